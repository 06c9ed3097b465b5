package analysis

import (
	"context"
	"sync/atomic"
	"time"

	"boardwalk/api/wire"
	"boardwalk/sim"
)

// Simulation is a simulation that is ready to run, on one core.
type Simulation struct {
	Plan wire.Simulated // what is simulated

	sim    *sim.Simulation
	played *atomic.Int64
	began  time.Time // when it was prepared; the seconds of progress and report count from here
	told   int       // how many points Progress has returned so far
}

// Prepare checks what somebody wants to be simulated, finds the strategy, and adds
// the exact figure where there is one.
func (a *Analyst) Prepare(ctx context.Context, by Asker, r *Rules, n *wire.NewSimulation) (*Simulation, error) {
	run := &Simulation{played: new(atomic.Int64)}
	c := sim.Config{Rules: r.Game, Options: r.Options, Terms: r.Terms, Wager: n.Wager, Stake: n.Stake, Rounds: n.Rounds, Seed: n.Seed,
		Session: int(min(int64(n.Session), n.Rounds)), Cores: 1, Played: run.played}
	if sim.Counted(r.Game, n.Strategy) {
		if err := a.pending(r, 0); err != nil {
			return nil, err
		}
	}
	var err error
	run.sim, err = share(ctx, a.queue, by, "", func() (_ *sim.Simulation, err error) { // to find a strategy may take a while
		if c.Strategy, err = sim.FindStrategy(r.Game, r.Options, r.Terms, n.Strategy); err != nil {
			return nil, err
		}
		return sim.Prepare(c)
	})
	if err != nil {
		return nil, ofRequest(ctx, err)
	}
	planned := run.sim.Planned()
	run.Plan = wire.Simulated{Wager: planned.Wager, Strategy: planned.Strategy.Name, Text: planned.Strategy.Text,
		Stake: planned.Stake, Rounds: n.Rounds, Seed: n.Seed}
	if known, err := a.Odds(ctx, by, r, n.Stake, false); err == nil { // a simulation needs no exact figure
		addExact(&run.Plan, known, planned)
	}
	run.began = time.Now()
	return run, nil
}

// addExact adds the exact house advantage to a plan, if it is known.
func addExact(plan *wire.Simulated, known *Report, planned *sim.Result) {
	f := sim.Exact(known.Report, planned)
	if f == nil {
		return
	}
	exact := f.HouseAdvantage()
	plan.Exact = &exact
	if !f.Approximate {
		plan.Fraction = f.House.RatString()
	}
}

// Run plays all rounds, until they are played or the context is done.
func (s *Simulation) Run(ctx context.Context) (*wire.SimReport, error) {
	r, err := s.sim.Run(ctx)
	if err != nil {
		return nil, err
	}
	return reportOf(r, time.Since(s.began)), nil
}

// Progress returns how far the simulation is, with the points that are new since the
// last call. It may be called beside Run, but not by two goroutines at once.
func (s *Simulation) Progress() *wire.Progress {
	points := s.sim.Points()
	p := &wire.Progress{Played: s.played.Load(), Rounds: s.Plan.Rounds, Seconds: time.Since(s.began).Seconds(), Points: []wire.SimPoint{}}
	for i := range points[s.told:] {
		x := &points[s.told+i]
		p.Points = append(p.Points, wire.SimPoint{Rounds: x.Rounds, Advantage: x.HouseAdvantage(s.Plan.Stake),
			Error: x.StandardError(s.Plan.Stake)})
	}
	s.told = len(points)
	return p
}

// reportOf writes a result for the wire.
func reportOf(r *sim.Result, took time.Duration) *wire.SimReport {
	low, high := r.Interval()
	out := &wire.SimReport{Rounds: r.Rounds, Seconds: took.Seconds(), Bets: r.Bets, Won: r.Won, Lost: r.Lost,
		Advantage: r.HouseAdvantage(), Error: r.StandardError(), Low: low, High: high, Variance: r.Variance(r.Stake)}
	if x := r.Sessions; x != nil && x.Count > 0 {
		out.Sessions = &wire.SimSessions{Rounds: x.Rounds, Count: x.Count, Mean: x.Mean(), Low: x.Percentile(5),
			Middle: x.Percentile(50), High: x.Percentile(95), Bars: []wire.SimBar{}}
		for _, b := range x.Histogram(40, 2*r.Stake) {
			out.Sessions.Bars = append(out.Sessions.Bars, wire.SimBar{From: b.From, To: b.To, Count: b.Count})
		}
	}
	return out
}
