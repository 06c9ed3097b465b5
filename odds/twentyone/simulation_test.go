package twentyone

import (
	"math"
	"sync"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// simulate plays rounds of the real game from a fresh shoe each, and returns
// the mean and its standard error for each dollar of the wager, and how often
// each net result came.
func simulate(tb testing.TB, s *Strategy, rounds int, seed uint64) (mean, stderr float64, nets map[float64]int) {
	o := s.Options()
	o.Shuffle = blackjack.Automatic // 2.20: all cards are to come in every round
	t := tabletest.Open(tb, blackjack.Rules, o, 1, table.From(chance.NewFast(seed, 0)))
	table.With(s.Players(t))(t)
	act := table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("main-1"), Amount: stake}
	var sum, squares, before float64
	nets = map[float64]int{}
	for range rounds {
		if err := t.Do(act); err != nil {
			tb.Error(err)
			return
		}
		if err := t.Round(); err != nil {
			tb.Error(err)
			return
		}
		net := float64(t.Account(1).Net)
		won := (net - before) / float64(stake)
		before = net
		sum += won
		squares += won * won
		nets[won]++
	}
	n := float64(rounds)
	mean = sum / n
	return mean, math.Sqrt((squares/n - mean*mean) / n), nets
}

// Ten million rounds of the real game, five options, agree with the figures.
// A shoe that is dealt down to the cutting card is worth a little less to the
// player than a fresh one, as rounds with many small cards are fewer and
// longer: that is why every round here is dealt from all cards.
func TestSimulationAgrees(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("ten million rounds")
	}
	sets := [][]string{
		{},
		{"decks", "1", "dealing", "hole-card-reader"},
		{"decks", "8", "split-hands", "4", "surrender", "yes"},
		{"decks", "2", "dealing", "both-up"},
		{"decks", "1", "suited-678", "yes", "three-sevens", "yes", "five-card-21", "yes", "designated-ace", "As"},
	}
	var wait sync.WaitGroup
	for i, set := range sets {
		wait.Go(func() {
			o := options(t, set...)
			solution, err := Solve(o, Fresh(o))
			if err != nil {
				t.Error(err)
				return
			}
			s, rounds := solution.Basic(), 10_000_000/len(sets)
			mean, stderr, nets := simulate(t, s, rounds, uint64(i)+1)
			for _, c := range solution.Results(s) {
				net, _ := c.Net.Float64()
				got, e := float64(nets[net])/float64(rounds), math.Sqrt(c.Of*(1-c.Of)/float64(rounds))
				if math.Abs(got-c.Of) > 4*e+1/float64(rounds) {
					t.Errorf("%v: %v has a chance of %.7f, but %.7f ± %.7f were simulated", set, net, c.Of, got, e)
				}
			}
			t.Logf("%v: %.6f, simulated %.6f with a standard error of %.6f", set, s.EV(), mean, stderr)
			if math.Abs(mean-s.EV()) > 3*stderr {
				t.Errorf("%v: a round is worth %.6f, but %.6f ± %.6f were simulated", set, s.EV(), mean, stderr)
			}
		})
	}
	wait.Wait()
}
