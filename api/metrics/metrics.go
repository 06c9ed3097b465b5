package metrics

import (
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/store"
)

// Metrics are the counters of a server.
type Metrics struct {
	Streams prometheus.Gauge   // streams that are open
	Events  prometheus.Counter // events that were written to streams
	Dropped prometheus.Counter // streams that ended because the reader was too slow

	registry *prometheus.Registry
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
}

// Process returns what counts what the whole process uses, whatever it serves.
var Process = sync.OnceValue(func() prometheus.Gatherer {
	r := prometheus.NewRegistry()
	r.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return r
})

// New makes the counters of a house, or of a part of one that is known by its labels. A part may have no tables or no
// people, and then gives nil for them.
func New(house *floor.House, known *people.Register, st *store.Store, labels prometheus.Labels) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "boardwalk_requests_total",
			Help: "Requests answered, by operation and status."},
			[]string{"operation", "status"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "boardwalk_request_seconds", Help: "How long answers took, by operation.",
			Buckets: []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5, 30}}, []string{"operation"}),
		Streams: prometheus.NewGauge(prometheus.GaugeOpts{Name: "boardwalk_streams", Help: "Streams of events that are open."}),
		Events:  prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_events_delivered_total", Help: "Events written to streams."}),
		Dropped: prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_streams_dropped_total",
			Help: "Streams that ended because their reader was too slow."}),
	}
	to := prometheus.WrapRegistererWith(labels, m.registry)
	if house != nil {
		to.MustRegister(&tables{house})
	}
	if known != nil {
		to.MustRegister(&disk{st}, prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "boardwalk_people", Help: "People whom the house knows."},
			func() float64 { return float64(known.Count()) }))
	}
	to.MustRegister(m.requests, m.took, m.Streams, m.Events, m.Dropped, &writer{st},
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_store_transactions_total",
			Help: "Transactions that the store committed."},
			func() float64 { n, _ := st.Work(); return float64(n) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_store_rows_total",
			Help: "Rows that they wrote."},
			func() float64 { _, n := st.Work(); return float64(n) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_checkpoints_published_total",
			Help: "Signed checkpoints that were published outside of the house."},
			func() float64 { n, _ := st.Published(); return float64(n) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_checkpoints_failed_total",
			Help: "Times that publishing a checkpoint failed."},
			func() float64 { _, n := st.Published(); return float64(n) }))
	to.MustRegister(ofCopies(st)...)
	return m
}

// Connections counts connections: all that there are, those that have not sent a request
// yet, and those that were closed because there were too many.
type Connections interface {
	Count() (all, waiting int, closed uint64)
}

// WatchConnections has the metrics show the connections of a server.
func (m *Metrics) WatchConnections(c Connections) { m.registry.MustRegister(OfConnections(c)...) }

// OfConnections returns what shows the connections of a server.
func OfConnections(c Connections) []prometheus.Collector {
	return []prometheus.Collector{
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "boardwalk_connections", Help: "Connections that are open."},
			func() float64 { n, _, _ := c.Count(); return float64(n) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "boardwalk_connections_waiting",
			Help: "Connections that have not sent a request yet."},
			func() float64 { _, n, _ := c.Count(); return float64(n) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_connections_closed_total",
			Help: "Connections closed because there were too many."},
			func() float64 { _, _, n := c.Count(); return float64(n) }),
	}
}

// Answered counts a request to an operation, the status of the answer and how long it
// took. A request to no operation has an empty one.
func (m *Metrics) Answered(operation string, status int, took time.Duration) {
	if operation == "" {
		operation = "other"
	}
	m.requests.WithLabelValues(operation, strconv.Itoa(status)).Inc()
	if operation != "events" && operation != "eye-events" { // streams last as long as somebody listens
		m.took.WithLabelValues(operation).Observe(took.Seconds())
	}
}

// All returns all counters.
func (m *Metrics) All() prometheus.Gatherer { return m.registry }

// tables counts the tables and the taken seats whenever the metrics are read.
type tables struct{ house *floor.House }

var (
	statesDesc = prometheus.NewDesc("boardwalk_tables_by_state",
		"Tables that are open, closed in good order, closed for a fault of the program, or could not be read.", []string{"state"}, nil)
	tablesDesc = prometheus.NewDesc("boardwalk_tables", "Tables, by what they wait for.", []string{"phase"}, nil)
	seatsDesc  = prometheus.NewDesc("boardwalk_seats_taken", "Seats that are taken, by whom.", []string{"by"}, nil)
)

// Describe implements [prometheus.Collector].
func (t *tables) Describe(c chan<- *prometheus.Desc) {
	c <- tablesDesc
	c <- seatsDesc
	c <- statesDesc
}

// Collect implements [prometheus.Collector].
func (t *tables) Collect(c chan<- prometheus.Metric) {
	phases := map[floor.Phase]int{floor.Closed: 0, floor.Idle: 0, floor.Betting: 0, floor.Playing: 0}
	states := map[string]int{"open": 0, "closed": 0, "faulty": 0, "unreadable": 0}
	people, bots := 0, 0
	for _, l := range t.house.Lobby() {
		states[stateOf(&l)]++
		phases[l.Phase]++
		bots += l.Bots
		people += l.Taken - l.Bots
	}
	for phase, n := range phases {
		c <- prometheus.MustNewConstMetric(tablesDesc, prometheus.GaugeValue, float64(n), string(phase))
	}
	for state, n := range states {
		c <- prometheus.MustNewConstMetric(statesDesc, prometheus.GaugeValue, float64(n), state)
	}
	c <- prometheus.MustNewConstMetric(seatsDesc, prometheus.GaugeValue, float64(people), "people")
	c <- prometheus.MustNewConstMetric(seatsDesc, prometheus.GaugeValue, float64(bots), "bots")
}

// stateOf returns in which state a table is.
func stateOf(l *floor.Listing) string {
	switch {
	case l.Unreadable:
		return "unreadable"
	case l.Faulty:
		return "faulty"
	case l.Phase == floor.Closed:
		return "closed"
	}
	return "open"
}
