package table

import (
	"boardwalk/card"
	"boardwalk/tile"
)

// Worther is a game in which a hand has a value that is announced.
type Worther interface {
	// Worth returns the value of a hand as it is announced: "soft 17",
	// "pair of sixes", "7". The cards are those of the hand that the asker may see,
	// in the order in which they were dealt. Where the layout says which box has
	// community cards ([Layout.Shared]), those that lie face up follow the
	// player's own. Worth returns "" if the cards have no value yet, or one of them is
	// not known. It depends on nothing but its arguments and the options.
	Worth(box Box, hand uint8, cards []card.Card) string
}

// Maker is a game in which not all the cards of a hand count.
type Maker interface {
	// Makes returns the cards of a hand that make its value for high and for low, given
	// the cards as [Worther] has them. It returns nothing where there is no such hand, or
	// where all cards count.
	Makes(box Box, hand uint8, cards []card.Card) (high, low card.Set)
}

// Makes returns the cards that make a hand, or nothing. See [Maker].
func (t *Table) Makes(box Box, hand uint8, cards []card.Card) (high, low card.Set) {
	if g, ok := t.game.(Maker); ok && len(cards) > 0 {
		return g.Makes(box, hand, cards)
	}
	return 0, 0
}

// Qualifier is a game at which the dealer's hand must have some worth to play against the
// players' hands.
type Qualifier interface {
	// Unqualified reports whether the dealer's cards, as [Worther] has them, are complete
	// and known, and worth too little to play.
	Unqualified(cards []card.Card) bool
}

// Unqualified reports whether the hand of a box is the dealer's and does not qualify. See
// [Qualifier].
func (t *Table) Unqualified(box Box, cards []card.Card) bool {
	g, ok := t.game.(Qualifier)
	return ok && box == 0 && g.Unqualified(cards)
}

// TileWorther is [Worther] for a game that is played with tiles.
type TileWorther interface {
	TileWorth(box Box, hand uint8, tiles []tile.Tile) string
}

// TileWorth returns the value of a hand of tiles as the game announces it, or "" if
// it has none. See [TileWorther].
func (t *Table) TileWorth(box Box, hand uint8, tiles []tile.Tile) string {
	if g, ok := t.game.(TileWorther); ok && len(tiles) > 0 {
		return g.TileWorth(box, hand, tiles)
	}
	return ""
}

// Worth returns the value of a hand as the game announces it, or "" if it has
// none. See [Worther].
func (t *Table) Worth(box Box, hand uint8, cards []card.Card) string {
	if g, ok := t.game.(Worther); ok && len(cards) > 0 {
		return g.Worth(box, hand, cards)
	}
	return ""
}
