package money

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestAWagerIsPaidAtItsOdds(t *testing.T) {
	for _, c := range []struct {
		story    string
		odds     Odds
		stake    Cents
		winnings Cents
		exact    bool
	}{
		{"even money", Odds{1, 1}, 25 * Dollar, 25 * Dollar, true},
		{"a place bet on 4", Odds{9, 5}, 25 * Dollar, 45 * Dollar, true},
		{"a blackjack on an odd stake", Odds{3, 2}, 15 * Dollar, 2250, true},
		{"a blackjack at 6 to 5", Odds{6, 5}, 1 * Dollar, 120, true},
		{"a lay of 1 to 2 on three cents leaves half a cent", Odds{1, 2}, 3, 1, false},
		{"7 to 6 on a dollar is no number of cents", Odds{7, 6}, 1 * Dollar, 116, false},
		{"a tie that pays nothing", Odds{0, 1}, 25 * Dollar, 0, true},
		{"no stake", Odds{9, 5}, 0, 0, true},
		{"the largest stake at the longest odds", Odds{MaxOdds, 1}, MaxStake, MaxStake * MaxOdds, true},
		{"more than the largest stake", Odds{1, 1}, MaxStake + 1, 0, false},
		{"a stake below zero", Odds{1, 1}, -1, 0, false},
		{"no odds", Odds{}, 25 * Dollar, 0, false},
		{"odds that nobody has", Odds{-1, 1}, 25 * Dollar, 0, false},
	} {
		if got, exact := c.odds.Pays(c.stake); got != c.winnings || exact != c.exact {
			t.Errorf("%s: %v at %v pays %v, %v; want %v, %v", c.story, c.stake, c.odds, got, exact, c.winnings, c.exact)
		}
	}
}

func TestMustPayPanicsWhereItCannot(t *testing.T) {
	defer func() {
		err, ok := recover().(error)
		if want := "a stake of $1 cannot be paid exactly at 7 to 6"; !ok || err.Error() != want {
			t.Errorf("got the panic %v, want %q", err, want)
		}
	}()
	Odds{7, 6}.MustPay(Dollar)
}

func TestOddsAreComparedByWhatTheyPay(t *testing.T) {
	for _, c := range []struct {
		a, b Odds
		want int
	}{
		{Odds{9, 5}, Odds{2, 1}, -1},
		{Odds{3, 2}, Odds{6, 5}, 1},
		{Odds{4, 2}, Odds{2, 1}, 0},
		{Odds{MaxOdds, 1}, Odds{1, MaxOdds}, 1},
	} {
		if got := c.a.Cmp(c.b); got != c.want {
			t.Errorf("%v against %v: got %d, want %d", c.a, c.b, got, c.want)
		}
	}
	if !(Odds{}).IsZero() || (Odds{0, 1}).IsZero() {
		t.Error("only odds that were never set are zero")
	}
}

func TestUnitIsTheSmallestPayableStake(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		odds := Odds{rapid.Int64Range(0, 60).Draw(t, "to"), rapid.Int64Range(1, 60).Draw(t, "one")}
		unit := Cents(rapid.SampledFrom([]int64{1, 25, 50, 100, 500}).Draw(t, "unit"))
		smallest := unit
		for !odds.Payable(smallest, unit) {
			smallest += unit
		}
		if got := odds.Unit(unit); got != smallest {
			t.Fatalf("%v in units of %v: got %v, want %v", odds, unit, got, smallest)
		}
	})
}

func TestPaysAgreesWithFractions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		odds := Odds{rapid.Int64Range(0, MaxOdds).Draw(t, "to"), rapid.Int64Range(1, MaxOdds).Draw(t, "one")}
		stake := rapid.Int64Range(0, int64(MaxStake)).Draw(t, "stake")
		product := new(big.Int).Mul(big.NewInt(stake), big.NewInt(odds.To))
		want, over := product.QuoRem(product, big.NewInt(odds.One), new(big.Int))
		got, exact := odds.Pays(Cents(stake))
		if int64(got) != want.Int64() || exact != (over.Sign() == 0) {
			t.Fatalf("%d at %v: got %d, %v; want %v and %v over", stake, odds, int64(got), exact, want, over)
		}
	})
}

func TestParseOdds(t *testing.T) {
	for s, want := range map[string]Odds{
		"9 to 5": {9, 5}, "9:5": {9, 5}, "9-5": {9, 5}, "9to5": {9, 5}, " 35  to 1 ": {35, 1}, "0 to 1": {0, 1},
	} {
		if got, err := ParseOdds(s); err != nil || got != want {
			t.Errorf("ParseOdds(%q) = %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "9", "9 for 5", "to", "9 to", "1 to 0", "-9 to 5", "9 to -5", "9:5:2", "1.5 to 1",
		"10000001 to 1", "99999999999999999999 to 1"} {
		if got, err := ParseOdds(s); err == nil || !got.IsZero() {
			t.Errorf("ParseOdds(%q) = %v, %v; want an error", s, got, err)
		}
	}
}

func FuzzParseOdds(f *testing.F) {
	for _, s := range []string{"9 to 5", "9:5", "9-5", "1 to 0", "9 for 5"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		odds, err := ParseOdds(s)
		if err != nil {
			return
		}
		if again, err := ParseOdds(odds.String()); err != nil || again != odds || !odds.Valid() {
			t.Errorf("%q is %v, and that is %v, %v", s, odds, again, err)
		}
	})
}

func BenchmarkPays(b *testing.B) {
	odds, total := []Odds{{9, 5}, {7, 6}, {1, 1}, {30, 1}}, Cents(0)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		won, _ := odds[i&3].Pays(30 * Dollar)
		total += won
	}
}
