package texasbonus

import (
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

func pays(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by, Fixed: true}
}

// evenMoney is house:texas-11(b), for all wagers but the bonus.
var evenMoney = []table.Pay{pays("", 1, "house:texas-11(b)")}

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
	otherPair:            pays("pair of tens or lower", 3, "house:texas-11(d)"),
	aceQueenOrJack:       pays("ace with queen or jack", 5, "house:texas-11(d)"),
	kingsToJacks:         pays("pair of kings, queens or jacks", 10, "house:texas-11(d)"),
	aceKing:              pays("ace and king", 15, "house:texas-11(d)"),
	aceQueenOrJackSuited: pays("ace with queen or jack suited", 20, "house:texas-11(d)"),
	aceKingSuited:        pays("ace and king suited", 25, "house:texas-11(d)"),
	aces:                 pays("pair of aces", 30, "house:texas-11(d)"),
	bothAces:             pays("pair of aces against the dealer's", 1000, "house:texas-11(d)"),
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

// oddsOf words the lines of a pay table: "pair of aces 30 to 1".
func oddsOf(list []table.Pay) string {
	var words []string
	for _, p := range list {
		words = append(words, p.On+" "+p.Odds.String())
	}
	return strings.Join(words, ", ")
}
