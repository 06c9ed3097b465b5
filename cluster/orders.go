package cluster

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
)

// Order is what an operator has a node do.
type Order struct {
	Do    string `json:"do"`              // drain, resume or take
	Shard int    `json:"shard,omitempty"` // to take; all of them if below zero
}

// The orders.
const (
	Drain  = "drain"  // forward, do not own: what the node has goes to others
	Resume = "resume" // be ready to own again
	Take   = "take"   // own a shard, which another node has until then
)

// Orders are what operators have this node do, one after another.
func (n *Node) Orders() <-chan Order { return n.orders }

// order takes an order that was given elsewhere.
func (n *Node) order(m *nats.Msg) {
	var o Order
	reply := ""
	if err := json.Unmarshal(m.Data, &o); err != nil {
		reply = "the order cannot be read"
	} else {
		select {
		case n.orders <- o:
		default:
			reply = "the node has an order to carry out already"
		}
	}
	_ = m.Respond([]byte(reply))
}

// Give has the node of a name carry out an order. It returns when the node has heard it.
func (n *Node) Give(name string, o Order) error {
	m, err := n.named(name)
	if err != nil {
		return err
	}
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	reply, err := n.bus.conn.Request("order."+m.ID, text, goneAfter)
	if err != nil {
		return fmt.Errorf("node %s does not answer: %w", name, err)
	}
	if len(reply.Data) > 0 {
		return errors.New(string(reply.Data))
	}
	return nil
}

// named returns the node of a name.
func (n *Node) named(name string) (Member, error) {
	for _, m := range n.roster.list() {
		if m.Name == name && m.Role != Visitor {
			return m, nil
		}
	}
	return Member{}, fmt.Errorf("there is no node %s", name)
}

// Status returns the nodes of the house with how long an answer of each takes, and without visitors.
func (n *Node) Status() (list []Member) {
	for _, m := range n.roster.list() {
		if m.Role == Visitor {
			continue
		}
		if m.ID != n.bus.id {
			began := time.Now()
			if _, err := n.bus.conn.Request("ping."+m.ID, nil, goneAfter); err != nil {
				continue // it has gone meanwhile
			}
			m.Lag = time.Since(began)
		}
		list = append(list, m)
	}
	return list
}

// Await waits until what is known of the nodes is as wanted, and reports false if it is not in time.
func (n *Node) Await(within time.Duration, is func([]Member) bool) bool {
	late := time.NewTimer(within)
	defer late.Stop()
	for {
		changed := n.Changed()
		if is(n.roster.list()) {
			return true
		}
		select {
		case <-changed:
		case <-late.C:
			return false
		}
	}
}
