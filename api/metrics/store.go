package metrics

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/store"
)

// writer tells of the writer of a store: how long its transactions take, and what it has not signed yet.
type writer struct{ st *store.Store }

var (
	commitDesc = prometheus.NewDesc("boardwalk_store_commit_seconds",
		"How long a transaction took, from its begin until it was durable.", nil, nil)
	fsyncDesc = prometheus.NewDesc("boardwalk_store_fsync_seconds",
		"How long the database took to make a transaction durable; with PostgreSQL, with sending it.", nil, nil)
	signedDesc = prometheus.NewDesc("boardwalk_checkpoint_age_seconds",
		"Time since the last checkpoint. A house in which nothing happens signs none.", nil, nil)
	waitingDesc = prometheus.NewDesc("boardwalk_checkpoint_unsigned_seconds",
		"For how long there have been records after the last checkpoint; 0 if there are none.", nil, nil)
	unsignedDesc = prometheus.NewDesc("boardwalk_checkpoint_unsigned_records", "Records after the last checkpoint.", nil, nil)
	aheadDesc    = prometheus.NewDesc("boardwalk_clock_ahead_seconds",
		"How far the clock of the house, which never goes back, is ahead of the machine's.", nil, nil)
)

// Describe implements [prometheus.Collector].
func (*writer) Describe(c chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{commitDesc, fsyncDesc, signedDesc, waitingDesc, unsignedDesc, aheadDesc} {
		c <- d
	}
}

// Collect implements [prometheus.Collector].
func (w *writer) Collect(c chan<- prometheus.Metric) {
	all, durable := w.st.CommitTimes()
	c <- prometheus.MustNewConstHistogram(commitDesc, all.Count, all.Sum.Seconds(), all.Within)
	c <- prometheus.MustNewConstHistogram(fsyncDesc, durable.Count, durable.Sum.Seconds(), durable.Within)
	signed, unsigned, since := w.st.Signed()
	if !signed.IsZero() {
		gauge(c, signedDesc, time.Since(signed).Seconds())
	}
	waiting := 0.0
	if unsigned > 0 {
		waiting = time.Since(since).Seconds()
	}
	gauge(c, waitingDesc, waiting)
	gauge(c, unsignedDesc, float64(unsigned))
	gauge(c, aheadDesc, max(0, time.Until(w.st.Now()).Seconds()))
}

// disk tells of the files of a house.
type disk struct{ st *store.Store }

var (
	databaseDesc = prometheus.NewDesc("boardwalk_store_database_bytes", "Size of the database.", nil, nil)
	logDesc      = prometheus.NewDesc("boardwalk_store_log_bytes",
		"Size of the write-ahead log beside the database; 0 with PostgreSQL.", nil, nil)
	freeDesc = prometheus.NewDesc("boardwalk_disk_free_bytes", "What may still be written where the data directory is.", nil, nil)
)

// Describe implements [prometheus.Collector].
func (*disk) Describe(c chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{databaseDesc, logDesc, freeDesc} {
		c <- d
	}
}

// Collect implements [prometheus.Collector]. What cannot be found out is missing.
func (d *disk) Collect(c chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if database, log, err := d.st.Sizes(ctx); err == nil {
		gauge(c, databaseDesc, float64(database))
		gauge(c, logDesc, float64(log))
	}
	if free, err := d.st.Free(); err == nil {
		gauge(c, freeDesc, float64(free))
	}
}

// gauge tells one value.
func gauge(c chan<- prometheus.Metric, d *prometheus.Desc, v float64) {
	c <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v)
}

// Certificate is the certificate of a server's TLS.
type Certificate interface {
	Expires() time.Time
	Failed() uint64
}

// OfCertificate returns what shows the certificate of a server.
func OfCertificate(of Certificate) []prometheus.Collector {
	return []prometheus.Collector{
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "boardwalk_certificate_expires_seconds",
			Help: "Time until the certificate in use expires; missing without TLS."},
			func() float64 { return time.Until(of.Expires()).Seconds() }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "boardwalk_certificate_failed_total",
			Help: "Times that a new certificate could not be taken into use."},
			func() float64 { return float64(of.Failed()) }),
	}
}

// WatchCertificate has the metrics show the certificate of a server.
func (m *Metrics) WatchCertificate(of Certificate) { m.registry.MustRegister(OfCertificate(of)...) }
