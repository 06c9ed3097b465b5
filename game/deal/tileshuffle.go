package deal

import (
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// SubstituteTiles is the act by which staff bring another set for one that is not
// suitable.
const SubstituteTiles = "substitute-tiles"

// Acts declares what staff may do about the tiles and the dice at a game.
func (p *TileParagraphs) Acts() []table.Declared {
	return declared([]table.Declared{
		{ID: table.ChangeDice, Law: p.DiceHours, Staff: true, Help: "three new dice are put into the shaker"},
		{ID: SubstituteTiles, Law: p.Substitute, Staff: true, Help: "another set of tiles is brought for one that is not suitable"},
	})
}

// special follows what staff did.
func (k *TileKit) special(d *table.Dealer, a *table.Act) {
	switch a.Word {
	case table.ChangeDice:
		d.Note("three-new-dice", "three new dice are put into the shaker")
		if k.fault == k.p.Dice {
			k.fault = ""
		}
	case SubstituteTiles:
		d.Note("another-set-brought", "a casino supervisor brings another set of tiles from the reserve")
		Step(d, k.p.Sealed,
			"unsuitable-set-sealed", "the unsuitable set goes into a sealed envelope, signed by the dealer and the casino supervisor")
		if k.fault != "" { // the table is closed, and opens with an inspection of the new set
			if k.fault != k.p.Dice {
				k.fault = ""
			}
			return
		}
		k.Open(d)
	}
}

// Open brings the tiles to the table. They lie there in pairs until the first
// player has seen them.
func (k *TileKit) Open(d *table.Dealer) {
	p := k.p
	Step(d, p.Set, "tiles-received", "one set of tiles is received")
	if !k.threeDice(d) {
		return
	}
	Step(d, p.Dice, "three-dice-in-shaker", "three dice lie in the shaker")
	Step(d, p.Inspect, "tiles-inspected", "the dealer sorts and inspects the tiles, and the floorperson verifies it")
	k.wall.Shuffle()
	if !k.sound(d, TilesIncomplete, p.Pairs, "the tiles are sorted into pairs, and the set is complete",
		"the tiles do not make the 16 pairs") ||
		!k.sound(d, TilesUnlike, p.Alike, "the tiles lie side by side, alike in size and shading", "the tiles are not alike") ||
		!k.sound(d, TilesMarked, p.Unmarked, "the backs and sides of the tiles are without flaws, scratches or marks", "a tile is marked") {
		return
	}
	Step(d, p.Spread, "tiles-in-pairs", "the tiles lie face up in pairs by rank, the supreme pair first")
	k.open, k.spread, k.idle, k.played = true, true, false, false
	if len(d.Players().Present()) > 0 {
		k.arrives(d)
	}
}

// threeDice reports whether the dice are all in the shaker. If they are not, the table
// stays closed until new ones are put in.
func (k *TileKit) threeDice(d *table.Dealer) bool {
	if _, ok := d.Reports().Reported(ShakerFault); ok {
		k.fault = k.p.Dice
	}
	if k.fault == "" || k.fault != k.p.Dice {
		return true
	}
	k.open = false
	NoShaker(d, k.p.Dice)
	return false
}

// sound is one step of the inspection, and reports whether the tiles pass it. If they
// do not, the table stays closed until a casino supervisor has brought another set.
func (k *TileKit) sound(d *table.Dealer, incident string, by law.Cite, passed, failed string) bool {
	if _, ok := d.Reports().Reported(incident); ok {
		k.fault = by
	}
	if k.fault == "" || k.fault != by {
		Step(d, by, "tiles-sound", passed)
		return true
	}
	Step(d, by, "tiles-unsound", failed)
	k.open = false
	d.Reports().Cease(k.p.Inspect, "the tiles failed the inspection, and another set must be brought")
	return false
}

// arrives follows a player to the table. If the tiles still lie face up, the
// player looks at them, and they are made ready.
func (k *TileKit) arrives(d *table.Dealer) {
	if !k.spread || !k.open {
		return
	}
	if k.idle {
		Step(d, k.p.Arrival, "player-sees-tiles", "a player comes to the table, and sees the tiles")
	}
	k.spread, k.idle = false, false
	Step(d, k.p.Wash, "tiles-to-be-washed", "the tiles are turned face down to be washed and stacked")
	k.shuffle(d)
}

// leaves follows a player who gives the position up: at a table without play the
// tiles lie face up.
func (k *TileKit) leaves(d *table.Dealer) {
	if len(d.Players().Present()) > 0 || k.spread {
		return
	}
	Step(d, k.p.Idle,
		"no-play-tiles-face-up", "there is no play: the tiles lie face up in pairs by rank, the supreme pair first")
	k.spread, k.idle, k.played = true, true, false
}

// shuffle washes and stacks all tiles, and once more for every tile that was
// reported to be turned over while they were stacked.
func (k *TileKit) shuffle(d *table.Dealer) {
	k.wash(d, k.p.Shuffle, "the tiles are washed with both hands, in at least eight circles each")
	for !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(TurnedOver); !ok {
			break
		}
		k.wash(d, k.p.TurnedOver, "a tile was turned over while they were stacked: the entire set is reshuffled")
	}
}

func (k *TileKit) wash(d *table.Dealer, by law.Cite, text string) {
	k.wall.Shuffle()
	d.Cite(by)
	d.Shuffled(text)
	Step(d, k.p.Stacks, "tiles-stacked", "the tiles are picked up into eight stacks of four")
}

// End is what happens to the tiles after each round: all of them are turned face
// down and shuffled. It panics if one is missing.
func (k *TileKit) End(d *table.Dealer) {
	var out [tile.Total]tile.Tile
	n := copy(out[:], k.exposed)
	for i := range k.stacks {
		if s := &k.stacks[i]; s.inUse {
			*(*[tile.Height]tile.Tile)(out[n:]) = s.tiles
			n += tile.Height
		}
	}
	if err := k.wall.VerifyOut(out[:n]...); err != nil {
		panic("deal: " + err.Error())
	}
	Step(d, k.p.After, "tiles-face-down", "all tiles are turned face down")
	k.shuffle(d)
	k.clear()
}

// clear takes the stacks of a round away.
func (k *TileKit) clear() {
	k.stacks = [tile.Stacks]stack{}
	k.exposed, k.asks = k.exposed[:0], false
}
