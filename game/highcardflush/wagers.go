package highcardflush

import (
	"boardwalk/game/versus"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	flushBonus
	straightBonus
	raise
)

// wagers declares those of one position: house:flush-6(e) to (g).
func wagers() []table.Wager {
	return []table.Wager{
		versus.BeforeDeal("ante", "Ante", "house:flush-6(e)", evenMoney, nil),
		versus.BeforeDeal("flush-bonus", "Flush Bonus", "house:flush-6(f)", flushPays,
			versus.NeedsAnte("house:flush-6(f)", "a flush bonus wager needs an ante")),
		versus.BeforeDeal("straight-flush-bonus", "Straight Flush Bonus", "house:flush-6(f)", straightPays,
			versus.NeedsAnte("house:flush-6(f)", "a straight flush bonus wager needs an ante")),
		versus.InRound("raise", "Raise", "house:flush-6(g)", evenMoney,
			versus.TimesAnte(1, most, "house:flush-6(g)", "a raise is one to three times the ante")),
	}
}

// most is how many times the ante a raise may be at most, house:flush-6(g).
const most = 3

// MostTimes is how many times the ante a raise may be with a flush of a length.
func MostTimes(length int) int { return min(max(length-3, 1), most) }

// evenMoney is house:flush-10(a), for the ante and the raise.
var evenMoney = versus.EvenMoney("house:flush-10(a)")

// The pay tables of the bonus wagers, the shortest flush first.
var (
	flushPays = versus.ExactTable([]string{"four-card flush", "five-card flush", "six-card flush", "seven-card flush"},
		"house:flush-10(b)", 1, 10, 100, 300)
	straightPays = versus.ExactTable([]string{"three-card straight flush", "four-card straight flush", "five-card straight flush",
		"six-card straight flush", "seven-card straight flush"}, "house:flush-10(c)", 7, 60, 100, 1000, 8000)
)

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:flush-6(a)[chips]", MostPlayers: "house:flush-6(d)", OnlySeated: "house:flush-6(c)[seated]",
	CashWagers: "house:flush-6(a)[verbal]", OddsWording: "house:flush-10(d)",
	HandsUnshown: "house:flush-9(c)[cards]", Offers: []*table.Offer{raiseOffer},
}
