package paigowpoker

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// tell says what both hands are, each under the paragraph that ranks it.
func (g *Game) tell(d *table.Dealer, h *banked.Hand) {
	hand := &g.hands[h.Box]
	d.Cite(hand.High.Law())
	d.NoteAt(h.Seat, "high hand: "+hand.High.String())
	class := hand.High.Class()
	suited := class == poker.Flush || class == poker.StraightFlush || class == poker.RoyalFlush
	if suited {
		note(d, h, "11.1[suit]", "its cards are of one suit")
	}
	high, low := hand.cards[:5], hand.cards[5:]
	if (class == poker.Straight || class == poker.StraightFlush) && hand.High.Wheel() {
		note(d, h, "11.3(a)[ace low]", "the ace completes it with a two, a three, a four and a five")
		if g.options.AceLow {
			note(d, h, "11.3(d)", "it is the lowest of all")
		}
	}
	if slices.Contains(high, card.Joker) {
		if suited || class == poker.Straight {
			note(d, h, "11.3(c)", "the joker completes it")
		} else {
			note(d, h, "11.3(a)[joker]", "the joker is an ace")
		}
	}
	d.Cite(hand.Low.Law())
	d.NoteAt(h.Seat, "low hand: "+hand.Low.String())
	if slices.Contains(low, card.Joker) {
		note(d, h, "11.3(a)[joker]", "the joker is an ace")
	}
}

func note(d *table.Dealer, h *banked.Hand, by law.Cite, text string) {
	d.Cite(by)
	d.NoteAt(h.Seat, text)
}
