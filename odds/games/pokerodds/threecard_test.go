package pokerodds

import (
	"math/big"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/odds/oddstest"
)

// A pair plus wager is lost with a hand that is folded, and won with a pair.
func TestAPairPlusWagerIsForfeitedWithTheHand(t *testing.T) {
	pair := [3]card.Card{card.New(card.Two, card.Clubs), card.New(card.Two, card.Hearts), card.New(card.Three, card.Clubs)}
	without, err := ThreeCardChoices(oddstest.Asked(t, threecard.Rules, ""), pair, 0, new(big.Rat))
	if err != nil {
		t.Fatal(err)
	}
	with, err := ThreeCardChoices(oddstest.Asked(t, threecard.Rules, ""), pair, 0, big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	for i, more := range []*big.Rat{big.NewRat(-1, 2), big.NewRat(1, 2)} {
		if got := new(big.Rat).Sub(with[i].EV, without[i].EV); got.Cmp(more) != 0 {
			t.Errorf("%s: %s more, and not %s", with[i].Choice, got.RatString(), more.RatString())
		}
	}
}

// The best of the two choices with each hand comes, on average, to the figure
// of best play.
func TestThreeCardChoices(t *testing.T) {
	same := map[int]int64{}
	for _, h := range allThrees() {
		same[h.first]++
	}
	whole := new(big.Rat)
	for i, ways := range same {
		h := &allThrees()[i]
		list, err := ThreeCardChoices(oddstest.Asked(t, threecard.Rules, ""), [3]card.Card(slices.Collect(h.cards.All)), 0, new(big.Rat))
		if err != nil {
			t.Fatal(err)
		}
		best := list[0].EV
		if best.Cmp(list[1].EV) < 0 {
			best = list[1].EV
		}
		whole.Add(whole, new(big.Rat).Mul(best, big.NewRat(ways, 22100)))
	}
	if want := oddstest.Report(t, threecard.Rules.With(ThreeCard), "").Find("ante", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("%s and not %s", whole.RatString(), want.RatString())
	}
}
