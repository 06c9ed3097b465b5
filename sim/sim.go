package sim

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync/atomic"

	"boardwalk/money"
	"boardwalk/sim/chunks"
	"boardwalk/table"
)

// Config says what is simulated.
type Config struct {
	Rules    *table.Rules
	Options  table.Options // nil for the game's defaults
	Terms    table.Terms
	Wager    string      // its id or any of its names; empty for the game's main wager
	Stake    money.Cents // its size; 0 for one on which nothing has to be rounded
	Strategy Strategy    // how it is played; the zero value for the usual way
	Rounds   int64
	Seed     uint64
	Cores    int // 0 for all

	Session  int         // rounds of a session; 0 for no figures about sessions
	Bankroll money.Cents // what a session begins with; 0 for as much as it takes

	// Controlled has what is known exactly of the cards taken into account, where the game has controls and there are
	// at least [LeastControlled] rounds. All plain counts stay as they are.
	Controlled bool

	Elsewhere chunks.Elsewhere // if set, plays the chunks, as many at once as there are cores

	Played *atomic.Int64 // if set, counts the rounds that are done, for a progress bar
}

// Result is what came of a simulation.
type Result struct {
	Sums
	Wager    string
	Strategy Strategy
	Stake    money.Cents // the initial wager
	Rounds   int64       // fewer than asked for if it was stopped
	Cores    int
	Points   []Point // the sums on the way
	Sessions *Sessions

	Controlled *Controlled // nil where no control was used
}

// Point is how the sums stood after so many rounds.
type Point struct {
	Rounds int64
	Sums
}

// HouseAdvantage is what the house has won for each dollar of the initial
// wagers.
func (r *Result) HouseAdvantage() float64 { return r.Sums.HouseAdvantage(r.Stake) }

// StandardError is that of the house advantage.
func (r *Result) StandardError() float64 { return r.Sums.StandardError(r.Stake) }

// z95 is how many standard errors around a figure have its true value in them
// 95 times of 100.
const z95 = 1.959963984540054

// Interval is where the true house advantage lies 95 times of 100.
func (r *Result) Interval() (low, high float64) {
	h, e := r.HouseAdvantage(), z95*r.StandardError()
	return h - e, h + e
}

// Simulation is one that is ready to be run, once.
type Simulation struct {
	plan    *Plan
	merging *merging
	workers []chunks.Player[*part]
}

// Prepare holds what is to be simulated against the game, and opens the tables.
func Prepare(c Config) (*Simulation, error) {
	switch {
	case c.Rounds <= 0:
		return nil, fmt.Errorf("the number of rounds must be above zero, not %d", c.Rounds)
	case c.Cores < 0:
		return nil, fmt.Errorf("the number of cores must be above zero, not %d", c.Cores)
	case c.Session < 0 || int64(c.Session) > c.Rounds:
		return nil, fmt.Errorf("a session is from 1 to the %d rounds that are played, not %d", c.Rounds, c.Session)
	case c.Stake < 0:
		return nil, fmt.Errorf("the stake must be above zero, not %s", c.Stake)
	case c.Bankroll != 0 && c.Session == 0:
		return nil, errors.New("a bankroll is for sessions: say how many rounds a session has")
	}
	p, err := newPlan(&c)
	if err != nil {
		return nil, err
	}
	if c.Bankroll != 0 && c.Bankroll < p.initial {
		return nil, fmt.Errorf("a bankroll of %s is too little for a wager of %s", c.Bankroll, p.initial)
	}
	s := &Simulation{plan: p, merging: newMerging(&c)}
	if c.Cores == 0 {
		c.Cores = runtime.GOMAXPROCS(0)
	}
	s.workers, err = chunks.Players(int(min(int64(c.Cores), s.merging.Chunks)), p.player, c.Elsewhere, p.fits)
	return s, err
}

// NewHand returns what plays chunks of a simulation for another machine.
func NewHand(c Config) (chunks.Hand, error) {
	p, err := newPlan(&c)
	if err != nil {
		return nil, err
	}
	w, err := newWorker(p)
	return chunks.NewHand(w), err
}

// Run plays the rounds. A context that is done ends it early, with what was
// found until then: the result is that of as many whole chunks, and so can be
// repeated like any other.
func (s *Simulation) Run(ctx context.Context) (*Result, error) {
	if err := s.merging.Run(ctx, s.workers); err != nil {
		return nil, err
	}
	r := &s.merging.result
	r.Wager, r.Strategy, r.Stake, r.Cores = s.plan.ID, s.plan.strategy, s.plan.initial, s.plan.Cores
	s.plan.complete(r)
	return r, nil
}

// Run prepares a simulation and runs it.
func Run(ctx context.Context, c Config) (*Result, error) {
	s, err := Prepare(c)
	if err != nil {
		return nil, err
	}
	return s.Run(ctx)
}
