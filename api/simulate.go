package api

import (
	"context"
	"errors"
	"net/http"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/law"
	"boardwalk/sim"
)

// sims are the simulations under way: one of each person, and no more than
// leave the tables half of the machine.
type sims struct {
	mu   sync.Mutex
	most int
	of   map[string]bool
}

func newSims() *sims { return &sims{most: max(1, runtime.GOMAXPROCS(0)/2), of: map[string]bool{}} }

// begin takes a place for somebody, to be given back with end.
func (s *sims) begin(who string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	why := ""
	switch {
	case s.of[who]:
		why = "one simulation at a time: stop the other first"
	case len(s.of) >= s.most:
		why = "others simulate now; try again in a moment"
	default:
		s.of[who] = true
		return nil
	}
	p := newProblem(http.StatusTooManyRequests, why)
	p.retry = 5 * time.Second
	return p
}

func (s *sims) end(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.of, who)
}

func (s *Server) simulations() {
	o := operation[Body[NewSimulation]]("simulate", http.MethodPost, "/api/simulations", "Simulate a wager, and hear how it goes; it ends when the stream is closed")
	o.Responses = map[string]*huma.Response{"200": s.simulated()}
	huma.Register(s.api, o, func(ctx context.Context, in *Body[NewSimulation]) (*huma.StreamResponse, error) {
		a := askingOf(ctx)
		name := a.person.ID
		if name == "" {
			name = "at " + a.addr
		}
		run, err := s.prepare(ctx, &in.Body)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		if err := s.sims.begin(name); err != nil {
			return nil, err
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer s.sims.end(name)
			_, w := humago.Unwrap(hc)
			w.Header().Set("Content-Type", "text/event-stream")
			w.Header().Set("X-Accel-Buffering", "no")
			s.simulate(hc.Context(), w, run)
		}}, nil
	})
}

// simulated describes what the stream of a simulation may hold.
func (s *Server) simulated() *huma.Response {
	return s.streamOf(kind{"plan", Simulated{}}, kind{"progress", Progress{}}, kind{"report", SimReport{}}, kind{"end", End{}})
}

// simulation is one that is about to run.
type simulation struct {
	*sim.Simulation
	plan   Simulated
	played *atomic.Int64
}

// prepare holds what is to be simulated against the game.
func (s *Server) prepare(ctx context.Context, n *NewSimulation) (*simulation, error) {
	r, err := (&Rules{n.Game, n.Option, n.Pays}).read()
	if err != nil {
		return nil, err
	}
	run := &simulation{played: new(atomic.Int64)}
	c := sim.Config{Rules: r.rules, Options: r.options, Terms: r.terms, Wager: n.Wager, Stake: n.Stake, Rounds: n.Rounds, Seed: n.Seed,
		Session: int(min(int64(n.Session), n.Rounds)), Cores: 1, Played: run.played}
	err = s.study.alone(ctx, func() (err error) { // a strategy may have to be found
		if c.Strategy, err = sim.FindStrategy(r.rules, r.options, n.Strategy); err == nil {
			run.Simulation, err = sim.Prepare(c)
		}
		return err
	})
	var refusal *law.Refusal
	switch {
	case err == nil:
	case ctx.Err() != nil, errors.As(err, &refusal):
		return nil, err
	default:
		return nil, newProblem(http.StatusUnprocessableEntity, err.Error())
	}
	planned := run.Planned()
	run.plan = Simulated{Wager: planned.Wager, Strategy: planned.Strategy.Name, Text: planned.Strategy.Text, Stake: planned.Stake, Rounds: n.Rounds, Seed: n.Seed}
	known, err := s.analyse(ctx, r, n.Stake, false)
	if err != nil {
		return run, nil // there is a simulation without an exact figure too
	}
	if f := sim.Exact(known.Report, planned); f != nil {
		exact := f.HouseAdvantage()
		run.plan.Exact = &exact
		if !f.Approximate {
			run.plan.Fraction = f.House.RatString()
		}
	}
	return run, nil
}

// tells is how often a simulation says how far it is.
const tells = 200 * time.Millisecond

// simulate runs a simulation and tells of it until it is done or nobody hears.
func (s *Server) simulate(ctx context.Context, w http.ResponseWriter, run *simulation) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := context.AfterFunc(s.streaming, cancel)
	defer stop()
	out := answering(w, s.Slow)
	text := message(nil, 0, "plan", &run.plan)
	began := time.Now()
	type end struct {
		result *sim.Result
		err    error
	}
	done := make(chan end, 1)
	go func() {
		defer func() {
			if fault := recover(); fault != nil {
				s.Log.Error("a simulation broke", "fault", fault)
				done <- end{err: errors.New("the simulation broke; it is written down")}
			}
		}()
		r, err := run.Run(ctx)
		done <- end{r, err}
	}()
	tick := time.NewTicker(tells)
	defer tick.Stop()
	told := 0
	progress := func() {
		points := run.Points()
		p := Progress{Played: run.played.Load(), Rounds: run.plan.Rounds, Seconds: time.Since(began).Seconds(), Points: []SimPoint{}}
		for i := range points[told:] {
			x := &points[told+i]
			p.Points = append(p.Points, SimPoint{x.Rounds, x.HouseAdvantage(run.plan.Stake), x.StandardError(run.plan.Stake)})
		}
		told = len(points)
		text = message(text, 0, "progress", &p)
	}
	for {
		progress()
		if out.write(text) != nil {
			cancel()
			<-done
			return
		}
		text = nil
		select {
		case e := <-done:
			progress()
			if e.err != nil {
				text = message(text, 0, "end", &End{e.err.Error()})
			} else {
				text = message(text, 0, "report", reportOf(e.result, time.Since(began)))
			}
			_ = out.write(text)
			return
		case <-tick.C:
		}
	}
}
