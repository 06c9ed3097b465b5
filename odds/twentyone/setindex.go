package twentyone

// setIndex numbers sets of cards in the order in which they come, from 0. There is no set without cards.
type setIndex struct {
	sets    []cards // 0 where there is none; a power of two of them
	numbers []int32
	n       int
}

// of returns the number of a set, which is the next one if it has none.
func (x *setIndex) of(c cards) int32 {
	if 2*x.n >= len(x.sets) {
		x.grow()
	}
	at := x.place(c)
	if x.sets[at] == 0 {
		x.sets[at], x.numbers[at] = c, int32(x.n)
		x.n++
	}
	return x.numbers[at]
}

// place is where a set is, or would be.
func (x *setIndex) place(c cards) int {
	h := uint64(c) * 0x9e3779b97f4a7c15
	h ^= h >> 32
	at := int(h) & (len(x.sets) - 1)
	for x.sets[at] != 0 && x.sets[at] != c {
		at = (at + 1) & (len(x.sets) - 1)
	}
	return at
}

func (x *setIndex) grow() {
	old := *x
	size := max(4*len(old.sets), 1<<10)
	x.sets, x.numbers = make([]cards, size), make([]int32, size)
	for i, c := range old.sets {
		if c != 0 {
			at := x.place(c)
			x.sets[at], x.numbers[at] = c, old.numbers[i]
		}
	}
}
