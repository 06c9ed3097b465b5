package draws_test

import (
	"math"
	"testing"

	"boardwalk/keno"
	"boardwalk/odds"
	"boardwalk/sim/chunks"
	"boardwalk/sim/chunks/chunkstest"
	"boardwalk/sim/draws"
)

func TestSimulationsAgreeWithTheExactFigures(t *testing.T) {
	for i, text := range []string{
		"7 @ $1",
		"1 2 3 4 @ $5",
		"split 1 2 | 3 4 5 @ $1",
		"1 2 | 3 4 | 5 6 | 7 8: 4/2, 6/4 @ $1",
		"k1 | k2 | 3 4 | 5 6: 4/3 @ $2",
	} {
		r, err := keno.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		made, err := keno.Standard().Ticket(r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := draws.Run(t.Context(), draws.Config{Ticket: made, Games: 100_000, Seed: uint64(i) + 1})
		if err != nil {
			t.Fatal(err)
		}
		f := odds.KenoTicket(made).Figures[0]
		standard := math.Sqrt(f.StandardDeviation() * f.StandardDeviation() / float64(got.Games))
		off := math.Abs(got.HouseAdvantage(made.Wager)-f.HouseAdvantage()) / standard
		if off > 3.5 {
			t.Errorf("%s: simulated %.4f, exact %.4f: %.1f standard errors", text, got.HouseAdvantage(made.Wager), f.HouseAdvantage(), off)
		}
		hit := 0.0
		for _, x := range f.Results {
			if net, _ := x.Net.Float64(); net > -1 {
				p, _ := x.Probability.Float64()
				hit += p
			}
		}
		if deviation := math.Sqrt(hit * (1 - hit) / float64(got.Games)); math.Abs(float64(got.Hits)/float64(got.Games)-hit) > 3.5*deviation {
			t.Errorf("%s: paid %d times in %d, exact chance %.4f", text, got.Hits, got.Games, hit)
		}
	}
}

func TestCoresChangeNothing(t *testing.T) {
	r, _ := keno.Parse("1 2 3 @ $1")
	made, err := keno.Standard().Ticket(r)
	if err != nil {
		t.Fatal(err)
	}
	one, _ := draws.Run(t.Context(), draws.Config{Ticket: made, Games: 50_000, Seed: 9, Cores: 1})
	two, _ := draws.Run(t.Context(), draws.Config{Ticket: made, Games: 50_000, Seed: 9, Cores: 2})
	if one.Sums != two.Sums || one.Hits != two.Hits || one.Games != 50_000 {
		t.Errorf("one core %+v, two %+v", one, two)
	}
}

func TestGamesDrawnElsewhere(t *testing.T) {
	r, _ := keno.Parse("1 2 3 @ $1")
	made, err := keno.Standard().Ticket(r)
	if err != nil {
		t.Fatal(err)
	}
	c := draws.Config{Ticket: made, Games: 100_000, Seed: 9}
	want, err := draws.Run(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	c.Cores, c.Elsewhere = 3, chunkstest.Elsewhere(t, func() (chunks.Hand, error) { return draws.NewHand(c), nil })
	got, err := draws.Run(t.Context(), c)
	if err != nil || got.Sums != want.Sums || got.Hits != want.Hits || got.Games != want.Games {
		t.Errorf("elsewhere %+v, here %+v, %v", got, want, err)
	}
	c.Elsewhere = chunkstest.Nonsense
	if _, err := draws.Run(t.Context(), c); err == nil {
		t.Error("nonsense is believed")
	}
}
