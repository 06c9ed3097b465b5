package housepoker_test

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

// A whole game of an ante and a raise: three cards against the dealer's three, and whoever does not fold adds as much as the
// ante. The dealer has to have a queen, or else the ante wins and the raise comes back. No deal is drawn: there are
// 22,100 hands against 18,424 each.
func Example() {
	three := func(cards []card.Card) poker.Rank { return poker.ThreeAt((*[3]card.Card)(cards)) }
	rank := func(text string) poker.Rank {
		cards, err := card.ParseAll(text)
		if err != nil {
			panic(err)
		}
		return three(cards)
	}
	game := &housepoker.Duel{Own: 3, OwnRank: three, Dealers: 3, Rank: three, Flush: 3, Least: rank("Qs 3h 2d")}
	even := money.Odds{To: 1, One: 1}
	raised := &housepoker.Raised{Stake: 1, Ante: even, Raise: even}
	least := rank("Qs 6h 4d")

	ends := game.Count(nil, 2, func(ends []housepoker.Ends, m *housepoker.Met) {
		best, byRule := 0, 0
		if raised.Sum(m.Against, 1) > raised.Sum(m.Against, 0) {
			best = 1
		}
		if m.Rank >= least {
			byRule = 1
		}
		raised.Add(ends[0], m.Against, best, m.Ways)
		raised.Add(ends[1], m.Against, byRule, m.Ways)
	})
	for i, name := range []string{"best play", "queen, six and four or better"} {
		var lost int64
		for end, ways := range ends[i] {
			lost -= int64(end.Net) * int64(ways)
		}
		house := big.NewRat(lost, int64(ends[i].Ways()))
		fmt.Printf("%s: the house has %s, %s%% of the ante\n", name, house.RatString(), house.Mul(house, big.NewRat(100, 1)).FloatString(4))
	}
	// Output:
	// best play: the house has 8813253/101792600, 8.6580% of the ante
	// queen, six and four or better: the house has 8813253/101792600, 8.6580% of the ante
}
