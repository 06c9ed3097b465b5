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

// Casino hold'em: two cards each and five that all share. After the flop the player folds or calls with twice the ante. The dealer
// has to have a pair of fours, or else the ante is paid and the call comes back. Here one hand is valued, by every board and every
// hand of the dealer's that may come; [housepoker.Streets.Count] counts all of them in the same way.
func ExampleStreets() {
	game := &housepoker.Streets{Own: 2, Dealers: 2, Board: 5, Flush: 5, Least: housepoker.LeastPair(card.Four),
		Rank: func(own, board []card.Card) poker.Rank {
			return poker.SevenAt(&[7]card.Card{own[0], own[1], board[0], board[1], board[2], board[3], board[4]})
		},
		Asked: []housepoker.Street{{Seen: 3, Choices: []housepoker.StreetChoice{{Fold: true}, {Antes: 2}}}}}
	lines := map[poker.Class]money.Cents{poker.Flush: 2, poker.FullHouse: 3, poker.FourOfAKind: 10,
		poker.StraightFlush: 20, poker.RoyalFlush: 100}
	pays := func(antes int, how housepoker.Fare, made poker.Class) (net, wagered money.Cents) {
		ante, call := 100*max(1, lines[made]), 100*money.Cents(antes)
		switch wagered = 100 + call; how {
		case housepoker.Won:
			return ante + call, wagered
		case housepoker.WonFree, housepoker.TiedFree, housepoker.LostFree:
			return ante, wagered
		case housepoker.Tied:
			return 0, wagered
		}
		return -wagered, wagered
	}
	cards, err := card.ParseAll("Ks 4h Jd 7c 2s")
	if err != nil {
		panic(err)
	}
	values, err := game.Values(nil, pays, &housepoker.StreetHand{Own: cards[:2], Board: cards[2:]}, 0)
	if err != nil {
		panic(err)
	}
	fmt.Println("to fold wins", values[0].FloatString(4), "cents, and to call", values[1].FloatString(4))
	// Output: to fold wins -100.0000 cents, and to call -64.2217
}

// Three card draw without its bonuses: one of three cards may be replaced, against the dealer's best three of four. Nothing is
// folded for less than the ante.
func ExampleRedraw() {
	three := func(cards []card.Card) (best poker.Rank) {
		for i, a := range cards {
			for j, b := range cards[:i] {
				for _, c := range cards[:j] {
					best = max(best, poker.Three([3]card.Card{a, b, c}))
				}
			}
		}
		return best
	}
	game := &housepoker.Redraw{Duel: housepoker.Duel{Own: 3, OwnRank: three, Dealers: 4, Rank: three, Flush: 3}, Most: 1}
	pays := func(replaced int, how housepoker.Fare, made poker.Class) (net, wagered money.Cents) {
		switch how {
		case housepoker.Folded:
			return -100, 100
		case housepoker.Won:
			return 200, 200
		case housepoker.Lost:
			return -200, 200
		}
		return 0, 200
	}
	hand, err := card.ParseAll("Ks Qs 4h")
	if err != nil {
		panic(err)
	}
	values, err := game.Values(pays, hand, 0)
	if err != nil {
		panic(err)
	}
	fmt.Println("to keep all wins", values[0].FloatString(4), "cents, and to replace the last", values[1<<2].FloatString(4))
	// Output: to keep all wins -85.3575 cents, and to replace the last 20.4022
}
