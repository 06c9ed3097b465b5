package housepoker

import "boardwalk/card"

// UltimateValue is what two cards win if the play wager is four and three antes, and if the
// player checks and goes on in the best way, in halves of the ante over so many deals.
type UltimateValue struct {
	Hole                       HoleClass
	Four, Thrice, Check, Deals int64
}

// UltimateCount is best play at ultimate texas hold 'em.
type UltimateCount struct {
	Ends   Ends
	Values []UltimateValue
	Flops  FlopPlan
}

// ultimateSum is how a pair of cards fares over some boards, in halves of the ante: see
// [Ultimate.value]. River is what is won if the play wager waits until the end.
type ultimateSum struct{ base, diff, river int64 }

func (s *ultimateSum) add(o *ultimateSum, ways int64) {
	s.base += ways * o.base
	s.diff += ways * o.diff
	s.river += ways * o.river
}

// ultimateRow has the sums of all pairs of cards after a board of four. They fit into 32
// bits: 47,520 deals of at most 1,004 halves.
type ultimateRow [allPairs]struct{ base, diff, river int32 }

// Count goes through all boards and hands, and returns how rounds end by best play and by
// each rule. It takes some seconds: two passes, the first to find best play and the second
// to count it.
func (u *Ultimate) Count(tell Progress, rules ...UltimateRule) (best *UltimateCount, by []Ends) {
	turns, flops := classes(4), classes(3)
	steps := len(turns) + len(classes(5))
	part := func(from int) Progress {
		if tell == nil {
			return nil
		}
		return func(done, _ int) { tell(from+done, steps) }
	}
	rows, at := make([]ultimateRow, len(turns)), make(map[card.Set]int32, len(turns))
	for i := range turns {
		at[card.SetOf(turns[i].cards...)] = int32(i)
	}
	boards := make([]*ultimateBoard, workers())
	for w := range boards {
		boards[w] = newUltimateBoard()
	}
	share(len(turns), part(0), func(worker, step int) { u.rivers(boards[worker], [4]card.Card(turns[step].cards), &rows[step]) })
	plan := newUltimatePlan(flops, rules)
	sums := make([][HoleClasses]ultimateSum, workers())
	share(len(flops), nil, func(worker, step int) { flopSums(&flops[step], rows, at, &plan.flop[step], &sums[worker]) })
	for _, other := range sums[1:] {
		for i := range other {
			sums[0][i].add(&other[i], 1)
		}
	}
	best = &UltimateCount{Values: plan.holes(&sums[0]), Flops: plan.exceptions()}
	ends := u.play(plan, boards, part(len(turns)))
	best.Ends = ends[0]
	return best, ends[1:]
}

// rivers adds up how all pairs fare over all river cards.
func (u *Ultimate) rivers(t *ultimateBoard, turn [4]card.Card, row *ultimateRow) {
	left := unseen(card.SetOf(turn[:]...))
	board := [5]card.Card{turn[0], turn[1], turn[2], turn[3]}
	var found [kinds * kinds]struct{ base, diff, river int32 }
	for _, river := range left {
		board[4] = river
		for _, f := range t.fare(&board, 0) {
			base, diff := u.value(&f)
			x := &found[int(f.a)*kinds+int(f.b)]
			x.base, x.diff, x.river = int32(base), int32(diff), int32(max(-4*texasDeals, base+diff))
			found[int(f.b)*kinds+int(f.a)] = *x
		}
		for i, a := range left {
			if a == river {
				continue
			}
			results := found[int(t.kind[a])*kinds:][:kinds]
			at := int(a) * (int(a) - 1) / 2
			for _, b := range left[:i] {
				if b != river {
					x, y := &row[at+int(b)], &results[t.kind[b]%kinds]
					x.base += y.base
					x.diff += y.diff
					x.river += y.river
				}
			}
		}
	}
}

// flopSums adds up how all pairs fare after a flop, and says with which of them to bet. Each
// two last cards come in either order.
func flopSums(flop *class, rows []ultimateRow, at map[card.Set]int32, bets *[allPairs]uint8, sums *[HoleClasses]ultimateSum) {
	left := unseen(card.SetOf(flop.cards...))
	var found [allPairs]ultimateSum
	for _, turn := range left {
		set, renamed := renameSuits(card.SetOf(flop.cards...) | card.SetOf(turn))
		row := &rows[at[set]]
		for i, a := range left {
			if a == turn {
				continue
			}
			for _, b := range left[:i] {
				if b != turn {
					x := &row[pair(renamed[a], renamed[b])]
					found[pair(a, b)].add(&ultimateSum{int64(x.base), int64(x.diff), int64(x.river)}, 1)
				}
			}
		}
	}
	for i, a := range left {
		for _, b := range left[:i] {
			s := &found[pair(a, b)]
			if bet := s.base + 2*s.diff; bet > s.river {
				bets[pair(a, b)], s.river = bets[pair(a, b)]|1, bet
			}
			sums[HoleClassOf(a, b).number()].add(s, int64(flop.ways))
		}
	}
}
