package money

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestVigorishIsRoundedTheWayTheHouseSays(t *testing.T) {
	for _, c := range []struct {
		rate               Rate
		amount, unit       Cents
		wantDown, wantedUp Cents
	}{
		{5 * Percent, 20 * Dollar, 25, 1 * Dollar, 1 * Dollar},
		{5 * Percent, 33 * Dollar, 25, 150, 175},
		{5 * Percent, 33 * Dollar, Dollar, 1 * Dollar, 2 * Dollar},
		{5 * Percent, 19, 1, 0, 1},
		{450, 10 * Dollar, 1, 45, 45},
		{0, 10 * Dollar, 1, 0, 0},
		{Whole, 10 * Dollar, 25, 10 * Dollar, 10 * Dollar},
	} {
		if down, up := c.rate.Down(c.amount, c.unit), c.rate.Up(c.amount, c.unit); down != c.wantDown || up != c.wantedUp {
			t.Errorf("%v of %v in units of %v: down %v, up %v; want %v, %v",
				c.rate, c.amount, c.unit, down, up, c.wantDown, c.wantedUp)
		}
	}
}

func TestRatesAgreeWithFractions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rate := Rate(rapid.Int64Range(0, int64(Whole)).Draw(t, "rate"))
		amount := Cents(rapid.Int64Range(0, int64(rateable)).Draw(t, "amount"))
		unit := Cents(rapid.Int64Range(1, int64(rateable)).Draw(t, "unit"))
		exact := new(big.Rat).Mul(big.NewRat(int64(rate), int64(Whole)), big.NewRat(int64(amount), 1))
		down, up := rate.Down(amount, unit), rate.Up(amount, unit)
		if !down.Multiple(unit) || !up.Multiple(unit) || up-down > unit {
			t.Fatalf("%v and %v are not neighbouring multiples of %v", down, up, unit)
		}
		if big.NewRat(int64(down), 1).Cmp(exact) > 0 || big.NewRat(int64(up), 1).Cmp(exact) < 0 {
			t.Fatalf("%v of %v is not from %v to %v", rate, amount, down, up)
		}
		if (down == up) != (new(big.Rat).Quo(exact, big.NewRat(int64(unit), 1)).IsInt()) {
			t.Fatalf("%v of %v is a multiple of %v, or is not, but not both", rate, amount, unit)
		}
	})
}

func TestARateOfWhatCannotBeReckonedPanics(t *testing.T) {
	for _, c := range []struct {
		rate         Rate
		amount, unit Cents
	}{{-1, 1, 1}, {Whole + 1, 1, 1}, {1, -1, 1}, {1, 1, 0}, {1, 1, -5}, {1, Cents(rateable) + 1, 1}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v of %v in units of %v did not panic", c.rate, c.amount, c.unit)
				}
			}()
			c.rate.Down(c.amount, c.unit)
		}()
	}
}

func TestParseRate(t *testing.T) {
	for s, want := range map[string]Rate{
		"5": 500, "5%": 500, "4.5%": 450, "4.50": 450, "0": 0, "0.01%": 1, "100%": Whole, "1.25%": 125,
	} {
		if got, err := ParseRate(s); err != nil || got != want {
			t.Errorf("ParseRate(%q) = %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "%", "-5%", "five", "5%%", "0.005%", "100.01%", "5.", "99999999999999999999"} {
		if got, err := ParseRate(s); err == nil || got != 0 {
			t.Errorf("ParseRate(%q) = %v, %v; want an error", s, got, err)
		}
	}
	for rate, want := range map[Rate]string{500: "5%", 450: "4.5%", 125: "1.25%", 1: "0.01%", 0: "0%", -450: "-4.5%", Whole: "100%"} {
		if got := rate.String(); got != want {
			t.Errorf("%d hundredths of a percent: got %s, want %s", int64(rate), got, want)
		}
	}
}

func FuzzParseRate(f *testing.F) {
	for _, s := range []string{"5", "5%", "4.5%", "0.01", "100.01%"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		rate, err := ParseRate(s)
		if err != nil {
			return
		}
		if again, err := ParseRate(rate.String()); err != nil || again != rate {
			t.Errorf("%q is %v, and that is %v, %v", s, rate, again, err)
		}
	})
}
