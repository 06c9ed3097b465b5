package texasbonus

import (
	"boardwalk/game/versus"
	"boardwalk/law"
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
		Needs: versus.NeedsAnte("house:texas-6(c)[with ante]", "a bonus wager needs an ante")},
	street("flop", "Flop", 2, "28.1[flop wager]", "a flop wager is twice the ante"),
	street("turn", "Turn", 1, "28.1[turn wager]", "a turn wager is as much as the ante"),
	street("river", "River", 1, "28.1[river wager]", "a river wager is as much as the ante"),
}

// street is a wager of so many times the ante that is made in the round.
func street(id, name string, times int64, by law.Cite, text string) table.Wager {
	return table.Wager{ID: id, Name: name, Group: id, Law: "house:texas-6(d)", OneRoll: true,
		MadeText: "is made only when the dealer asks for it", LockedLaw: "house:texas-6(b)[locked]", Supplement: true, Pays: evenMoney,
		Needs: versus.TimesAnte(times, times, by, text)}
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:texas-6(a)[chips]", MadeWithChips: "house:texas-6(a)[chips]", MostPlayers: "house:texas-6(f)",
	OnlySeated: "house:texas-6(e)[seated]", CashWagers: "house:texas-6(a)[verbal]", CashRefused: true,
	LeastOdds: "house:texas-11(b)", HandsUnshown: "28.1[fold]", Boxes: []string{"dealer", "community"}, Shared: "community",
	Offers: []*table.Offer{flopOffer, turnOffer, riverOffer},
}
