package pokette

import (
	"boardwalk/game/nonvalue"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// chipRules are the rules of non-value chips, 12.4(b).
func chipRules(o *Options) nonvalue.Rules {
	return nonvalue.Rules{Chips: "12.4(a)", Alike: "12.4(b)", Designs: o.Designs}
}

// Colour returns the colour and the value of a seat's non-value chips, and
// false if it has none.
func (g *Game) Colour(s table.Seat) (colour string, value money.Cents, ok bool) {
	return g.chips.Colour(s)
}

// Check says what 12.4(b) forbids, and refuses a report of the clapper that
// leaves something out.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Kind == table.Make && a.Word == "": // value chips, as nearly always
		return nil
	case a.Kind == table.Report:
		return spin.Check(a)
	}
	return g.chipRules.Check(d, a, &g.chips)
}

// After issues chips, and takes them back from a player who leaves.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	if a.Kind != table.Make {
		g.chips.After(d, a)
	}
}

// Verify says whether non-value chips tell the players apart, and whether the
// wagers that are open are those of the cards on the stand.
func (g *Game) Verify(d *table.Dealer) error {
	if err := g.verifyStand(d); err != nil {
		return err
	}
	return g.chips.Verify(d)
}
