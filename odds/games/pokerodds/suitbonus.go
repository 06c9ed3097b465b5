package pokerodds

import (
	"math/big"
	"math/bits"

	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
)

// suitNet returns what such a wager wins by a length.
func suitNet(w *odds.Work, name string, cards int) func(length int) money.Cents {
	area, _ := w.Table.Area(1, name)
	pays := w.Table.Pays(area)
	return func(length int) money.Cents {
		if line := length - cards - 1 + len(pays); line >= 0 {
			return pays[line].Odds.Owes(w.Stake)
		}
		return -w.Stake
	}
}

// suitBonus is the figure of a wager that pays by the longest of something that a suit of a hand of so many cards has by
// itself. The last line of its table pays for all cards, the one before for one less.
func suitBonus(w *odds.Work, name string, cards int, measure func(held uint16) int) *odds.Figure {
	upTo := make([]housepoker.SuitWays, cards+1) // by length: in how many ways a suit has so many cards, and none longer
	for held := range uint16(housepoker.WholeSuit) {
		if n := bits.OnesCount16(held); n <= cards {
			for length := measure(held); length <= cards; length++ {
				for suit := range upTo[length] {
					upTo[length][suit][n]++
				}
			}
		}
	}
	var d odds.Distribution
	before, net := uint64(0), suitNet(w, name, cards)
	for length := range upTo {
		ways := housepoker.SuitHands(cards, &upTo[length])
		d.Add(big.NewRat(int64(net(length)), int64(w.Stake)), big.NewRat(int64(ways-before), 1))
		before = ways
	}
	return d.Figure(name, "bet made")
}
