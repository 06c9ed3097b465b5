package twohands

import "math/bits"

// places tells quickly which place each of some numbers has among those that were added, from the lowest up.
type places struct {
	added  []uint64 // one bit for each number
	before []uint16 // how many were added before the first of 64 numbers
}

// newPlaces returns room for numbers below a bound.
func newPlaces(bound uint32) *places {
	words := bound/64 + 1
	return &places{make([]uint64, words), make([]uint16, words)}
}

func (p *places) add(x uint32) { p.added[x/64] |= 1 << (x % 64) }

// numbers returns all that were added. Then their places are known.
func (p *places) numbers() (list []uint32) {
	for i, word := range p.added {
		p.before[i] = uint16(len(list))
		for ; word != 0; word &= word - 1 {
			list = append(list, uint32(i)*64+uint32(bits.TrailingZeros64(word)))
		}
	}
	return list
}

// of is the place of a number, from 0.
func (p *places) of(x uint32) int {
	return int(p.before[x/64]) + bits.OnesCount64(p.added[x/64]&(1<<(x%64)-1))
}
