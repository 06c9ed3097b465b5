package sitting

import (
	"slices"

	"boardwalk/counsel"
	"boardwalk/floor/view"
	"boardwalk/table"
)

// handCounter follows the hands of a round to say what each is worth, as the game
// announces it. It keeps each hand twice: as everybody sees it and as its owner does.
type handCounter struct {
	public, owned counsel.Hands
}

// hear follows an event about a card. It returns what the hand that the card went to
// or lies in is worth to everybody, and what it is worth to its owner if the owner
// sees more of it. Both are empty if the game counts no hands. Of a pot that is awarded
// it returns the hand that wins it, as far as everybody sees it.
func (c *handCounter) hear(t *table.Table, e *table.Event) (public, owner counted) {
	if e.Kind == table.Awarded {
		return c.counted(&c.public, t, e.Seat.Box(), 0), counted{}
	}
	if !aboutCards(e) {
		return counted{}, counted{}
	}
	_, cards := t.Game().(table.Worther)
	_, tiles := t.Game().(table.TileWorther)
	if !cards && !tiles {
		return counted{}, counted{}
	}
	if seen, ok := e.For(table.House); ok {
		c.public.Hear(seen)
	}
	if seen, ok := e.For(e.Seat); ok {
		c.owned.Hear(seen)
	}
	box, hand := e.Box, e.Hand
	if e.Kind == table.Formed {
		box, hand = e.ToBox, e.ToHand
	}
	if box == table.NoBox {
		return counted{}, counted{}
	}
	return c.worth(t, box, hand, e.Seat)
}

// counted is what a hand is worth, and the cards that make it so.
type counted struct {
	worth       string
	made        view.Made
	unqualified bool
}

// counted counts a hand as some see it.
func (*handCounter) counted(hands *counsel.Hands, t *table.Table, box table.Box, hand uint8) counted {
	high, low := hands.Makes(t, box, hand)
	return counted{hands.Worth(t, box, hand), view.Made{High: high, Low: low}, hands.Unqualified(t, box, hand)}
}

// worth returns what a hand is worth to everybody, and to its owner if the owner sees
// more of it.
func (c *handCounter) worth(t *table.Table, box table.Box, hand uint8, seat table.Seat) (public, owner counted) {
	public = c.counted(&c.public, t, box, hand)
	if seat == table.House {
		return public, counted{}
	}
	if !slices.Equal(c.owned.Of(box, hand), c.public.Of(box, hand)) || !slices.Equal(c.owned.TilesOf(box, hand), c.public.TilesOf(box, hand)) {
		owner = c.counted(&c.owned, t, box, hand)
	}
	return public, owner
}

// others returns what other hands are worth after an event about a card: every hand
// after one about a community card, and after a card went to another hand the one that
// it left.
func (c *handCounter) others(t *table.Table, e *table.Event, personAt func(table.Seat) string) (list []view.HandWorth) {
	shared, ok := t.Layout().SharedBox()
	if !aboutCards(e) || e.Kind != table.Formed && (!ok || e.Box != shared) {
		return nil
	}
	for _, h := range c.owned {
		if ok && h.Box == shared || e.Kind == table.Formed && (h.Box != e.Box || h.Hand != e.Hand) {
			continue
		}
		if public, owner := c.worth(t, h.Box, h.Hand, h.Owner); public.worth != "" || owner.worth != "" {
			list = append(list, view.HandWorth{Box: h.Box, Hand: h.Hand, Owner: personAt(h.Owner),
				Worth: public.worth, Made: public.made, OwnWorth: owner.worth, OwnMade: owner.made})
		}
	}
	return list
}

// clear takes the hands of a round away.
func (c *handCounter) clear() { c.public, c.owned = c.public[:0], c.owned[:0] }

// aboutCards reports whether an event changes the cards that lie on the layout.
func aboutCards(e *table.Event) bool {
	switch e.Kind {
	case table.Dealt, table.Turned, table.Formed, table.Discarded:
		return true
	}
	return false
}
