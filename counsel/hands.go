package counsel

import (
	"slices"

	"boardwalk/card"
	"boardwalk/table"
)

// Hand is the cards of one hand as somebody at the table knows them; a card
// that may not be seen is card.Unknown.
type Hand struct {
	Box   table.Box
	Hand  uint8
	Owner table.Seat
	Cards []card.Card
	Up    []bool // those that lie face up
}

// Hands are the cards on the layout. They are made from what somebody may see
// and nothing else.
type Hands []Hand

// Hear takes an event about a card.
func (h *Hands) Hear(e table.Event) {
	i := slices.IndexFunc(*h, func(x Hand) bool { return x.Box == e.Box && x.Hand == e.Hand })
	switch {
	case string(e.By) == drawnInError && e.Kind == table.Dealt: // it is nobody's yet
	case string(e.By) == drawnInError && i >= 0:
		(*h)[i].Cards, (*h)[i].Up = append((*h)[i].Cards, e.Card), append((*h)[i].Up, true)
	case e.Kind == table.Dealt && i < 0:
		*h = append(*h, Hand{e.Box, e.Hand, e.Seat, []card.Card{e.Card}, []bool{!e.Secret}})
	case e.Kind == table.Dealt:
		if string(e.By) == splitSecond && len((*h)[i].Cards) == 2 {
			h.split(i)
		}
		(*h)[i].Cards = append((*h)[i].Cards, e.Card)
		(*h)[i].Up = append((*h)[i].Up, !e.Secret)
	case e.Kind == table.Turned && i >= 0:
		if at := slices.Index((*h)[i].Cards, card.Unknown); at >= 0 {
			(*h)[i].Cards[at] = e.Card
		}
	}
}

// Exchange puts a new card in the place of the first that was discarded. Of a
// hand whose cards are not known nothing is seen of it.
func (h Hands) Exchange(e table.Event, away card.Set) {
	cards := h.Of(e.Box, e.Hand)
	if at := slices.IndexFunc(cards, func(c card.Card) bool { return c != card.Unknown && away.Has(c) }); at >= 0 {
		cards[at] = e.Card
	}
}

// Of are the cards of one hand.
func (h Hands) Of(box table.Box, hand uint8) []card.Card {
	for _, x := range h {
		if x.Box == box && x.Hand == hand {
			return x.Cards
		}
	}
	return nil
}

// Known are the cards of a hand as far as they can be seen.
func (h Hands) Known(box table.Box, hand uint8) []card.Card {
	var list []card.Card
	for _, c := range h.Of(box, hand) {
		if c != card.Unknown {
			list = append(list, c)
		}
	}
	return list
}

// In is how many hands a box has.
func (h Hands) In(box table.Box) int {
	n := 0
	for _, x := range h {
		if x.Box == box {
			n++
		}
	}
	return n
}

// Drop takes the last card of a hand away again.
func (h *Hands) Drop(e table.Event) {
	for i := range *h {
		if x := &(*h)[i]; x.Box == e.Box && x.Hand == e.Hand && len(x.Cards) > 0 {
			x.Cards, x.Up = x.Cards[:len(x.Cards)-1], x.Up[:len(x.Up)-1]
		}
	}
	*h = slices.DeleteFunc(*h, func(x Hand) bool { return len(x.Cards) == 0 })
}

// split forms a new hand of the second card of a pair, before the first gets
// another.
func (h *Hands) split(at int) {
	x := &(*h)[at]
	formed := Hand{Box: x.Box, Owner: x.Owner, Cards: []card.Card{x.Cards[1]}, Up: []bool{x.Up[1]}}
	for _, y := range *h {
		if y.Box == x.Box {
			formed.Hand++
		}
	}
	x.Cards, x.Up = x.Cards[:1], x.Up[:1]
	*h = slices.Insert(*h, at+1, formed)
}
