package threedraw

import (
	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// landmarks are the ranks of hands that the rules speak of.
type landmarks struct {
	pair      poker.Rank    // the lowest pair
	aceLow    [2]poker.Rank // 3-2-A as a straight and as a straight flush
	miniRoyal poker.Rank
}

func newLandmarks() landmarks {
	rank := func(a, b, c card.Card) poker.Rank { return poker.Three([3]card.Card{a, b, c}) }
	two, three, ace := card.New(card.Two, card.Clubs), card.New(card.Three, card.Clubs), card.New(card.Ace, card.Clubs)
	return landmarks{
		pair:      rank(card.New(card.Two, card.Hearts), three, two),
		aceLow:    [2]poker.Rank{rank(card.New(card.Ace, card.Hearts), three, two), rank(ace, three, two)},
		miniRoyal: rank(ace, card.New(card.King, card.Clubs), card.New(card.Queen, card.Clubs)),
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

// ranks are, by class, the paragraph that gives it its place and the dealer's
// word for it.
var ranks = [poker.RoyalFlush + 1]struct {
	law  law.Cite
	word string
}{
	poker.HighCard:      {"13:69F-42.5(b)7", "high card"},
	poker.Pair:          {"13:69F-42.5(b)6", "pair"},
	poker.Flush:         {"13:69F-42.5(b)5", "flush"},
	poker.Straight:      {"13:69F-42.5(b)4", "straight"},
	poker.ThreeOfAKind:  {"13:69F-42.5(b)3", "three-of-a-kind"},
	poker.StraightFlush: {"13:69F-42.5(b)2", "straight flush"},
	poker.RoyalFlush:    {"13:69F-42.5(b)1", "mini royal flush"},
}

// read ranks a hand that is complete.
func (g *Game) read(h *hand) {
	h.rank = poker.ThreeAt(&h.cards)
	h.class = g.landmarks.class(h.rank)
}

// makeDealerHand makes the best three of the dealer's four cards and leaves the
// fourth beside them: 42.10(g).
func (g *Game) makeDealerHand() {
	h := &g.hands[dealer]
	four := [4]card.Card{h.cards[0], h.cards[1], h.cards[2], g.fourth}
	h.rank = poker.ThreeAt(&h.cards)
	for out := range h.cards {
		three := [3]card.Card{four[0], four[1], four[2]}
		copy(three[out:], four[out+1:])
		if r := poker.ThreeAt(&three); r > h.rank {
			h.rank, h.cards, g.fourth = r, three, four[out]
		}
	}
	h.class = g.landmarks.class(h.rank)
}

// tell says what a hand is, under the paragraph that ranks it.
func (g *Game) tell(d *table.Dealer, h *hand) {
	d.Cite(ranks[h.class].law)
	d.NoteAt(h.seat, ranks[h.class].word)
	if h.rank == g.landmarks.aceLow[0] || h.rank == g.landmarks.aceLow[1] {
		d.Cite("13:69F-42.5(a)[ace low]")
		d.NoteAt(h.seat, "the ace completes it with a two and a three")
	}
}
