package sim

import (
	"context"
	"fmt"
	"math"
	"runtime"

	"boardwalk/sim/chunks"
)

// Comparison is two simulations of as many rounds from the same seed, and the
// difference between them.
type Comparison struct {
	First, Second *Result
	pairs         pairs
}

// leastPairs is how many chunks a comparison has at least: fewer say too little
// about how much they differ from each other.
const leastPairs = 10

// LeastCompared is how many rounds a comparison has at least.
const LeastCompared = leastPairs * chunks.Length

// pairs is what pairs of chunks have come to: the chunks with the same number,
// of the one and the other simulation.
type pairs struct {
	count           int64
	bets            float64
	net, net2       float64 // the second's less the first's, in cents, and squared
	bets2, together float64
}

func (p *pairs) note(first, second *Sums) {
	n, d := float64(second.Bets), float64(second.Net-first.Net)
	p.count++
	p.bets += n
	p.net += d
	p.net2 += d * d
	p.bets2 += n * n
	p.together += n * d
}

// Difference is by how much the house advantage of the second is above that of
// the first, and the standard error of that. It is by how far the chunks' own
// differences lie apart, so it holds however the rounds of a chunk, or the
// simulations, hang together.
func (c *Comparison) Difference() (difference, standardError float64) {
	p, stake := &c.pairs, float64(c.Second.Stake)
	if p.count < 2 {
		return c.Second.HouseAdvantage() - c.First.HouseAdvantage(), 0
	}
	mean := p.net / p.bets
	off := max(0, p.net2-2*mean*p.together+mean*mean*p.bets2)
	m := float64(p.count)
	return -mean / stake, math.Sqrt(off*m/(m-1)) / p.bets / stake
}

// Interval is where the true difference lies 95 times of 100.
func (c *Comparison) Interval() (low, high float64) {
	d, e := c.Difference()
	return d - z95*e, d + z95*e
}

// couple plays the same chunk of two simulations.
type couple struct{ first, second *worker }

// Chunk plays a chunk of both.
func (c *couple) Chunk(n, first, end int64, stops []int64) (*part, error) {
	one, err := c.first.Chunk(n, first, end, stops)
	if err != nil {
		return nil, err
	}
	two, err := c.second.Chunk(n, first, end, stops)
	if err != nil {
		return nil, err
	}
	two.first = one
	return two, nil
}

// Compare runs two simulations of one wager side by side. Rounds, seed, cores
// and the count of rounds played are those of the first.
func Compare(ctx context.Context, first, second Config) (*Comparison, error) {
	second.Rounds, second.Seed, second.Cores = first.Rounds, first.Seed, first.Cores
	switch {
	case first.Rounds < LeastCompared:
		return nil, fmt.Errorf("a comparison takes at least %d rounds, not %d", LeastCompared, first.Rounds)
	case first.Session != 0 || second.Session != 0:
		return nil, fmt.Errorf("sessions are not compared")
	}
	var plans [2]*plan
	for i, c := range []*Config{&first, &second} {
		var err error
		if plans[i], err = newPlan(c); err != nil {
			return nil, err
		}
	}
	cores := first.Cores
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	s := newMerging(&first)
	s.couples = &Comparison{First: &Result{}}
	workers := make([]chunks.Player[*part], min(int64(cores), s.Chunks))
	for i := range workers {
		one, err := newWorker(plans[0])
		if err != nil {
			return nil, err
		}
		two, err := newWorker(plans[1])
		if err != nil {
			return nil, err
		}
		workers[i] = &couple{one, two}
	}
	if err := s.Run(ctx, workers); err != nil {
		return nil, err
	}
	c := s.couples
	c.Second = &s.result
	c.First.Rounds = c.Second.Rounds
	for i, r := range []*Result{c.First, c.Second} {
		r.Wager, r.Strategy, r.Stake, r.Cores = plans[i].id, plans[i].strategy, plans[i].initial, cores
	}
	return c, nil
}
