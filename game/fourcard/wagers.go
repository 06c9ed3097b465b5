package fourcard

import (
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	acesUp
	play
)

// wagers declares those of one position, section 27.6.
func (o *Options) wagers() []table.Wager {
	bonus := o.bonus()
	return []table.Wager{
		{ID: "ante", Name: "Ante", Group: "ante", Law: "27.6(a)1", OneRoll: true,
			Made: table.Always, LockedLaw: "27.6(d)[locked]", Coupons: true, Pays: evenMoney, Bonus: bonus[:]},
		{ID: "aces-up", Name: "Aces Up", Group: "aces up", Law: "27.6(a)2", OneRoll: true,
			Made: table.Always, LockedLaw: "27.6(d)[locked]", Coupons: true, Pays: acesUpTables[o.AcesUp]},
		{ID: "play", Name: "Play", Group: "play", Law: "27.6(d)[play]", OneRoll: true,
			MadeText: "is made only by a player who has an ante and has seen the cards", LockedLaw: "27.6(d)[locked]",
			Supplement: true, Pays: evenMoney,
			Needs: versus.TimesAnte(1, mostPlay, "27.1[play wager]", "a play wager is one to three times the ante")},
	}
}

// mostPlay is how many times the ante a play wager may be.
const mostPlay = 3

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "27.6(b)[chips]", MadeWithChips: "27.6(b)[chips]", OnlySeated: "27.6(c)[seated]", CashWagers: "27.6(b)[verbal]", CashRefused: true,
	LeastOdds: "27.11(a)3[one table]", HandsUnshown: "27.10(c)[cards]", Offers: []*table.Offer{playOffer},
}

// Check says whether an act is lawful beyond what the declarations say. A player
// with an ante and an aces up wager plays against the dealer and the pay table
// both.
func (g *Game) Check(d *table.Dealer, a *table.Act) *law.Refusal {
	if a.Kind == table.Make {
		if kind := g.Wager(a.Area); kind != play && d.Amount(a.Seat, g.Area(g.Position(a.Area), acesUp-kind)) > 0 {
			d.Under("27.6(a)3")
		}
	}
	return g.Table.Check(d, a)
}
