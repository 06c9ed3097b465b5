package twentyone

// more takes in the rounds in which a pair is split into three or four hands, and of the kin
// of blackjack into two.
//
// There are too many sets of cards for so many hands to go through. Each hand
// is played with all cards of the pair's value gone that are out on the other
// hands, and for each ending of the dealer's; given that ending, the hands are
// taken to be independent of each other. That leaves out how the other cards
// of one hand change the chances of another.
type more[T any] struct {
	*rounds[T]
	v          int
	least      int // so many hands, or more, are taken in here
	most       int
	any, other ends[T]
	known      map[hand]*chances[T]
}

// hand is one of several hands of a split pair, if besides the pair so many more
// of its value are gone and so many others, nobody looked which.
type hand struct {
	more, others int
	original     bool // with the original wager
	other        bool // the second card is not of the pair's value
}

// deal gives second cards to hands that lack them, as [pair.deal] does.
func (m *more[T]) deal(hands, lack, extra, others int, chance T) {
	if lack == 0 || hands == m.most {
		if hands >= m.least {
			m.settleAll(hands, lack, others, chance)
		}
		return
	}
	left, total := m.chance(m.v, extra, others)
	if left > 0 {
		m.deal(hands+1, lack+1, extra+1, others, m.mul(chance, m.fraction(left, total)))
	}
	if left < total {
		m.deal(hands, lack-1, extra, others+1, m.mul(chance, m.fraction(total-left, total)))
	}
}

// settleAll takes in so many hands, of which so many have a second card that
// is not of the pair's value, and the others any. The hand with the original
// wager is the first to get its card.
func (m *more[T]) settleAll(hands, lack, others int, chance T) {
	var list []*chances[T]
	for i := range others {
		list = append(list, m.play(hand{hands - 2, others - 1, i == 0, true}))
	}
	for i := range lack {
		list = append(list, m.play(hand{hands - 2, others, i == 0 && others == 0, false}))
	}
	for f := range endings {
		ending := m.sum(list[0][f][:]) // the same for all of them
		if !m.less(m.zero, ending) {
			continue
		}
		sum := m.none()
		sum[-leastNet] = m.mul(chance, ending)
		for _, of := range list {
			sum = m.convolve(sum, of[f][:])
		}
		for n, x := range sum {
			m.note(f, int8(n+leastNet), x)
		}
	}
}

// none is no chance of anything.
func (m *more[T]) none() []T {
	list := make([]T, mostNet-leastNet+1)
	for n := range list {
		list[n] = m.zero
	}
	return list
}

func (m *more[T]) sum(list []T) T {
	sum := m.zero
	for _, x := range list {
		sum = m.add(sum, x)
	}
	return sum
}

// convolve adds what one hand more comes to.
func (m *more[T]) convolve(sum, of []T) []T {
	whole, next := m.sum(of), m.none()
	for k, y := range of {
		if !m.less(m.zero, y) {
			continue
		}
		y = m.div(y, whole)
		shift := k + leastNet
		from, to := max(0, -shift), min(len(sum), len(next)-shift)
		m.accumulate(next[from+shift:to+shift], y, sum[from:to])
	}
	return next
}

// play is what one of several hands comes to. Cards of other values that are
// gone are taken away as in [formed.without].
func (m *more[T]) play(h hand) *chances[T] {
	if c := m.known[h]; c != nil {
		return c
	}
	if h.others == 0 {
		m.known[h] = m.alone(h)
		return m.known[h]
	}
	fewer, instead := h, h
	fewer.others--
	instead.others--
	instead.more++
	held := 0
	if h.other {
		held = 1
	}
	c := *m.play(fewer)
	if left, total := m.chance(m.v, h.more, h.others-1+held); left > 0 && left < total {
		chance := m.fraction(left, total)
		rest := m.sub(m.one, chance)
		with := m.play(instead)
		for f := range c {
			for n := range c[f] {
				c[f][n] = m.div(m.sub(c[f][n], m.mul(chance, with[f][n])), rest)
			}
		}
	}
	m.known[h] = &c
	return &c
}

// alone plays one of several hands with only cards of the pair's value gone.
func (m *more[T]) alone(h hand) *chances[T] {
	of := m.any
	if h.other {
		of = m.other
	}
	list := of.others
	if h.original {
		list = of.first
	}
	r := newRounds(m.against)
	r.hold(list.worths)
	out := gone{m.v, 1 + h.more}
	for i := range list.list {
		l := &list.list[i]
		if c := l.cards + some(out.value, out.cards); r.holds(c) {
			ends := r.endsAs(r.outcomes(l.place, out), r.taken(c))
			r.accumulate(r.sums[l.worth][:], l.ways, ends[:])
		}
	}
	r.spread()
	whole := m.zero
	for f := range r.chances {
		whole = m.add(whole, m.sum(r.chances[f][:]))
	}
	for f := range r.chances {
		for n := range r.chances[f] {
			r.chances[f][n] = m.div(r.chances[f][n], whole)
		}
	}
	return &r.chances
}
