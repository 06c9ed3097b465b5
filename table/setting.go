package table

import (
	"boardwalk/card"
	"boardwalk/tile"
)

// Setting is one way to set the cards or tiles of a hand into a high and a low hand.
// Screens show it before the player decides, so that nobody has to know the ranks.
type Setting struct {
	Answer    Answer // the answer that sets the hand so
	Low       []int  // the places in the hand, from 0 on, of what goes into the low hand; the rest goes into the high hand
	LowWorth  string // what the two hands are worth, as it is announced
	HighWorth string
	LowName   string // what the low hand is called, where it is set into two again: "medium and low hand"; empty: low hand
	Foul      bool   // the low hand is higher than the high one, so the hand would lose
	House     bool   // the house would set it so
}

// Setter is a game in which players set the cards of a hand into two hands.
type Setter interface {
	// Settings returns every way to set the hand that a question is about, by the
	// cards or tiles that its player sees, in the order in which they were dealt.
	// It returns nil for a question about anything else, or if one of the cards is
	// not known. It depends on nothing but its arguments and the options.
	Settings(q *Question, cards []card.Card, tiles []tile.Tile) []Setting
}

// Settings returns the ways to answer a question, if it has a player set a hand. See
// [Setter].
func (t *Table) Settings(q *Question, cards []card.Card, tiles []tile.Tile) []Setting {
	if g, ok := t.game.(Setter); ok {
		return g.Settings(q, cards, tiles)
	}
	return nil
}
