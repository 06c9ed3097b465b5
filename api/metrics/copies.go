package metrics

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/store"
)

// ofCopies returns what shows how old the last backup is, and what was shipped.
func ofCopies(st *store.Store) []prometheus.Collector { return []prometheus.Collector{&copies{st}} }

// copies reads them whenever the metrics are read. A house that was never backed up shows no age, and one that does not ship
// nothing of the shipping.
type copies struct{ st *store.Store }

var (
	backupDesc  = prometheus.NewDesc("boardwalk_backup_age_seconds", "Time since the moment that the last verified backup is of.", nil, nil)
	shipAgeDesc = prometheus.NewDesc("boardwalk_ship_age_seconds",
		"Time since when something that was committed may not have been shipped.", nil, nil)
	shipFailedDesc = prometheus.NewDesc("boardwalk_ship_failed_total", "Times that shipping failed.", nil, nil)
	shipBaseDesc   = prometheus.NewDesc("boardwalk_ship_base",
		"Whether a house can be built from what is being shipped (1), or its base is still being made (0).", nil, nil)
)

// Describe implements [prometheus.Collector].
func (*copies) Describe(c chan<- *prometheus.Desc) {
	c <- backupDesc
	c <- shipAgeDesc
	c <- shipFailedDesc
	c <- shipBaseDesc
}

// Collect implements [prometheus.Collector].
func (m *copies) Collect(c chan<- prometheus.Metric) {
	if b, err := m.st.LastBackup(); err == nil {
		gauge(c, backupDesc, time.Since(b.Time).Seconds())
	}
	s, ok := m.st.Shipped()
	if !ok {
		return
	}
	base := 0.0
	if s.Base {
		base = 1
	}
	gauge(c, shipAgeDesc, s.Age.Seconds())
	c <- prometheus.MustNewConstMetric(shipFailedDesc, prometheus.CounterValue, float64(s.Failures))
	gauge(c, shipBaseDesc, base)
}
