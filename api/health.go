package api

import (
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"boardwalk/api/metrics"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// registerHealth registers what looks after the machine: /healthz, /readyz and
// /metrics.
func (s *Server) registerHealth(mux *http.ServeMux) {
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, r *http.Request) {
		if err := s.Store.Err(); err != nil {
			wire.NewProblem(http.StatusServiceUnavailable, "the store has stopped").Write(w)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = w.Write([]byte("alive\n"))
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		if s.draining.Load() || s.Store.Err() != nil {
			wire.NewProblem(http.StatusServiceUnavailable, "the house is closing").Write(w)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = w.Write([]byte("ready\n"))
	})
	metrics := promhttp.HandlerFor(prometheus.Gatherers{s.metrics.All(), metrics.Process()}, promhttp.HandlerOpts{})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		// Behind a proxy every request may be somebody else's, whatever the proxy says.
		if !s.Meters && (s.Proxy || !ratelimit.IsLocal(callerOf(r.Context()).addr)) {
			metersAreLocal.Write(w)
			return
		}
		metrics.ServeHTTP(w, r)
	})
}

// metersAreLocal refuses /metrics to other machines.
var metersAreLocal = wire.NewProblem(http.StatusForbidden,
	"the meters are read on the machine itself; whoever runs the house opens them with --metrics")
