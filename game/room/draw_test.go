package room

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// watch follows the cards of a table of draw by what is told of them, and says
// where they must be.
type watch struct {
	testing.TB
	loose
	game *Game

	deck, pile card.Set // what is to come, and what was discarded
	hands      [maxSeats + 1]card.Set
	away       card.Set // what the player whose turn it is discards

	shuffles, own int // how often the pile was, and how often somebody got an own discard back
}

// Answer discards any number of cards.
func (w *watch) Answer(q *table.Question) table.Answer {
	if q.Offer != &drawing {
		if q.Allows(Call) && w.source.Draw(10) > 0 {
			return table.Answer{Choice: Call}
		}
		return w.loose.Answer(q)
	}
	w.away = 0
	for _, c := range w.game.Hand(q.Seat) {
		if w.source.Draw(4) > 0 {
			w.away |= card.SetOf(c)
		}
	}
	return table.Answer{Choice: Discard, Cards: w.away}
}

func (w *watch) Event(e *table.Event) {
	switch one := card.SetOf(e.Card); {
	case e.By == "14.12(c)":
		whole := card.Deck()
		w.deck, w.pile, w.hands = card.SetOf(whole[:]...), 0, [maxSeats + 1]card.Set{}
	case e.Kind == table.Burned:
		w.deck &^= one
	case e.Kind == table.Dealt:
		if w.deck&one == 0 {
			w.Errorf("%v came, which was not in the deck", e.Card)
		}
		w.deck &^= one
		w.hands[e.Box] |= one
		if w.away&one != 0 && e.By == "14.12(f)" {
			w.own++
		}
		if left := card.SetOf(w.game.Deck().ToCome()...); left != w.deck {
			w.Errorf("the deck should have %d cards and has %d, or others", w.deck.Len(), left.Len())
		}
	case e.By == "14.1[fold]":
		w.pile |= w.hands[e.Seat]
		w.hands[e.Seat] = 0
	case e.Kind == table.Discarded:
		w.pile |= one
		w.hands[e.Seat] &^= one
	case e.By == "14.12(f)2":
		if w.deck != 0 {
			w.Errorf("the discards were shuffled with %d cards left", w.deck.Len())
		}
		w.deck, w.pile = w.pile, 0
		w.shuffles++
	}
}

// With eight players the deck runs out. The pile that is then shuffled has all
// that was discarded before, by players who folded and by the one who waits for
// new cards too, but no burned card and none of a hand that is still held.
func TestTheDiscardsAreDealtFromWhenTheDeckRunsOut(t *testing.T) {
	lawtest.Cites(t, "14.12(f)2", "14.6(e)3")
	for _, rules := range []*table.Rules{FiveCardDraw, FiveCardDrawLow} {
		w := &watch{TB: t, loose: loose{chance.NewFast(1, 0)}}
		tab := tabletest.Open(t, rules, nil, rules.Seats, table.From(chance.NewFast(2, 0)), table.With(w), table.To(w))
		w.game = tab.Game().(*Game)
		for range 500 {
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		}
		if w.shuffles < 300 || w.own < 100 {
			t.Errorf("%s: the discards were shuffled %d times in 500 rounds and gave a player an own discard %d times",
				rules.Name, w.shuffles, w.own)
		}
	}
}

// The choice to draw names the cards that are exchanged, and the other choice none.
func TestADrawNamesItsCards(t *testing.T) {
	lawtest.Cites(t, "14.12(f)")
	if !drawing.TakesCards(Discard) || drawing.TakesCards(Stand) {
		t.Error("cards are named by who discards, and by nobody else")
	}
}
