package threecard

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Each betting position has three areas, one after the other.
const (
	ante table.Area = iota
	pairPlus
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

// newLayout declares section 20.6.
func newLayout(o *Options) *table.Layout {
	l := &table.Layout{
		OnlyListed: "20.6(b)[chips]", MadeWithChips: "20.6(b)[chips]", OnlySeated: "20.6(c)[seated]", CashWagers: "20.6(b)[verbal]", CashRefused: true,
		LeastOdds: "20.11(a)1[win]", HandsUnshown: "20.10(b)[collect]", Boxes: []string{"dealer"},
		Acts: paragraphs.Acts(), Incidents: paragraphs.Incidents(), Offers: []*table.Offer{playOffer},
	}
	ledger, bonus := o.ledger(), o.bonus()
	for p := 1; p <= seats; p++ {
		l.Boxes = append(l.Boxes, fmt.Sprint(p))
		anteID := fmt.Sprint("ante-", p)
		l.Wagers = append(l.Wagers,
			table.Wager{ID: anteID, Name: fmt.Sprint("Ante ", p), Group: "ante", Position: table.Seat(p), Law: "20.6(a)1", OneRoll: true,
				Made: table.Always, LockedLaw: "20.6(d)[locked]", Coupons: true, Pays: evenMoney, Bonus: bonus[:]},
			table.Wager{ID: fmt.Sprint("pair-plus-", p), Name: fmt.Sprint("Pair Plus ", p), Group: "pair plus", Position: table.Seat(p), Law: "20.6(a)2", OneRoll: true,
				Made: table.Always, LockedLaw: "20.6(d)[locked]", Coupons: true, Needs: o.version().needs(anteID), Pays: ledger},
			table.Wager{ID: fmt.Sprint("play-", p), Name: fmt.Sprint("Play ", p), Group: "play", Position: table.Seat(p), Law: "20.6(d)[play]", OneRoll: true,
				MadeText: "is made only by a player who has an ante and has seen the cards", LockedLaw: "20.6(d)[locked]",
				Supplement: true, Pays: evenMoney,
				Needs: []table.Need{{Wager: anteID, Least: money.Odds{To: 1, One: 1}, Most: money.Odds{To: 1, One: 1}, Law: "20.1[play wager]",
					Text: "a play wager is as much as the ante"}}})
	}
	return l
}

// Named lets a player call the own position's wagers "ante", "pair plus" and
// "play".
func (g *Game) Named(s table.Seat, name string) (table.Area, bool) {
	if s == table.House || s > seats {
		return table.NoArea, false
	}
	switch strings.TrimSuffix(name, "-wager") {
	case "ante":
		return areaOf(s.Box(), ante), true
	case "pair-plus":
		return areaOf(s.Box(), pairPlus), true
	case "play":
		return areaOf(s.Box(), play), true
	}
	return table.NoArea, false
}

// version is which wagers need which others.
type version uint8

var versions = [...]struct {
	by   law.Cite
	text string
}{
	{},
	{"20.6(f)1", "a pair plus wager needs an ante of at least as much"},
	{"20.6(f)2", "a pair plus wager needs an ante of at least half as much"},
	{"20.6(f)3", "ante and pair plus are both compulsory, and neither more than five times the other"},
}

func (o *Options) version() version {
	switch o.Version {
	case AnteAtLeast:
		return 1
	case AnteAtLeastHalf:
		return 2
	case Both:
		return 3
	}
	return 0
}

// needs is what a pair plus wager needs of the ante beside it.
func (v version) needs(ante string) []table.Need {
	n := table.Need{Wager: ante, Law: versions[v].by, Text: versions[v].text}
	switch v {
	case 1:
		n.Most = money.Odds{To: 1, One: 1}
	case 2:
		n.Most = money.Odds{To: 2, One: 1}
	case 3:
		n.Least, n.Most, n.Both = money.Odds{To: 1, One: 5}, money.Odds{To: 5, One: 1}, true
	default:
		return nil
	}
	return []table.Need{n}
}

// plays reports whether cards may be dealt to a position of a player's with such
// wagers. They may lie there from before the licensee chose another version.
func (g *Game) plays(d *table.Dealer, s table.Seat, p table.Box) bool {
	ante, pair := d.Amount(s, areaOf(p, ante)), d.Amount(s, areaOf(p, pairPlus))
	switch {
	case pair == 0:
		return g.version != 3
	case ante == 0 && g.version == 3:
		return false
	}
	least, most := d.Needed(s, areaOf(p, pairPlus))
	return least <= pair && pair <= most
}

func (v version) refuse() *law.Refusal { return law.Refuse(versions[v].by, "%s", versions[v].text) }

// mayMake is 20.6(a) and (e). That a pair plus wager needs an ante, 20.6(f), the
// table sees to.
func (g *Game) mayMake(d *table.Dealer, a *table.Act) *law.Refusal {
	p, kind := position(a.Area), kindOf(a.Area)
	if d.Amount(a.Seat, areaOf(p, pairPlus-kind)) > 0 {
		d.Under("20.6(a)3")
		if g.version != 0 {
			d.Under(versions[g.version].by)
		}
	}
	if p != a.Seat.Box() || g.options.TwoPositions {
		return g.mayUse(d, a, p)
	}
	return nil
}

// mayUse is 20.6(e): two positions a player at most, and only side by side.
func (g *Game) mayUse(d *table.Dealer, a *table.Act, p table.Box) *law.Refusal {
	own := a.Seat.Box()
	if p != own {
		switch {
		case !g.options.TwoPositions:
			return law.Refuse("20.6(e)", "a player wagers at one position only at this table")
		case p+1 != own && p != own+1:
			return law.Refuse("20.6(e)", "the second position must be next to the player's own")
		case d.Taken(p.Seat()):
			return law.Refuse("20.6(e)", "position %d is another player's", p)
		}
		if third := 2*own - p; third >= 1 && third <= seats && g.wagered(d, a.Seat, third) {
			return law.Refuse("20.6(e)", "a player wagers at no more than two positions")
		}
		d.Under("20.6(e)")
	}
	for _, s := range d.Present() {
		if s != a.Seat && g.wagered(d, s, p) {
			return law.Refuse("20.6(e)", "another player has wagered at position %d in this round", p)
		}
	}
	return nil
}

func (g *Game) wagered(d *table.Dealer, s table.Seat, p table.Box) bool {
	return d.Amount(s, areaOf(p, ante))+d.Amount(s, areaOf(p, pairPlus)) > 0
}
