package paigowpoker

import (
	"slices"
	"strconv"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// highWords and lowWords are what is said of hands, by class, and totals what dice
// and numbers come to. They are made once, so that telling allocates nothing.
var highWords, lowWords, totals = func() (high, low [poker.FiveAces + 1]string, sums [19]string) {
	for c := range high {
		high[c], low[c] = "high hand: "+poker.Class(c).String(), "low hand: "+poker.Class(c).String()
	}
	for n := range sums {
		sums[n] = strconv.Itoa(n)
	}
	return high, low, sums
}()

// firstTo says who is the first to receive cards, by box.
var firstTo = func() (words [boxes]string) {
	words[0] = "counted counterclockwise, the dealer is the first to receive cards"
	for b := 1; b < boxes; b++ {
		words[b] = "counted counterclockwise, position " + strconv.Itoa(b) + " is the first to receive cards"
	}
	return words
}()

// tell says what both hands are, each under the paragraph that ranks it.
func (g *Game) tell(d *table.Dealer, h *banked.Hand) {
	hand := &g.hands[h.Box]
	d.Cite(hand.High.Law())
	class := hand.High.Class()
	d.NoteAt(h.Seat, "high-hand", highWords[class])
	suited := class == poker.Flush || class == poker.StraightFlush || class == poker.RoyalFlush
	if suited {
		note(d, h, "11.1[suit]", "of-one-suit", "its cards are of one suit")
	}
	high, low := hand.cards[:5], hand.cards[5:]
	if (class == poker.Straight || class == poker.StraightFlush) && hand.High.Wheel() {
		note(d, h, "11.3(a)[ace low]", "ace-low", "the ace completes it with a two, a three, a four and a five")
		if g.options.AceLow {
			note(d, h, "11.3(d)", "lowest-straight", "it is the lowest of all")
		}
	}
	if slices.Contains(high, card.Joker) {
		if suited || class == poker.Straight {
			note(d, h, "11.3(c)", "joker-completes-it", "the joker completes it")
		} else {
			note(d, h, "11.3(a)[joker]", "joker-is-ace", "the joker is an ace")
		}
	}
	d.Cite(hand.Low.Law())
	d.NoteAt(h.Seat, "low-hand", lowWords[hand.Low.Class()])
	if slices.Contains(low, card.Joker) {
		note(d, h, "11.3(a)[joker]", "joker-is-ace", "the joker is an ace")
	}
}

func note(d *table.Dealer, h *banked.Hand, by law.Cite, word, text string) {
	d.Cite(by)
	d.NoteAt(h.Seat, word, text)
}
