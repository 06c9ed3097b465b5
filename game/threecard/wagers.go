package threecard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	pairPlus
	play
)

// wagers declares those of one position, section 20.6.
func (o *Options) wagers() []table.Wager {
	bonus := o.bonus()
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "20.6(a)1", OneRoll: true,
			Made: table.Always, LockedLaw: "20.6(d)[locked]", Coupons: true, Pays: evenMoney, Bonus: bonus[:]},
		{ID: "pair-plus", Name: "Pair Plus", Group: "pair plus", Law: "20.6(a)2", OneRoll: true,
			Made: table.Always, LockedLaw: "20.6(d)[locked]", Coupons: true, Needs: o.version().needs("ante"), Pays: o.ledger()},
		{ID: "play", Name: "Play", Group: "play", Law: "20.6(d)[play]", OneRoll: true,
			MadeText: "is made only by a player who has an ante and has seen the cards", LockedLaw: "20.6(d)[locked]",
			Supplement: true, Pays: evenMoney, Needs: versus.TimesAnte(1, 1, "20.1[play wager]", "a play wager is as much as the ante")},
	}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "20.6(b)[chips]", MadeWithChips: "20.6(b)[chips]", OnlySeated: "20.6(c)[seated]", CashWagers: "20.6(b)[verbal]", CashRefused: true,
	LeastOdds: "20.11(a)1[win]", HandsUnshown: "20.10(b)[collect]", Offers: []*table.Offer{playOffer},
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

// lacks says why cards may not be dealt to a position with such wagers. They may
// lie there from before the licensee chose another version.
func (g *Game) lacks(d *table.Dealer, h *versus.Hand) *law.Refusal {
	if g.suffices(d, h) {
		return nil
	}
	return law.Refuse(versions[g.version].by, "%s", versions[g.version].text)
}

func (g *Game) suffices(d *table.Dealer, h *versus.Hand) bool {
	switch {
	case h.Bets[pairPlus] == nil:
		return g.version != 3
	case h.Bets[ante] == nil && g.version == 3:
		return false
	}
	least, most := d.Needed(h.Seat, g.Area(h.Box, pairPlus))
	amount := h.Bets[pairPlus].Amount
	return least <= amount && amount <= most
}

// both cites 20.6(a)3 where ante and pair plus are made together. That a pair
// plus wager needs an ante, 20.6(f), the table sees to.
func (g *Game) both(d *table.Dealer, a *table.Act) {
	wager := g.Wager(a.Area)
	if d.Amount(a.Seat, a.Area-wager+pairPlus-wager) == 0 { // the other of the two
		return
	}
	d.Under("20.6(a)3")
	if g.version != 0 {
		d.Under(versions[g.version].by)
	}
}
