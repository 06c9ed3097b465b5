package craps

import (
	"fmt"
	"strconv"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Section 1.6: taking and laying odds. The true odds by number.
var (
	trueOddsWin  = [6]money.Odds{{To: 2, One: 1}, {To: 3, One: 2}, {To: 6, One: 5}, {To: 6, One: 5}, {To: 3, One: 2}, {To: 2, One: 1}}
	trueOddsLose = [6]money.Odds{{To: 1, One: 2}, {To: 2, One: 3}, {To: 5, One: 6}, {To: 5, One: 6}, {To: 2, One: 3}, {To: 1, One: 2}}
)

// supplemental declares the wagers that support another, one for each number.
func supplemental(over bool, id, name string, by, paid law.Cite, odds [6]money.Odds) []table.Wager {
	ws := make([]table.Wager, 0, 6)
	overLaw := law.Cite("")
	if over {
		overLaw = "1.6(f)"
	}
	for i, n := range numbers {
		num := strconv.Itoa(n)
		ws = append(ws, table.Wager{ID: id + "-" + num, Name: fmt.Sprintf("%s on %s", name, num), Group: id, Law: by,
			Made: table.Always, Supplement: true, OverLaw: overLaw,
			Pays: []table.Pay{{Odds: odds[i], Law: paid, Fixed: true}}})
	}
	return ws
}

// support is a supplemental wager and the one it supports.
type support struct {
	base  table.Area
	lays  bool
	point bool // of the Pass Line, so the come out point must be its number
	by    law.Cite
	multi law.Cite
}

// supports tells what a supplemental wager supports.
func (g *Game) supports(a table.Area) (s support, ok bool) {
	const multiPass, multiDont law.Cite = "1.6(e)[Pass and Come]", "1.6(e)[Don't Pass and Don't Come]"
	switch {
	case a >= passOdds && a < passOdds+6:
		return support{base: pass, point: true, by: "1.6(a)", multi: multiPass}, true
	case a >= dontPassOdds && a < dontPassOdds+6:
		return support{base: dontPass, lays: true, point: true, by: "1.6(b)", multi: multiDont}, true
	case a >= comeOdds && a < comeOdds+6:
		return support{base: comeTo + a - comeOdds, by: "1.6(c)", multi: multiPass}, true
	case a >= dontComeOdds && a < dontComeOdds+6:
		return support{base: dontComeTo + a - dontComeOdds, lays: true, by: "1.6(d)", multi: multiDont}, true
	}
	return support{}, false
}

// checkOdds refuses a supplemental wager without its point or its wager, and
// one above what the licensee allows.
func (g *Game) checkOdds(d *table.Dealer, a *table.Act, s support) *law.Refusal {
	w := &g.layout.Wagers[a.Area]
	base := g.carries(d, a.Seat, s.base)
	if s.point && indexedBy(a.Area) != g.point || base == 0 {
		return law.Refuse(s.by, "%s support a wager whose point is that number, and there is none", w.Name)
	}
	total := d.Amount(a.Seat, a.Area) + a.Amount
	multiple := g.multiple(s, a.Area)
	limit := most(s, of(multiple, base), a.Area)
	switch by := limitLaw(s, multiple); {
	case total <= most(s, base, a.Area):
		d.Betting().Entitled() // single odds are the player's right, whatever maximum is posted
		return nil
	case total <= limit:
		d.Betting().Under(s.multi)
		return nil
	case !g.options.OddsOver:
		return law.Refuse(by, "%s may not exceed %s", w.Name, limit)
	case total <= d.Posted().Payable(a.Area, limit):
		d.Betting().Under("1.6(f)")
		return nil
	default:
		return law.Refuse(by, "%s may not exceed %s", w.Name, d.Posted().Payable(a.Area, limit))
	}
}

// most is what may support a wager: as much as is allowed, or what would win
// as much.
func most(s support, allowed money.Cents, a table.Area) money.Cents {
	if !s.lays {
		return allowed
	}
	o := trueOddsLose[indexOf[indexedBy(a)]]
	return allowed * money.Cents(o.One) / money.Cents(o.To)
}

// multiple is how many times a wager may be supported on the number of an area,
// in hundredths.
func (g *Game) multiple(s support, a table.Area) int {
	if s.lays {
		return g.options.LayOdds.On(indexedBy(a))
	}
	return g.options.Odds.On(indexedBy(a))
}

// limitLaw is the paragraph that sets the limit: single odds are a right that
// may be limited, multiple odds are the licensee's to allow.
func limitLaw(s support, multiple int) law.Cite {
	if multiple > once {
		return s.multi
	}
	return s.by
}

// paidLaw is the paragraph under which a supplemental wager is decided: where
// multiple odds are allowed, they are paid as single ones are.
func paidLaw(multiple int, by law.Cite) law.Cite {
	if multiple > once {
		return "1.6(e)[paid]"
	}
	return by
}

// indexedBy is the number of an area that belongs to one of the six numbers.
func indexedBy(a table.Area) int { return numbers[(a-passOdds)%6] }

// Named understands "odds" as those on the present point.
func (g *Game) Named(_ table.Seat, name string) (table.Area, bool) {
	if g.point == 0 {
		return 0, false
	}
	switch name {
	case "odds", "pass-odds":
		return passOdds + indexOf[g.point], true
	case "dont-pass-odds", "lay-odds":
		return dontPassOdds + indexOf[g.point], true
	}
	return 0, false
}
