// Package paigow is subchapter 10 of the Rules of the Games: pai gow, the game with 32
// tiles in which everybody sets two hands of two tiles.
//
// Its files follow the sections: what the subchapter says of the tiles, the shaker and
// the deal (10.2(a), 10.3, 10.4, 10.6, 10.9), which package deal conducts, and of
// settlement and the bank (10.7, 10.8, 10.10), which package banked conducts, is in
// paragraphs.go, the wagers (10.5) are in wagers.go, the round in round.go, the setting
// of hands (10.7(a) to (e)) in setting.go, what is done with tiles when hands are
// compared in pieces.go, and the cut of a bank (10.8(g)) in cut.go. The ranks of hands
// (10.2) and the house way (10.7(d)) are in package tile.
//
// Other modules should not build on this package: it may change in every version.
package paigow

import (
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// Rules is the game of pai gow.
var Rules = &table.Rules{
	ID: "pai-gow", Name: "Pai Gow", Subchapter: "19:47-10", Seats: seats,
	About: table.About{
		Description: "Four tiles set as two hands of two, both against the dealer's.",
		Known:       "dominoes, tiles",
		Lies:        map[string]string{"Dealer": "?? ?? ?? ??", "": "6-6 5-5 6-3 4-1"},
		Tips: []string{
			"Bet, get four tiles, and set them as a high hand and a low hand. If you do not know how, set them as the house does.",
			"You win if both hands are higher than the dealer's, and lose if neither is. One of each is a push.",
			"A pair beats every value, and the supreme pair, 2-4 with 1-2, beats every pair. Without a pair only the last " +
				"digit of the spots counts.",
			"Copies go to the dealer, and 5% of what you win to the house.",
		},
		Round: []string{
			"You bet, and everybody gets four tiles from a stack that was mixed face down.",
			"Set your tiles as two hands of two: a high hand and a low hand.",
			"A pair beats any hand without one; otherwise only the last digit of the spots counts, and 9 is best.",
			"The dealer sets four tiles by fixed rules, the house way.",
			"Each of your hands is compared with the dealer's: the high hands, then the low hands.",
			"You win if both are higher, lose if neither is, and get your bet back if there is one of each.",
			"A hand of equal rank and value goes to the dealer, and a win pays a commission to the house.",
		},
		Pit: "Card Games", Begin: "deal",
		Examples: []string{"wager 10"},
	},
	Presets: presets,
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// seats is how many betting positions the layout has.
const seats = 6

// Game is a pai gow table.
type Game struct {
	deal.TileKit
	banked.Table
	options Options
	layout  *table.Layout
	way     tile.Way
	owner   func(table.Box) (table.Seat, bool) // playerOf, made once
}

var (
	_ table.Game        = (*Game)(nil)
	_ table.Namer       = (*Game)(nil)
	_ table.Shower      = (*Game)(nil)
	_ table.Interluder  = (*Game)(nil)
	_ table.Verifier    = (*Game)(nil)
	_ table.TileWorther = (*Game)(nil)
	_ banked.Pieces     = (*Game)(nil)
)

// New sets up a pai gow table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, way: o.way()}
	g.TileKit.HandVoid, g.TileKit.Voiding = g.handVoid, g.Table.Voiding
	g.TileKit.SetUp(&tileParagraphs, seats, tile.NewWall())
	g.Table.SetUp(&paragraphs, &g.options.Options, wager, g)
	g.owner = g.playerOf
	g.layout = g.newLayout()
	return g
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		return g.MayMake(d, a)
	case table.Special:
		if r := g.MayDo(a); r != nil {
			return r
		}
	}
	if a.Kind == table.Report && a.Word == deal.LidLifted && g.Bank() == table.House {
		return law.Refuse(tileParagraphs.Bank.Lid, "the dealer shakes the shaker, and lifts its lid")
	}
	return g.TileKit.Check(d, a)
}

// After follows what people do.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	g.TileKit.After(d, a)
	g.Table.After(a)
	if a.Kind == table.Special && a.Word == banked.PassBank {
		d.NoteAt(a.Seat, "gives-bank-back-to-dealer", "gives the bank back: the round is played against the dealer")
	}
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	return append([]table.Notice{{By: "10.7(e)", Text: "the dealer's hands are set " + g.options.wayText()}}, g.Table.Notices()...)
}

// state is what lasts from round to round.
type state struct {
	tiles deal.TileState
	bank  banked.State
}

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return state{g.TileState, g.Saved()} }

// Restore puts it back.
func (g *Game) Restore(s any) {
	g.TileState = s.(state).tiles
	g.Resume(s.(state).bank)
}

// Verify says whether the tiles and what lies on the layout can be so between two
// rounds.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.TileKit.Verify(d); err != nil {
		return err
	}
	return g.Table.Verify(d)
}

// Way returns how the dealer's hands are set.
func (g *Game) Way() tile.Way { return g.way }
