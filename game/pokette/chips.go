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
// leaves something out, or of decks that were inspected.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Kind == table.Make && a.Word == "": // value chips, as nearly always
		return nil
	case a.Kind == table.Report:
		if r := g.mayReport(a); r != nil {
			return r
		}
		return spin.Check(a)
	case a.Kind == table.Special && a.Word == newDecks.ID:
		return g.mayBringDecks()
	}
	return g.chipRules.Check(d, a, &g.chips)
}

// After issues chips, takes them back from a player who leaves, and follows staff who
// bring decks.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch {
	case a.Kind == table.Special && a.Word == newDecks.ID:
		g.fault = ""
		d.Note("three-new-decks", "three new decks are brought for the card stand")
	case a.Kind != table.Make:
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
