package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

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

// ultimatePlan is when best play bets: before the flop by the class of the hole cards, and
// after it by the class of the flop and the pair of cards.
type ultimatePlan struct {
	hole [HoleClasses]bool
	flop [][allPairs]bool
	row  map[card.Set]int32 // which flop is which
}

// Count goes through all boards and hands, and returns how rounds end by best play. It takes
// many seconds: two passes, the first to find best play and the second to count it.
func (u *Ultimate) Count(tell Progress) *UltimateCount {
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
	plan := &ultimatePlan{flop: make([][allPairs]bool, len(flops)), row: make(map[card.Set]int32, len(flops))}
	for i := range flops {
		plan.row[card.SetOf(flops[i].cards...)] = int32(i)
	}
	sums := make([][HoleClasses]ultimateSum, workers())
	share(len(flops), nil, func(worker, step int) { flopSums(&flops[step], rows, at, &plan.flop[step], &sums[worker]) })
	for _, other := range sums[1:] {
		for i := range other {
			sums[0][i].add(&other[i], 1)
		}
	}
	count := &UltimateCount{Values: plan.holes(&sums[0])}
	count.Ends = u.play(plan, boards, part(len(turns)))
	return count
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
func flopSums(flop *class, rows []ultimateRow, at map[card.Set]int32, bets *[allPairs]bool, sums *[HoleClasses]ultimateSum) {
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
				bets[pair(a, b)], s.river = true, bet
			}
			sums[HoleClassOf(a, b).number()].add(s, int64(flop.ways))
		}
	}
}

// holes says with which hole cards to bet before the flop, and what they are worth.
func (p *ultimatePlan) holes(sums *[HoleClasses]ultimateSum) (values []UltimateValue) {
	for high := card.Two; high <= card.Ace; high++ {
		for low := card.Two; low <= high; low++ {
			for _, h := range []HoleClass{{high, low, false}, {high, low, true}} {
				if h.Suited && high == low {
					continue
				}
				ways := int64(12)
				if h.Suited {
					ways = 4
				} else if high == low {
					ways = 6
				}
				s := &sums[h.number()]
				v := UltimateValue{h, s.base + 4*s.diff, s.base + 3*s.diff, s.river, ways * 19600 * 2 * 1081 * texasDeals}
				p.hole[h.number()] = v.Four > v.Check
				values = append(values, v)
			}
		}
	}
	return values
}

// ultimateTally counts rounds by the play wager, the outcome and the class of the hand.
type ultimateTally struct {
	played [5][fares][poker.RoyalFlush + 1]uint64
	folded uint64
}

// play counts how rounds end by the plan: every board of five with its ten flops.
func (u *Ultimate) play(plan *ultimatePlan, boards []*ultimateBoard, tell Progress) Ends {
	all := classes(5)
	tallies := make([]ultimateTally, len(boards))
	share(len(all), tell, func(worker, step int) { u.board(plan, boards[worker], &all[step], &tallies[worker]) })
	e := Ends{}
	for i := range tallies {
		t := &tallies[i]
		e.add(-2*u.Ante, 2*u.Ante, t.folded)
		for times := range t.played {
			for outcome := range t.played[times] {
				for class, ways := range t.played[times][outcome] {
					if ways > 0 {
						e.add(u.Ante*money.Cents(u.net(times, outcome, poker.Class(class)))/2, u.Ante*money.Cents(2+times), ways)
					}
				}
			}
		}
	}
	return e
}

// board counts the rounds of one board.
func (u *Ultimate) board(plan *ultimatePlan, t *ultimateBoard, c *class, tally *ultimateTally) {
	five := [5]card.Card(c.cards)
	list := t.fare(&five, 0)
	left := unseen(card.SetOf(five[:]...))
	var early, middle, pairs [kinds * kinds]uint64 // of ten flops each, those with a bet before and after it
	var bets [10]*[allPairs]bool
	var names [10][card.Joker]card.Card
	n := 0
	for i := range five {
		for j := range i {
			set, renamed := renameSuits(card.SetOf(five[:]...) &^ card.SetOf(five[i], five[j]))
			bets[n], names[n] = &plan.flop[plan.row[set]], renamed
			n++
		}
	}
	for i, a := range left {
		for _, b := range left[:i] {
			k := int(max(t.kind[a], t.kind[b]))*kinds + int(min(t.kind[a], t.kind[b]))
			pairs[k] += 10
			if plan.hole[HoleClassOf(a, b).number()] {
				early[k] += 10
				continue
			}
			for f := range bets {
				if bets[f][pair(names[f][a], names[f][b])] {
					middle[k]++
				}
			}
		}
	}
	for i := range list {
		f := &list[i]
		k := int(max(f.a, f.b))*kinds + int(min(f.a, f.b))
		late := pairs[k] - early[k] - middle[k]
		if base, diff := u.value(f); base+diff <= -4*texasDeals {
			tally.folded += c.ways * late * texasDeals
			late = 0
		}
		for outcome, ways := range f.ways {
			tally.played[4][outcome][f.class] += c.ways * early[k] * uint64(ways)
			tally.played[2][outcome][f.class] += c.ways * middle[k] * uint64(ways)
			tally.played[1][outcome][f.class] += c.ways * late * uint64(ways)
		}
	}
}
