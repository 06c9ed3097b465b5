package chemindefer

import (
	"slices"
	"strconv"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/table"
)

// hand is the Player's Hand or the Banker's Hand. By mistake it may get more cards
// than three.
type hand struct {
	cards [5]card.Card
	n     uint8
	count uint8 // the Point Count, or what it is regarded as
}

// add puts a card to the hand; the left digit of the sum is dropped.
func (h *hand) add(c card.Card) {
	h.cards[h.n] = c
	h.n++
	if h.count += uint8(baccarat.Value(c)); h.count >= 10 {
		h.count -= 10
	}
}

// list returns the cards in the order in which they were dealt.
func (h *hand) list() []card.Card { return slices.Clone(h.cards[:h.n]) }

// pairs calls f with the Point Count of every two cards of the hand.
func (h *hand) pairs(f func(count uint8)) {
	for i := range h.n {
		for j := range i {
			f(uint8(baccarat.Value(h.cards[i])+baccarat.Value(h.cards[j])) % 10)
		}
	}
}

// Worth returns the Point Count of a hand.
func (*Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if slices.Contains(cards, card.Unknown) {
		return ""
	}
	sum := 0
	for _, c := range cards {
		sum += baccarat.Value(c)
	}
	return strconv.Itoa(sum % 10)
}

// Explain says how cards and hands count and how Table 3 is read, each with its
// paragraph, for guides and screens.
func (g *Game) Explain() []table.Notice {
	return []table.Notice{
		{By: "4.8(a)", Text: "two hands are dealt, the Player's Hand and the Banker's Hand"},
		{By: "4.8(b)", Text: "the Banker alone decides for the Banker's Hand"},
		{By: "4.8(c)", Text: "who covers the whole bank, or else has the highest wager against it, alone decides for the Player's Hand"},
		{By: "4.1(b)1", Text: "a card from 2 to 9 counts its face value"},
		{By: "4.1(b)2", Text: "a ten, jack, queen or king counts zero"},
		{By: "4.1(b)3", Text: "an ace counts one"},
		{By: "4.1(c)", Text: "the Point Count is the last digit of the sum of the cards"},
		{By: "4.1(c)1", Text: "an ace, a 2 and a 4 have a Point Count of 7"},
		{By: "4.1(c)2", Text: "an ace, a 2 and a 9 are 12 in all and have a Point Count of 2"},
		{By: "4.9(d)", Text: "a row of Table 3 is the Banker's Point Count on two cards"},
		{By: "4.9(e)", Text: "a column of Table 3 is the value of the Player's third card, not the Player's Point Count"},
		{By: "4.9(f)", Text: "D in Table 3: the Banker must draw; S: must stay; Op.: may do either"},
		{By: "4.9(g)", Text: "where row and column meet: with 3 against a third card of 9 the Banker may draw or stay"},
	}
}
