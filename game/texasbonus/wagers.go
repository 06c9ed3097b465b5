package texasbonus

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	bonus
	flop
	turn
	river
)

// wagers are those of one position. The bonus wager needs an ante, and the flop,
// turn and river wagers are made only when the dealer asks for them.
var wagers = []table.Wager{
	{ID: "ante", Name: "Ante", Group: "ante", Law: "28.1[ante]", OneRoll: true,
		Made: table.Always, LockedLaw: "house:texas-6(b)[locked]", Coupons: true, Pays: evenMoney},
	{ID: "bonus", Name: "Bonus", Group: "bonus", Law: "28.1[bonus wager]", OneRoll: true,
		Made: table.Always, LockedLaw: "house:texas-6(b)[locked]", Coupons: true, Pays: bonusTable,
		Needs: []table.Need{{Wager: "ante", Law: "house:texas-6(c)[with ante]", Text: "a bonus wager needs an ante"}}},
	street("flop", "Flop", 2, "28.1[flop wager]", "a flop wager is twice the ante"),
	street("turn", "Turn", 1, "28.1[turn wager]", "a turn wager is as much as the ante"),
	street("river", "River", 1, "28.1[river wager]", "a river wager is as much as the ante"),
}

// street is a wager of so many times the ante that is made in the round.
func street(id, name string, times int64, by law.Cite, text string) table.Wager {
	return table.Wager{ID: id, Name: name, Group: id, Law: "house:texas-6(d)", OneRoll: true,
		MadeText: "is made only when the dealer asks for it", LockedLaw: "house:texas-6(b)[locked]", Supplement: true, Pays: evenMoney,
		Needs: []table.Need{{Wager: "ante", Least: money.Odds{To: times, One: 1}, Most: money.Odds{To: times, One: 1}, Law: by, Text: text}}}
}

// newLayout declares the layout.
func newLayout() *table.Layout {
	return paragraphs.Positions(&table.Layout{
		OnlyListed: "house:texas-6(a)[chips]", MadeWithChips: "house:texas-6(a)[chips]", MostPlayers: "house:texas-6(f)",
		OnlySeated: "house:texas-6(e)[seated]", CashWagers: "house:texas-6(a)[verbal]", CashRefused: true,
		LeastOdds: "house:texas-11(b)", HandsUnshown: "28.1[fold]", Shared: "community",
		Acts: paragraphs.Acts(), Incidents: paragraphs.Incidents(), Offers: []*table.Offer{flopOffer, turnOffer, riverOffer},
	}, wagers, "dealer", "community")
}
