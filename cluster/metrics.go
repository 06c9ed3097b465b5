package cluster

import (
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
)

// metrics are the counters of a node.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	lost     prometheus.Counter
	sent     prometheus.Counter
	received prometheus.Counter
}

func newMetrics(n *Node) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "boardwalk_node_forwarded_total",
			Help: "Requests that this node forwarded to the owner, by the status of the answer."}, []string{"status"}),
		lost: prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_node_lost_total",
			Help: "Requests and streams that lost their owner, and were asked again or refused."}),
		sent: prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_node_sent_bytes_total",
			Help: "Bytes that this node sent to others."}),
		received: prometheus.NewCounter(prometheus.CounterOpts{Name: "boardwalk_node_received_bytes_total",
			Help: "Bytes that it got from others."}),
	}
	m.registry.MustRegister(m.requests, m.lost, m.sent, m.received, nodeCollector{n})
	return m
}

// forwarded counts an answer.
func (m *metrics) forwarded(status int) { m.requests.WithLabelValues(strconv.Itoa(status)).Inc() }

// nodeCollector tells of the node when the metrics are read.
type nodeCollector struct{ n *Node }

var (
	roleDesc  = prometheus.NewDesc("boardwalk_node_role", "What this node is: 1 for its role.", []string{"node", "role"}, nil)
	epochDesc = prometheus.NewDesc("boardwalk_node_owner_epoch",
		"The epoch of the owner that this node knows of the first shard; 0 if there is none.", nil, nil)
	shardsDesc  = prometheus.NewDesc("boardwalk_node_shards", "Shards of the house that this node owns.", nil, nil)
	membersDesc = prometheus.NewDesc("boardwalk_node_members", "Processes of the house that this node knows, itself among them.", nil, nil)
	streamsDesc = prometheus.NewDesc("boardwalk_node_streams", "Streams that this node forwards.", nil, nil)
)

// Describe implements [prometheus.Collector].
func (nodeCollector) Describe(c chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{roleDesc, epochDesc, shardsDesc, membersDesc, streamsDesc} {
		c <- d
	}
}

// Collect implements [prometheus.Collector].
func (x nodeCollector) Collect(c chan<- prometheus.Metric) {
	me := x.n.roster.me()
	owner, _ := x.n.roster.owner(0)
	gauge := func(d *prometheus.Desc, v float64, labels ...string) {
		c <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
	}
	gauge(roleDesc, 1, me.Name, string(me.Role))
	gauge(epochDesc, float64(owner.Shards[0]))
	gauge(shardsDesc, float64(len(me.Shards)))
	gauge(membersDesc, float64(len(x.n.roster.list())))
	gauge(streamsDesc, float64(x.n.streams.Load()))
}
