package bots

import (
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// exactDeals is up to how many ways are gone through one by one.
const exactDeals = 60_000

// Exact goes through every board and every hand of a single opponent, where
// the cards are for everybody and few are to come.
func (p *Prospect) Exact() (share float64, deals int, ok bool) {
	if len(p.hands) != 2 || p.plan.Board == 0 {
		return 0, 0, false
	}
	boards, own := p.plan.Board-len(p.board), p.plan.Own
	if deals = ways(len(p.deck), boards) * ways(len(p.deck)-boards, own); deals > exactDeals {
		return 0, 0, false
	}
	sum := 0.0
	board := slices.Clone(p.board)
	pick(p.deck, boards, func(more []card.Card) {
		all := append(board[:len(p.board)], more...)
		mine := p.ranksOf(p.hands[0].known, all)
		rest := slices.DeleteFunc(slices.Clone(p.deck), func(c card.Card) bool { return slices.Contains(more, c) })
		pick(rest, own, func(theirs []card.Card) { sum += mine.against(p.ranksOf(theirs, all)) })
	})
	return sum / float64(deals), deals, true
}

// both are the ranks of a hand for high and for low.
type both struct{ high, low poker.Rank }

func (p *Prospect) ranksOf(hand, board []card.Card) (b both) {
	all := append(append(make([]card.Card, 0, 9), hand...), board...)
	if p.high != 0 {
		b.high, _ = p.high.Rank(all...)
	}
	if p.low != 0 {
		b.low, _ = p.low.Rank(all...)
	}
	return b
}

// against is the share of the pot that one hand wins from another.
func (b both) against(o both) float64 {
	return shareOf(best{b.high, 1}, best{o.high, 1}, best{b.low, 1}, best{o.low, 1})
}

// ways is in how many ways so many cards can be picked.
func ways(of, n int) int {
	product := 1
	for i := range n {
		product = product * (of - i) / (i + 1)
	}
	return product
}

// pick goes through every way to pick so many cards.
func pick(from []card.Card, n int, do func([]card.Card)) {
	picked := make([]card.Card, 0, n)
	var next func(int)
	next = func(at int) {
		if len(picked) == n {
			do(picked)
			return
		}
		for i := at; i < len(from); i++ {
			picked = append(picked, from[i])
			next(i + 1)
			picked = picked[:len(picked)-1]
		}
	}
	next(0)
}
