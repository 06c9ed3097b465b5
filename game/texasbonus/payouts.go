package texasbonus

import (
	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/table"
)

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

// bonusTable is house:texas-11(d).
var bonusTable = []table.Pay{
	otherPair:            versus.PaysExactly("pair of tens or lower", 3, "house:texas-11(d)"),
	aceQueenOrJack:       versus.PaysExactly("ace with queen or jack", 5, "house:texas-11(d)"),
	kingsToJacks:         versus.PaysExactly("pair of kings, queens or jacks", 10, "house:texas-11(d)"),
	aceKing:              versus.PaysExactly("ace and king", 15, "house:texas-11(d)"),
	aceQueenOrJackSuited: versus.PaysExactly("ace with queen or jack suited", 20, "house:texas-11(d)"),
	aceKingSuited:        versus.PaysExactly("ace and king suited", 25, "house:texas-11(d)"),
	aces:                 versus.PaysExactly("pair of aces", 30, "house:texas-11(d)"),
	bothAces:             versus.PaysExactly("pair of aces against the dealer's", 1000, "house:texas-11(d)"),
}

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
