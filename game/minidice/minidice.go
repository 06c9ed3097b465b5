// Package minidice is mini-dice by a book of house rules, house:minidice: two dice
// in a shaker, place bets that last until they are decided, and wagers on the next
// shake. The wagers and their odds (2, 3, 6) are in wagers.go, the round and what
// may go wrong (4, 7) in round.go.
//
// Other modules should not build on this package: it may change in every version.
package minidice

import (
	"boardwalk/law"
	"boardwalk/table"
)

// Rules is the game of mini-dice.
var Rules = &table.Rules{
	ID: "mini-dice", Name: "Mini-Dice", Subchapter: "house:minidice", Seats: 9,
	About: table.About{
		Description: "Two dice in a shaker: place bets against the 7, the field, over and under 7.",
		Known:       "dados",
		Lies:        map[string]string{"dice": "3 4", "chips": "any-7 field"},
		Tips: []string{
			"Place the 6 or the 8: they pay 7 to 6 and cost least, 1 1/2 percent of the wager.",
			"A place bet works on every shake. It wins when its number comes and loses when a 7 comes first.",
			"The field costs 5 5/9 percent. Over 7, under 7 and any 7 cost 16 2/3 percent: leave them alone.",
		},
		Round: []string{
			"You bet on what two dice will show.",
			"The dealer shakes them in a shaker.",
			"The total decides all bets on one throw: the field, over 7, under 7 and any 7.",
			"A place bet stays until its number comes, and wins, or a 7 comes, and it loses.",
			"Winning bets are paid, and the next shake begins.",
		},
		Pit: "Dice", Begin: "shake", Examples: []string{"place 6 12", "field 5", "over 5", "any 7 1"},
	},
	Options: func() table.Options { return new(Options) },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Options are what the book leaves to the licensee.
type Options struct {
	PlaceLocked bool // a place bet stays until it is decided
}

// Declare lists the options with their rules.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Switch("place-locked", "house:minidice-3(b)[locked]", &o.PlaceLocked,
			"a place bet may not be reduced or taken down until it is decided").
			Procedural(),
	}
}

// Game is a mini-dice table.
type Game struct {
	table.Plain
	layout *table.Layout
	state
}

// state is what lasts from shake to shake besides the wagers.
type state struct {
	opened bool // the sealed shaker is at the table
	fault  bool // it is missing, and the table is closed
}

// New sets up a mini-dice table.
func New(o Options) *Game { return &Game{layout: newLayout(&o)} }

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Snapshot copies what lasts from shake to shake.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }

// Open is the opening of the table, which needs its shaker.
func (g *Game) Open(d *table.Dealer) {
	d.Cite(sealed)
	if _, ok := d.Reports().Reported("shaker-fault"); ok {
		g.fault, g.opened = true, false
		d.Reports().Cease(sealed, "there is no sealed shaker with two dice")
		return
	}
	g.opened = true
	d.Note("two-dice-sealed", "two dice are sealed in the shaker")
	d.Cite("house:minidice-1(b)")
	d.Note("ten-areas", "the layout has an area for each of the ten wagers")
}

// Check refuses reports that cannot be true. Wagers may be made before every
// shake.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Kind == table.Make:
		d.Betting().Under("house:minidice-2(b)[when]")
	case a.Kind == table.Report && a.Word == "shaker-fault" && g.opened:
		return law.Refuse(sealed, "the table is open, and its two dice are sealed in the shaker")
	case a.Kind == table.Special && a.Word == "new-shaker" && !g.fault:
		return law.Refuse(sealed, "two dice are sealed in the shaker already")
	}
	return nil
}

// After follows the bringing of a shaker.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	if a.Kind == table.Special {
		g.fault = false
		d.Note("shaker-with-two-dice", "a sealed shaker with two dice is brought to the table")
	}
}

// Notices are what the sign at the table says.
func (g *Game) Notices() []table.Notice {
	place := "a place bet may be reduced or taken down before any shake"
	if g.layout.Wagers[0].Locked != 0 {
		place = "a place bet stays until it is decided"
	}
	return []table.Notice{
		{By: "house:minidice-8(a)", Text: "mini-dice is played by house rules; the wagers and odds are those of New Jersey"},
		{By: "house:minidice-8(a)", Text: "the least certain rule: " + place},
		{By: "house:minidice-2(a)1[active]", Text: "place bets are active on every shake"},
		{By: "house:minidice-6(c)", Text: "no vigorish is charged"},
	}
}
