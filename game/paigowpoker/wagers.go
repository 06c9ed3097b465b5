package paigowpoker

import (
	"fmt"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mainWager is the wager of a betting position, 11.7.
var mainWager = table.Wager{ID: "wager", Name: "Wager", Group: "wager", Law: "11.7(a)", OneRoll: true, Made: table.Always,
	LockedLaw: "11.7(c)", Coupons: true, Aliases: []string{"pai-gow-poker", "bet"},
	Pays: []table.Pay{{Odds: money.Odds{To: 1, One: 1}, Law: "11.9(j)[odds]", Fixed: true}}}

// numbers is how many the random number generator selects from.
const numbers = boxes

// firstNumber is the area of the additional wager on number 1. Those on the other
// numbers follow.
const firstNumber table.Area = seats

// newLayout declares the layout.
func (g *Game) newLayout() *table.Layout {
	l := &table.Layout{
		Wagers:     bankedParagraphs.Positions(mainWager),
		OnlyListed: "11.7(a)", MadeWithChips: "11.7(a)", OnlySeated: "11.7(b)", StaySeated: "11.7(b)", CashWagers: "11.7(a)", CashRefused: true,
		HandsUnshown: "11.9(e)2",
		Boxes:        []string{"dealer"},
		Acts: append(append(cardParagraphs.Acts(), bankedParagraphs.Acts()...),
			table.Declared{ID: table.ChangeDice, Law: "11.4(a)2", Staff: true, Help: "three new dice are put into the shaker"}),
		Incidents: append(cardParagraphs.Incidents(), incidents...),
		Offers:    append(g.Table.Offers(), cardParagraphs.Offered.Offer, setOffer, stackOffer, exposedOffer),
	}
	for n := 1; n <= numbers; n++ {
		l.Wagers = append(l.Wagers, g.additional(n))
	}
	for s := 1; s <= seats; s++ {
		l.Boxes = append(l.Boxes, fmt.Sprint(s))
	}
	for s := 1; s <= stacks; s++ {
		l.Boxes = append(l.Boxes, fmt.Sprintf("stack-%d", s))
	}
	return l
}

// additional declares the additional wager on a number, 11.13. It is never made
// where it is not offered.
func (g *Game) additional(n int) table.Wager {
	w := table.Wager{ID: fmt.Sprintf("number-%d", n), Name: fmt.Sprintf("Number %d", n), Group: "number", Law: "11.13(b)1", OneRoll: true,
		MadeText: "is not offered at this table", LockedLaw: "11.7(c)", Coupons: true, Down: money.Dollar, DownLaw: "11.13(b)6[rounding]",
		Pays: []table.Pay{{Odds: leastAdditional, Law: "11.13(b)6", Fixed: true}}}
	if odds := g.options.odds(); !odds.IsZero() {
		w.Made, w.Pays[0].Odds = table.Always, odds
	}
	return w
}

// Named lets a player call the wager of the own position by its id without the
// position's number.
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) { return g.Table.Named(s, name) }

// mayMakeAdditional refuses an additional wager of a player who has made no other,
// and cash on one.
func (g *Game) mayMakeAdditional(d *table.Dealer, a *table.Act) *law.Refusal {
	switch {
	case a.Area < firstNumber || a.Area >= firstNumber+numbers:
		return nil
	case a.Tender == table.Cash:
		return law.RefuseFor(law.Tender, "11.13(b)2", "verbal and cash wagers on a number are not accepted")
	case !g.wagered(d, a.Seat):
		return law.RefuseFor(law.Needs, "11.13(b)1", "a wager on a number needs a wager at a betting position")
	}
	d.Betting().Under("11.13(b)2")
	return nil
}

// wagered reports whether a player has wagered at a betting position.
func (g *Game) wagered(d *table.Dealer, s table.Seat) bool {
	for a := range firstNumber {
		if d.Amount(s, a) > 0 {
			return true
		}
	}
	return false
}

// mayRemove keeps the wager at a betting position while one lies on a number.
func (g *Game) mayRemove(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Area >= firstNumber || a.Amount != 0 && a.Amount < d.Amount(a.Seat, a.Area) {
		return nil
	}
	others := false
	for other := range firstNumber {
		others = others || other != a.Area && d.Amount(a.Seat, other) > 0
	}
	for n := range table.Area(numbers) {
		if !others && d.Amount(a.Seat, firstNumber+n) > 0 {
			return law.RefuseFor(law.Needs, "11.13(b)1", "a wager on a number needs a wager at a betting position")
		}
	}
	return nil
}
