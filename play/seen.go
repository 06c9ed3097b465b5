package play

import (
	"slices"

	"boardwalk/card"
	"boardwalk/table"
)

// The paragraphs by which cards are gone through differently than one by one.
// They are strings, since it is not this package that answers for what they
// say.
const (
	splitSecond       = "2.11(b)"       // the second card of a hand of a split pair
	drawnInError      = "2.15(c)"       // a card that lies ready for the next who draws
	discardsReturn    = "2.15(f)"       // the discards are shuffled in the middle of a round
	burnedDeterminant = "2.6(d)2[burn]" // the card that was drawn to see which side deals
)

// shuffles are the paragraphs after which all cards are to come again.
var shuffles = []string{"2.4(c)", "2.5(a)", "2.6(m)", "2.20", "6.2(c)", "6.3(a)", "6.9"}

// seen is how many of each card the person has seen since the last shuffle. It
// is made from events as the person may see them.
type seen struct {
	count [card.Joker]int
	last  table.Event // the card that was dealt last
	burnt bool        // the card burned last was shown
}

// hear takes an event about a card, before the hands on the layout do.
func (s *seen) hear(e table.Event, on hands) {
	switch e.Kind {
	case table.Dealt:
		s.last = e
		s.add(e.Card)
	case table.Burned:
		s.burnt = e.Card != card.Unknown
		s.add(e.Card)
	case table.Turned:
		switch {
		case e.Box != table.NoBox && slices.Contains(on.of(e.Box, e.Hand), card.Unknown):
			s.add(e.Card)
		case e.Box == table.NoBox && !s.burnt:
			s.burnt = true
			s.add(e.Card)
		}
	}
}

func (s *seen) add(c card.Card) {
	if c < card.Joker {
		s.count[c]++
	}
}

// left are the cards of some decks that the person has not seen.
func (s *seen) left(decks int) []card.Card {
	var list []card.Card
	for c := range card.Joker {
		for range decks - s.count[c] {
			list = append(list, c)
		}
	}
	return list
}

// hearShoe follows what is told of the shoe.
func (s *Session) hearShoe(e *table.Event) {
	switch by := string(e.By); {
	case slices.Contains(shuffles, by):
		s.seen = seen{}
	case by == discardsReturn:
		s.seen = seen{}
		for _, x := range s.hands {
			for _, c := range x.cards {
				s.seen.add(c)
			}
		}
	case by == burnedDeterminant:
		s.hands.drop(s.seen.last)
		for _, b := range s.bots {
			b.hands.drop(s.seen.last)
		}
	}
}

// drop takes the last card of a hand away again.
func (h *hands) drop(e table.Event) {
	for i := range *h {
		if x := &(*h)[i]; x.box == e.Box && x.hand == e.Hand && len(x.cards) > 0 {
			x.cards, x.up = x.cards[:len(x.cards)-1], x.up[:len(x.up)-1]
		}
	}
	*h = slices.DeleteFunc(*h, func(x held) bool { return len(x.cards) == 0 })
}

// split forms a new hand of the second card of a pair, before the first gets
// another.
func (h *hands) split(at int) {
	x := &(*h)[at]
	formed := held{box: x.box, owner: x.owner, cards: []card.Card{x.cards[1]}, up: []bool{x.up[1]}}
	for _, y := range *h {
		if y.box == x.box {
			formed.hand++
		}
	}
	x.cards, x.up = x.cards[:1], x.up[:1]
	*h = slices.Insert(*h, at+1, formed)
}

// in is how many hands a box has.
func (h hands) in(box table.Box) int {
	n := 0
	for _, x := range h {
		if x.box == box {
			n++
		}
	}
	return n
}
