package minitex

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	flop
	river
	play
	pocket
)

// wagers declares those of one position, section 36.6.
func (o *Options) wagers() []table.Wager {
	first := table.Wager{ID: "ante", Name: "Ante", Group: "ante", Law: "36.1[ante]", OneRoll: true,
		Made: table.Always, LockedLaw: "36.6(b)[locked]", Coupons: true, Pays: evenMoney}
	if o.AnteBonus > 0 {
		bonus := o.bonus()
		first.Bonus = bonus[:]
	}
	return []table.Wager{
		first,
		further("flop", "Flop", 1, "36.1[flop wager]", "a flop wager is as much as the ante"),
		further("river", "River", 1, "36.1[river wager]", "a river wager is as much as the ante"),
		further("play", "Play", 2, "36.1[play wager]", "a play wager is twice the ante"),
		{ID: "pocket-poker", Name: "Pocket Poker", Group: "pocket poker", Aliases: []string{"pocket"}, Law: "36.6(c)[with ante]", OneRoll: true,
			Made: table.Always, LockedLaw: "36.6(b)[locked]", Coupons: true, Pays: o.pocket(),
			Needs: []table.Need{{Wager: "ante", Law: "36.6(c)[with ante]", Text: "a pocket poker wager needs an ante"}}},
	}
}

// further is a wager that goes on with the hand: so many times the ante.
func further(id, name string, times int64, by law.Cite, text string) table.Wager {
	amount := money.Odds{To: times, One: 1}
	return table.Wager{ID: id, Name: name, Group: id, Law: "36.6(d)", OneRoll: true,
		MadeText: "is made only in the course of a round, by a player with an ante", LockedLaw: "36.6(b)[locked]", Supplement: true, Pays: evenMoney,
		Needs: []table.Need{{Wager: "ante", Least: amount, Most: amount, Law: by, Text: text}}}
}

// newLayout declares the layout.
func newLayout(wagers []table.Wager) *table.Layout {
	return paragraphs.Positions(&table.Layout{
		OnlyListed: "36.6(a)[chips]", MadeWithChips: "36.6(a)[chips]", MostPlayers: "19:46-1.13Y(a)", OnlySeated: "36.6(e)[seated]",
		CashWagers: "36.6(a)[verbal]", CashRefused: true, LeastOdds: "36.11(c)", OddsWording: "36.11(a)", HandsUnshown: "36.10(a)2ii",
		Shared: "community",
		Acts:   paragraphs.Acts(), Incidents: append(paragraphs.Incidents(), dealerMisdealt),
		Offers: []*table.Offer{stages[0].offer, stages[1].offer, stages[2].offer},
	}, wagers, "dealer", "community")
}
