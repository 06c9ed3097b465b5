package cluster

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"

	"boardwalk/api"
	apimetrics "boardwalk/api/metrics"
)

// Node is a process of the house, as an HTTP handler: whatever it is asked, it is the whole house.
type Node struct {
	wire    *Wire
	roster  *roster
	place   Placement
	edge    http.Handler
	origin  func(*http.Request) api.Origin
	metrics *metrics

	own      atomic.Pointer[Own]
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

// NewNode makes a node that has a wire. at is where people ask it, for the others to know.
func NewNode(w *Wire, at string, pages api.EdgeConfig) (*Node, error) {
	self := Member{ID: w.id, Name: w.Name, Role: Waiting, Since: time.Now().UTC().Truncate(time.Millisecond), HTTP: at, Wire: w.Address()}
	n, err := newNode(w, self)
	if err != nil {
		return nil, err
	}
	pages.Metrics = n.metrics.registry
	pages.Ready = func() bool { m, _ := n.roster.owner(); return m.ID != "" }
	n.edge, n.origin = api.NewEdge(pages, http.HandlerFunc(n.forward)), pages.Origin
	return n, nil
}

// Visit makes a node that serves nothing: for a command that looks at the house.
func Visit(w *Wire) (*Node, error) { return newNode(w, Member{ID: w.id, Name: w.Name, Role: Visitor}) }

func newNode(w *Wire, self Member) (*Node, error) {
	n := &Node{wire: w, roster: newRoster(self), links: map[string]*link{}, orders: make(chan Order, 1), stop: make(chan struct{})}
	n.place, n.metrics = n.roster, newMetrics(n)
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
	_ = n.wire.conn.Flush()
}

// ServeHTTP answers a request: by this process if it owns the house, and otherwise as an edge of it.
func (n *Node) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if own := n.own.Load(); own != nil && own.enter() {
		defer own.inside.Done()
		n.answered.Add(1)
		own.server.ServeHTTP(w, r)
		return
	}
	n.edge.ServeHTTP(w, r)
}

// MayOwn reports whether this process may take the house when nobody has it: it is not drained, and the house was not
// promised to another.
func (n *Node) MayOwn() bool { return n.roster.mayOwn() }

// Become gives a process that does not own the house a role.
func (n *Node) Become(role Role) {
	n.roster.become(role, 0)
	n.tell(n.roster.me())
}

// Promise has only the node of a name take the house when this process releases it, if it is there and does so soon.
func (n *Node) Promise(name string) {
	n.roster.leaveTo(name)
	n.tell(n.roster.me())
	_ = n.wire.conn.Flush()
	n.running.Go(func() {
		select {
		case <-time.After(promiseFor):
		case <-n.stop:
		}
		n.roster.leaveTo("")
	})
}

// promiseFor is how long a node that was promised the house has time to take it.
const promiseFor = 5 * time.Second

// WatchConnections has the metrics show the connections of the node's server.
func (n *Node) WatchConnections(c apimetrics.Connections) {
	n.metrics.registry.MustRegister(apimetrics.OfConnections(c)...)
}

// Own is the time in which this process owns the house.
type Own struct {
	node   *Node
	epoch  int64
	server http.Handler
	fails  func() bool

	mu        sync.RWMutex
	over      bool
	overtaken chan struct{}
	inside    sync.WaitGroup // requests that are being answered
}

// Own has this process answer for the house from now on. fails reports whether the server can commit no more: what it
// then answers with a fault of the server is asked of the next owner instead.
func (n *Node) Own(epoch int64, server http.Handler, fails func() bool) *Own {
	own := &Own{node: n, epoch: epoch, server: server, fails: fails, overtaken: make(chan struct{})}
	n.own.Store(own)
	n.roster.become(Owner, epoch)
	n.tell(n.roster.me())
	return own
}

// Overtaken is closed when another process says that it owns the house, under a greater epoch. From then on this one is
// asked nothing more.
func (o *Own) Overtaken() <-chan struct{} { return o.overtaken }

// hearOf notes that another process owns the house under an epoch.
func (o *Own) hearOf(epoch int64) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if epoch > o.epoch && !o.over {
		o.over = true
		close(o.overtaken)
	}
}

// enter counts a request, and reports false if this process no longer owns the house.
func (o *Own) enter() bool {
	o.mu.RLock()
	defer o.mu.RUnlock()
	if o.over {
		return false
	}
	o.inside.Add(1)
	return true
}

// isOver reports whether this process has released the house.
func (o *Own) isOver() bool {
	o.mu.RLock()
	defer o.mu.RUnlock()
	return o.over
}

// Release ends the time, and the process is from now on of the given role. What is asked from now on waits for the next
// owner, streams that others forwarded go on there, and Release returns when this process has answered the rest, or ctx
// is over.
func (o *Own) Release(ctx context.Context, role Role) {
	o.mu.Lock()
	o.over = true
	o.mu.Unlock()
	o.node.own.CompareAndSwap(o, nil)
	o.node.roster.become(role, 0)
	o.node.tell(o.node.roster.me())
	o.node.mu.Lock()
	for _, l := range o.node.links {
		l.endStreams()
	}
	o.node.mu.Unlock()
	left := make(chan struct{})
	go func() { o.inside.Wait(); close(left) }()
	select {
	case <-left:
	case <-ctx.Done():
	}
}

// beat tells the others four times a second that this process is there, and notices who is not.
func (n *Node) beat() {
	every := time.NewTicker(helloEvery)
	defer every.Stop()
	defer n.closeLinks()
	for {
		m := n.roster.me()
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
		err = n.wire.conn.Publish("hello", text)
	}
	if err != nil {
		n.wire.log.Warn("wire", "err", err)
	}
}

// hear takes what another process says of itself.
func (n *Node) hear(msg *nats.Msg) {
	var m Member
	if err := json.Unmarshal(msg.Data, &m); err != nil || m.ID == "" {
		n.wire.log.Warn("wire: a greeting cannot be read", "err", err)
		return
	}
	if m.Role == gone {
		n.leave(m.ID)
		return
	}
	if own := n.own.Load(); own != nil && m.Role == Owner {
		own.hearOf(m.Epoch)
	}
	if n.roster.hear(m) { // and does not know us either
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
