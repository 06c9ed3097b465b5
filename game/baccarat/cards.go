package baccarat

import (
	"slices"

	"boardwalk/card"
	"boardwalk/table"
)

// ranks is what cards of each rank count towards a hand, and the number that
// they stand for when cards are burned: faces and tens are ten then.
var ranks = [card.Ranks]struct{ value, number uint8 }{
	card.Two: {2, 2}, card.Three: {3, 3}, card.Four: {4, 4}, card.Five: {5, 5},
	card.Six: {6, 6}, card.Seven: {7, 7}, card.Eight: {8, 8}, card.Nine: {9, 9},
	card.Ten: {0, 10}, card.Jack: {0, 10}, card.Queen: {0, 10}, card.King: {0, 10},
	card.Ace: {1, 1},
}

// values is the value of every card, by what a card is, so that a hand adds up
// without dividing.
var values = func() (all [256]uint8) {
	for _, c := range card.Deck() {
		all[c] = ranks[c.Rank()].value
	}
	return
}()

// Value is what a card counts towards the Point Count of a hand.
func Value(c card.Card) int { return int(values[c]) }

// Number is the number that a card stands for when as many more are burned: faces
// and tens are ten, an ace is one.
func Number(c card.Card) int { return int(ranks[c.Rank()].number) }

// Hand is the Player's Hand or the Banker's Hand.
type Hand struct {
	cards [3]card.Card
	n     uint8
	count uint8
}

// add puts a card to the hand; the left digit of the sum is dropped.
func (h *Hand) add(c card.Card) {
	h.cards[h.n] = c
	h.n++
	h.count = lastDigit[(h.count+values[c])%32]
}

// lastDigit is looked up because a comparison would go wrong half the time in
// the processor's guess, and a division takes longer.
var lastDigit = func() (all [32]uint8) {
	for i := range all {
		all[i] = uint8(i % 10)
	}
	return
}()

// NewHand is the hand of these cards, three at most.
func NewHand(cards ...card.Card) (h Hand) {
	for _, c := range cards {
		h.add(c)
	}
	return h
}

// Cards returns the cards in the order in which they were dealt.
func (h Hand) Cards() []card.Card { return slices.Clone(h.cards[:h.n]) }

// Count returns the Point Count.
func (h Hand) Count() int { return int(h.count) }

// natural reports an 8 or 9 on the first two cards.
func (h *Hand) natural() bool { return h.count >= 8 && h.n == 2 }

// Explain says how cards and hands count and how Table 2 is read, each with
// its paragraph, for guides and screens.
func (g *Game) Explain() []table.Notice {
	a := g.at
	return []table.Notice{
		{By: a.hands, Text: "two hands are dealt, the Player's Hand and the Banker's Hand"},
		{By: a.faces, Text: "a card from 2 to 9 counts its face value"},
		{By: a.tens, Text: "a ten, jack, queen or king counts zero"},
		{By: a.aces, Text: "an ace counts one"},
		{By: a.count, Text: "the Point Count is the last digit of the sum of the cards"},
		{By: a.examples[0], Text: "an ace, a 2 and a 4 have a Point Count of 7"},
		{By: a.examples[1], Text: "an ace, a 2 and a 9 are 12 in all and have a Point Count of 2"},
		{By: a.rowLaw, Text: "a row of Table 2 is the Banker's Point Count on two cards"},
		{By: a.columnLaw, Text: "a column of Table 2 is the value of the Player's third card, not the Player's Point Count"},
		{By: a.letters, Text: "D in Table 2: the Banker's Hand must draw; S: it must stay"},
		{By: a.reading, Text: "where row and column meet: with 5 against a third card of 4 the Banker's Hand draws"},
	}
}
