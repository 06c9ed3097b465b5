package sim

import (
	"context"
	"errors"
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
	controlled    pairs // the same with what controls have seen taken out
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

// note takes in what a pair of chunks won and lost. A pair takes in either plain nets or controlled ones.
func (c *Comparison) note(first, second *part) {
	bets := float64(second.Bets)
	c.pairs.note(bets, float64(second.Net-first.Net))
	if first.Batches != nil && second.Batches != nil {
		c.controlled.note(bets, second.Batches.Net-first.Batches.Net)
	}
}

// note takes in a pair of chunks: of how many bets, and by how much more the second won.
func (p *pairs) note(n, d float64) {
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
	if c.pairs.count < 2 {
		return c.Second.HouseAdvantage() - c.First.HouseAdvantage(), 0
	}
	return c.pairs.difference(float64(c.Second.Stake))
}

// IsControlled reports whether controls were used in both simulations, and at least two pairs of chunks were played.
func (c *Comparison) IsControlled() bool {
	return c.First.Controlled != nil && c.Second.Controlled != nil && c.controlled.count > 1
}

// ControlledDifference is the difference with what controls have seen taken out, and its standard error.
func (c *Comparison) ControlledDifference() (difference, standardError float64) {
	return c.controlled.difference(float64(c.Second.Stake))
}

// ControlledInterval is where the true difference lies 95 times of 100, by what controls have left of it.
func (c *Comparison) ControlledInterval() (low, high float64) {
	d, e := c.ControlledDifference()
	t := student(float64(c.controlled.count - 1))
	return d - t*e, d + t*e
}

func (p *pairs) difference(stake float64) (difference, standardError float64) {
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

// comparing is what is done at the tables of two simulations.
type comparing struct{ first, second *Plan }

// newComparing finds out what is to be done, and that it may be. Rounds, seed and cores are those of the first.
func newComparing(first, second *Config) (*comparing, error) {
	second.Rounds, second.Seed, second.Cores, second.Controlled = first.Rounds, first.Seed, first.Cores, first.Controlled
	switch {
	case first.Rounds < LeastCompared:
		return nil, fmt.Errorf("a comparison takes at least %d rounds, not %d", LeastCompared, first.Rounds)
	case first.Session != 0 || second.Session != 0:
		return nil, errors.New("sessions are not compared")
	}
	one, err := newPlan(first)
	if err != nil {
		return nil, err
	}
	two, err := newPlan(second)
	return &comparing{one, two}, err
}

// player returns what plays both.
func (p *comparing) player() (chunks.Player[*part], error) {
	one, err := newWorker(p.first)
	if err != nil {
		return nil, err
	}
	two, err := newWorker(p.second)
	return &couple{one, two}, err
}

// fits reports whether a part can be that of a chunk of both.
func (p *comparing) fits(out *part, c chunks.Chunk) bool {
	return p.second.fits(out, c) && p.first.fits(out.First, c)
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
	two.First = one
	return two, nil
}

// Compare runs two simulations of one wager side by side. Rounds, seed, cores, where chunks are played
// and the count of rounds played are those of the first.
func Compare(ctx context.Context, first, second Config) (*Comparison, error) {
	p, err := newComparing(&first, &second)
	if err != nil {
		return nil, err
	}
	cores := first.Cores
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	s := newMerging(&first)
	s.couples = &Comparison{First: &Result{}}
	workers, err := chunks.Players(int(min(int64(cores), s.Chunks)), p.player, first.Elsewhere, p.fits)
	if err != nil {
		return nil, err
	}
	if err := s.Run(ctx, workers); err != nil {
		return nil, err
	}
	c := s.couples
	c.Second = &s.result
	c.First.Rounds = c.Second.Rounds
	for plan, r := range map[*Plan]*Result{p.first: c.First, p.second: c.Second} {
		r.Wager, r.Strategy, r.Stake, r.Cores = plan.ID, plan.strategy, plan.initial, cores
		plan.complete(r)
	}
	return c, nil
}
