package kenoview

import (
	"math"

	"boardwalk/api/wire"
	"boardwalk/keno"
	"boardwalk/money"
	"boardwalk/odds"
)

// Odds says what a ticket is worth in one game, from the figures of all its ways.
func Odds(t *keno.Ticket, k *odds.Keno) wire.KenoOdds {
	whole := k.Figures[0]
	out := wire.KenoOdds{Price: t.Wager, Exact: whole.House.RatString(), Ways: []wire.KenoWayOdds{}, Results: []wire.KenoChance{}}
	out.Advantage, _ = whole.House.Float64()
	out.Return = 1 - out.Advantage
	if whole.Variance != nil {
		variance, _ := whole.Variance.Float64()
		out.Deviation = math.Sqrt(variance)
	}
	for _, r := range whole.Results {
		chance, _ := r.Probability.Float64()
		pays := r.Pays(t.Wager)
		out.Results = append(out.Results, wire.KenoChance{Pays: pays, Chance: chance, Exact: r.Probability.RatString()})
		if pays > 0 {
			out.Hit += chance
		}
	}
	type kind struct {
		spots int
		wager money.Cents
	}
	at := map[kind]int{}
	for i := range t.Ways {
		w := &t.Ways[i]
		n, ok := at[kind{w.Size, w.Rate}]
		if !ok {
			n = len(out.Ways)
			at[kind{w.Size, w.Rate}] = n
			one := wire.KenoWayOdds{Spots: w.Size, Wager: w.Rate, Catches: []wire.KenoChance{}}
			advantage := t.Rates.Advantage(w.Size, w.Rate)
			one.Exact = advantage.RatString()
			one.Advantage, _ = advantage.Float64()
			for _, c := range odds.KenoCatches(t.Rates, w.Size, w.Rate) {
				chance, _ := c.Probability.Float64()
				one.Catches = append(one.Catches, wire.KenoChance{Catch: c.Caught, Pays: c.Pays, Chance: chance, Exact: c.Probability.RatString()})
			}
			out.Ways = append(out.Ways, one)
		}
		out.Ways[n].Ways++
	}
	return out
}
