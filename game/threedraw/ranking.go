package threedraw

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// landmarks are the ranks of hands that the rules speak of.
type landmarks struct {
	pair      poker.Rank // the lowest pair
	miniRoyal poker.Rank
}

func newLandmarks() landmarks {
	two, three, suited := card.New(card.Two, card.Clubs), card.New(card.Three, card.Clubs), card.Clubs
	return landmarks{
		pair:      poker.Three([3]card.Card{card.New(card.Two, card.Hearts), three, two}),
		miniRoyal: poker.Three([3]card.Card{card.New(card.Ace, suited), card.New(card.King, suited), card.New(card.Queen, suited)}),
	}
}

// class returns the class of a hand of that rank. The mini royal flush, which is
// the highest straight flush, has the class of the royal flush.
func (l *landmarks) class(r poker.Rank) poker.Class {
	switch {
	case r < l.pair: // most hands, sooner than by looking the rank up
		return poker.HighCard
	case r == l.miniRoyal:
		return poker.RoyalFlush
	}
	return r.Class()
}

// read ranks the three cards of a player.
func (g *Game) read(h *versus.Hand) {
	h.Rank = poker.ThreeAt((*[3]card.Card)(h.Cards[:]))
	h.Class = g.class(h.Rank)
}

// makeDealerHand ranks the best three of the dealer's four cards, 42.10(g), and
// makes them the first three where somebody sees it.
func (g *Game) makeDealerHand(d *table.Dealer) {
	h := g.Dealer()
	four := [4]card.Card(h.Cards[:])
	h.Rank = poker.ThreeOfFourAt(&four)
	h.Class = g.class(h.Rank)
	for out := 3; out >= 0 && d.Heard(); out-- {
		three := [3]card.Card(four[:])
		copy(three[min(out, 2):], four[out+1:])
		if poker.ThreeAt(&three) == h.Rank {
			copy(h.Cards[:], three[:])
			h.Cards[3] = four[out]
			return
		}
	}
}

// show turns the cards of a hand that is made of the first three, laid out as
// that hand, and says what it is.
func (g *Game) show(d *table.Dealer, h *versus.Hand) {
	if !d.Heard() {
		return
	}
	made := [3]card.Card(h.Cards[:])
	versus.Arrange(made[:], h.Class)
	for _, c := range made {
		d.Turn(c, h.Box, 0, h.Seat)
	}
}

// tell says what a hand is, under the paragraph that ranks it.
func (g *Game) tell(d *table.Dealer, h *versus.Hand) {
	if h.Class == poker.RoyalFlush && d.Heard() {
		d.Cite(paragraphs.Ranks[poker.RoyalFlush])
		d.NoteAt(h.Seat, "mini royal flush")
		return
	}
	g.Tell(d, h, h.Cards[:3])
}

// Worth returns the rank of three cards, or of the best three of the dealer's
// four.
func (g *Game) Worth(_ table.Box, _ uint8, cards []card.Card) string {
	if len(cards) < 3 || len(cards) > 4 || slices.Contains(cards, card.Unknown) {
		return ""
	}
	var best poker.Rank
	if len(cards) == 4 {
		best = poker.ThreeOfFour([4]card.Card(cards))
	} else {
		best = poker.Three([3]card.Card(cards))
	}
	if best == g.miniRoyal {
		return "mini royal flush"
	}
	return best.String()
}
