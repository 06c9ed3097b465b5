package reddog

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

// Each betting area is two areas of the layout, one after the other: that of
// the original wager and that of the raise.
const (
	original table.Area = iota
	raise
	perPosition
)

// areaOf is an area of a position's.
func areaOf(position table.Seat, kind table.Area) table.Area {
	return table.Area(position-1)*perPosition + kind
}

// position is the betting area to which an area belongs.
func position(a table.Area) table.Seat { return table.Seat(a/perPosition) + 1 }

func isRaise(a table.Area) bool { return a%perPosition == raise }

// The boxes on the layout for the cards: left, right and middle as the dealer
// sees them.
const (
	leftBox table.Box = iota
	rightBox
	middleBox
)

// newLayout declares the wagers of 6.5(a), (b) and (h).
func newLayout() *table.Layout {
	l := &table.Layout{
		OnlyListed: "6.5(b)", MadeWithChips: "6.5(b)", CashWagers: "6.5(b)[cash]", LeastOdds: "6.5(i)3[floor]", OddsForAllPlayers: "6.5(i)3",
		Boxes: []string{"left", "right", "middle"},
		Acts:  paragraphs.Acts(), Incidents: incidents,
		Offers: []*table.Offer{paragraphs.Cutting.Offer, raiseOffer, playOutOffer},
	}
	for p := 1; p <= seats; p++ {
		l.Wagers = append(l.Wagers,
			table.Wager{ID: fmt.Sprint("original-", p), Name: fmt.Sprint("Original Wager ", p), Group: "original", Position: table.Seat(p),
				Law: "6.5(b)", OneRoll: true, Made: table.Always, LockedLaw: "6.5(d)", Coupons: true, Pays: originalPays},
			table.Wager{ID: fmt.Sprint("raise-", p), Name: fmt.Sprint("Raise Wager ", p), Group: "raise", Position: table.Seat(p),
				Law: "6.5(h)[timing]", OneRoll: true, MadeText: "is made only between the second card and the third",
				LockedLaw: "6.5(d)", Supplement: true, Pays: raisePays})
	}
	return l
}

// Named lets a player call the own betting area's wagers "original" and
// "raise".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s > seats {
		return table.NoArea, false
	}
	switch strings.TrimSuffix(name, "-wager") {
	case "original", "wager":
		return areaOf(s, original), true
	case "raise":
		return areaOf(s, raise), true
	}
	return table.NoArea, false
}

// mayUse refuses a wager on a betting area that is not the player's to use.
func (g *Game) mayUse(d *table.Dealer, a *table.Act) *law.Refusal {
	p := position(a.Area)
	if p != a.Seat && !g.options.MoreAreas {
		return law.Refuse("6.8", "a player wagers on one betting area only at this table")
	}
	if p != a.Seat && d.Players().Taken(p) && !g.options.UnusedAreas {
		return law.Refuse("house:added-1(d)", "betting area %d is another player's", p)
	}
	for _, s := range d.Players().Present() {
		if s != a.Seat && d.Amount(s, a.Area) > 0 {
			return law.Refuse("house:added-1(d)", "another player has wagered on betting area %d in this round", p)
		}
	}
	if p != a.Seat {
		d.Betting().Under("6.8")
	}
	return nil
}
