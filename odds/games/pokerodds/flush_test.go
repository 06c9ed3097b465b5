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
	"boardwalk/odds/housepoker"
)

// The figures are the published ones, to the last way.
func TestFlushFigures(t *testing.T) {
	all := uint64(0)
	eachFlushHand(func(_ versus.Rank, d housepoker.Against, n uint64) {
		if all += n; d.All() != 45379620 {
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
		r, want := highcardflush.Rank(hand), housepoker.Against{}
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

// What best play raises depends on what the table pays, which is read from it.
func TestFlushFiguresReadWhatTheTablePays(t *testing.T) {
	r := housepoker.Raised{Stake: money.Dollar, Ante: money.Odds{To: 2, One: 1}, Raise: money.Odds{To: 3, One: 1}}
	against := housepoker.Against{Unqualified: 5, Won: 3, Tied: 1, Lost: 2}
	for times, want := range []money.Cents{-11, 5*2 + 3*(2+3) - 2*2, 5*2 + 3*(2+6) - 2*3} {
		if got := r.Sum(against, times); got != want*money.Dollar {
			t.Errorf("raised %d times: %s, not %s", times, got, want*money.Dollar)
		}
		ends := housepoker.Ends{}
		r.Add(ends, against, times, 1)
		if net, _ := ends.Mean(); ends.Ways() != 11 || net != float64(want*money.Dollar)/11 {
			t.Errorf("raised %d times: %v ends on average with %v", times, ends, net)
		}
	}
}
