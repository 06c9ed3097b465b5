package minidice

import (
	"fmt"

	"boardwalk/felt"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The areas of the layout: a place bet on each of six numbers, then the wagers on
// the next shake.
const (
	field table.Area = iota + table.Area(len(numbers))
	anySeven
	overSeven
	underSeven
)

// numbers are those that place bets are made on.
var numbers = [6]int{4, 5, 6, 8, 9, 10}

const (
	activeLaw law.Cite = "house:minidice-2(a)1[active]"
	placeLaw  law.Cite = "house:minidice-2(a)1[4 5 6 8 9 10]"
)

func pay(to, one int64, on string, by law.Cite) table.Pay {
	return table.Pay{Odds: money.Odds{To: to, One: one}, On: on, Law: by, Fixed: true}
}

// placePays are the odds of place bets: on 4 and 10, 5 and 9, 6 and 8.
var placePays = map[int]table.Pay{
	4: pay(9, 5, "", "house:minidice-6(b)[place 4 and 10]"), 10: pay(9, 5, "", "house:minidice-6(b)[place 4 and 10]"),
	5: pay(7, 5, "", "house:minidice-6(b)[place 5 and 9]"), 9: pay(7, 5, "", "house:minidice-6(b)[place 5 and 9]"),
	6: pay(7, 6, "", "house:minidice-6(b)[place 6 and 8]"), 8: pay(7, 6, "", "house:minidice-6(b)[place 6 and 8]"),
}

// newLayout declares rules 2, 3 and 6.
func newLayout(o *Options) *table.Layout {
	l := &table.Layout{
		OnlyListed: "house:minidice-2(b)[list]", MadeWithChips: "house:minidice-3(a)[chips]",
		CashWagers: "house:minidice-3(a)[cash]", CashRefused: true,
		PayableAmounts: "house:minidice-3(c)", OddsWording: "house:minidice-6(a)", OnlyDeclaredCharges: "house:minidice-6(c)",
		Acts: acts, Incidents: incidents,
	}
	locked := table.Phase(0)
	by := law.Cite("house:minidice-3(b)")
	if o.PlaceLocked {
		locked, by = table.Always, "house:minidice-3(b)[locked]"
	} else {
		l.ReducedFreely = by
	}
	for _, n := range numbers {
		l.Wagers = append(l.Wagers, table.Wager{ID: fmt.Sprint("place-", n), Name: fmt.Sprint("Place Bet ", n), Group: "place", Law: placeLaw,
			Made: table.Always, Locked: locked, LockedLaw: by, LockedText: "until it is decided", Pays: []table.Pay{placePays[n]}})
	}
	next := func(id, name string, by law.Cite, aliases []string, pays ...table.Pay) {
		l.Wagers = append(l.Wagers, table.Wager{ID: id, Name: name, Aliases: aliases, Law: by, OneRoll: true, Made: table.Always, Pays: pays})
	}
	next("field", "Field Bet", "house:minidice-2(a)2", nil,
		pay(1, 1, "3, 4, 9, 10 and 11", "house:minidice-6(b)[field]"), pay(2, 1, "2 and 12", "house:minidice-6(b)[field 2 and 12]"))
	next("any-7", "Any 7", "house:minidice-2(a)3", []string{"any seven"}, pay(4, 1, "", "house:minidice-6(b)[any 7]"))
	next("over-7", "Over 7", "house:minidice-2(a)4", []string{"over"}, pay(1, 1, "", "house:minidice-6(b)[over 7]"))
	next("under-7", "Under 7", "house:minidice-2(a)5", []string{"under"}, pay(1, 1, "", "house:minidice-6(b)[under 7]"))
	return l
}

// decision is what a total does to a wager.
type decision int

const (
	stays decision = iota
	loses
	wins
	winsMore // at the second line of odds
)

// decide is rule 2(a) for one wager.
func decide(a table.Area, total int) decision {
	won := false
	switch a {
	case field:
		if total == 2 || total == 12 {
			return winsMore
		}
		won = total <= 4 || total >= 9
	case anySeven:
		won = total == 7
	case overSeven:
		won = total > 7
	case underSeven:
		won = total < 7
	default:
		switch total {
		case numbers[a]:
			return wins
		case 7:
			return loses
		}
		return stays
	}
	if won {
		return wins
	}
	return loses
}

// Felt draws the layout: the place bets above, the wagers on the next shake below.
func (g *Game) Felt(int) *felt.Felt {
	cell := func(id, label string) felt.Cell {
		return felt.Cell{Wager: id, Label: label, Sub: g.layout.Wagers[g.layout.MustArea(id)].OnlyOdds()}
	}
	var place []felt.Cell
	for _, n := range numbers {
		c := cell(fmt.Sprint("place-", n), fmt.Sprint(n)) // short, so that the chips of others lie beside it
		c.Sub = "place " + c.Sub
		place = append(place, c)
	}
	under, seven, over := cell("under-7", "UNDER 7"), cell("any-7", "ANY 7"), cell("over-7", "OVER 7")
	inField := cell("field", "FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12")
	inField.Sub, inField.Look, seven.Look = "2 to 1 on 2 and 12", "field", "seven"
	f := felt.Rows("Mini-dice layout", 48, 6, [][]felt.Cell{place, {inField}, {under, seven, over}}, 1.25)
	f.Upright = felt.Rows("Mini-dice layout", 22, 7, [][]felt.Cell{place[:3], place[3:], {inField}, {under, seven, over}}, 1.15)
	for _, drawn := range []*felt.Felt{f, f.Upright} {
		for _, a := range drawn.Areas[:len(numbers)] {
			a.Below()
		}
		drawn.Beside = []*felt.Beside{{Kind: felt.Dice, Name: "Dice", Count: 2}}
	}
	return f
}
