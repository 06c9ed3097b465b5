package cluster

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// Work has this process do pieces of work of a kind for whoever asks, as many at once as it has hands. Each hand has a
// worker of its own. A piece may be done twice, by different processes, so the same piece must always come to the same.
func (n *Node) Work(kind string, hands int, newWorker func() func(piece []byte) ([]byte, error)) error {
	for range hands {
		do := newWorker()
		s, err := n.bus.conn.QueueSubscribe("work."+kind, "hands", func(m *nats.Msg) { n.doPiece(m, do) })
		if err != nil {
			return err
		}
		n.mu.Lock()
		n.subs = append(n.subs, s)
		n.mu.Unlock()
	}
	n.roster.work(kind, hands)
	n.tell(n.roster.me())
	return nil
}

// The beginnings of what is said of a piece of work.
const (
	workBegun  = 'b' // and by which process
	workDone   = 'd' // and what came of it
	workFailed = 'f' // and why
)

// doPiece does a piece of work, and says so before and after.
func (n *Node) doPiece(m *nats.Msg, do func([]byte) ([]byte, error)) {
	_ = m.Respond(append([]byte{workBegun}, n.bus.id...))
	_ = n.bus.conn.Flush() // the beginning is told before the work is done
	out, err := func() (out []byte, err error) {
		defer func() {
			if fault := recover(); fault != nil {
				err = fmt.Errorf("a fault of the program: %v", fault)
			}
		}()
		return do(m.Data)
	}()
	text := append([]byte{workDone}, out...)
	if err != nil {
		text = append([]byte{workFailed}, err.Error()...)
	}
	_ = m.Respond(text)
}

// Crew are the hands of all processes that do work of a kind.
type Crew struct {
	node *Node
	kind string
	sub  *nats.Subscription

	mu    sync.Mutex
	last  uint64
	given map[string]chan []byte // by the subject of the reply
}

// Hire returns those who do work of a kind.
func (n *Node) Hire(kind string) (*Crew, error) {
	c := &Crew{node: n, kind: kind, given: map[string]chan []byte{}}
	var err error
	c.sub, err = n.bus.conn.Subscribe("done."+n.bus.id+".*", c.hear)
	return c, err
}

// Close ends the work.
func (c *Crew) Close() { _ = c.sub.Unsubscribe() }

// Hands returns how many there are now.
func (c *Crew) Hands() (hands int) {
	for _, m := range c.node.roster.list() {
		if m.Work == c.kind {
			hands += m.Hands
		}
	}
	return hands
}

// hear takes what is said of a piece.
func (c *Crew) hear(m *nats.Msg) {
	c.mu.Lock()
	news := c.given[m.Subject]
	c.mu.Unlock()
	if news == nil || len(m.Data) == 0 {
		return // it was given again, and is done
	}
	select {
	case news <- m.Data:
	default:
	}
}

// How long a piece waits for somebody to begin it before it is given again, and how long for there to be anybody.
const (
	beginWithin = 3 * time.Second
	handsWithin = 10 * time.Second
)

// errNoHands says that nobody is there to work.
var errNoHands = errors.New("no node is there that works, with the same program as this one")

// Do has somebody do a piece of work. If who has begun it dies, it is given to another.
func (c *Crew) Do(piece []byte) ([]byte, error) {
	var idle time.Time // since when nobody is there
	for {
		if c.Hands() == 0 {
			if idle.IsZero() {
				idle = time.Now()
			}
			if time.Since(idle) > handsWithin {
				return nil, errNoHands
			}
			time.Sleep(helloEvery)
			continue
		}
		idle = time.Time{}
		out, done, err := c.give(piece)
		if done || err != nil {
			return out, err
		}
	}
}

// give gives a piece to somebody, and reports whether it was done.
func (c *Crew) give(piece []byte) (out []byte, done bool, err error) {
	news := make(chan []byte, 4)
	c.mu.Lock()
	c.last++
	reply := strings.Join([]string{"done", c.node.bus.id, strconv.FormatUint(c.last, 10)}, ".")
	c.given[reply] = news
	c.mu.Unlock()
	defer func() {
		c.mu.Lock()
		delete(c.given, reply)
		c.mu.Unlock()
	}()
	if err := c.node.bus.conn.PublishRequest("work."+c.kind, reply, piece); err != nil {
		return nil, false, err
	}
	look := time.NewTicker(helloEvery)
	defer look.Stop()
	by, given := "", time.Now()
	for {
		select {
		case text := <-news:
			switch text[0] {
			case workBegun:
				by = string(text[1:])
			case workDone:
				return text[1:], true, nil
			case workFailed:
				return nil, true, errors.New(string(text[1:]))
			}
		case <-look.C:
			if by == "" && time.Since(given) > beginWithin || by != "" && !c.node.roster.has(by) {
				return nil, false, nil
			}
		case <-c.node.stop:
			return nil, false, errors.New("the node leaves")
		}
	}
}
