package cluster

import (
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api"
	apimetrics "boardwalk/api/metrics"
)

// Node is a process of the house, as an HTTP handler: whatever it is asked, it is the whole house.
type Node struct {
	bus     *Bus
	roster  *roster
	config  NodeConfig
	edge    http.Handler
	metrics *metrics

	owns     atomic.Pointer[map[int]*Own] // by shard; replaced under mu and never changed
	orders   chan Order
	calls    atomic.Uint64 // the number of the last call. A link that is made anew must not use one again, which the other may still answer
	asked    atomic.Uint64
	answered atomic.Uint64
	streams  atomic.Int64

	mu    sync.Mutex
	links map[string]*link
	ended bool

	stop    chan struct{}
	running sync.WaitGroup
	subs    []*nats.Subscription
}

// NodeConfig is what a node needs to serve.
type NodeConfig struct {
	Shards  int                     // how many the house has, besides the first
	At      string                  // where people ask it, for the others to know
	ShardOf func(*http.Request) int // the shard that answers a request
	Tables  func() int              // how many tables this process has, for the others to know
	Pages   api.EdgeConfig          // what it serves itself; the metrics are shown besides its own
}

// NewNode makes a node that has a bus.
func NewNode(w *Bus, c NodeConfig) (*Node, error) {
	self := Member{ID: w.id, Name: w.Name, Role: Waiting, Since: time.Now().UTC().Truncate(time.Millisecond), HTTP: c.At,
		Bus: w.Address(), Last: c.Shards}
	n, err := newNode(w, self, c)
	if err != nil {
		return nil, err
	}
	pages := c.Pages
	pages.Metrics = func() prometheus.Gatherer { return prometheus.Gatherers{n.metrics.registry, c.Pages.Metrics()} }
	pages.Ready = func() bool { m, _ := n.roster.owner(0); return m.ID != "" }
	n.edge = api.NewEdge(pages, http.HandlerFunc(n.forward))
	return n, nil
}

// Visit makes a node that serves nothing: for a command that looks at the house.
func Visit(w *Bus) (*Node, error) {
	return newNode(w, Member{ID: w.id, Name: w.Name, Role: Visitor}, NodeConfig{Tables: func() int { return 0 }})
}

func newNode(w *Bus, self Member, c NodeConfig) (*Node, error) {
	n := &Node{bus: w, roster: newRoster(self), config: c, links: map[string]*link{}, orders: make(chan Order, 1), stop: make(chan struct{})}
	n.owns.Store(&map[int]*Own{})
	n.metrics = newMetrics(n)
	for subject, take := range map[string]nats.MsgHandler{
		"hello": n.hear, "to." + w.id + ".*": n.receive, "order." + w.id: n.order, "ping." + w.id: func(m *nats.Msg) { _ = m.Respond(nil) },
	} {
		s, err := w.conn.Subscribe(subject, take)
		if err == nil {
			err = s.SetPendingLimits(-1, -1) // flow control is ours, and what NATS would drop would end every exchange
		}
		if err != nil {
			return nil, err
		}
		n.subs = append(n.subs, s)
	}
	n.running.Go(n.beat)
	return n, nil
}

// Close leaves the house.
func (n *Node) Close() {
	close(n.stop)
	n.running.Wait()
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, s := range n.subs {
		_ = s.Unsubscribe()
	}
	m := n.roster.me()
	m.Role = gone
	n.tell(m)
	_ = n.bus.conn.Flush()
}

// ServeHTTP answers a request: by this process if it owns what is asked for, and otherwise as an edge of the house.
func (n *Node) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if api.IsForwarded(r) {
		if own := n.enter(n.config.ShardOf(r)); own != nil {
			defer own.running.Done()
			n.answered.Add(1)
			own.server.ServeHTTP(w, r)
			return
		}
	}
	n.edge.ServeHTTP(w, r)
}

// Drain has this process say that it gives away what it owns and takes nothing, or that it is ready to own something again.
func (n *Node) Drain(is bool) {
	n.roster.drain(is)
	n.tell(n.roster.me())
}

// Want has this process say that shards are to be here, until it loses them, is drained, or another says so.
func (n *Node) Want(shards ...int) {
	n.roster.want(shards)
	n.tell(n.roster.me())
}

// Wanted returns which node each shard is to be at that an operator has moved.
func (n *Node) Wanted() map[int]string { return n.roster.wanted() }

// Heard returns the names of the other nodes that this one hears.
func (n *Node) Heard() []string { return n.roster.heard() }

// Changed returns a channel that is closed when a process comes, goes, takes something or gives it away.
func (n *Node) Changed() <-chan struct{} {
	_, changed := n.roster.owner(0)
	return changed
}

// WatchConnections has the metrics show the connections of the node's server.
func (n *Node) WatchConnections(c apimetrics.Connections) {
	n.metrics.registry.MustRegister(apimetrics.OfConnections(c)...)
}

// WatchCertificate has the metrics show the certificate of the node's TLS.
func (n *Node) WatchCertificate(of apimetrics.Certificate) {
	n.metrics.registry.MustRegister(apimetrics.OfCertificate(of)...)
}

// beat tells the others four times a second that this process is there, and notices who is not.
func (n *Node) beat() {
	every := time.NewTicker(helloEvery)
	defer every.Stop()
	defer n.closeLinks()
	for {
		m := n.roster.me()
		m.Tables = n.config.Tables()
		m.Streams, m.Asked, m.Answered = int(n.streams.Load()), n.asked.Load(), n.answered.Load()
		n.tell(m)
		for _, id := range n.roster.silent() {
			n.leave(id)
		}
		n.pingLinks()
		select {
		case <-every.C:
		case <-n.stop:
			return
		}
	}
}

// pingLinks sends something over links that are in use, so that a lost message does not go unnoticed.
func (n *Node) pingLinks() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, l := range n.links {
		if l.busy() {
			l.send(framePing, 0, nil)
		}
	}
}

// closeLinks ends everything with everybody.
func (n *Node) closeLinks() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.ended = true
	for _, l := range n.links {
		l.close()
	}
}

// tell tells the others about this process.
func (n *Node) tell(m Member) {
	text, err := json.Marshal(m)
	if err == nil {
		err = n.bus.conn.Publish("hello", text)
	}
	if err != nil {
		n.bus.log.Warn("bus", "err", err)
	}
}

// hear takes what another process says of itself.
func (n *Node) hear(msg *nats.Msg) {
	var m Member
	if err := json.Unmarshal(msg.Data, &m); err != nil || m.ID == "" {
		n.bus.log.Warn("bus: a greeting cannot be read", "err", err)
		return
	}
	if m.Role == gone {
		n.leave(m.ID)
		return
	}
	fresh := n.roster.hear(m)
	for shard, epoch := range m.Shards {
		if own := (*n.owns.Load())[shard]; own != nil {
			own.hearOf(epoch)
		}
	}
	if fresh { // and does not know us either
		n.tell(n.roster.me())
	}
}

// leave notes that another process is gone.
func (n *Node) leave(id string) {
	n.roster.forget(id)
	n.mu.Lock()
	l := n.links[id]
	delete(n.links, id)
	n.mu.Unlock()
	if l != nil {
		l.close()
	}
}

// link returns the link with another process.
func (n *Node) link(id string) *link {
	n.mu.Lock()
	defer n.mu.Unlock()
	l := n.links[id]
	if l == nil {
		l = newLink(n, id)
		n.links[id] = l
		if n.ended {
			l.close()
		}
	}
	return l
}

// receive takes a message of another process.
func (n *Node) receive(m *nats.Msg) {
	n.metrics.received.Add(float64(len(m.Data)))
	n.link(m.Subject[strings.LastIndexByte(m.Subject, '.')+1:]).receive(m.Data)
}
