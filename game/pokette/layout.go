package pokette

import (
	"strings"

	"boardwalk/card"
	"boardwalk/table"
)

// newLayout is the drawing with the paragraphs that speak of wagers in general.
// The acts are what players do besides wagering.
func newLayout(o *Options, acts ...table.Declared) *table.Layout {
	return &table.Layout{
		Wagers: drawn.wagers, Stages: stages, Unasked: true,
		OnlyListed: "12.4(a)", MadeWithChips: "12.4(a)", CashWagers: "12.4(a)", OddsWording: "12.6(a)",
		Acts: acts, Incidents: append(spin.Incidents(o.Clapper), openingIncidents...),
	}
}

// Named finds splits, corners and double ranks whatever the order in which their
// cards are named: "split-kh-qh".
func (g *Game) Named(_ table.Seat, name string) (table.Area, bool) {
	kind, rest, _ := strings.Cut(name, "-")
	var first, end table.Area
	switch kind {
	case "split":
		first, end = split, corner
	case "corner", "four":
		first, end = corner, singleRank
	case "double":
		first, end = doubleRank, threeRanks
	default:
		return 0, false
	}
	covers := cards(0)
	for word := range strings.SplitSeq(rest, "-") {
		more, ok := named(kind, word)
		if !ok || covers&more != 0 { // a card twice: the second may be an amount
			return 0, false
		}
		covers |= more
	}
	for a := first; a < end; a++ {
		if drawn.spots[a].covers == covers {
			return a, true
		}
	}
	return 0, false
}

// named is the cards of one word of a wager's name: a card or, of a double
// rank, a rank.
func named(kind, word string) (cards, bool) {
	if kind == "double" {
		c, err := card.Parse(word + "s")
		return rank(c.Rank()), err == nil && c.Suited()
	}
	c, err := card.Parse(word)
	return the(c), err == nil && c != card.Unknown
}
