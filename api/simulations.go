package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"boardwalk/api/analysis"
	"boardwalk/api/ratelimit"
	"boardwalk/api/sse"
	"boardwalk/api/wire"
)

// registerSimulations registers the stream of a simulation.
func (s *Server) registerSimulations() {
	o := operation[Body[wire.NewSimulation]]("simulate", http.MethodPost, "/api/simulations",
		"Simulate a wager, and hear how it goes; it ends when the stream is closed")
	o.Responses = map[string]*huma.Response{"200": s.describeStream(message{"plan", wire.Simulated{}},
		message{"progress", wire.Progress{}}, message{"report", wire.SimReport{}}, message{"end", wire.End{}})}
	huma.Register(s.api, o, func(ctx context.Context, in *Body[wire.NewSimulation]) (*huma.StreamResponse, error) {
		c := callerOf(ctx)
		name := c.person.ID
		if name == "" || !ratelimit.IsLocal(c.addr) { // whoever has many guests has no more slots
			name = "at " + c.addr
		}
		r, err := (&Rules{in.Body.Game, in.Body.Option, in.Body.Pays, in.Body.WhatIf}).parse()
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
