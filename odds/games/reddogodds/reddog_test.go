package reddogodds

import (
	"math/big"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/odds/oddstest"
)

// The best of the two choices with each hand comes, on average, to the figure
// of best play.
func TestChoicesWithEveryHandAreTheFigureOfBestPlay(t *testing.T) {
	deck := card.Deck()
	a := oddstest.Asked(t, reddog.Rules.With(Mathematics), "")
	whole := new(big.Rat)
	for i := range deck { // the left card a two of clubs, a three of clubs, …: the suits do not matter
		if deck[i].Suit() != card.Clubs {
			continue
		}
		for b := range deck {
			left, right := deck[i], deck[b]
			if i == b || reddog.Spread(left, right) < 1 {
				continue
			}
			rest := slices.DeleteFunc(slices.Clone(deck[:]), func(c card.Card) bool { return c == left || c == right })
			list, err := RedDogChoices(a, left, right, rest)
			if err != nil {
				t.Fatal(err)
			}
			best := list[0].EV
			if best.Cmp(list[1].EV) < 0 {
				best = list[1].EV
			}
			whole.Add(whole, best)
		}
	}
	// Three of a kind is all that is left: 11 to 1, one time in 17 times 25.
	whole.Quo(whole, big.NewRat(13*51, 1))
	whole.Add(whole, big.NewRat(11, 17*25))
	if want := oddstest.Report(t, a.Rules, "").Find("original", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("red dog: %s and not %s", whole.RatString(), want.RatString())
	}
}
