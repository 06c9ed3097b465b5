// Package cabletest has a cable for tests: a way to an address that can be cut, hold back what it carries, or be slow.
package cabletest

import (
	"net"
	"sync"
	"testing"
	"time"
)

// Cable carries connections to an address.
type Cable struct {
	net.Listener

	mu      sync.Mutex
	to      string // nowhere if empty
	cut     bool
	flows   chan struct{} // closed while nothing is held back
	delay   time.Duration
	conns   map[net.Conn]bool
	running sync.WaitGroup
}

// New returns a cable to HOST:PORT, or for now to nowhere.
func New(t testing.TB, to string) *Cable {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	c := &Cable{Listener: l, to: to, flows: make(chan struct{}), conns: map[net.Conn]bool{}}
	close(c.flows)
	t.Cleanup(func() {
		l.Close()
		c.Hold(false)
		c.Cut(true)
		c.running.Wait()
	})
	c.running.Go(func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			c.running.Go(func() { c.carry(near) })
		}
	})
	return c
}

// Lead leads the cable to another address; connections that there are stay.
func (c *Cable) Lead(to string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.to = to
}

// Cut cuts the cable, or mends it. Both ends of a connection notice.
func (c *Cable) Cut(is bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cut = is
	for conn := range c.conns {
		conn.Close()
	}
}

// Hold holds back what is sent, in both directions, or lets it pass. Nobody notices, and nothing is lost: as when a network drops
// packets, which TCP sends again.
func (c *Cable) Hold(is bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	select {
	case <-c.flows:
		if is {
			c.flows = make(chan struct{})
		}
	default:
		if !is {
			close(c.flows)
		}
	}
}

// Slow has everything take so much longer in each direction.
func (c *Cable) Slow(by time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.delay = by
}

// carry carries a connection until one of its ends closes it, or the cable is cut.
func (c *Cable) carry(near net.Conn) {
	defer near.Close()
	c.mu.Lock()
	to, cut := c.to, c.cut
	c.mu.Unlock()
	if to == "" || cut {
		return
	}
	far, err := net.Dial("tcp", to)
	if err != nil {
		return
	}
	defer far.Close()
	c.mu.Lock()
	if c.cut { // meanwhile
		c.mu.Unlock()
		return
	}
	c.conns[near], c.conns[far] = true, true
	c.mu.Unlock()
	var both sync.WaitGroup
	both.Go(func() { c.pass(near, far) })
	both.Go(func() { c.pass(far, near) })
	both.Wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.conns, near)
	delete(c.conns, far)
}

// piece is something that was sent, and when it is due at the other end.
type piece struct {
	text []byte
	due  time.Time
}

// pass passes on what comes.
func (c *Cable) pass(from, to net.Conn) {
	pieces := make(chan piece, 1024)
	var writing sync.WaitGroup
	writing.Go(func() {
		defer to.Close()
		for p := range pieces {
			time.Sleep(time.Until(p.due))
			c.mu.Lock()
			flows := c.flows
			c.mu.Unlock()
			<-flows
			if _, err := to.Write(p.text); err != nil {
				from.Close()
			}
		}
	})
	for {
		text := make([]byte, 1<<14)
		n, err := from.Read(text)
		if err != nil {
			break
		}
		c.mu.Lock()
		due := time.Now().Add(c.delay)
		c.mu.Unlock()
		pieces <- piece{text[:n], due}
	}
	close(pieces)
	writing.Wait()
}
