package doubleattack

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// bustIt is the wager that the dealer goes over 21 with the third card.
var bustIt = blackjack.Beside{
	ID: "bust-it", Name: "Bust It", Law: "house:doubleattack-16(a)", Wins: "house:doubleattack-16(c)", Loses: "house:doubleattack-16(c)",
	Pays: func(*blackjack.Options) []table.Pay { return bustItPays }, Line: bustItLine, Late: true,
}

// The lines of its odds.
const (
	suitedEights = iota
	colouredEights
	byThird // a six, and then up to the face cards
)

var bustItPays = []table.Pay{
	suitedEights:   line("8-8-8 of one suit", 200, "house:doubleattack-16(d)1"),
	colouredEights: line("8-8-8 of one color", 50, "house:doubleattack-16(d)2"),
	byThird:        line("the third card is a 6", 15, "house:doubleattack-16(d)3"),
	byThird + 1:    line("the third card is a 7", 10, "house:doubleattack-16(d)3"),
	byThird + 2:    line("the third card is an 8", 8, "house:doubleattack-16(d)3"),
	byThird + 3:    line("the third card is a 9", 6, "house:doubleattack-16(d)3"),
	byThird + 4:    line("the third card is a face card", 3, "house:doubleattack-16(d)3"),
}

func line(on string, to int64, by law.Cite) table.Pay {
	return table.Pay{On: on, Odds: money.Odds{To: to, One: 1}, Law: by, Fixed: true}
}

// bustItLine returns the line at which the wager wins with the dealer's cards, or
// -1 if it loses. Two cards below 17 and a third below a six are never over 21.
func bustItLine(_, dealer []card.Card) int {
	if score, _ := blackjack.Score(dealer...); len(dealer) != 3 || score <= 21 {
		return -1
	}
	eights := !slices.ContainsFunc(dealer, func(c card.Card) bool { return c.Rank() != card.Eight })
	switch {
	case eights && dealer[0].Suit() == dealer[1].Suit() && dealer[1].Suit() == dealer[2].Suit():
		return suitedEights
	case eights && red(dealer[0]) == red(dealer[1]) && red(dealer[1]) == red(dealer[2]):
		return colouredEights
	}
	points, _ := blackjack.Worth(dealer[2])
	return byThird + points - 6
}

// red reports whether a card is a heart or a diamond.
func red(c card.Card) bool { return c.Suit() == card.Hearts || c.Suit() == card.Diamonds }
