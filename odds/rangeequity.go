package odds

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/card"
)

// What ranges are refused above: so many hands beside each other, and so many showdowns that differ in more than suits.
const (
	mostTogether  = 20_000_000
	mostShowdowns = 250_000 // before the flop, where each takes two thousandths of a second
)

// RangeEquities is what each of several ranges is worth over all hands that they may hold together and all boards, as
// [Showdown.Equities] is for hands. The showdown's own hands are not used. Tell is told, on several goroutines, how many
// showdowns are done; it may be nil.
func (s *Showdown) RangeEquities(ranges []Range, tell func(done, all int)) ([]Equity, error) {
	if tell == nil {
		tell = func(done, all int) {}
	}
	together := uint64(1)
	for i, r := range ranges {
		if len(r) == 0 {
			return nil, fmt.Errorf("range %d has no hands", i+1)
		}
		if together *= uint64(len(r)); together > mostTogether {
			return nil, fmt.Errorf("the ranges have over %d million hands together: make them narrower", mostTogether/1_000_000)
		}
	}
	held := Showdown{Omaha: s.Omaha, HighLow: s.HighLow, Board: s.Board, Dead: s.Dead}
	for _, r := range ranges {
		held.Hands = append(held.Hands, r[0].Cards)
	}
	all, err := held.different(ranges)
	if err != nil {
		return nil, err
	}
	if len(s.Board) < 3 && len(all) > mostShowdowns {
		return nil, fmt.Errorf("the ranges have %d showdowns that differ in more than suits, and %d are gone through at "+
			"most: make them narrower", len(all), mostShowdowns)
	}
	return held.playAll(all, tell)
}

// meeting is the hands of all ranges together, one of each, and how much that counts.
type meeting struct {
	hands  [][]card.Card
	weight uint64
}

// different returns the meetings that differ in more than suits.
func (s *Showdown) different(ranges []Range) ([]meeting, error) {
	alike := s.alikeSuits()
	at := map[[11]card.Set]int{}
	var list []meeting
	var total big.Int
	sets, hands := make([]card.Set, len(ranges)), make([][]card.Card, len(ranges))
	gone := card.SetOf(s.Board...) | card.SetOf(s.Dead...)
	var hold func(i int, gone card.Set, weight uint64)
	hold = func(i int, gone card.Set, weight uint64) {
		if i < len(ranges) {
			for _, w := range ranges[i] {
				if set := card.SetOf(w.Cards...); set&gone == 0 {
					sets[i], hands[i] = set, w.Cards
					hold(i+1, gone|set, weight*w.Weight)
				}
			}
			return
		}
		total.Add(&total, new(big.Int).SetUint64(weight))
		key := smallest(sets, alike)
		n, ok := at[key]
		if !ok {
			n = len(list)
			at[key] = n
			list = append(list, meeting{hands: slices.Clone(hands)})
		}
		list[n].weight += weight
	}
	hold(0, gone, 1)
	if len(list) == 0 {
		return nil, fmt.Errorf("no hands of these ranges can be held together with the cards that are known")
	}
	if boards := big.NewInt(math.MaxInt64 / 3_000_000); total.Cmp(boards) > 0 {
		return nil, fmt.Errorf("the hands are weighted too finely for so many ranges")
	}
	return list, nil
}

// alikeSuits are the ways to exchange suits that leave the cards that are known where they are.
func (s *Showdown) alikeSuits() (list [][card.Suits]uint8) {
	board, dead := card.SetOf(s.Board...), card.SetOf(s.Dead...)
	for n := range 256 {
		p := [card.Suits]uint8{uint8(n & 3), uint8(n >> 2 & 3), uint8(n >> 4 & 3), uint8(n >> 6)}
		if bits.OnesCount8(1<<p[0]|1<<p[1]|1<<p[2]|1<<p[3]) == card.Suits && exchange(board, p) == board && exchange(dead, p) == dead {
			list = append(list, p)
		}
	}
	return list
}

// exchange exchanges the suits of cards.
func exchange(s card.Set, p [card.Suits]uint8) (to card.Set) {
	const ranks = 1<<card.Ranks - 1
	for suit, other := range p {
		to |= s >> (suit * card.Ranks) & ranks << (int(other) * card.Ranks)
	}
	return to
}

// smallest returns the first, in order, of the sets that hands become when suits are exchanged.
func smallest(sets []card.Set, alike [][card.Suits]uint8) (least [11]card.Set) {
	var next [11]card.Set
	for n, p := range alike {
		for i, s := range sets {
			next[i] = exchange(s, p)
		}
		if n == 0 || slices.Compare(next[:], least[:]) < 0 {
			least = next
		}
	}
	return least
}

// playAll counts all meetings, on all cores.
func (s *Showdown) playAll(all []meeting, tell func(done, all int)) ([]Equity, error) {
	workers := runtime.GOMAXPROCS(0)
	sums, boards, faults := make([][]count, workers), make([]uint64, workers), make([]error, workers)
	var wait sync.WaitGroup
	var done atomic.Int64
	for w := range workers {
		wait.Go(func() {
			sum := make([]count, len(s.Hands))
			sums[w] = sum
			for i := w; i < len(all) && faults[w] == nil; i += workers {
				show := *s
				show.Hands = all[i].hands
				left, err := show.check()
				if err != nil {
					faults[w] = err
					return
				}
				b := show.boards(left)
				b.deal(0, 5-len(s.Board), 0, 1)
				boards[w] += b.total * all[i].weight
				for k := range sum {
					sum[k].add(&b.counts[k], all[i].weight)
				}
				tell(int(done.Add(1)), len(all))
			}
		})
	}
	wait.Wait()
	for w := range workers {
		if faults[w] != nil {
			return nil, faults[w]
		}
		if w > 0 {
			boards[0] += boards[w]
			for k := range sums[0] {
				sums[0][k].add(&sums[w][k], 1)
			}
		}
	}
	list := make([]Equity, len(s.Hands))
	for i := range list {
		list[i] = sums[0][i].equity(boards[0])
	}
	return list, nil
}

// add adds what another count has, so many times.
func (c *count) add(o *count, times uint64) {
	for n := range c.whole {
		c.whole[n] += o.whole[n] * times
		c.high[n] += o.high[n] * times
		c.low[n] += o.low[n] * times
	}
}
