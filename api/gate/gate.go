package gate

import (
	"container/list"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/api/ratelimit"
)

// Limits are how many connections a gate lets in. Zero means no limit.
type Limits struct {
	All     int // at once
	Address int // of one address, unless it is one of this machine
	Waiting int // that have not sent a request yet, of all addresses
}

// patience is how long a connection may wait for its first request before it makes
// room for others. A server under load may need as long to read a request that came.
const patience = time.Second

// Gate is a listener that limits its connections.
type Gate struct {
	net.Listener
	limits Limits

	mu      sync.Mutex
	conns   map[*conn]struct{}
	by      map[string]int // connections of an address
	waiting *list.List     // of *conn: those without a request yet, the oldest first
	closed  uint64         // connections that were closed because of a limit
}

// New makes a gate before a listener.
func New(l net.Listener, limits Limits) *Gate {
	return &Gate{Listener: l, limits: limits, conns: map[*conn]struct{}{}, by: map[string]int{}, waiting: list.New()}
}

// conn is a connection that the gate let in.
type conn struct {
	net.Conn
	gate    *Gate
	addr    string
	since   time.Time
	idle    atomic.Bool
	waiting atomic.Bool   // for its first request
	place   *list.Element // in Gate.waiting; under the gate's lock
	once    sync.Once
}

// Accept waits for a connection that is within the limits.
func (g *Gate) Accept() (net.Conn, error) {
	for {
		raw, err := g.Listener.Accept()
		if err != nil {
			return nil, err
		}
		c := &conn{Conn: raw, gate: g, addr: ratelimit.AddressOf(raw.RemoteAddr().String()), since: time.Now()}
		out, ok := g.admit(c)
		if out != nil {
			_ = out.Close()
		}
		if ok {
			return c, nil
		}
		_ = raw.Close()
	}
}

// admit counts a connection if it is within the limits, and reports whether it is. It
// returns another one that is to be closed, or nil.
func (g *Gate) admit(c *conn) (out *conn, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := &g.limits
	if l.Address > 0 && g.by[c.addr] >= l.Address && !ratelimit.IsLocal(c.addr) {
		g.closed++
		return nil, false
	}
	switch {
	case l.All > 0 && len(g.conns) >= l.All:
		if out = g.leastNeeded(); out == nil {
			g.closed++
			return nil, false
		}
	case l.Waiting > 0 && g.waiting.Len() >= l.Waiting:
		if oldest := g.waiting.Front().Value.(*conn); time.Since(oldest.since) >= patience {
			out = oldest
		}
	}
	if out != nil {
		g.closed++
		g.forget(out)
	}
	g.conns[c] = struct{}{}
	g.by[c.addr]++
	c.waiting.Store(true)
	c.place = g.waiting.PushBack(c)
	return out, true
}

// leastNeeded returns the connection that waits longest for its first request, or else
// one that is idle; nil if all are in use. The caller holds the lock.
func (g *Gate) leastNeeded() *conn {
	if front := g.waiting.Front(); front != nil {
		return front.Value.(*conn)
	}
	for c := range g.conns {
		if c.idle.Load() {
			return c
		}
	}
	return nil
}

// forget counts a connection no more. The caller holds the lock.
func (g *Gate) forget(c *conn) {
	if _, there := g.conns[c]; !there {
		return
	}
	delete(g.conns, c)
	if g.by[c.addr]--; g.by[c.addr] == 0 {
		delete(g.by, c.addr)
	}
	g.stopWaiting(c)
}

// stopWaiting takes a connection out of those without a request. The caller holds the
// lock.
func (g *Gate) stopWaiting(c *conn) {
	if c.place != nil {
		g.waiting.Remove(c.place)
		c.place = nil
	}
	c.waiting.Store(false)
}

// ConnState is for [http.Server].ConnState: it tells the gate which connections have
// sent a request, and which are idle. Under TLS the server knows the connection inside of which ours is.
func (g *Gate) ConnState(raw net.Conn, state http.ConnState) {
	if secure, ok := raw.(interface{ NetConn() net.Conn }); ok {
		raw = secure.NetConn()
	}
	c, ok := raw.(*conn)
	if !ok {
		return
	}
	c.idle.Store(state == http.StateIdle)
	if state != http.StateNew && c.waiting.Load() {
		g.mu.Lock()
		g.stopWaiting(c)
		g.mu.Unlock()
	}
}

// Close closes a connection, and makes room for another.
func (c *conn) Close() error {
	c.once.Do(func() {
		c.gate.mu.Lock()
		c.gate.forget(c)
		c.gate.mu.Unlock()
	})
	return c.Conn.Close()
}

// CloseWrite is what [http.Server] asks for before it closes a connection whose
// request was not read.
func (c *conn) CloseWrite() error {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

// Count returns how many connections there are, how many of them wait for their first
// request, and how many were closed because of a limit.
func (g *Gate) Count() (all, waiting int, closed uint64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.conns), g.waiting.Len(), g.closed
}
