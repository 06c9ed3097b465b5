package history

import (
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/table"
	"boardwalk/tile"
)

// face is a card or a tile.
type face struct {
	card card.Card
	tile tile.Tile
}

// locate returns the number of the event that tells of each outcome of a round that
// begins with a full wall of tiles, or with a full shoe and dice besides; see
// [Drawn.At]. It returns nil for other rounds, and if an event is not found.
func locate(d *Drawn, outcomes []chance.Drawn, events []view.Event) (at []uint64) {
	pool := poolOf(d)
	full, next, thrown := len(pool), 0, 0
	for _, o := range outcomes {
		if len(pool) == 0 || o.N != len(pool) {
			i := slices.IndexFunc(events[next:], func(e view.Event) bool { return e.Told.Kind == table.Thrown })
			if i < 0 {
				return nil
			}
			at = append(at, events[next+i].N)
			if thrown++; thrown == facesOf(&events[next+i].Told) {
				next, thrown = next+i+1, 0
			}
			continue
		}
		drawn := pool[o.Got]
		pool[o.Got] = pool[len(pool)-1]
		pool = pool[:len(pool)-1]
		i := slices.IndexFunc(events[next:], func(e view.Event) bool { return introduces(&e.Told, drawn) })
		if i < 0 || thrown > 0 {
			return nil
		}
		at = append(at, events[next+i].N)
		next += i + 1
	}
	if mixed := len(d.Tiles) > 0 || full-len(pool) < len(outcomes); full == 0 || len(pool) == full || !mixed {
		return nil
	}
	return at
}

// poolOf returns what a round draws from if it begins with all of it, in the order in
// which that lies.
func poolOf(d *Drawn) []face {
	var pool []face
	for _, t := range d.Tiles {
		pool = append(pool, face{card.Unknown, t})
	}
	for len(d.Deck) > 0 && len(pool) < d.Full {
		for _, c := range d.Deck {
			pool = append(pool, face{c, tile.None})
		}
	}
	return pool
}

// introduces reports whether an event may be the first to tell of a card or tile that
// was drawn: it is dealt, burned, or delivered from where it lay without a face.
func introduces(e *table.Event, f face) bool {
	switch e.Kind {
	case table.Dealt, table.Burned, table.Formed:
		return face{e.Card, e.Tile} == f
	}
	return false
}

// facesOf returns how many outcomes an event of dice, or of a number, tells of.
func facesOf(e *table.Event) (n int) {
	for _, f := range e.Faces {
		if f > 0 {
			n++
		}
	}
	return n
}
