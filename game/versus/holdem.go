package versus

import (
	"slices"

	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/poker"
	"boardwalk/table"
)

// HoldEm is a table at which every player and the dealer have two cards, and share the
// community cards. Its hands are the best five of the seven; a game that makes them
// otherwise has a way of its own to read them, and to tell what they are worth.
type HoldEm struct{ Table }

// Hand returns the two cards last dealt to a position, the dealer's being 0. It is for
// strategies and tests; screens show what events tell them.
func (t *HoldEm) Hand(b table.Box) [2]card.Card { return [2]card.Card(t.At(b).Cards[:]) }

// Board returns the community cards of the round so far. The slice is the table's own.
func (t *HoldEm) Board() []card.Card { c := t.Community(); return c.Cards[:c.Dealt] }

// Read ranks a hand with the community cards, and says what it is.
func (t *HoldEm) Read(d *table.Dealer, h *Hand) {
	board := &t.Community().Cards
	seven := [7]card.Card{h.Cards[0], h.Cards[1], board[0], board[1], board[2], board[3], board[4]}
	h.Rank = Rank(poker.SevenAt(&seven))
	h.Class = h.Rank.Class()
	if d.Heard() {
		made := BestFirst(seven[:], 5, h.Rank)
		t.Tell(d, h, made[:5])
	}
}

// Worth returns the rank of a player's cards with the community cards after them, and
// of fewer than five cards the pair that they have. The community cards alone are no
// hand.
func (t *HoldEm) Worth(box table.Box, _ uint8, cards []card.Card) string {
	if box == t.Community().Box {
		return ""
	}
	return WorthOf(cards)
}

// Makes returns the five cards that make a player's hand with the community cards.
func (t *HoldEm) Makes(box table.Box, _ uint8, cards []card.Card) (high, low card.Set) {
	if box == t.Community().Box || len(cards) <= 5 || slices.Contains(cards, card.Unknown) {
		return 0, 0
	}
	_, made := poker.Best(poker.High, cards)
	return card.SetOf(made...), 0
}

// Places adds the places of the dealer's cards and of the community cards to a felt.
func (t *HoldEm) Places(f *felt.Felt) *felt.Felt {
	const card = 2.2
	f.Places = append(f.Places,
		&felt.Place{Box: 0, Name: "Dealer", X: f.Width / 2, Y: 4.9, Card: card, Room: 24}, // with room beside for what the hand is worth
		&felt.Place{Box: int(t.Community().Box), Name: "Community", X: f.Width / 2, Y: 8.05, Card: card, Room: 13})
	return f
}
