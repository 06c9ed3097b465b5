package deal

import (
	"strconv"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// Begin announces the end of betting, before the shaker is shaken.
func (k *TileKit) Begin(d *table.Dealer, w *TileWay) {
	k.clear() // a round that waited for an answer is played again from its beginning
	k.dealt = false
	d.Cite(w.Announce)
	d.Announce("no-more-bets", "No more bets")
	d.NoLate(k.p.Deadline, k.late)
	k.played = true
}

// Shake has the shaker shaken by the dealer or, if a seat is given, by the player
// there who has the bank. It returns the place that gets the first stack: where
// the count of the dice ends, counterclockwise with whoever shook as one.
func (k *TileKit) Shake(d *table.Dealer, w *TileWay, by table.Seat) table.Box {
	if by == table.House {
		Step(d, w.Shake, "dealer-shakes", "the dealer shakes the shaker at least three times")
	} else if d.Heard() {
		d.Cite(w.Shake)
		d.NoteAt(by, "bank-shakes", "shakes the shaker at least three times")
	}
	k.bank = by.Box()
	if !d.Reports().Untroubled() {
		k.noRoll(d, w)
	}
	three := d.Shake()
	first := k.counted(by.Box(), three.Total(), w.DeadCounts)
	if d.Heard() {
		d.Cite(w.Total)
		total := strconv.Itoa(three.Total())
		d.Shows(total, total, uint8(three[0]), uint8(three[1]), uint8(three[2]))
		d.Cite(w.Count)
		d.Notes().NoteAlso(w.Examples[three.Total()], "first-to-receive", k.ends[first])
	}
	return first
}

// counted is the place where a count ends that begins with one at a place, which is not
// the dead hand.
func (k *TileKit) counted(from table.Box, total int, dead bool) table.Box {
	around := int(k.Dead())
	at := total - 1 // places counterclockwise from the dealer
	if from != 0 {
		at += around - int(from)
	}
	last := around
	if dead {
		around++
	}
	for at >= around { // three times at most, which takes no longer than a division
		at -= around
	}
	switch at {
	case 0:
		return 0
	case last:
		return k.Dead()
	}
	return k.Dead() - table.Box(at)
}

// next is the next place counterclockwise. From the dealer the count goes to the
// position at the dealer's right, which has the highest number, and on to the
// lowest. The dead hand lies between that and the dealer.
func (k *TileKit) next(box table.Box) table.Box {
	switch box {
	case 0:
		return k.seats.Box()
	case 1:
		return k.Dead()
	case k.Dead():
		return 0
	}
	return box - 1
}

// Deal deals a stack to every place, counterclockwise from the first. The game
// says who plays the stack of a box, or that nobody does: such stacks are
// collected with the dead hand, and nobody ever sees their tiles.
func (k *TileKit) Deal(d *table.Dealer, w *TileWay, first table.Box, player func(table.Box) (owner table.Seat, plays bool)) {
	if d.Reports().Untroubled() && k.dealUnheard(d, first, player) {
		return
	}
	box := first
	for range k.seats + 2 {
		s := &k.stacks[box]
		if box != k.Dead() {
			s.owner, s.inUse = player(box)
		}
		k.dealStack(d, w, box)
		if box == 0 {
			Step(d, w.Marker, "marker-on-dealers-stack", "the dealer puts a marker on the dealer's own stack")
			if s.inUse {
				Step(d, w.Stake, "dealers-wager-on-stack", "the dealer puts the dealer's wager on the dealer's own stack")
			}
		}
		box = k.next(box)
	}
	k.dealt = true
	d.Reports().LookAgain()
	if d.Heard() {
		k.collect(d, w)
	}
	Step(d, w.Cover, "shaken-once", "the shaker is covered, shaken once and put at the dealer's right")
	if k.asks {
		k.decideExposed(d)
	}
}

// dealUnheard is Deal where nobody hears of single tiles and nothing goes wrong: stacks
// that nobody plays are left out. It reports whether that is so.
func (k *TileKit) dealUnheard(d *table.Dealer, first table.Box, player func(table.Box) (table.Seat, bool)) bool {
	if d.Heard() {
		return false
	}
	var order [tile.Stacks]*stack
	n, box := 0, first
	for range k.seats + 2 {
		if s := &k.stacks[box]; box != k.Dead() {
			if s.owner, s.inUse = player(box); s.inUse {
				order[n&(tile.Stacks-1)] = s
				n++
			}
		}
		box = k.next(box)
	}
	tiles := d.Tiles().DealUnheard(&k.wall, n*tile.Height)
	if tiles == nil {
		return false
	}
	next := len(tiles) - 1 // the last one dealt is the first
	for _, s := range order[:n] {
		for i := range s.tiles {
			s.tiles[i] = tiles[next]
			next--
		}
	}
	return true
}

// dealStack deals a stack face down.
func (k *TileKit) dealStack(d *table.Dealer, w *TileWay, box table.Box) {
	s := &k.stacks[box]
	if !d.Reports().Untroubled() && k.dealExposed(d, w, box) {
		return
	}
	d.Cite(w.Deal)
	if !s.inUse {
		if d.Heard() {
			k.dealUnseen(d, box, tile.Height)
		}
		return
	}
	for i := range s.tiles {
		s.tiles[i] = d.Tiles().Deal(&k.wall, box, 0, s.owner, card.Down)
	}
}

func (k *TileKit) dealUnseen(d *table.Dealer, box table.Box, tiles int) {
	for range tiles {
		d.Tiles().DealUnseen(box, 0)
	}
}

// collect takes the stacks that nobody plays to the dead hand.
func (k *TileKit) collect(d *table.Dealer, w *TileWay) {
	d.Cite(w.Collect)
	for box := range k.Dead() {
		if k.stacks[box].inUse {
			continue
		}
		for range tile.Height {
			d.Tiles().Form(tile.Unknown, box, 0, k.Dead(), 0, table.House, card.Down)
		}
	}
}

// Void ends a round in which all hands are void: the wagers are returned, and all
// tiles taken up and reshuffled.
func (k *TileKit) Void(d *table.Dealer, by law.Cite, why string) {
	d.Cite(by)
	if k.Voiding != nil {
		k.Voiding(d)
		d.Cite(by)
	}
	defer func() { // once the wagers are back: the void leaves the round from within
		k.shuffle(d)
		k.clear()
	}()
	d.VoidAndReturn(why)
}
