package pokerodds

import (
	"math/big"
	"math/bits"

	"boardwalk/odds"
	"boardwalk/odds/housepoker"
)

// suitBonus is the figure of a wager that pays by the longest of something that a suit of a hand of so many cards has by
// itself. The last line of its table pays for all cards, the one before for one less.
func suitBonus(w *odds.Work, name string, cards int, measure func(held uint16) int) *odds.Figure {
	area, _ := w.Table.Area(1, name)
	pays := w.Table.Pays(area)
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
	before := uint64(0)
	for length := range upTo {
		net, ways := -w.Stake, housepoker.SuitHands(cards, &upTo[length])
		if line := length - len(upTo) + len(pays); line >= 0 {
			net = pays[line].Odds.Owes(w.Stake)
		}
		d.Add(big.NewRat(int64(net), int64(w.Stake)), big.NewRat(int64(ways-before), 1))
		before = ways
	}
	return d.Figure(name, "bet made")
}
