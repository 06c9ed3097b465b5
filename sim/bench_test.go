package sim_test

import (
	"testing"

	"boardwalk/internal/pace"
	"boardwalk/sim"
)

// benched are wagers of games with and without decisions, decided at once and
// not.
var benched = []struct{ game, wager string }{
	{"craps", "pass"}, {"roulette", "red"}, {"sic-bo", "small"}, {"blackjack", "main"}, {"punto-banco", "banker"}, {"red-dog", "original"},
	{"three-card-poker", "ante"}, {"casino-war", "ante"},
	{"caribbean-stud", "ante"}, {"double-down-stud", "original"}, {"let-it-ride", "bet-three"}, {"four-card-poker", "ante"},
	{"texas-holdem-bonus", "ante"},
	{"mississippi-stud", "ante"}, {"mini-tex", "ante"}, {"three-card-draw", "ante"},
}

func seated(tb testing.TB, c sim.Config) *sim.Worker {
	tb.Helper()
	w, err := sim.NewWorker(c)
	if err != nil {
		tb.Fatal(err)
	}
	return w
}

// BenchmarkRounds compares a simulation with the bare rounds of the same table:
// what the counting costs is x-sim.
func BenchmarkRounds(b *testing.B) {
	for _, g := range benched {
		b.Run(g.game, func(b *testing.B) {
			c := config(b, g.game, g.wager, "")
			w, plain := seated(b, c), seated(b, c)
			pace.Compare(b, "rounds", pace.Way{Name: "table", Run: func(n int) { bare(b, plain, n) }},
				pace.Way{Name: "sim", Run: func(n int) {
					if err := w.Rounds(n); err != nil {
						b.Fatal(err)
					}
				}})
		})
	}
}

// bare plays rounds as the benchmarks of the games do.
func bare(b *testing.B, w *sim.Worker, n int) {
	t := w.Table()
	for range n {
		if t.Bet(w.Seat, w.Area).Amount == 0 {
			for _, a := range w.Acts {
				if err := t.Do(a); err != nil {
					b.Fatal(err)
				}
			}
		}
		if err := t.Round(); err != nil {
			b.Fatal(err)
		}
	}
}

func TestRoundsAllocateNothing(t *testing.T) {
	for _, g := range benched {
		w := seated(t, config(t, g.game, g.wager, ""))
		if n := testing.AllocsPerRun(20, func() { _ = w.Rounds(200) }); n != 0 {
			t.Errorf("%s: 200 rounds allocate %v times", g.game, n)
		}
	}
}
