// Package bigsix is subchapter 5 of the Rules of the Games as far as it speaks
// of the big six wheel.
//
// Its files follow the sections: the odds (5.5) in payouts.go, the spin and the
// clapper (5.6(b) to (d)) in spin.go. The calls and the settlement (5.6(a) and
// (e)) are the round itself, here.
//
// Other modules should not build on this package: it may change in every version.
package bigsix

import (
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/wheel"
)

// Rules is the game of big six.
var Rules = &table.Rules{
	ID: "big-six", Name: "Big Six", Subchapter: "19:47-5", Seats: 12, Tournament: true,
	About: table.About{
		Description: "A wheel of 54 stops: $1, $2, $5, $10, $20, the joker and the flag.",
		Known:       "wheel of fortune, money wheel",
		Lies:        map[string]string{"chips": "flag"},
		Tips: []string{
			"Bet on the symbol at which the wheel stops. $1 pays 1 to 1, $20 pays 20 to 1, the joker and the flag 45 to 1.",
			"The higher a symbol pays, the fewer stops have it.",
		},
		Round: []string{
			"You bet on one of the symbols of the wheel: $1, $2, $5, $10, $20, the joker or the flag.",
			"The dealer spins the wheel.",
			"The symbol at which it stops wins, and all other bets lose.",
			"A dollar symbol pays as many to one as it shows; the joker and the flag pay most.",
			"The more a symbol pays, the fewer stops have it.",
		},
		Pit: "Wheels", Begin: "spin",
		Examples: []string{"one 5", "twenty 2", "joker 1", "flag 1"},
	},
	Options: func() table.Options { return DefaultOptions() },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Game is a big six table.
type Game struct {
	table.Plain
	options Options
	layout  *table.Layout
	wheel   *wheel.Wheel
	winner  []table.Area // the wager that each stop of the wheel decides as won
	state
}

// state is what lasts from spin to spin.
type state struct {
	stop int // the stop that won last
	spun bool
}

var _ table.Game = (*Game)(nil)

// New sets up a big six table under a licensee's options.
func New(o Options) *Game {
	g := &Game{options: o, layout: newLayout(&o), wheel: wheel.BigSix(makeups[o.Wheel])}
	for _, stop := range g.wheel.Pockets {
		g.winner = append(g.winner, g.layout.MustArea(stop.Label))
	}
	return g
}

// Round conducts one spin of the wheel: from "No More Bets" to the payment of
// the winning wagers.
func (g *Game) Round(d *table.Dealer) {
	d.Cite("5.6(a)")
	d.Announce("no-more-bets", "No More Bets")
	d.NoLate("5.6(a)", tooLate)

	g.stop, g.spun = spin.Conduct(d, g.wheel, g.options.Clapper), true
	label := g.wheel.Pockets[g.stop].Label
	d.Shows(label, label, uint8(g.stop))

	won := g.winner[g.stop]
	for b := range d.Bets {
		if b.Area != won {
			d.Loses(b, "5.6(e)")
		}
	}
	for b := range d.Bets { // only the winners are left
		d.Wins(b, "5.6(e)")
	}
}

const tooLate = "no wager is taken once \"No More Bets\" is called"

// Check refuses a report of the clapper that does not say which way the wheel
// turned.
func (g *Game) Check(_ *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Report {
		return spin.Check(a)
	}
	return nil
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Wheel returns the wheel, its stops in clockwise order as the players see it.
func (g *Game) Wheel() *wheel.Wheel { return g.wheel }

// Last returns the stop of the wheel that won last, and whether there is one.
func (g *Game) Last() (stop int, ok bool) { return g.stop, g.spun }

// Snapshot copies what lasts from spin to spin.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }
