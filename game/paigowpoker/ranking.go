package paigowpoker

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/tile"
)

// Compare holds a hand against the dealer's or the bank's, 11.3. Hands of another
// class are decided by the paragraph of the better class, and hands of one class by
// comparing them.
func (g *Game) Compare(h, against *banked.Hand) (high, low int, by law.Cite) {
	a, b := &g.hands[h.Box], &g.hands[against.Box]
	best := max(a.High, b.High)
	by = best.Law()
	if a.High.Class() == b.High.Class() {
		by = "11.3(e)"
	}
	return order(a.High, b.High), order(a.Low, b.Low), by
}

// order is 1 if the first of two ranks is higher, 0 if they are equal, -1 if it is
// lower.
func order(a, b poker.Rank) int {
	switch {
	case a > b:
		return 1
	case a == b:
		return 0
	}
	return -1
}

// Worth returns what a hand of five or two cards is worth.
func (g *Game) Worth(_ table.Box, hand uint8, cards []card.Card) string {
	if slices.Contains(cards, card.Unknown) {
		return ""
	}
	switch {
	case len(cards) == 5 && hand == 0:
		return g.Ranking().High((*[5]card.Card)(cards)).String()
	case len(cards) == 2 && hand == 1:
		return g.Ranking().Low((*[2]card.Card)(cards)).String()
	}
	return ""
}

// Settings returns every way to set seven cards.
func (g *Game) Settings(q *table.Question, cards []card.Card, _ []tile.Tile) []table.Setting {
	if q.Offer != setOffer || len(cards) != dealt || slices.Contains(cards, card.Unknown) {
		return nil
	}
	hand := (*[dealt]card.Card)(cards)
	var all [poker.Settings]poker.Setting
	g.Ranking().Settings(hand, &all)
	house := card.SetOf(lowOf(g.way, hand)...)
	list := make([]table.Setting, len(all))
	for n, s := range all {
		i, j := poker.Pairs[n][0], poker.Pairs[n][1]
		low := card.SetOf(hand[i], hand[j])
		list[n] = table.Setting{Answer: table.Answer{Choice: SetHand, Cards: low}, Low: []int{int(i), int(j)},
			LowWorth: s.Low.String(), HighWorth: s.High.String(), Foul: !s.Lawful(), House: low == house}
	}
	return list
}

// lowOf is the low hand as the house sets it.
func lowOf(w poker.Way, hand *[dealt]card.Card) []card.Card {
	low := w.Low(hand)
	return low[:]
}
