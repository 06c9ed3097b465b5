package study

import (
	"math"
	"math/big"
	"testing"

	"boardwalk/odds"
)

// figure makes a figure of results and their chances.
func figure(t *testing.T, results ...[2]*big.Rat) *odds.Figure {
	t.Helper()
	var d odds.Distribution
	for _, r := range results {
		d.Add(r[0], r[1])
	}
	return d.Figure("test", "bet made")
}

func evenMoney(t *testing.T, won int64, of int64) *odds.Figure {
	return figure(t, [2]*big.Rat{big.NewRat(1, 1), big.NewRat(won, of)}, [2]*big.Rat{big.NewRat(-1, 1), big.NewRat(of-won, of)})
}

func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if math.Abs(got-want) > by || math.IsNaN(got) {
		t.Errorf("%s: got %.12f, want %.12f", what, got, want)
	}
}

// Who plays for even money until ruin or a goal is ruined as often as the books say: (1-r^g)/(1-r^(b+g)) of one, turned around.
func TestRuinOrGoalIsTheGamblersRuin(t *testing.T) {
	f := evenMoney(t, 244, 495) // a pass bet at craps
	r := 251.0 / 244
	for _, x := range []struct{ bankroll, goal int }{{1, 1}, {20, 20}, {100, 50}, {7, 300}} {
		o, err := Ruin(f, Plan{Bankroll: x.bankroll, Goal: x.goal})
		if err != nil {
			t.Fatal(err)
		}
		b, n := float64(x.bankroll), float64(x.bankroll+x.goal)
		reached := (math.Pow(r, b) - 1) / (math.Pow(r, n) - 1)
		near(t, "reached", o.Reached, reached, 1e-9)
		near(t, "ruined", o.Ruined, 1-reached, 1e-9)
		near(t, "wagers", o.Played, (n*reached-b)/(2*244.0/495-1), 1e-5)
		if o.Method != ByProgramming || o.Left != 0 {
			t.Errorf("%+v", o)
		}
	}
}

// A session of some wagers is followed as if all sequences of results were written down.
func TestASessionIsAllSequencesOfResults(t *testing.T) {
	f := figure(t, [2]*big.Rat{big.NewRat(5, 2), big.NewRat(1, 10)}, [2]*big.Rat{big.NewRat(1, 1), big.NewRat(3, 10)},
		[2]*big.Rat{new(big.Rat), big.NewRat(1, 10)}, [2]*big.Rat{big.NewRat(-2, 1), big.NewRat(1, 5)},
		[2]*big.Rat{big.NewRat(-1, 1), big.NewRat(3, 10)})
	nets, chances := []float64{2.5, 1, 0, -2, -1}, []float64{.1, .3, .1, .2, .3}
	for _, p := range []Plan{{Bankroll: 3, Bets: 7}, {Bankroll: 3, Goal: 4, Bets: 7}, {Bankroll: 5, Goal: 4, Bets: 6, Way: DoubleAfterLoss},
		{Bankroll: 4, Bets: 6, Way: OneMoreAfterWin, Cap: 2}, {Bankroll: 4, Goal: 9, Bets: 6, Way: DoubleAfterWin}} {
		var ruined, reached, mean, played float64
		var walk func(net, chance float64, size, n int)
		walk = func(net, chance float64, size, n int) {
			left := int(math.Floor(net + float64(p.Bankroll)))
			done := p.Goal > 0 && net >= float64(p.Goal)
			if done || left < 1 || n == p.Bets {
				mean += net * chance
				if done {
					reached += chance
				} else if left < 1 {
					ruined += chance
				}
				return
			}
			size = min(size, left)
			played += chance
			for i, x := range nets {
				next := 1
				switch {
				case p.Way == "":
				case x == 0:
					next = size
				case p.Way == DoubleAfterLoss && x < 0, p.Way == DoubleAfterWin && x > 0:
					next = 2 * size
				case p.Way == OneMoreAfterWin && x > 0:
					next = size + 1
				}
				if p.Cap > 0 {
					next = min(next, p.Cap)
				}
				walk(net+x*float64(size), chance*chances[i], next, n+1)
			}
		}
		walk(0, 1, 1, 0)
		o, err := Ruin(f, p)
		if err != nil {
			t.Fatal(err)
		}
		if o.Method != ByProgramming {
			t.Errorf("%v is %s", &p, o.Method)
		}
		near(t, p.String()+": ruined", o.Ruined, ruined, 1e-12)
		near(t, p.String()+": reached", o.Reached, reached, 1e-12)
		near(t, p.String()+": mean", o.Mean, mean, 1e-12)
		near(t, p.String()+": played", o.Played, played, 1e-12)
		sum := 0.0
		for _, b := range o.Ends {
			sum += b.Chance
		}
		near(t, p.String()+": bars", sum, 1, 1e-9)
		s, err := p.simulate(f)
		if err != nil {
			t.Fatal(err)
		}
		near(t, p.String()+": simulated", s.Ruined, ruined, 5*s.Error+1e-9)
	}
}

func TestPlansThatMeanNothing(t *testing.T) {
	f := evenMoney(t, 1, 2)
	for _, p := range []Plan{{}, {Bankroll: -1, Bets: 5}, {Bankroll: 5}, {Bankroll: 5, Goal: -1, Bets: 5}, {Bankroll: 5, Bets: MostUnits + 1},
		{Bankroll: 5, Bets: 5, Way: "wild"}, {Bankroll: 5, Bets: 5, Cap: -1}} {
		if o, err := Ruin(f, p); err == nil {
			t.Errorf("%+v has an outlook: %+v", p, o)
		}
	}
	if _, err := Ruin(&odds.Figure{}, Plan{Bankroll: 5, Bets: 5}); err != ErrNoResults {
		t.Error(err)
	}
}

func TestAnHourOfPlay(t *testing.T) {
	h, err := Pace{Bets: 100, Stake: 1000, Hours: 4, Comp: 0.25}.At(evenMoney(t, 18, 38))
	if err != nil {
		t.Fatal(err)
	}
	near(t, "theoretical", h.Theoretical, 100*10*2.0/38, 1e-9)
	near(t, "in all", h.Total, 400*10*2.0/38, 1e-9)
	near(t, "comp", h.Given, 100*10*2.0/38, 1e-9)
	near(t, "deviation", h.Spread, 10*20*math.Sqrt(1-4.0/38/38), 1e-9)
	near(t, "ahead", h.Ahead, 0.5*math.Erfc(h.Total/h.Spread/math.Sqrt2), 1e-12)
	if _, err := (Pace{Stake: 5}).At(evenMoney(t, 1, 2)); err == nil {
		t.Error("an hour without wagers")
	}
}
