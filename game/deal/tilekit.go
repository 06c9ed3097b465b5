package deal

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// TileKit conducts what happens to the tiles and the shaker at a game that is
// played with one set of tiles, as pai gow is: from the opening of the table to
// the shuffle after a round, with everything that may go wrong. A game embeds a
// TileKit in its value and gives it its paragraphs.
//
// The methods that a game calls in the course of a round come in this order:
// [TileKit.Begin], [TileKit.Shake], [TileKit.Deal], [TileKit.Set] for everybody
// who sets two hands, [TileKit.TurnUp] and [TileKit.PickUp] for each stack, and
// [TileKit.End]. [TileKit.Void] ends a round early. What goes wrong once the stacks are
// dealt is found where the table asks [TileKit.Found].
//
// The boxes of the layout are those of [TileKit.Boxes]: the dealer's is 0, a
// position's has the number of the seat, and the last is the dead hand. Hand 0 of
// a box is the stack as it was dealt and, once that was set, the high hand; hand 1
// is the low hand.
//
// TileKit is also the part of [table.Game] that is about the tiles: Open, Check,
// After, DiceHours and Verify. A game that has more to say in one of them defines
// the method itself and calls the kit's in it.
type TileKit struct {
	table.Plain
	TileState

	// Voiding, if set, is called before a void round's wagers are returned.
	Voiding func(d *table.Dealer)

	// HandVoid is called when a player has a hand void because a tile of it was
	// exposed: the game returns the wager.
	HandVoid func(d *table.Dealer, box table.Box)

	p       *TileParagraphs
	offers  []*table.Offer
	seats   table.Seat
	late    string
	ends    [tile.Stacks]string // the count of the dice ends there, by box
	stacks  [tile.Stacks]stack  // by box
	exposed []tile.Tile         // of stacks that were dealt unseen
	asks    bool                // some player is asked about an exposed tile
	dealt   bool                // the stacks of this round are dealt
	bank    table.Box           // of the player who has the bank; 0 if the dealer has it
}

// TileState is what lasts from round to round. A game's snapshot includes it.
type TileState struct {
	wall   tile.Wall
	open   bool     // the tiles have been brought to the table
	fault  law.Cite // what the dice or the tiles failed by at the opening; empty if nothing
	spread bool     // they lie face up in pairs until somebody comes
	idle   bool     // they do because everybody left
	played bool     // a round has been dealt since they lay so
}

// stack is the four tiles of a box in this round.
type stack struct {
	owner table.Seat
	inUse bool // somebody plays it; otherwise its tiles have no faces
	void  bool // it was in use, and its player had it void
	set   bool
	asked bool                   // a tile of it was exposed, and its player is asked about it
	tiles [tile.Height]tile.Tile // once it is set, the high hand first
}

// SetUp puts a wall of tiles in the kit, for a table with so many positions. The
// kit keeps the pointer that it is given.
func (k *TileKit) SetUp(p *TileParagraphs, seats int, wall tile.Wall) {
	if seats < 1 || seats > tile.Stacks-2 {
		panic(fmt.Sprintf("deal: %d stacks of tiles for %d positions, the dealer and the dead hand", tile.Stacks, seats))
	}
	*k = TileKit{Voiding: k.Voiding, HandVoid: k.HandVoid, p: p, offers: p.Offers(), seats: table.Seat(seats),
		late: p.DeadlineFor + " are made before \"No more bets\""}
	for i, name := range k.Boxes() {
		k.ends[i] = "counted counterclockwise, the first stack goes to position " + name
	}
	k.ends[0], k.ends[k.Dead()] = "counted counterclockwise, the first stack goes to the dealer",
		"counted counterclockwise, the first stack goes to the dead hand"
	k.wall, k.spread = wall, true // once they are there
}

// Boxes are the names of the places that get a stack.
func (k *TileKit) Boxes() []string {
	names := []string{"dealer"}
	for s := range k.seats {
		names = append(names, fmt.Sprint(s+1))
	}
	return append(names, "dead")
}

// Offers are what players are asked about the tiles.
func (k *TileKit) Offers() []*table.Offer { return k.offers }

// Dead returns the box of the dead hand.
func (k *TileKit) Dead() table.Box { return k.seats.Box() + 1 }

// Played reports whether a round has been dealt since the tiles last lay face up
// in pairs.
func (k *TileKit) Played() bool { return k.played }

// InUse reports whether somebody plays the stack of a box, and has not had it void.
func (k *TileKit) InUse(box table.Box) bool { return k.stacks[box].inUse && !k.stacks[box].void }

// Stack returns the tiles of a box as they were dealt, until they are set.
func (k *TileKit) Stack(box table.Box) [tile.Height]tile.Tile { return k.stacks[box].tiles }

// Hands returns the two hands of a box that was set.
func (k *TileKit) Hands(box table.Box) tile.Hands {
	s := &k.stacks[box]
	return tile.Hands{High: [2]tile.Tile(s.tiles[:2]), Low: [2]tile.Tile(s.tiles[2:])}
}

// Set divides the stack of a box into two hands: the tiles of the low hand are
// taken from hand 0 to hand 1. Face down, only the owner sees which they are.
func (k *TileKit) Set(d *table.Dealer, box table.Box, h tile.Hands, side card.Side, by law.Cite) {
	s := &k.stacks[box]
	s.tiles = [tile.Height]tile.Tile{h.High[0], h.High[1], h.Low[0], h.Low[1]}
	s.set = true
	if !d.Heard() {
		return
	}
	d.Cite(by)
	for _, x := range h.Low {
		d.Tiles().Form(x, box, 0, box, 1, s.owner, side)
	}
}

// TurnUp shows the tiles of a box.
func (k *TileKit) TurnUp(d *table.Dealer, box table.Box, by law.Cite) {
	if !d.Heard() {
		return
	}
	d.Cite(by)
	for i, x := range k.stacks[box].tiles {
		d.Tiles().Turn(x, box, k.hand(box, i), k.stacks[box].owner)
	}
}

// PickUp collects the tiles of a box. Face down, nobody but the owner has seen
// them.
func (k *TileKit) PickUp(d *table.Dealer, box table.Box, side card.Side, by law.Cite) {
	if !d.Heard() {
		return
	}
	d.Cite(by)
	for i, x := range k.stacks[box].tiles {
		d.Tiles().Discards(x, box, k.hand(box, i), k.stacks[box].owner, side)
	}
}

// hand is the hand in which the i-th tile of a box lies.
func (k *TileKit) hand(box table.Box, i int) uint8 {
	if k.stacks[box].set && i >= 2 {
		return 1
	}
	return 0
}

// Check says whether an act about the tiles is lawful.
func (k *TileKit) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Report {
		return k.mayReport(d, a)
	}
	return nil
}

// After follows who comes and goes, and what staff do about the tiles.
func (k *TileKit) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		k.arrives(d)
	case table.Leave:
		k.leaves(d)
	case table.Special:
		k.special(d, a)
	}
}

// DiceHours says when the dice in the shaker must be changed.
func (k *TileKit) DiceHours() (hours int, by law.Cite) { return 24, k.p.DiceHours }

// Notices has nothing to post: the law leaves nothing about the tiles to the
// licensee.
func (k *TileKit) Notices() []table.Notice { return nil }

// Verify says whether the tiles can be so between two rounds.
func (k *TileKit) Verify(*table.Dealer) error { return k.wall.Verify() }

// Snapshot copies what lasts from round to round.
func (k *TileKit) Snapshot() any { return k.TileState }

// Restore puts it back.
func (k *TileKit) Restore(s any) { k.TileState = s.(TileState) }
