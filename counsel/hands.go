package counsel

import (
	"slices"

	"boardwalk/card"
	"boardwalk/table"
	"boardwalk/tile"
)

// Hand is the cards of one hand as somebody at the table knows them; a card
// that may not be seen is card.Unknown. A hand of tiles has those as well, and
// every card of it is card.Unknown.
type Hand struct {
	Box   table.Box
	Hand  uint8
	Owner table.Seat
	Cards []card.Card
	Tiles []tile.Tile // as many as cards, or none if they are cards; tile.Unknown if one may not be seen
	Up    []bool      // those that lie face up

	Answers []table.Choice // what was answered about the hand in this round

	gaps []int // places of cards that were discarded and not replaced yet, in order
}

// Hands are the cards on the layout. They are made from what somebody may see
// and nothing else.
type Hands []Hand

// Hear takes an event about a card, or an answer about a hand. What belongs to no
// hand changes nothing.
func (h *Hands) Hear(e table.Event) {
	switch e.Kind {
	case table.Dealt:
		if e.Box != table.NoBox {
			h.add(e.Box, e.Hand, e.Seat, face{e.Card, e.Tile}, !e.Secret)
		}
	case table.Turned:
		if e.Tile != tile.None {
			if tiles := h.TilesOf(e.Box, e.Hand); slices.Contains(tiles, tile.Unknown) {
				tiles[slices.Index(tiles, tile.Unknown)] = e.Tile
			}
			return
		}
		h.turn(e.Box, e.Hand, e.Card)
	case table.Formed:
		if e.Box != table.NoBox {
			h.remove(e.Box, e.Hand, face{e.Card, e.Tile}, false)
		}
		h.add(e.ToBox, e.ToHand, e.Seat, face{e.Card, e.Tile}, !e.Secret)
	case table.Answered:
		if i := h.find(e.Box, e.Hand); i >= 0 {
			(*h)[i].Answers = append((*h)[i].Answers, e.Choice())
		}
	case table.Discarded:
		h.remove(e.Box, e.Hand, face{e.Card, e.Tile}, true)
	}
}

// turn makes a card known that lay face down. One that its owner knew already
// stays where it is, so that another of the hand that nobody has seen yet, such as
// a draw card, stays unknown.
func (h *Hands) turn(box table.Box, hand uint8, c card.Card) {
	i := h.find(box, hand)
	if i < 0 {
		return
	}
	x := &(*h)[i]
	for at := range x.Cards {
		if x.Cards[at] == c && !x.Up[at] {
			return
		}
	}
	if at := slices.Index(x.Cards, card.Unknown); at >= 0 {
		x.Cards[at] = c
	}
}

// face is what is known of a card, or of a tile.
type face struct {
	card card.Card
	tile tile.Tile // tile.None if it is a card
}

// add puts a card into a hand: in the place of one that was discarded, or at
// the end. A new hand lies after the others of its box.
func (h *Hands) add(box table.Box, hand uint8, owner table.Seat, f face, up bool) {
	i := h.find(box, hand)
	if i < 0 {
		i = len(*h)
		for at, x := range *h {
			if x.Box == box && hand > 0 {
				i = at + 1
			}
		}
		*h = slices.Insert(*h, i, Hand{Box: box, Hand: hand, Owner: owner})
	}
	x := &(*h)[i]
	at := len(x.Cards)
	if len(x.gaps) > 0 {
		at, x.gaps = min(at, x.gaps[0]), x.gaps[1:]
	}
	x.Cards, x.Up = slices.Insert(x.Cards, at, f.card), slices.Insert(x.Up, at, up)
	if f.tile != tile.None {
		x.Tiles = slices.Insert(x.Tiles, at, f.tile)
	}
}

// remove takes a card out of a hand, the last that it can be. A place that is
// kept is filled by the next card.
func (h *Hands) remove(box table.Box, hand uint8, f face, keep bool) {
	i := h.find(box, hand)
	if i < 0 {
		return
	}
	x := &(*h)[i]
	at := len(x.Cards) - 1
	for at >= 0 && (x.Cards[at] != f.card || x.Tiles != nil && x.Tiles[at] != f.tile) {
		at--
	}
	if at < 0 && f.tile == tile.None { // a card that nobody could see before it came to its owner
		at = slices.Index(x.Cards, card.Unknown)
	}
	if at < 0 {
		return
	}
	x.Cards, x.Up = slices.Delete(x.Cards, at, at+1), slices.Delete(x.Up, at, at+1)
	if x.Tiles != nil {
		x.Tiles = slices.Delete(x.Tiles, at, at+1)
	}
	if keep {
		for _, gap := range x.gaps { // those before it count as well
			if gap <= at {
				at++
			}
		}
		x.gaps = append(x.gaps, at)
		slices.Sort(x.gaps)
	}
	if len(x.Cards) == 0 {
		*h = slices.Delete(*h, i, i+1)
	}
}

func (h Hands) find(box table.Box, hand uint8) int {
	return slices.IndexFunc(h, func(x Hand) bool { return x.Box == box && x.Hand == hand })
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

// TilesOf are the tiles of one hand.
func (h Hands) TilesOf(box table.Box, hand uint8) []tile.Tile {
	if i := h.find(box, hand); i >= 0 {
		return h[i].Tiles
	}
	return nil
}

// Worth returns what a hand is worth in the words of the game, as far as these
// hands show it, or "". Community cards that lie face up count in every hand and are
// none of their own.
func (h Hands) Worth(t *table.Table, box table.Box, hand uint8) string {
	if tiles := h.TilesOf(box, hand); tiles != nil {
		return t.TileWorth(box, hand, tiles)
	}
	if cards := h.counted(t, box, hand); cards != nil {
		return t.Worth(box, hand, cards)
	}
	return ""
}

// Makes returns the cards that make a hand for high and for low, of its own and of the
// community cards, as far as these hands show it; nothing where all of them count.
func (h Hands) Makes(t *table.Table, box table.Box, hand uint8) (high, low card.Set) {
	return t.Makes(box, hand, h.counted(t, box, hand))
}

// Unqualified reports whether a hand is the dealer's and does not qualify, as far as these
// hands show it.
func (h Hands) Unqualified(t *table.Table, box table.Box, hand uint8) bool {
	return t.Unqualified(box, h.counted(t, box, hand))
}

// counted returns the cards that count in a hand: its own, and after them the community
// cards that lie face up. The community cards are no hand of their own.
func (h Hands) counted(t *table.Table, box table.Box, hand uint8) []card.Card {
	cards := h.Of(box, hand)
	if shared, ok := t.Layout().SharedBox(); ok {
		if box == shared || len(cards) == 0 {
			return nil
		}
		return slices.Concat(cards, h.Known(shared, 0))
	}
	return cards
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
