package roulette

import (
	"boardwalk/game/nonvalue"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// chipRules are the rules of non-value chips, which tell the players of a table
// apart: 5.1(b) wants each player's to differ from everybody else's and from
// value chips.
func chipRules(o *Options) nonvalue.Rules {
	return nonvalue.Rules{Chips: "5.1(a)", Alike: "5.1(b)", Designs: o.Designs}
}

// Colour returns the colour and the value of a seat's non-value chips, and
// false if it has none.
func (g *Game) Colour(s table.Seat) (colour string, value money.Cents, ok bool) {
	return g.chips.Colour(s)
}

// Check says what 5.1(b) forbids.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Make && a.Word == "" { // value chips, as nearly always
		return nil
	}
	return g.chipRules.Check(d, a, &g.chips)
}

// After issues chips, and takes them back from a player who leaves.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	if a.Kind != table.Make {
		g.chips.After(d, a)
	}
}

// Verify says whether non-value chips tell the players apart.
func (g *Game) Verify(d *table.Dealer) error { return g.chips.Verify(d) }
