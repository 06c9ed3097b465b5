// Package sicbo is subchapter 9 of the Rules of the Games: sic bo.
//
// Its files follow the sections: the permissible wagers and their making (9.2,
// 9.3) in wagers.go, the odds (9.4) in payouts.go, the electrical device and
// the opening of the table (9.5(a)) in device.go, the round (9.5(b) to (f)) in
// dealing.go, and what may go wrong (9.6) in irregularities.go.
//
// Other modules should not build on this package: it may change in every version.
package sicbo

import (
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

// Rules is the game of sic bo.
var Rules = &table.Rules{
	ID: "sic-bo", Name: "Sic Bo", Subchapter: "19:47-9", Seats: 12,
	About: table.About{
		Description: "Three dice in a shaker: small and big, totals, doubles, triples and pairs.",
		Known:       "dice, dados, tai sai",
		Lies:        map[string]string{"dice": "5 3 6", "chips": "total-14 single-5"},
		Tips: []string{
			"Small is a total of 4 to 10 and big one of 11 to 17; both pay 1 to 1 and lose if all three dice are alike.",
			"Every wager is decided by the next throw.",
			"Small and big cost least. Totals, doubles and triples pay more and cost more.",
		},
		Round: []string{
			"You bet on what three dice will show.",
			"The dice are shaken in a closed shaker, and bets are closed.",
			"The shaker is opened, and what the dice show is called.",
			"Small wins on a total of 4 to 10, big on 11 to 17; both lose if all three dice are alike.",
			"Other bets name a total, a number, two numbers together, a pair or a triple.",
			"Every bet is decided by this one throw.",
		},
		Pit: "Dice", Begin: "shake",
		Examples: []string{"small 10", "big 10", "total 9 5", "double 3 5", "any triple 1", "combo 1 2 5", "single 4 5"},
		Lessons: []table.Lesson{
			{ID: "small-or-big", Name: "Small dice", Task: "Win a Small Bet.",
				Why: "Small and Big lose only 1 dollar of 36 on average, because only the triples are against them. Most " +
					"other bets here cost several times as much.",
				Wins: "small"},
		},
	},
	Options: func() table.Options { return new(Options) },
	New:     func(o table.Options) table.Game { return New(*o.(*Options)) },
}

// Options are what subchapter 9 leaves to the licensee of a sic bo table,
// besides odds above the list, which are among the table's terms.
type Options struct {
	TrustRepair bool // go on after a repair of the device without inspecting it again
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Switch("trust-repair", "9.6(b)[cease]", &o.TrustRepair,
			"go on when the electrical device has been fixed, without another inspection").Procedural().Internal(),
	}
}

// Game is a sic bo table.
type Game struct {
	table.Plain
	options Options
	layout  *table.Layout
	device  *device
	state
}

// state is what lasts from round to round.
type state struct {
	roll      dice.Three // what the dice last showed
	lit       Lit        // the areas that are lighted
	uncovered bool       // the dice can be seen
	opened    bool
	inspected bool     // the device has passed an inspection
	fault     law.Cite // why the table is closed: its device or its shaker; empty if it is not
}

var _ table.Game = (*Game)(nil)

// New sets up a sic bo table.
func New(o Options) *Game { return &Game{options: o, layout: newLayout(), device: &sound} }

// Check refuses reports that cannot be true.
func (g *Game) Check(_ *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Kind == table.Report && a.Word == "device-fault" && g.opened:
		return law.Refuse("9.5(a)", "the inspection is over: what fails now is a malfunction")
	case a.Kind == table.Report && a.Word == "shaker-fault" && g.opened:
		return law.Refuse(noShaker, "the table is open, and its three dice are sealed in the shaker")
	case a.Kind == table.Special && a.Word == "new-shaker" && g.fault != noShaker:
		return law.Refuse(noShaker, "three dice are sealed in the shaker already")
	case a.Kind == table.Special && a.Word == "device-fixed" && (g.fault == "" || g.fault == noShaker):
		return law.Refuse("", "the electrical device is in working order")
	}
	return nil
}

// After follows the repair of the device.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	if a.Kind == table.Special {
		g.fixed(d)
	}
}

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// Last returns what the dice showed last, and whether they have shown
// anything.
func (g *Game) Last() (roll dice.Three, ok bool) { return g.roll, g.roll != dice.Three{} }

// Lit returns the areas that are lighted now: the winning combinations, from
// the entry of the dice to the end of the settlement.
func (g *Game) Lit() Lit { return g.lit }

// Uncovered reports whether the dice in the shaker can be seen.
func (g *Game) Uncovered() bool { return g.uncovered }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back.
func (g *Game) Restore(s any) { g.state = s.(state) }
