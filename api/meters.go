package api

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"boardwalk/floor"
)

// meters are what the house counts of itself.
type meters struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
	streams  prometheus.Gauge
	told     prometheus.Counter
	slow     prometheus.Counter
}

func newMeters(s *Server) *meters {
	m := &meters{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "boardwalk_requests_total", Help: "Requests answered, by operation and status."}, []string{"operation", "status"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "boardwalk_request_seconds", Help: "How long answers took, by operation.",
			Buckets: []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5, 30}}, []string{"operation"}),
		streams: prometheus.NewGauge(prometheus.GaugeOpts{Name: "boardwalk_streams", Help: "Streams of events that are open."}),
		told:    prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_events_delivered_total", Help: "Events written to streams."}),
		slow:    prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_streams_dropped_total", Help: "Streams that ended because their reader was too slow."}),
	}
	m.registry.MustRegister(m.requests, m.took, m.streams, m.told, m.slow, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "boardwalk_people", Help: "People whom the house knows."}, func() float64 { return float64(s.People.Count()) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_store_transactions_total", Help: "Transactions that the store committed."}, func() float64 { n, _ := s.Store.Work(); return float64(n) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_store_rows_total", Help: "Rows that they wrote."}, func() float64 { _, n := s.Store.Work(); return float64(n) }),
		&tableMeter{s})
	return m
}

func (m *meters) asked(op string, status int, took time.Duration) {
	if op == "" {
		op = "other"
	}
	m.requests.WithLabelValues(op, strconv.Itoa(status)).Inc()
	if op != "events" && op != "eye-events" { // those last as long as somebody looks
		m.took.WithLabelValues(op).Observe(took.Seconds())
	}
}

// tableMeter counts the tables and those who sit at them when it is asked.
type tableMeter struct{ s *Server }

var (
	tablesDesc = prometheus.NewDesc("boardwalk_tables", "Tables, by what they wait for.", []string{"phase"}, nil)
	seatsDesc  = prometheus.NewDesc("boardwalk_seats_taken", "Seats that are taken, by whom.", []string{"by"}, nil)
)

func (t *tableMeter) Describe(c chan<- *prometheus.Desc) { c <- tablesDesc; c <- seatsDesc }

func (t *tableMeter) Collect(c chan<- prometheus.Metric) {
	phases := map[floor.Phase]int{floor.Closed: 0, floor.Idle: 0, floor.Betting: 0, floor.Playing: 0}
	people, bots := 0, 0
	for _, l := range t.s.Floor.Lobby() {
		phases[l.Phase]++
		bots += l.Bots
		people += l.Taken - l.Bots
	}
	for phase, n := range phases {
		c <- prometheus.MustNewConstMetric(tablesDesc, prometheus.GaugeValue, float64(n), string(phase))
	}
	c <- prometheus.MustNewConstMetric(seatsDesc, prometheus.GaugeValue, float64(people), "people")
	c <- prometheus.MustNewConstMetric(seatsDesc, prometheus.GaugeValue, float64(bots), "bots")
}

// health answers those who look after the machine.
func (s *Server) health(mux *http.ServeMux) {
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, r *http.Request) {
		if err := s.Store.Err(); err != nil {
			newProblem(http.StatusServiceUnavailable, "the store has stopped").write(w)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = w.Write([]byte("alive\n"))
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		if s.draining.Load() || s.Store.Err() != nil {
			newProblem(http.StatusServiceUnavailable, "the house is closing").write(w)
			return
		}
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		_, _ = w.Write([]byte("ready\n"))
	})
	metrics := promhttp.HandlerFor(s.meters.registry, promhttp.HandlerOpts{})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		if a := askingOf(r.Context()); !isLocal(a.addr) || !s.Proxy && r.Header.Get("X-Forwarded-For") != "" {
			newProblem(http.StatusForbidden, "the meters are read on the machine itself").write(w)
			return
		}
		metrics.ServeHTTP(w, r)
	})
}
