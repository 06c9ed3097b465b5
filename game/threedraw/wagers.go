package threedraw

import (
	"fmt"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// Each betting position has three areas, one after the other.
const (
	ante table.Area = iota
	first3
	play
	perPosition
)

// areaOf is an area of a position's.
func areaOf(position table.Box, kind table.Area) table.Area {
	return table.Area(position-1)*perPosition + kind
}

// position is the betting position to which an area belongs.
func position(a table.Area) table.Box { return table.Box(a/perPosition) + 1 }

func kindOf(a table.Area) table.Area { return a % perPosition }

// newLayout declares section 42.6.
func newLayout(bonus, first3 []table.Pay) *table.Layout {
	l := &table.Layout{
		OnlyListed: "13:69F-42.6(a)[chips]", MadeWithChips: "13:69F-42.6(a)[chips]", MostPlayers: "13:69E-1.13BB(a)",
		OnlySeated: "13:69F-42.6(c)[seated]", CashWagers: "13:69F-42.6(a)[verbal]", CashRefused: true,
		LeastOdds: "13:69F-42.11(b)", HandsUnshown: "13:69F-42.10(f)1[fold]", Boxes: []string{"dealer"},
		Acts: paragraphs.Acts(), Offers: []*table.Offer{decideOffer},
		Incidents: append(paragraphs.Incidents(), table.Declared{ID: DrawCardTouched, Law: "13:69F-42.10(f)4[hidden]", Staff: true,
			Args: "SEAT", Help: "a player tries to look at the draw card"}),
	}
	for p := 1; p <= seats; p++ {
		l.Boxes = append(l.Boxes, fmt.Sprint(p))
		anteID := fmt.Sprint("ante-", p)
		own := table.Wager{Position: table.Seat(p), OneRoll: true, LockedLaw: "13:69F-42.6(b)[locked]"}

		a := own
		a.ID, a.Name, a.Group, a.Law = anteID, fmt.Sprint("Ante ", p), "ante", "13:69F-42.1[ante]"
		a.Made, a.Coupons, a.Pays = table.Always, true, evenMoney

		b := own
		b.ID, b.Name, b.Group, b.Law = fmt.Sprint("first-3-", p), fmt.Sprint("First 3 Bonus ", p), "first 3 bonus", "13:69F-42.1[first 3 bonus wager]"
		b.Made, b.Coupons, b.Pays = table.Always, true, first3
		b.Needs = []table.Need{{Wager: anteID, Law: "13:69F-42.1[ante]", Text: "a first 3 bonus wager needs an ante"}}

		c := own
		c.ID, c.Name, c.Group, c.Law = fmt.Sprint("in-to-win-", p), fmt.Sprint("In To Win/Draw ", p), "in to win", "13:69F-42.1[in to win/draw phase]"
		c.MadeText, c.Supplement, c.Pays, c.Bonus = "is made only by a player who has an ante and has seen the cards", true, evenMoney, bonus
		c.Needs = []table.Need{{Wager: anteID, Least: money.Odds{To: 1, One: 1}, Most: money.Odds{To: 1, One: 1},
			Law: "13:69F-42.1[in to win/draw phase]", Text: "an in to win/draw wager is as much as the ante"}}

		l.Wagers = append(l.Wagers, a, b, c)
	}
	return l
}

// Named lets a player call the own position's wagers "ante", "first 3" and "in
// to win" or "draw".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s > seats {
		return table.NoArea, false
	}
	switch strings.TrimSuffix(name, "-wager") {
	case "ante":
		return areaOf(s.Box(), ante), true
	case "first-3", "first-3-bonus":
		return areaOf(s.Box(), first3), true
	case "in-to-win", "draw", "in-to-win/draw":
		return areaOf(s.Box(), play), true
	}
	return table.NoArea, false
}
