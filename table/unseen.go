package table

import (
	"slices"

	"boardwalk/card"
	"boardwalk/tile"
)

// Unseen follows the cards and tiles of a round by its events, and finds out whether
// there are any whose faces somebody knew and that were never shown to all. It is for
// hosts: what a seed gives away is only what such faces were. The zero value is ready.
type Unseen struct {
	down  []faceDown
	taken bool // one was taken up, burned or given up face down
}

// faceDown is a card or tile with a face that not everybody has seen.
type faceDown struct {
	box  Box
	hand uint8
	card card.Card
	tile tile.Tile
}

// Clear forgets everything, for the next round.
func (u *Unseen) Clear() { u.down, u.taken = u.down[:0], false }

// Any reports whether a face is left that was not shown to all.
func (u *Unseen) Any() bool { return u.taken || len(u.down) > 0 }

// Hear takes an event as the table told it, with every face. A card that was dealt
// without a face is nobody's secret.
func (u *Unseen) Hear(e *Event) {
	switch e.Kind {
	case Dealt, Turned, Burned, Formed, Discarded:
	default:
		return
	}
	f := faceDown{e.Box, e.Hand, e.Card, e.Tile}
	if f.tile == tile.None && f.card == card.Unknown || f.tile == tile.Unknown {
		return
	}
	switch {
	case e.Kind == Dealt && e.Secret:
		u.down = append(u.down, f)
	case e.Kind == Burned && e.Secret, e.Kind == Discarded && e.Secret:
		u.taken = true
	case e.Kind == Turned && !e.Secret, e.Kind == Discarded:
		u.show(f)
	case e.Kind == Formed:
		u.show(f)
		if e.Secret {
			f.box, f.hand = e.ToBox, e.ToHand
			u.down = append(u.down, f)
		}
	}
}

// show notes that everybody sees a card or tile that may have lain face down.
func (u *Unseen) show(f faceDown) {
	if i := slices.Index(u.down, f); i >= 0 {
		u.down = slices.Delete(u.down, i, i+1)
	}
}
