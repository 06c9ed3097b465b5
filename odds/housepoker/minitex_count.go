package housepoker

import (
	"boardwalk/card"
)

// miniTexSums are the counts by the class of the hole cards, for one strategy.
type miniTexSums [holeClasses]miniTexCounts

// Count goes through all boards and hands, and returns how rounds end by best play
// and by each rule.
func (t *MiniTex) Count(tell Progress, rules ...MiniTexRule) (best Ends, by []Ends) {
	flops := classes(2)
	sums := make([][]miniTexSums, workers())
	for w := range sums {
		sums[w] = make([]miniTexSums, 1+len(rules))
	}
	share(len(flops), tell, func(worker, step int) { t.flop(flops[step], sums[worker], rules) })
	for _, other := range sums[1:] {
		for i := range sums[0] {
			for c := range sums[0][i] {
				sums[0][i][c].add(&other[i][c], 1)
			}
		}
	}
	for i := range sums[0] {
		whole := miniTexCounts{}
		for c := range sums[0][i] {
			counts := &sums[0][i][c]
			fold := miniTexCounts{}
			if fold.folded[0] = counts.all(); i == 0 && t.value(&fold) >= t.value(counts) {
				counts = &fold
			}
			whole.add(counts, 1)
		}
		if i == 0 {
			best = t.ends(&whole)
		} else {
			by = append(by, t.ends(&whole))
		}
	}
	return best, by
}

// flop goes through all river cards and hands after a flop. What each hand does
// after the river is known at once; whether it goes on to see it, when all are
// counted.
func (t *MiniTex) flop(flop class, sums []miniTexSums, rules []MiniTexRule) {
	states := make([][]miniTexCounts, len(sums)) // by strategy and pair of hole cards
	for i := range states {
		states[i] = make([]miniTexCounts, allPairs)
	}
	board := newMiniTexBoard()
	hand := &MiniTexHand{Board: [3]card.Card{flop.cards[0], flop.cards[1]}}
	for _, river := range unseen(card.SetOf(flop.cards...)) {
		hand.Board[2], hand.Shown = river, 3
		board.deal(hand.Board, 0)
		board.sweep(func(p miniTexPair, won, unopposed, tied, lost int64) {
			counts := board.play(p, won, unopposed, tied, lost)
			fold := miniTexCounts{}
			fold.folded[2] = miniTexDeals
			at := pair(p.a, p.b)
			chosen := &counts
			if t.value(&fold) >= t.value(&counts) {
				chosen = &fold
			}
			states[0][at].add(chosen, 1)
			hand.Hole, hand.Rank = [2]card.Card{p.a, p.b}, board.ranks[p.place]
			for i, rule := range rules {
				if chosen = &counts; !rule(hand) {
					chosen = &fold
				}
				states[1+i][at].add(chosen, 1)
			}
		})
	}
	fold := miniTexCounts{}
	fold.folded[1] = 48 * miniTexDeals
	left := unseen(card.SetOf(flop.cards...))
	hand.Rank = 0
	for i := range states {
		for j, a := range left {
			for _, b := range left[:j] {
				counts := &states[i][pair(a, b)]
				hand.Hole, hand.Shown = [2]card.Card{a, b}, 2
				if i == 0 && t.value(&fold) >= t.value(counts) || i > 0 && !rules[i-1](hand) {
					counts = &fold
				}
				if hand.Shown = 0; i > 0 && !rules[i-1](hand) {
					counts = &miniTexCounts{folded: [3]uint64{48 * miniTexDeals}}
				}
				sums[i][HoleClassOf(a, b).number()].add(counts, flop.ways)
			}
		}
	}
}
