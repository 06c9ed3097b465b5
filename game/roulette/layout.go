package roulette

import (
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/wheel"
)

// newLayout is the drawing as offered under the options. What is not offered
// keeps its area, so that areas mean the same under all options, but nobody
// can make it. The acts are what players do besides wagering.
func newLayout(o *Options, acts ...table.Declared) *table.Layout {
	p := drawn
	l := &table.Layout{
		Wagers: slices.Clone(p.wagers), Unasked: true,
		OnlyListed: "5.1(a)", MadeWithChips: "5.1(a)", CashWagers: "5.1(a)[cash]", LeastOdds: "5.2(a)",
		Acts: acts, Incidents: incidents,
	}
	refuse := func(a table.Area, by law.Cite, why string) {
		w := &l.Wagers[a]
		w.Law, w.Made, w.MadeText = by, 0, why
	}
	for a := range table.Area(numberOfAreas) {
		switch covers := p.spots[a].covers; {
		case a >= adjacent && !o.FiveAdjacent:
			refuse(a, "5.1(e)1i", "is not offered at this table")
		case a == seven && !o.SevenNumbers:
			refuse(a, "5.1(f)", "is not offered at this table")
		case !o.doubleZero() && (covers.Has(DoubleZero) || a == adjacent+table.Area(DoubleZero)):
			refuse(a, p.spots[a].by, "is not on this layout, which has no 00")
		case o.doubleZero() && covers == the(0, 3):
			refuse(a, "5.1(e)2", "is not on this layout, where 0 and 3 share no line")
		}
	}
	return l
}

// placeReplica finds the five numbers about each centre on the replica of the
// wheel. A double zero wheel used as a single zero wheel has a compartment
// that is no number of the game; we read "adjacent numbers" as passing it over,
// so that five numbers are always selected.
func (g *Game) placeReplica() {
	replica := &wheel.Wheel{Name: "replica of the wheel", Pockets: slices.Clone(g.wheel.Pockets)}
	if !g.options.doubleZero() {
		replica.Pockets = slices.DeleteFunc(replica.Pockets, func(p wheel.Pocket) bool { return p.Label == "00" })
	}
	replica.Pockets = slices.DeleteFunc(replica.Pockets, func(p wheel.Pocket) bool { return p.Label == "000" }) // no wager covers it
	for i, pocket := range replica.Pockets {
		centre, _ := ParseNumber(pocket.Label)
		for _, j := range replica.Adjacent(i, 5) {
			n, _ := ParseNumber(replica.Pockets[j].Label)
			g.spots[adjacent+table.Area(centre)].covers |= the(n)
		}
	}
}

// Named finds splits, three numbers and four numbers whatever the order in
// which their numbers are named: "split-20-17".
func (g *Game) Named(_ table.Seat, name string) (table.Area, bool) {
	words := strings.Split(name, "-")
	var first, end table.Area
	switch words[0] {
	case "split":
		first, end = split, three
	case "three", "street":
		first, end = three, four
	case "four", "corner":
		first, end = four, firstFive
	default:
		return 0, false
	}
	covers := Numbers(0)
	for _, w := range words[1:] {
		n, ok := ParseNumber(w)
		if !ok || covers.Has(n) { // a number twice: the second may be an amount
			return 0, false
		}
		covers |= the(n)
	}
	for a := first; a < end; a++ {
		if g.spots[a].covers == covers {
			return a, true
		}
	}
	return 0, false
}
