package deal

import (
	"cmp"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// What may go wrong with tiles and the shaker. A place is 0 for the dealer's, the
// number of a position, or the number after the last for the dead hand.
const (
	ShortShake  = "short-shake"
	NotFlat     = "dice-not-flat"
	FellOut     = "die-fell-out"
	LidLifted   = "lid-lifted"
	WrongTotal  = "dice-wrongly-totaled"
	TileExposed = "tile-exposed"
	TurnedOver  = "tile-turned-over"
	TileTouched = "tile-touched"

	ShakerFault     = "shaker-fault"
	TilesIncomplete = "tiles-incomplete"
	TilesUnlike     = "tiles-unlike"
	TilesMarked     = "tiles-marked"
)

// Incidents declares what may go wrong at a game.
func (p *TileParagraphs) Incidents() []table.Declared {
	i := &p.Irregularities
	return declared([]table.Declared{
		{ID: ShortShake, Law: cmp.Or(p.House.Shake, p.Bank.Shake), Staff: true, Help: "the shaker is shaken fewer than three times"},
		{ID: NotFlat, Law: i.NotFlat, Staff: true, Help: "the dice do not all lie flat on the bottom of the shaker"},
		{ID: FellOut, Law: i.FellOut, Staff: true, Help: "a die falls out of the shaker"},
		{ID: LidLifted, Law: p.Bank.Lid, Staff: true, Help: "the player who has the bank lifts the lid of the shaker"},
		{ID: WrongTotal, Law: i.WrongTotal, Staff: true, Help: "the dice were wrongly totaled, and the tiles dealt to wrong places"},
		{ID: TileExposed, Law: i.Others, Staff: true, Args: "PLACE",
			Help: "a tile of a place is exposed: 0 for the dealer's, the number after the last position for the dead hand"},
		{ID: TurnedOver, Law: p.TurnedOver, Staff: true, Help: "a tile is turned over and exposed while the tiles are next stacked"},
		{ID: TileTouched, Law: i.Touch, Staff: true, Args: "SEAT", Help: "a player touches tiles of another, or the own ones once they are set"},
		{ID: Touched, Law: i.Locked, Staff: true, Args: "SEAT", Help: "a player raises or withdraws a wager after \"No more bets\""},
		{ID: StoodUp, Law: i.Stay, Staff: true, Args: "SEAT", Help: "a player with tiles is about to leave the seat"},
		ShakerIncident(p.Dice),
		{ID: TilesIncomplete, Law: p.Pairs, Staff: true, Help: "of the next set that is brought a tile is missing, or there is one too many"},
		{ID: TilesUnlike, Law: p.Alike, Staff: true, Help: "the tiles of the next set that is brought are not alike in size and shading"},
		{ID: TilesMarked, Law: p.Unmarked, Staff: true, Help: "a tile of the next set that is brought has a flaw, a scratch or a mark"},
	})
}

// ShakerIncident declares that the dice are not all there when the table opens.
func ShakerIncident(by law.Cite) table.Declared {
	return table.Declared{ID: ShakerFault, Law: by, Staff: true, Help: "before the table opens: there are not three dice in the shaker"}
}

// NoShaker closes a table whose dice are not all there.
func NoShaker(d *table.Dealer, by law.Cite) {
	d.Reports().Cease(by, "there are not three dice in the shaker")
}

// Inspected refuses a report of what an inspection would have found before the table
// opened.
func Inspected(by law.Cite) *law.Refusal {
	return law.Refuse(by, "the table is open: what is used at it has passed the inspection")
}

// mayReport refuses reports that cannot be true.
func (k *TileKit) mayReport(d *table.Dealer, a *table.Act) *law.Refusal {
	i := &k.p.Irregularities
	switch a.Word {
	case TileExposed:
		if a.BoxArg(0) > k.Dead() {
			return law.Refuse(i.Others, "no stack is dealt to a place %d", a.Args[0])
		}
	case TileTouched:
		return NobodyAt(d, a, i.Touch)
	case Touched:
		return NobodyAt(d, a, i.Locked)
	case StoodUp:
		return NobodyAt(d, a, i.Stay)
	case ShakerFault:
		if k.open {
			return Inspected(k.p.Dice)
		}
	}
	return nil
}

// noRoll has the shaker shaken again for everything that was reported of it.
func (k *TileKit) noRoll(d *table.Dealer, w *TileWay) {
	for _, ok := d.Reports().Reported(ShortShake); ok; _, ok = d.Reports().Reported(ShortShake) {
		d.Cite(w.Shake)
		d.NoteAt(table.House, "again", "fewer than three shakes: the shaker is shaken again")
	}
	NoRoll(d, k.p.Irregularities.NotFlat, k.p.Irregularities.FellOut, w.Lid)
}

// NoRoll has the shaker shaken again for everything that was reported of it: dice
// that do not lie flat, dice that fell out and, if only the dealer may lift it, a lid
// that a player lifted.
func NoRoll(d *table.Dealer, notFlat, fellOut, lid law.Cite) {
	for _, x := range [...]struct {
		id string
		by law.Cite
	}{{NotFlat, notFlat}, {FellOut, fellOut}} {
		for _, ok := d.Reports().Reported(x.id); ok; _, ok = d.Reports().Reported(x.id) {
			d.Cite(x.by)
			d.Announce("no-roll", "No roll")
			d.Note("dice-shaken-again", "the dice are shaken again")
		}
	}
	if lid == "" { // the dealer shakes, who may lift the lid
		return
	}
	for _, ok := d.Reports().Reported(LidLifted); ok; _, ok = d.Reports().Reported(LidLifted) {
		Step(d, lid, "only-dealer-lifts", "only the dealer lifts the lid: the shaker is covered and shaken again")
	}
}

// Found says what is done about an incident that is found once the stacks are dealt: a
// wrong total, a tile that is exposed, and players who touch what they may not.
func (k *TileKit) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	i := &k.p.Irregularities
	switch a.Word {
	case TilesIncomplete, TilesUnlike, TilesMarked:
		return nil, law.RefuseFor(law.Stage, "", "no tiles are brought to the table in the middle of a round")
	}
	if !k.dealt {
		return nil, nil
	}
	switch a.Word {
	case ShortShake, NotFlat, FellOut, LidLifted:
		return nil, law.RefuseFor(law.Stage, "", "the shaker was shaken, and the stacks are dealt")
	case WrongTotal:
		return func() { k.Void(d, i.WrongTotal, "the dice were wrongly totaled, and the tiles dealt to wrong places") }, nil
	case TileExposed:
		box := a.BoxArg(0)
		if k.isPlayers(box) {
			return nil, law.RefuseFor(law.Stage, i.Player, "the player has looked at the tiles, or decides about one already")
		}
		return func() { k.expose(d, box) }, nil
	case TileTouched:
		return func() { k.tileTouched(d, a.SeatArg(0)) }, nil
	case Touched, StoodUp:
		return func() { remind(d, a, i.Locked, i.Stay, "tiles") }, nil
	}
	return nil, nil
}

// expose voids the round because a tile was exposed that is no player's own.
func (k *TileKit) expose(d *table.Dealer, box table.Box) {
	d.Cite(k.p.Irregularities.Others)
	if s := &k.stacks[box]; s.inUse {
		d.Tiles().Turn(s.tiles[0], box, k.hand(box, 0), s.owner)
	} else {
		k.exposed = append(k.exposed, d.Tiles().Expose(&k.wall, box))
	}
	k.voidExposed(d)
}

// isExposed takes a report that a tile of a place is exposed.
func isExposed(d *table.Dealer, box table.Box) bool {
	_, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == TileExposed && a.BoxArg(0) == box })
	return ok
}

// dealExposed deals a stack of which a tile is exposed, and reports whether there
// was one. The player to whom it belongs looks at no other tile before deciding
// about it; a tile of any other stack voids the round.
func (k *TileKit) dealExposed(d *table.Dealer, w *TileWay, box table.Box) bool {
	if !isExposed(d, box) {
		return false
	}
	s := &k.stacks[box]
	d.Cite(w.Deal)
	if !s.inUse {
		d.Cite(k.p.Irregularities.Others)
		k.exposed = append(k.exposed, d.Tiles().Expose(&k.wall, box))
		k.voidExposed(d)
	}
	s.tiles[0] = d.Tiles().Deal(&k.wall, box, 0, s.owner, card.Up)
	for i := range s.tiles[1:] {
		s.tiles[1+i] = d.Tiles().Deal(&k.wall, box, 0, table.House, card.Down)
	}
	if !k.isPlayers(box) {
		k.voidExposed(d)
	}
	s.asked, k.asks = true, true
	return true
}

// decideExposed asks the players to whom an exposed tile was dealt whether they
// play the hand. Who does may then look at it.
func (k *TileKit) decideExposed(d *table.Dealer) {
	by := k.p.Irregularities.Player
	for box := table.Box(1); box < k.Dead(); box++ {
		s := &k.stacks[box]
		if !s.asked {
			continue
		}
		d.Cite(by)
		if d.Ask(s.owner, box, 0, k.offers[0], table.AllChoices).Choice == VoidHand {
			s.void = true
			d.NoteAt(s.owner, "hand-void", "has the hand void")
			d.Tiles().Discards(s.tiles[0], box, 0, s.owner, card.Up)
			for _, x := range s.tiles[1:] { // which the player has not looked at
				d.Tiles().Discards(x, box, 0, table.House, card.Down)
			}
			k.HandVoid(d, box)
			continue
		}
		for _, x := range s.tiles[1:] {
			d.Tiles().LooksAt(x, box, 0, s.owner)
		}
	}
}

// isPlayers reports whether the stack of a box is that of a player who plays against
// the dealer or the bank.
func (k *TileKit) isPlayers(box table.Box) bool {
	s := &k.stacks[box]
	return s.inUse && s.owner != table.House && box != k.bank
}

// tileTouched tells a player what may not be touched.
func (k *TileKit) tileTouched(d *table.Dealer, s table.Seat) {
	if k.p.Irregularities.Final != "" && k.stacksOf(s) > 1 {
		d.Betting().Tell(s, law.Refuse(k.p.Irregularities.Final, "a hand that is set and lies face down may not be changed"))
		return
	}
	d.Betting().Tell(s, law.Refuse(k.p.Irregularities.Touch, "nobody touches tiles of another, or the own ones once they are set"))
}

// stacksOf is how many stacks a player plays.
func (k *TileKit) stacksOf(s table.Seat) (n int) {
	for box := range k.Dead() {
		if k.isPlayers(box) && k.stacks[box].owner == s {
			n++
		}
	}
	return n
}

func (k *TileKit) voidExposed(d *table.Dealer) {
	k.Void(d, k.p.Irregularities.Others, "a tile was exposed that is no player's own")
}
