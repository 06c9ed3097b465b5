package texasbonus

import (
	"boardwalk/card"
	"boardwalk/game/versus"
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

// wagers are those of one position.
var wagers = []table.Wager{
	versus.BeforeDeal("ante", "Ante", "28.1[ante]", evenMoney, nil),
	versus.BeforeDeal("bonus", "Bonus", "28.1[bonus wager]", bonusTable,
		versus.NeedsAnte("house:texas-6(c)[with ante]", "a bonus wager needs an ante")),
	versus.InRound("flop", "Flop", "house:texas-6(d)", evenMoney,
		versus.TimesAnte(2, 2, "28.1[flop wager]", "a flop wager is twice the ante")),
	versus.InRound("turn", "Turn", "house:texas-6(d)", evenMoney,
		versus.TimesAnte(1, 1, "28.1[turn wager]", "a turn wager is as much as the ante")),
	versus.InRound("river", "River", "house:texas-6(d)", evenMoney,
		versus.TimesAnte(1, 1, "28.1[river wager]", "a river wager is as much as the ante")),
}

// layout declares the rest of the layout.
var layout = table.Layout{
	OnlyListed: "house:texas-6(a)[chips]", MostPlayers: "house:texas-6(f)", OnlySeated: "house:texas-6(e)[seated]",
	CashWagers:   "house:texas-6(a)[verbal]",
	HandsUnshown: "28.1[fold]", Boxes: []string{"dealer", "community"}, Shared: "community",
	Offers: []*table.Offer{flopOffer, turnOffer, riverOffer},
}

// evenMoney is house:texas-11(b), for all wagers but the bonus.
var evenMoney = versus.EvenMoney("house:texas-11(b)")

// The lines of the bonus table, the least first.
const (
	otherPair = iota
	aceQueenOrJack
	kingsToJacks
	aceKing
	aceQueenOrJackSuited
	aceKingSuited
	aces
	bothAces
)

// bonusHands are what they pay for, and bonusTable is house:texas-11(d).
var (
	bonusHands = []string{"pair of tens or lower", "ace with queen or jack", "pair of kings, queens or jacks", "ace and king",
		"ace with queen or jack suited", "ace and king suited", "pair of aces", "pair of aces against the dealer's"}
	bonusTable = versus.ExactTable(bonusHands, "house:texas-11(d)", 3, 5, 10, 15, 20, 25, 30, 1000)
)

// BonusPays returns the pay table of the bonus wager, the least hand first.
func BonusPays() []table.Pay { return bonusTable }

// BonusLine returns the line of the bonus table that pays two cards of a player's
// against two of the dealer's, and false if none does.
func BonusLine(player, dealer [2]card.Card) (line int, ok bool) {
	high, low := max(player[0].Rank(), player[1].Rank()), min(player[0].Rank(), player[1].Rank())
	suited := player[0].Suit() == player[1].Suit()
	switch {
	case high == low && high == card.Ace && dealer[0].Rank() == card.Ace && dealer[1].Rank() == card.Ace:
		return bothAces, true
	case high == low && high == card.Ace:
		return aces, true
	case high == low && high >= card.Jack:
		return kingsToJacks, true
	case high == low:
		return otherPair, true
	case high != card.Ace || low < card.Jack:
		return 0, false
	case low == card.King && suited:
		return aceKingSuited, true
	case low == card.King:
		return aceKing, true
	case suited:
		return aceQueenOrJackSuited, true
	}
	return aceQueenOrJack, true
}
