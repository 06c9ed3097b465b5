package threedraw

import (
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// The wagers of a betting position.
const (
	ante table.Area = iota
	first3
	play
)

// DrawCardTouched is the incident of a player who tries to look at the draw card.
const DrawCardTouched = "draw-card-touched"

// wagers declares those of one position, section 42.6. In to win and draw share
// an area.
func (g *Game) wagers() []table.Wager {
	first := versus.BeforeDeal("first-3", "First 3 Bonus", "13:69F-42.1[first 3 bonus wager]", first3Tables[g.options.First3Table],
		versus.NeedsAnte("13:69F-42.1[ante]", "a first 3 bonus wager needs an ante"))
	first.Aliases = []string{"first-3-bonus"}
	inToWin := versus.InRound("in-to-win", "In To Win/Draw", "13:69F-42.1[in to win/draw phase]", evenMoney,
		versus.TimesAnte(1, 1, "13:69F-42.1[in to win/draw phase]", "an in to win/draw wager is as much as the ante"))
	inToWin.Group, inToWin.Aliases, inToWin.Bonus = "in to win", []string{"draw", "in-to-win/draw"}, bonusTables[g.options.BonusTable]
	return []table.Wager{versus.BeforeDeal("ante", "Ante", "13:69F-42.1[ante]", evenMoney, nil), first, inToWin}
}

// evenMoney is 42.11(b), for the ante and the in to win/draw wager.
var evenMoney = versus.EvenMoney("13:69F-42.11(b)")

// hands are those that first 3 pays, of which the last four pay a bonus, and the
// lines of either.
var (
	hands       = []string{"pair", "flush", "straight", "three-of-a-kind", "straight flush", "mini royal flush"}
	first3Lines = versus.LinesOf(poker.Pair, poker.Flush, poker.Straight, poker.ThreeOfAKind, poker.StraightFlush, poker.RoyalFlush)
	bonusLines  = versus.LinesOf(poker.Straight, poker.ThreeOfAKind, poker.StraightFlush, poker.RoyalFlush)
)

// bonusTables are the pay tables of the in to win/draw bonus, 42.11(c), by the
// number of the table.
var bonusTables = map[string][]table.Pay{
	"1": versus.ExactTable(hands[2:], "13:69F-42.11(c)[1]", 1, 5, 10, 20),
	"2": versus.ExactTable(hands[2:], "13:69F-42.11(c)[2]", 1, 4, 10, 20),
	"3": versus.ExactTable(hands[2:], "13:69F-42.11(c)[3]", 1, 5, 6, 20),
}

// first3Tables are the pay tables of the first 3 bonus wager, 42.11(d), by the
// number of the table.
var first3Tables = map[string][]table.Pay{
	"1": versus.ExactTable(hands, "13:69F-42.11(d)[1]", 1, 3, 6, 30, 50, 200),
	"2": versus.ExactTable(hands, "13:69F-42.11(d)[2]", 1, 3, 6, 30, 60, 100),
	"3": versus.ExactTable(hands, "13:69F-42.11(d)[3]", 1, 3, 7, 30, 40, 150),
	"4": versus.ExactTable(hands, "13:69F-42.11(d)[4]", 1, 3, 6, 30, 40, 60),
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "13:69F-42.6(a)[chips]", MostPlayers: "13:69E-1.13BB(a)", OnlySeated: "13:69F-42.6(c)[seated]",
	CashWagers:   "13:69F-42.6(a)[verbal]",
	HandsUnshown: "13:69F-42.10(f)1[fold]", Offers: []*table.Offer{decideOffer},
	Incidents: []table.Declared{{ID: DrawCardTouched, Law: "13:69F-42.10(f)4[hidden]", Staff: true,
		Args: "SEAT", Help: "a player tries to look at the draw card"}},
}
