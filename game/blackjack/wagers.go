package blackjack

import (
	"slices"
	"strconv"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Named lets a seat speak of its own box: "main", "over", "main hand 2".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s > boxes {
		return 0, false
	}
	n := "-" + strconv.Itoa(int(s))
	if what, hand, ok := strings.Cut(name, "-hand-"); ok {
		return g.layout.Area(what + n + "-hand-" + hand)
	}
	if name == "suit" {
		name = "same-suit"
	}
	return g.layout.Area(name + n)
}

// Check says whether an act is lawful beyond what the declarations say.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Make:
		if g.own && g.free && a.Area == mainAt(uint8(a.Seat), 0, 0) && a.Tender != table.Coupon {
			return nil // the usual wager of the usual game
		}
		return g.mayWager(d, a)
	case table.Remove:
		return g.mayRemove(d, a)
	case table.Special:
		return g.mayAct(d, a)
	case table.Report:
		return g.mayReport(d, a)
	}
	return nil
}

// After follows an act that was done.
func (g *Game) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make, table.Remove, table.Leave:
		if a.Kind == table.Leave {
			g.entries.set(a.Seat, entry{})
			g.forget(d, a.Seat)
		}
		if !g.own {
			g.findFirst(d)
		}
	case table.Sit:
		g.comesBack(d, a.Seat)
		if g.first == table.House {
			g.first = a.Seat
		}
	case table.Special:
		g.act(d, a)
	case table.Report: // in the course of the round
		g.troubled, g.careful = true, true
	}
}

// forget follows a player who leaves: consents are gone, and the first player
// at the table is another.
func (g *Game) forget(d *table.Dealer, s table.Seat) {
	for box := range g.consent {
		if g.consent[box] == s {
			g.consent[box] = table.House
		}
	}
	if g.first == s {
		g.first = d.Players().Clockwise(s)
	}
}

// mayWager refuses what 2.3, 2.13, 2.14, 2.17 and 2.18 do not let a player
// wager.
func (g *Game) mayWager(d *table.Dealer, a *table.Act) *law.Refusal {
	box, what := where(a.Area)
	b := d.Amount(a.Seat, a.Area)
	switch {
	case what == over || what == under || what == sameSuit:
		if r := g.mayAdd(d, a, box, what, b+a.Amount); r != nil {
			return r
		}
	case what != mains:
		if r := g.mayWagerAgain(d, a, box, what); r != nil {
			return r
		}
	}
	if r := g.mayShare(d, a, box); r != nil {
		return r
	}
	if a.Tender == table.Coupon {
		if d.Posted().Payable(a.Area, a.Amount) != a.Amount {
			return law.Refuse("house:added-1(b)[payable]", "a match play coupon needs a face value that can be paid")
		}
		return nil
	}
	return g.mayEnter(d, a, b+a.Amount)
}

// mayRemove refuses to take a wager from under others that rest on it.
func (g *Game) mayRemove(d *table.Dealer, a *table.Act) *law.Refusal {
	box, what := where(a.Area)
	if what != mains && what != mains+slotOf(1) {
		return nil
	}
	left := d.Amount(a.Seat, a.Area) - a.Amount
	if a.Amount == 0 {
		left = 0
	}
	later := at(box, slotOf(1))
	if what == slotOf(1) {
		later = at(box, slotOf(2))
	}
	if left == 0 && d.Amount(a.Seat, later) > 0 {
		return law.Refuse("house:added-5(b)", "the wagers against the dealer's later hands come down first")
	}
	for _, extra := range [...]table.Area{over, under, sameSuit} {
		if what == mains && d.Amount(a.Seat, at(box, extra)) > left {
			return law.Refuse(g.p.AdditionalWager, "the additional wager may not exceed the wager")
		}
	}
	return nil
}

// designated reports whether the two cards are the designated blackjack of 2.3(e)3.
func (o *Options) designated(h *Hand) bool {
	if o.DesignatedAce == none {
		return false
	}
	ace, _ := card.Parse(o.DesignatedAce)
	face, _ := card.Parse(o.DesignatedFace)
	return slices.Contains(h.cards[:2], ace) && slices.Contains(h.cards[:2], face)
}
