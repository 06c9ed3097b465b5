package api

import (
	"io/fs"
	"net/http"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// EdgeConfig is what a node of a house needs to serve what it serves itself while another node owns the house.
type EdgeConfig struct {
	Web    fs.FS            // the web app
	Proxy  bool             // as in [Config]
	Hosts  []string         // as in [Config]
	Meters bool             // as in [Config]
	Limits ratelimit.Limits // how many pages anybody may ask for; ratelimit.Usual if zero

	Metrics func() prometheus.Gatherer // what is counted
	Ready   func() bool                // whether requests can be forwarded
}

// Origin returns where a request comes from.
func (c EdgeConfig) Origin(r *http.Request) Origin { return originOf(r, c.Proxy) }

// NewEdge returns a handler that serves the web app, /healthz, /readyz and /metrics, and has forward answer the rest.
func NewEdge(c EdgeConfig, forward http.Handler) http.Handler {
	if c.Limits == (ratelimit.Limits{}) {
		c.Limits = ratelimit.Usual
	}
	mux := http.NewServeMux()
	mux.Handle("/api/", forward)
	mux.Handle("/openapi.json", forward)
	mux.Handle("/openapi.yaml", forward)
	mux.Handle("/", pages(c.Web))
	say := func(text string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			_, _ = w.Write([]byte(text))
		}
	}
	mux.Handle("GET /healthz", say("alive\n"))
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		if !c.Ready() {
			wire.NewProblem(http.StatusServiceUnavailable, "no node has the house at the moment").Write(w)
			return
		}
		say("ready\n")(w, r)
	})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		if !c.Meters && (c.Proxy || !ratelimit.IsLocal(c.Origin(r).Addr)) {
			metersAreLocal.Write(w)
			return
		}
		promhttp.HandlerFor(c.Metrics(), promhttp.HandlerOpts{}).ServeHTTP(w, r)
	})
	return c.guard(mux)
}

// IsForwarded reports whether a request is for what the owner answers, and not for what every node serves itself.
func IsForwarded(r *http.Request) bool {
	return strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == "/openapi.json" || r.URL.Path == "/openapi.yaml"
}

// guard is what every request passes first, as in [Server.middleware].
func (c EdgeConfig) guard(next http.Handler) http.Handler {
	limiter := ratelimit.New(c.Limits)
	cross := http.NewCrossOriginProtection()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		from := c.Origin(r)
		setHeaders(w.Header(), from.Secure)
		if p := checkHost(r, c.Hosts); p != nil {
			p.Write(w)
			return
		}
		if cross.Check(r) != nil {
			wire.NewProblem(http.StatusForbidden, "a page of another site may not act here").Write(w)
			return
		}
		if strings.HasPrefix(r.URL.Path, "/api/") { // the owner counts those
			next.ServeHTTP(w, r)
			return
		}
		if wait := limiter.Take("", from.Addr, 1); wait > 0 {
			wire.TooMany("you ask too much at once", wait).Write(w)
			return
		}
		if !limiter.Hold(ratelimit.Request, from.Addr) {
			wire.TooMany("too many requests from there are being answered already", time.Second).Write(w)
			return
		}
		defer limiter.Release(ratelimit.Request, from.Addr)
		next.ServeHTTP(w, r)
	})
}
