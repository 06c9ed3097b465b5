package odds

import (
	"math/big"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
)

// The best of the two choices with each hand comes, on average, to the figure
// of best play.
func TestChoicesWithEveryHandAreTheFigureOfBestPlay(t *testing.T) {
	deck := card.Deck()
	whole := new(big.Rat)
	for a := range deck { // the left card a two of clubs, a three of clubs, …: the suits do not matter
		if deck[a].Suit() != card.Clubs {
			continue
		}
		for b := range deck {
			left, right := deck[a], deck[b]
			if a == b || reddog.Spread(left, right) < 1 {
				continue
			}
			rest := slices.DeleteFunc(slices.Clone(deck[:]), func(c card.Card) bool { return c == left || c == right })
			list, err := RedDogChoices(reddog.DefaultOptions(), reddog.Rules.Terms(), left, right, rest)
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
	if want := report(t, "red-dog", "").Find("original", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("red dog: %s and not %s", whole.RatString(), want.RatString())
	}
}

func TestThreeCardChoices(t *testing.T) {
	same := map[int]int64{}
	for _, h := range allThrees() {
		same[h.first]++
	}
	whole := new(big.Rat)
	for i, ways := range same {
		h := &allThrees()[i]
		list, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), [3]card.Card(slices.Collect(h.cards.All)), 0, new(big.Rat))
		if err != nil {
			t.Fatal(err)
		}
		best := list[0].EV
		if best.Cmp(list[1].EV) < 0 {
			best = list[1].EV
		}
		whole.Add(whole, new(big.Rat).Mul(best, big.NewRat(ways, 22100)))
	}
	if want := report(t, "three-card-poker", "").Find("ante", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("%s and not %s", whole.RatString(), want.RatString())
	}
}

// A pair plus wager is lost with a hand that is folded, and won with a pair.
func TestAPairPlusWagerIsForfeitedWithTheHand(t *testing.T) {
	pair := [3]card.Card{card.New(card.Two, card.Clubs), card.New(card.Two, card.Hearts), card.New(card.Three, card.Clubs)}
	without, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), pair, 0, new(big.Rat))
	if err != nil {
		t.Fatal(err)
	}
	with, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), pair, 0, big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	for i, more := range []*big.Rat{big.NewRat(-1, 2), big.NewRat(1, 2)} {
		if got := new(big.Rat).Sub(with[i].EV, without[i].EV); got.Cmp(more) != 0 {
			t.Errorf("%s: %s more, and not %s", with[i].Choice, got.RatString(), more.RatString())
		}
	}
}
