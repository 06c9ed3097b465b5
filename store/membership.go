package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"boardwalk/store/query"
)

// enter tells the others of this node. Another process of the same name must have left or died.
func (n *Node) enter(ctx context.Context, as Member) error {
	for end := time.Now().Add(2 * leaseFor); ; time.Sleep(leaseFor / 8) {
		_, err := query.One[string](ctx, n.db, `INSERT INTO node (name, address, draining, since, seen)
			VALUES (?, ?, FALSE, clock_timestamp(), clock_timestamp())
			ON CONFLICT (name) DO UPDATE SET address = excluded.address, draining = FALSE, since = excluded.since, seen = excluded.seen, hears = NULL
			WHERE node.seen < clock_timestamp() - ? * interval '1 microsecond' RETURNING name`, as.Name, as.Address, leaseFor.Microseconds())
		if !errors.Is(err, ErrNone) {
			return err
		}
		if time.Now().After(end) {
			return fmt.Errorf("a node of the name %s serves the house already", as.Name)
		}
	}
}

// beat has the others hear of this node.
func (n *Node) beat(ctx context.Context) error {
	_, err := query.One[string](ctx, n.db,
		`UPDATE node SET seen = clock_timestamp(), hears = ? WHERE name = ? RETURNING name`, n.heard(), n.node)
	return err
}

// leave tells the others that this node is gone.
func (n *Node) leave(ctx context.Context) error {
	_, err := n.db.DB.ExecContext(ctx, `DELETE FROM node WHERE name = $1`, n.node)
	return err
}

// Hears has this node say in the database which others it hears, by their names.
func (n *Node) Hears(who func() []string) { n.hears.Store(&who) }

// heard is what the node says of whom it hears; nil if it says nothing.
func (n *Node) heard() any {
	if who := n.hears.Load(); who != nil {
		return strings.Join((*who)(), "\n")
	}
	return nil
}
