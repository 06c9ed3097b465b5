package api

import (
	"context"
	"errors"
	"net/http"
	"runtime"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/analysis"
	"boardwalk/api/ratelimit"
	"boardwalk/api/sse"
	"boardwalk/api/wire"
)

// simulationSlots counts the simulations under way: one for each person and address, and
// no more in all than leave the tables half of the machine.
type simulationSlots struct {
	mu   sync.Mutex
	most int
	of   map[string]bool
}

// newSimulationSlots makes as many slots as half of the cores.
func newSimulationSlots() *simulationSlots {
	return &simulationSlots{most: max(1, runtime.GOMAXPROCS(0)/2), of: map[string]bool{}}
}

// begin takes a slot for somebody, to be given back with end. It returns a problem if
// there is none.
func (s *simulationSlots) begin(who string) error {
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
	return wire.TooMany(why, 5*time.Second)
}

// end gives a slot back.
func (s *simulationSlots) end(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.of, who)
}

// registerSimulations registers the stream of a simulation.
func (s *Server) registerSimulations() {
	o := operation[Body[wire.NewSimulation]]("simulate", http.MethodPost, "/api/simulations", "Simulate a wager, and hear how it goes; it ends when the stream is closed")
	o.Responses = map[string]*huma.Response{"200": s.describeStream(message{"plan", wire.Simulated{}}, message{"progress", wire.Progress{}}, message{"report", wire.SimReport{}}, message{"end", wire.End{}})}
	huma.Register(s.api, o, func(ctx context.Context, in *Body[wire.NewSimulation]) (*huma.StreamResponse, error) {
		c := callerOf(ctx)
		name := c.person.ID
		if name == "" || !ratelimit.IsLocal(c.addr) { // whoever has many guests has no more slots
			name = "at " + c.addr
		}
		r, err := (&Rules{in.Body.Game, in.Body.Option, in.Body.Pays}).parse()
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		run, err := s.analyst.Prepare(ctx, askerOf(ctx), r, &in.Body)
		if err != nil {
			return nil, s.problem(ctx, err)
		}
		if err := s.simulations.begin(name); err != nil {
			return nil, err
		}
		return &huma.StreamResponse{Body: func(hc huma.Context) {
			defer s.simulations.end(name)
			_, w := humago.Unwrap(hc)
			setStreamHeaders(w.Header())
			s.simulate(hc.Context(), w, run)
		}}, nil
	})
}

// progressInterval is how often a simulation sends its progress.
const progressInterval = 200 * time.Millisecond

// simulate runs a simulation and sends its progress, until it is done or the reader
// has gone.
func (s *Server) simulate(ctx context.Context, w http.ResponseWriter, run *analysis.Simulation) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stop := context.AfterFunc(s.streaming, cancel)
	defer stop()
	out := sse.ToResponse(w, s.Slow)
	text := sse.Append(nil, 0, "plan", &run.Plan)
	type end struct {
		report *wire.SimReport
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
	tick := time.NewTicker(progressInterval)
	defer tick.Stop()
	for {
		if out.Write(sse.Append(text, 0, "progress", run.Progress())) != nil {
			cancel()
			<-done
			return
		}
		text = nil
		select {
		case e := <-done:
			text = sse.Append(nil, 0, "progress", run.Progress())
			if e.err != nil {
				text = sse.Append(text, 0, "end", &wire.End{Why: e.err.Error()})
			} else {
				text = sse.Append(text, 0, "report", e.report)
			}
			_ = out.Write(text)
			return
		case <-tick.C:
		}
	}
}
