package counsel

import (
	"slices"

	"boardwalk/card"
	"boardwalk/table"
)

// Seen is how many of each card somebody has seen since the last shuffle. It is
// made from events as that person may see them.
type Seen struct {
	count [card.Joker]int
	burnt bool // the card burned last was shown
	whole bool // the shuffle itself was seen
}

// Hear takes an event about a card, before the hands on the layout do.
func (s *Seen) Hear(e table.Event, on Hands) {
	switch e.Kind {
	case table.Dealt:
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

// shuffled starts the count again: only the cards on the layout are known not
// to come.
func (s *Seen) shuffled(on Hands) {
	*s = Seen{whole: true}
	for _, x := range on {
		for _, c := range x.Cards {
			s.add(c)
		}
	}
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
	case table.Shuffled:
		y.Seen.shuffled(y.Hands)
	default:
		y.Seen.Hear(*e, y.Hands)
		y.Hands.Hear(*e)
	}
}

// Clear takes away the cards of a round that is over.
func (y *Eye) Clear() { y.Hands = nil }
