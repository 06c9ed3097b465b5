package table

import (
	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/tile"
)

// draw takes a tile from a wall for a box.
func (d *DealerTiles) draw(w *tile.Wall, box Box) tile.Tile {
	if p := d.tiles; p != nil {
		return w.Take(p.PickTile(w.ToCome(), int(box)))
	}
	return w.Take(d.source.Draw(w.Left()))
}

// Deal deals a tile to a hand of a box. A tile that is dealt face down only
// its owner may see, and if that is the house, nobody.
func (d *DealerTiles) Deal(w *tile.Wall, box Box, hand uint8, owner Seat, side card.Side) tile.Tile {
	x := d.draw(w, box)
	if d.sink != nil {
		d.tell(Dealt, x, box, hand, owner, side == card.Down)
	}
	return x
}

// DealUnheard is [DealerCards.DealUnheard] for tiles.
func (d *DealerTiles) DealUnheard(w *tile.Wall, n int) []tile.Tile {
	f := d.fast
	if f == nil || d.sink != nil {
		return nil
	}
	chance.TakeLast(f, w.ToCome(), n)
	return w.TakeLast(n)
}

// DealUnseen deals a tile face down that nobody is going to look at, such as one
// of the dead hand. It stays among the tiles to come of its wall, which have no
// order: a tile that nobody sees needs no face.
func (d *DealerTiles) DealUnseen(box Box, hand uint8) {
	if d.sink != nil {
		d.tell(Dealt, tile.Unknown, box, hand, House, true)
	}
}

// Expose draws a tile that everybody sees, such as one of a stack that was
// dealt unseen. Box says whose stack that is.
func (d *DealerTiles) Expose(w *tile.Wall, box Box) tile.Tile {
	x := d.draw(w, box)
	if d.sink != nil {
		d.tell(Dealt, x, NoBox, 0, House, false)
	}
	return x
}

// Turn shows everybody a tile that lay face down.
func (d *DealerTiles) Turn(x tile.Tile, box Box, hand uint8, owner Seat) {
	if d.sink != nil {
		d.tell(Turned, x, box, hand, owner, false)
	}
}

// LooksAt shows a tile that lay face down, and that its owner could not see
// before, to the owner alone.
func (d *DealerTiles) LooksAt(x tile.Tile, box Box, hand uint8, owner Seat) {
	if d.sink != nil {
		d.tell(Turned, x, box, hand, owner, true)
	}
}

// Form takes a tile that lies on the layout to another hand, as when a player
// sets a high hand and a low one. One that goes there face down only its owner may
// see. A tile that was dealt unseen is [tile.Unknown].
func (d *DealerTiles) Form(x tile.Tile, box Box, hand uint8, toBox Box, toHand uint8, owner Seat, side card.Side) {
	t := (*Table)(d)
	if t.sink == nil {
		return
	}
	t.event.ToBox, t.event.ToHand = toBox, toHand
	d.tell(Formed, x, box, hand, owner, side == card.Down)
	t.event.ToBox, t.event.ToHand = 0, 0
}

// Discards tells that a tile left a hand in the course of the round and is
// out of play. One that is taken face down only its owner may see.
func (d *DealerTiles) Discards(x tile.Tile, box Box, hand uint8, owner Seat, side card.Side) {
	if d.sink != nil {
		d.tell(Discarded, x, box, hand, owner, side == card.Down)
	}
}

func (d *DealerTiles) tell(kind EventKind, x tile.Tile, box Box, hand uint8, owner Seat, secret bool) {
	t := (*Table)(d)
	e := t.begin(kind, owner, NoArea, t.by, "", "", 0, 0)
	e.Card, e.Tile, e.Box, e.Hand, e.Secret = card.Unknown, x, box, hand, secret
	t.sink.Event(e)
	e.Card, e.Tile, e.Box, e.Hand, e.Secret = 0, tile.None, 0, 0, false
}
