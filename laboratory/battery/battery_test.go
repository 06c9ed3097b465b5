package battery

import (
	"math"
	"strings"
	"testing"

	"boardwalk/chance"
)

// Values from tables of the chi-square distribution.
func TestChiSquareIsThatOfTables(t *testing.T) {
	for _, x := range []struct{ value, freedom, p float64 }{
		{3.841, 1, 0.05}, {6.635, 1, 0.01}, {18.307, 10, 0.05}, {3.940, 10, 0.95}, {124.342, 100, 0.05}, {1074.679, 1000, 0.05},
		{21165, 21165, 0.4987}, {0, 5, 1},
	} {
		if p := upper(x.value, x.freedom); math.Abs(p-x.p) > 2e-4 {
			t.Errorf("%v with %v degrees: %v, want %v", x.value, x.freedom, p, x.p)
		}
	}
	if p := bothSides(1.959964); math.Abs(p-0.05) > 1e-6 {
		t.Error(p)
	}
}

// A good source passes, and the same seed comes to the same values.
func TestAGoodSourcePasses(t *testing.T) {
	all := Run(chance.NewSecure(chance.Seed{1}), 1)
	low, middle := 0, 0
	for _, r := range all {
		if r.Fails() || math.IsNaN(r.P) {
			t.Errorf("%+v", r)
		}
		if r.P < 0.5 {
			low++
		}
		if r.P > 0.1 && r.P < 0.9 {
			middle++
		}
	}
	if n := len(all); n < 60 || low < n/4 || low > 3*n/4 || middle < n/2 {
		t.Errorf("of %d p-values %d are below one half and %d from 0.1 to 0.9", n, low, middle)
	}
	if again := birthdays(chance.NewSecure(chance.Seed{3}), 1); again != birthdays(chance.NewSecure(chance.Seed{3}), 1) {
		t.Error("another value from the same seed")
	}
}

// bad is a source with a fault.
type bad struct {
	chance.Source
	draw func(s chance.Source, n int) int
}

func (b bad) Draw(n int) int { return b.draw(b.Source, n) }

// Sources with faults that have happened elsewhere fail.
func TestBadSourcesFail(t *testing.T) {
	before := 0
	for name, draw := range map[string]func(s chance.Source, n int) int{
		"a value modulo a byte is biased": func(s chance.Source, n int) int { return s.Draw(1<<10) % n },
		"the last value never comes":      func(s chance.Source, n int) int { return s.Draw(max(1, n-1)) },
		"each value leans to the one before": func(s chance.Source, n int) int {
			if s.Draw(10) > 0 {
				before = s.Draw(n)
			}
			before %= n
			return before
		},
		"all comes in turn": func(_ chance.Source, n int) int { before++; return before % n },
	} {
		failed := 0
		for _, r := range Run(bad{chance.NewSecure(chance.Seed{2}), draw}, 1) {
			if r.Fails() {
				failed++
			}
		}
		if failed < 5 {
			t.Errorf("%s, and only %d tests fail", name, failed)
		}
	}
}

// Every pack has all of its cards in each shuffle.
func TestShufflesAreWhole(t *testing.T) {
	s := chance.NewSecure(chance.Seed{7})
	for _, p := range Packs() {
		counts := make([]int, p.Kinds)
		deal := p.Next(s, nil)
		for _, k := range deal {
			counts[k]++
		}
		if !p.Whole {
			continue
		}
		for k, n := range counts {
			if n != len(deal)/p.Kinds && p.Name != "tiles" || n == 0 {
				t.Errorf("%s: %d of kind %d", p.Name, n, k)
			}
		}
	}
	if _, err := FindPack("53"); err == nil || !strings.Contains(err.Error(), "52x8") {
		t.Errorf("a pack that is none: %v", err)
	}
}
