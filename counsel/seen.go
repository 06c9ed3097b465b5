package counsel

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

// Seen is how many of each card somebody has seen since the last shuffle. It is
// made from events as that person may see them.
type Seen struct {
	count [card.Joker]int
	last  table.Event // the card that was dealt last
	burnt bool        // the card burned last was shown
	whole bool        // the shuffle itself was seen
}

// Hear takes an event about a card, before the hands on the layout do.
func (s *Seen) Hear(e table.Event, on Hands) {
	switch e.Kind {
	case table.Dealt:
		s.last = e
		s.add(e.Card)
	case table.Burned:
		s.burnt = e.Card != card.Unknown
		s.add(e.Card)
	case table.Turned:
		switch {
		case e.Box != table.NoBox && slices.Contains(on.Of(e.Box, e.Hand), card.Unknown):
			s.add(e.Card)
		case e.Box == table.NoBox && !s.burnt:
			s.burnt = true
			s.add(e.Card)
		}
	}
}

// HearShoe follows what is told of the shoe. It reports the card that was only
// drawn to see which side of the shoe deals, and lies on the layout no more.
func (s *Seen) HearShoe(e *table.Event, on Hands) (gone table.Event, ok bool) {
	switch by := string(e.By); {
	case slices.Contains(shuffles, by):
		*s = Seen{whole: true}
	case by == discardsReturn:
		*s = Seen{whole: true}
		for _, x := range on {
			for _, c := range x.Cards {
				s.add(c)
			}
		}
	case by == burnedDeterminant:
		return s.last, true
	}
	return table.Event{}, false
}

func (s *Seen) add(c card.Card) {
	if c < card.Joker {
		s.count[c]++
	}
}

// since says from when on the cards were seen.
func (s *Seen) since() string {
	if s.whole {
		return "since the shuffle"
	}
	return "in the last rounds"
}

// Left are the cards of some decks that were not seen.
func (s *Seen) Left(decks int) []card.Card {
	var list []card.Card
	for c := range card.Joker {
		for range decks - s.count[c] {
			list = append(list, c)
		}
	}
	return list
}

// Eye is all that somebody sees of the cards at a table.
type Eye struct {
	Hands Hands
	Seen  Seen
}

// Hear takes an event as the person may see it.
func (y *Eye) Hear(e *table.Event) {
	switch e.Kind {
	case table.Dealt, table.Turned, table.Burned:
		y.Seen.Hear(*e, y.Hands)
		y.Hands.Hear(*e)
	case table.Noted:
		if gone, ok := y.Seen.HearShoe(e, y.Hands); ok {
			y.Hands.Drop(gone)
		}
	}
}

// Clear takes away the cards of a round that is over.
func (y *Eye) Clear() { y.Hands = nil }
