package minitex

import (
	"boardwalk/game/versus"
	"boardwalk/law"
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
	further := func(id, name string, times int64, by law.Cite, text string) table.Wager {
		return versus.InRound(id, name, "36.6(d)", evenMoney, versus.TimesAnte(times, times, by, text))
	}
	first := versus.BeforeDeal("ante", "Ante", "36.1[ante]", evenMoney, nil)
	first.Bonus = o.bonus()
	side := versus.BeforeDeal("pocket-poker", "Pocket Poker", "36.6(c)[with ante]", pocketTables[o.Pocket],
		versus.NeedsAnte("36.6(c)[with ante]", "a pocket poker wager needs an ante"))
	side.Aliases = []string{"pocket"}
	return []table.Wager{
		first,
		further("flop", "Flop", 1, "36.1[flop wager]", "a flop wager is as much as the ante"),
		further("river", "River", 1, "36.1[river wager]", "a river wager is as much as the ante"),
		further("play", "Play", 2, "36.1[play wager]", "a play wager is twice the ante"),
		side,
	}
}

// evenMoney is 36.11(b), for the ante, flop, river and play wagers.
var evenMoney = versus.EvenMoney("36.11(b)")

// bonus returns the ante bonus, if one is offered.
func (o *Options) bonus() []table.Pay {
	if o.AnteBonus == 0 {
		return nil
	}
	return []table.Pay{versus.Pays("royal flush", int64(o.AnteBonus), "36.11(d)")}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "36.6(a)[chips]", MostPlayers: "19:46-1.13Y(a)", OnlySeated: "36.6(e)[seated]",
	CashWagers: "36.6(a)[verbal]", LeastOdds: "36.11(c)",
	OddsWording: "36.11(a)", HandsUnshown: "36.10(a)2ii",
	Boxes: []string{"dealer", "community"}, Shared: "community", Incidents: []table.Declared{dealerMisdealt},
	Offers: []*table.Offer{stages[0].offer, stages[1].offer, stages[2].offer},
}
