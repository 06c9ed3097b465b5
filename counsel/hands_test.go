package counsel_test

import (
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/counsel"
	"boardwalk/table"
)

// TestAKnownCardThatIsTurnedLeavesADrawCardUnknown follows a hand of three card draw
// through the eyes of its player, who knows two cards and not the third.
func TestAKnownCardThatIsTurnedLeavesADrawCardUnknown(t *testing.T) {
	nine, seven := card.New(card.Nine, card.Spades), card.New(card.Seven, card.Diamonds)
	three, five := card.New(card.Three, card.Clubs), card.New(card.Five, card.Diamonds)
	var h counsel.Hands
	for _, c := range []card.Card{nine, seven, three} {
		h.Hear(table.Event{Kind: table.Dealt, Box: 1, Seat: 1, Secret: true, Card: c})
	}
	h.Hear(table.Event{Kind: table.Discarded, Box: 1, Seat: 1, Secret: true, Card: nine})
	h.Hear(table.Event{Kind: table.Dealt, Box: 1, Secret: true, Card: card.Unknown})
	for _, turn := range []struct {
		card  card.Card
		knows []card.Card
	}{
		{seven, []card.Card{card.Unknown, seven, three}},
		{three, []card.Card{card.Unknown, seven, three}},
		{five, []card.Card{five, seven, three}},
	} {
		h.Hear(table.Event{Kind: table.Turned, Box: 1, Seat: 1, Card: turn.card})
		if got := h.Of(1, 0); !slices.Equal(got, turn.knows) {
			t.Errorf("once the %v is shown the player knows %v, not %v", turn.card, got, turn.knows)
		}
	}
}

// TestAHoleCardMayEqualTheUpCard is a dealer's hand at a game with several decks.
func TestAHoleCardMayEqualTheUpCard(t *testing.T) {
	seven := card.New(card.Seven, card.Diamonds)
	var h counsel.Hands
	h.Hear(table.Event{Kind: table.Dealt, Card: seven})
	h.Hear(table.Event{Kind: table.Dealt, Secret: true, Card: card.Unknown})
	h.Hear(table.Event{Kind: table.Turned, Card: seven})
	if got := h.Of(0, 0); !slices.Equal(got, []card.Card{seven, seven}) {
		t.Errorf("the dealer shows %v", got)
	}
}
