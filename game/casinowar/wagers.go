package casinowar

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Each position has three areas, one after the other.
const (
	ante table.Area = iota
	tie
	war
	perPosition
)

// areaOf is an area of a position's, and position the position of an area.
func areaOf(s table.Seat, kind table.Area) table.Area { return table.Area(s-1)*perPosition + kind }
func position(a table.Area) table.Seat                { return table.Seat(a/perPosition) + 1 }

var even = money.Odds{To: 1, One: 1}

func pays(to int64, by law.Cite) []table.Pay {
	return []table.Pay{{Odds: money.Odds{To: to, One: 1}, Law: by, Fixed: true}}
}

// newLayout declares rules 3 and 6(c). An ante has two equal parts, of which a
// surrender costs one. The bonus of rule 7(e) is paid on the ante.
func newLayout(bonus bool) *table.Layout {
	l := &table.Layout{
		OnlyListed: "house:war-1(c)", MadeWithChips: "house:war-3(e)", OnlySeated: "house:war-3(e)",
		CashWagers: "house:war-3(e)", CashRefused: true,
		LimitsPosted: "house:war-3(c)", Boxes: []string{"dealer"},
		Acts: paragraphs.Acts(), Incidents: incidents, Offers: []*table.Offer{paragraphs.Cutting.Offer, warOffer},
	}
	secondTie := map[bool][]table.Pay{true: {{On: "a second tie", Odds: even, Law: "house:war-7(e)[bonus]", Fixed: true}}}[bonus]
	for p := 1; p <= seats; p++ {
		l.Boxes = append(l.Boxes, fmt.Sprint(p))
		anteID := fmt.Sprint("ante-", p)
		l.Wagers = append(l.Wagers,
			table.Wager{ID: anteID, Name: fmt.Sprint("Ante ", p), Group: "ante", Position: table.Seat(p), Law: "house:war-3(a)", OneRoll: true,
				Made: table.Always, LockedLaw: "house:war-3(d)", Pays: pays(1, "house:war-5(b)"), Bonus: secondTie,
				Parts: 2, PartLaw: "house:war-6(b)", UnitLaw: "house:war-6(d)"},
			table.Wager{ID: fmt.Sprint("tie-", p), Name: fmt.Sprint("Tie ", p), Group: "tie", Position: table.Seat(p),
				Law: "house:war-3(b)", OneRoll: true,
				Made: table.Always, LockedLaw: "house:war-3(d)", Pays: pays(10, "house:war-5(e)"),
				Needs: []table.Need{{Wager: anteID, Law: "house:war-3(b)", Text: "a tie wager needs an ante beside it"}}},
			table.Wager{ID: fmt.Sprint("war-", p), Name: fmt.Sprint("War ", p), Group: "war", Position: table.Seat(p),
				Law: "house:war-6(a)", OneRoll: true,
				MadeText: "is made only by a player who goes to war", LockedLaw: "house:war-3(d)",
				Supplement: true, Pays: pays(1, "house:war-7(c)[pays]"),
				Needs: []table.Need{{Wager: anteID, Least: even, Most: even, Law: "house:war-6(c)[amount]",
					Text: "a war wager is as much as the ante"}}})
	}
	return l
}

// Named lets a player call the own position's wagers "ante", "tie" and "war".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	kind := slices.Index([]string{ante: "ante", tie: "tie", war: "war"}, strings.TrimSuffix(name, "-wager"))
	if kind < 0 || s == table.House || s > seats {
		return table.NoArea, false
	}
	return areaOf(s, table.Area(kind)), true
}
