package spanish21

import (
	"slices"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// bonuses are the 21s that pay more than 1 to 1, the best first: by the number of
// cards, and 6-7-8 and 7-7-7 by their suits.
var bonuses = []blackjack.Bonus{
	bonus("21 in seven cards or more", 3, 1, "house:spanish-3(h)3", func(c []card.Card) bool { return len(c) >= 7 }),
	bonus("21 in six cards", 2, 1, "house:spanish-3(h)2", func(c []card.Card) bool { return len(c) == 6 }),
	bonus("21 in five cards", 3, 2, "house:spanish-3(h)1", func(c []card.Card) bool { return len(c) == 5 }),
	bonus("6-7-8 of spades", 3, 1, "house:spanish-3(h)4[spades]", func(c []card.Card) bool { return straight(c) && spades(c) }),
	bonus("6-7-8 of one suit", 2, 1, "house:spanish-3(h)4[one suit]", func(c []card.Card) bool { return straight(c) && oneSuit(c) }),
	bonus("6-7-8 of several suits", 3, 2, "house:spanish-3(h)4[mixed]", straight),
	bonus("7-7-7 of spades", 3, 1, "house:spanish-3(h)5[spades]", func(c []card.Card) bool { return sevens(c) && spades(c) }),
	bonus("7-7-7 of one suit", 2, 1, "house:spanish-3(h)5[one suit]", func(c []card.Card) bool { return sevens(c) && oneSuit(c) }),
	bonus("7-7-7 of several suits", 3, 2, "house:spanish-3(h)5[mixed]", sevens),
}

func bonus(on string, to, one int64, by law.Cite, has func([]card.Card) bool) blackjack.Bonus {
	return blackjack.Bonus{Pay: table.Pay{On: on, Odds: money.Odds{To: to, One: one}, Law: by, Fixed: true}, Has: has}
}

// sevens reports whether the cards are three sevens.
func sevens(cards []card.Card) bool {
	return len(cards) == 3 && !slices.ContainsFunc(cards, func(c card.Card) bool { return c.Rank() != card.Seven })
}

// straight reports whether the cards are a six, a seven and an eight.
func straight(cards []card.Card) bool {
	seen := 0
	for _, c := range cards {
		seen |= 1 << c.Rank()
	}
	return len(cards) == 3 && seen == 1<<card.Six|1<<card.Seven|1<<card.Eight
}

// oneSuit reports whether the cards are all of one suit.
func oneSuit(cards []card.Card) bool {
	return !slices.ContainsFunc(cards, func(c card.Card) bool { return c.Suit() != cards[0].Suit() })
}

func spades(cards []card.Card) bool { return oneSuit(cards) && cards[0].Suit() == card.Spades }

// The amounts of the super bonus.
const (
	low = iota
	high
	envy
)

var amounts = []table.Pay{
	low:  {On: "super bonus on $5 to under $25", Amount: 1000 * money.Dollar, Law: "house:spanish-3(i)[low]", Fixed: true},
	high: {On: "super bonus on $25 or more", Amount: 5000 * money.Dollar, Law: "house:spanish-3(i)[high]", Fixed: true},
	envy: {On: "another player's super bonus", Amount: 50 * money.Dollar, Law: "house:spanish-3(i)[envy]", Fixed: true},
}

// superAmount returns which amount a wager is paid besides on three sevens of one suit
// against a seven of the dealer's: none below $5.
func superAmount(wager money.Cents) (which int, ok bool) {
	switch {
	case wager >= 25*money.Dollar:
		return high, true
	case wager >= 5*money.Dollar:
		return low, true
	}
	return 0, false
}

// superBonus pays the super bonus on a hand that is complete and the envy bonus to
// the others who have wagered in the round, each of them once.
func superBonus(g *blackjack.Game, d *table.Dealer, box uint8, h *blackjack.Hand) {
	up, _ := g.UpCard()
	if h.Len() != 3 || up.Rank() != card.Seven || h.Split() || h.Doubled() || !sevens(h.Cards()) || !oneSuit(h.Cards()) {
		return
	}
	won := false
	paid := uint32(0)
	for _, s := range g.Bettors(box) {
		paid |= 1 << s
		if which, ok := superAmount(g.Wager(d, s, box)); ok {
			g.PayAmount(d, s, box, which, amounts[which].Law)
			won = true
		}
	}
	for _, n := range g.Boxes() {
		for _, s := range g.Bettors(n) {
			if won && paid>>s&1 == 0 {
				paid |= 1 << s
				g.PayAmount(d, s, n, envy, amounts[envy].Law)
			}
		}
	}
}
