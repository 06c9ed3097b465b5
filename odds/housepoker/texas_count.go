package housepoker

import (
	"boardwalk/card"
)

// Count goes through all boards and hands, and returns how rounds end by best play
// and by each rule. It takes some seconds.
func (t *Texas) Count(tell Progress, rules ...TexasRule) (best *TexasCount, by []Ends) {
	turns := t.turns(tell.part(0, 50))
	flops := classes(3)
	sums := make([][][HoleClasses]texasCounts, workers())
	for w := range sums {
		sums[w] = make([][HoleClasses]texasCounts, 1+len(rules))
	}
	bets := make([][allPairs]bool, len(flops))
	share(len(flops), tell.part(50, 100), func(worker, step int) { turns.flop(flops[step], sums[worker], rules, &bets[step]) })
	for _, other := range sums[1:] {
		for i := range sums[0] {
			for c := range sums[0][i] {
				sums[0][i][c].add(&other[i][c], 1)
			}
		}
	}
	usual := func(hole [2]card.Card, flop [3]card.Card) bool {
		return texasUsual(&TexasHand{Hole: hole, Board: [4]card.Card{flop[0], flop[1], flop[2]}, Shown: 3})
	}
	best = &TexasCount{Flops: newFlopPlan(usual, func(flop, pair int) bool { return bets[flop][pair] })}
	for i := range sums[0] {
		whole, folded := texasCounts{}, uint64(0)
		for high := card.Two; high <= card.Ace; high++ {
			for low := card.Two; low <= high; low++ {
				for _, h := range []HoleClass{{high, low, false}, {high, low, true}} {
					if h.Suited && high == low {
						continue
					}
					counts := &sums[0][i][h.number()]
					antes, ways := counts.value()
					if i == 0 {
						best.Values = append(best.Values, TexasValue{h, antes, int64(ways)})
					}
					if i == 0 && antes <= -int64(ways) || i > 0 && !rules[i-1](&TexasHand{Hole: h.Cards()}) {
						folded += ways
						continue
					}
					whole.add(counts, 1)
				}
			}
		}
		if i == 0 {
			best.Ends = t.ends(&whole, folded)
		} else {
			by = append(by, t.ends(&whole, folded))
		}
	}
	return best, by
}

// TexasCount is best play at texas hold 'em bonus.
type TexasCount struct {
	Ends   Ends
	Values []TexasValue // of going on with each class of hole cards
	Flops  FlopPlan     // when the turn wager is made
}

// TexasValue is what going on with two cards wins: so many antes over so many
// deals.
type TexasValue struct {
	Hole  HoleClass
	Antes int64
	Deals int64
}

// Cards are two cards of the class.
func (h HoleClass) Cards() [2]card.Card {
	if h.Suited {
		return [2]card.Card{card.New(h.High, 0), card.New(h.Low, 0)}
	}
	return [2]card.Card{card.New(h.High, 0), card.New(h.Low, 1)}
}

// texasTurns is how all pairs of hole cards fare after each board of four cards, over
// all river cards: a row for each class of boards.
type texasTurns struct {
	row  map[card.Set]int32
	rows [][]uint64 // packed, by pair of cards
}

// turns deals every board of four cards, and all river cards.
func (t *Texas) turns(tell Progress) *texasTurns {
	all := classes(4)
	turns := &texasTurns{row: make(map[card.Set]int32, len(all)), rows: make([][]uint64, len(all))}
	for i := range all {
		turns.row[card.SetOf(all[i].cards...)] = int32(i)
	}
	boards := make([]*texasBoard, workers())
	for w := range boards {
		boards[w] = newTexasBoard(t.least())
	}
	share(len(all), tell, func(worker, step int) {
		turns.rows[step] = boards[worker].rivers([4]card.Card(all[step].cards), 0)
	})
	return turns
}

// rivers adds up how all pairs fare over all river cards.
func (t *texasBoard) rivers(turn [4]card.Card, gone card.Set) []uint64 {
	row := make([]uint64, allPairs)
	gone |= card.SetOf(turn[:]...)
	left := unseen(gone)
	board := [5]card.Card{turn[0], turn[1], turn[2], turn[3]}
	for _, river := range left {
		board[4] = river
		t.deal(&board, gone)
		for i, a := range left {
			if a == river {
				continue
			}
			results := t.results[int(t.kind[a])*kinds:][:kinds]
			at := int(a) * (int(a) - 1) / 2
			for _, b := range left[:i] {
				if b != river {
					row[at+int(b)] += results[t.kind[b]%kinds]
				}
			}
		}
	}
	return row
}

// flop adds up how all pairs fare after a flop, over all turn cards. The river wager is
// decided for each of them, and the turn wager for all together. Best says with which pairs that is made in best play.
func (t *texasTurns) flop(flop class, sums [][HoleClasses]texasCounts, rules []TexasRule, best *[allPairs]bool) {
	left := unseen(card.SetOf(flop.cards...))
	states := make([][allPairs][2][outcomes]uint64, len(sums)) // by strategy, pair and whether the river wager is made
	hand := &TexasHand{Board: [4]card.Card{flop.cards[0], flop.cards[1], flop.cards[2]}, Shown: 4}
	for _, turn := range left {
		set, renamed := renameSuits(card.SetOf(flop.cards...) | card.SetOf(turn))
		row := t.rows[t.row[set]]
		hand.Board[3] = turn
		for i, a := range left {
			if a == turn {
				continue
			}
			for _, b := range left[:i] {
				if b == turn {
					continue
				}
				r := unpack(row[pair(renamed[a], renamed[b])], 46*texasDeals)
				at, bets := pair(a, b), 0
				if r[wonPaid]+r[wonReturn] > r[lost] {
					bets = 1
				}
				addOutcomes(&states[0][at][bets], &r)
				hand.Hole = [2]card.Card{a, b}
				for j, rule := range rules {
					bets := 0
					if rule(hand) {
						bets = 1
					}
					addOutcomes(&states[1+j][at][bets], &r)
				}
			}
		}
	}
	hand.Shown = 3
	for i := range states {
		for j, a := range left {
			for _, b := range left[:j] {
				s := &states[i][pair(a, b)]
				bets := 0
				hand.Hole = [2]card.Card{a, b}
				switch {
				case i > 0 && rules[i-1](hand):
					bets = 1
				case i == 0 && s[0][wonPaid]+s[0][wonReturn]+s[1][wonPaid]+s[1][wonReturn] > s[0][lost]+s[1][lost]:
					bets, best[pair(a, b)] = 1, true
				}
				counts := texasCounts{}
				counts[bets] = *s
				sums[i][HoleClassOf(a, b).number()].add(&counts, flop.ways)
			}
		}
	}
}

func addOutcomes(to, more *[outcomes]uint64) {
	for i := range to {
		to[i] += more[i]
	}
}

// renameSuits names the suits of a set of cards as its class does, and tells the
// new name of each card.
func renameSuits(s card.Set) (card.Set, [card.Joker]card.Card) {
	var suits [card.Suits]card.Suit
	mask := func(s2 card.Suit) card.Set { return s >> (card.Ranks * card.Card(s2)) & (1<<card.Ranks - 1) }
	for i := range suits {
		suits[i] = card.Suit(i)
	}
	for _, i := range [...]int{0, 1, 2, 0, 1, 0} {
		if mask(suits[i]) < mask(suits[i+1]) {
			suits[i], suits[i+1] = suits[i+1], suits[i]
		}
	}
	var renamed [card.Joker]card.Card
	set := card.Set(0)
	for i, old := range suits {
		for r := card.Two; r <= card.Ace; r++ {
			renamed[card.New(r, old)] = card.New(r, card.Suit(i))
		}
		set |= mask(old) << (card.Ranks * i)
	}
	return set, renamed
}
