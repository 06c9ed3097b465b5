package spanish21

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// match is the wager that the first two cards match the dealer's first in rank.
var match = blackjack.Beside{
	ID: "match", Name: "Match the Dealer", Law: "house:spanish-16(a)", Wins: "house:spanish-16(c)", Loses: "house:spanish-16(c)",
	Pays: matchPays, Line: matchLine,
}

// matches are the lines of its odds by what the two cards are: of one rank with
// the dealer's, or of one rank and suit.
var matches = []struct {
	on          string
	rank, suits int64
}{
	{"one card of the same rank", 1, 0}, {"two cards of the same rank", 2, 0}, {"one card of the same rank and suit", 0, 1},
	{"one card of the same rank, one of the same suit too", 1, 1}, {"two cards of the same rank and suit", 0, 2},
}

// matchPays are the odds: what each card pays, by the number of decks.
func matchPays(o *blackjack.Options) []table.Pay {
	rank, suit := int64(4), int64(9)
	if o.Decks == 8 {
		rank, suit = 3, 12
	}
	var pays []table.Pay
	for _, m := range matches {
		pays = append(pays, table.Pay{On: m.on, Odds: money.Odds{To: m.rank*rank + m.suits*suit, One: 1}, Law: matchPaid(o), Fixed: true})
	}
	return pays
}

// matchPaid is the rule of the odds.
func matchPaid(o *blackjack.Options) law.Cite {
	if o.Decks == 8 {
		return "house:spanish-16(e)"
	}
	return "house:spanish-16(d)"
}

// matchLine returns the line of a hand, or -1 if no card matches.
func matchLine(player, dealer []card.Card) int {
	var rank, suits int64
	for _, c := range player[:2] {
		switch {
		case c == dealer[0]:
			suits++
		case c.Rank() == dealer[0].Rank():
			rank++
		}
	}
	for i, m := range matches {
		if m.rank == rank && m.suits == suits {
			return i
		}
	}
	return -1
}
