package pokerodds

import (
	"math/big"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/highcardflush"
	"boardwalk/game/versus"
	"boardwalk/money"
	"boardwalk/odds"
)

// The figures are the published ones, to the last way.
func TestFlushFigures(t *testing.T) {
	all := uint64(0)
	eachFlushHand(func(_ versus.Rank, d flushDeals, n uint64) {
		if all += n; d.Unqualified+d.Won+d.Tied+d.Lost != 45379620 {
			t.Fatalf("%+v are not all hands of 45 cards", d)
		}
	})
	if all != 133784560 {
		t.Fatalf("%d hands of seven cards", all)
	}
	rules := highcardflush.Rules.With(HighCardFlush)
	list, err := HighCardFlush.Figures(&odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms(), Stake: 5 * money.Dollar})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct{ percent, exact string }{
		{"2.6645", "1348050875653/50592437455560"}, {"2.7114", ""}, {"7.8072", ""}, {"13.0864", ""},
	} {
		f := list[i]
		percent := new(big.Rat).Mul(f.House, big.NewRat(100, 1)).FloatString(4)
		if percent != want.percent || want.exact != "" && f.House.RatString() != want.exact {
			t.Errorf("%s, %s: %s%%, %s", f.Wager, f.Strategy, percent, f.House.RatString())
		}
	}
}

// The count against one hand agrees with dealing every hand that the dealer may have from a few
// cards, and ranking each from scratch.
func TestAgainstEveryFlushHand(t *testing.T) {
	source := chance.NewFast(7, 0)
	for range 40 {
		deck := card.Deck()
		for i := range deck {
			j := i + source.Draw(len(deck)-i)
			deck[i], deck[j] = deck[j], deck[i]
		}
		hand, left, gone := deck[:7], deck[7:19], card.SetOf(deck[19:]...)
		r, want := highcardflush.Rank(hand), flushDeals{}
		for set := range uint(1) << len(left) {
			var dealer []card.Card
			for i, c := range left {
				if set>>i&1 != 0 {
					dealer = append(dealer, c)
				}
			}
			if len(dealer) != 7 {
				continue
			}
			switch other := highcardflush.Rank(dealer); {
			case other < highcardflush.Least:
				want.Unqualified++
			case other < r:
				want.Won++
			case other == r:
				want.Tied++
			default:
				want.Lost++
			}
		}
		if got := againstFlush(hand, gone); got != want {
			t.Fatalf("%v against %v: %+v, not %+v", hand, left, got, want)
		}
	}
}
