package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// Placement is which nodes serve a house in PostgreSQL, and which of them has which shard. All times are
// those of the database's clock.
type Placement struct {
	db *query.Database
}

// OpenPlacement opens the placement of the house of a directory, for somebody who is no node of it.
func OpenPlacement(ctx context.Context, dir string) (*Placement, error) {
	address, err := postgresOf(dir)
	if err != nil {
		return nil, err
	}
	if address == "" {
		return nil, fmt.Errorf("%s has no house in PostgreSQL", dir)
	}
	if _, err := journal.PublicKey(dir); err != nil {
		return nil, noData(err)
	}
	at, err := findHouse(ctx, address)
	if err != nil {
		return nil, err
	}
	return &Placement{&query.Database{DB: at.open(0), Text: postgresText}}, nil
}

// Close closes a placement that was opened with [OpenPlacement].
func (p *Placement) Close() error { return p.db.Close() }

// NodeState is a node as the others know it.
type NodeState struct {
	Member
	Draining bool          // it shall give away what it has
	Since    time.Time     // when it joined
	Silent   time.Duration // since it was last heard of
	Says     bool          // it says whom it hears
	Hears    []string      // the names of the others that it hears
}

// Live reports whether a node was heard of so lately that its leases are good.
func (s *NodeState) Live() bool { return s.Silent < leaseFor }

// Nodes returns all nodes that have joined and not left, in the order of their names. One that died is
// among them, and not live.
func (p *Placement) Nodes(ctx context.Context) ([]NodeState, error) {
	return query.All(query.Rows(ctx, p.db, func(row *sql.Rows) (s NodeState, err error) {
		var hears sql.NullString
		err = row.Scan(&s.Name, &s.Address, &s.Draining, &s.Since, (*microseconds)(&s.Silent), &hears)
		s.Says, s.Hears = hears.Valid, strings.FieldsFunc(hears.String, func(r rune) bool { return r == '\n' })
		return s, err
	}, `SELECT name, address, draining, since, `+microsecondsOf(`clock_timestamp() - seen`)+`, hears FROM node ORDER BY name`))
}

// ShardState is who has a shard.
type ShardState struct {
	Shard int
	Node  string // whoever had it last, if nobody has it
	Epoch int64  // how often it changed hands
	Since time.Time
	Left  time.Duration // until the lease ends, unless it is renewed; below zero if nobody has the shard
}

// Held reports whether somebody has the shard.
func (s *ShardState) Held() bool { return s.Left > 0 }

// Shards returns who has which shard, in the order of their numbers.
func (p *Placement) Shards(ctx context.Context) ([]ShardState, error) {
	return query.All(query.Rows(ctx, p.db, func(row *sql.Rows) (s ShardState, err error) {
		var since sql.NullTime
		err = row.Scan(&s.Shard, &s.Node, &s.Epoch, &since, (*microseconds)(&s.Left))
		s.Since = since.Time
		return s, err
	}, `SELECT shard, node, epoch, NULLIF(since, '-infinity'), `+
		microsecondsOf(`GREATEST(until, clock_timestamp() - interval '1 day') - clock_timestamp()`)+` FROM lease ORDER BY shard`))
}

// microsecondsOf returns an interval of SQL as a number.
func microsecondsOf(interval string) string {
	return `CAST(EXTRACT(EPOCH FROM ` + interval + `) * 1000000 AS BIGINT)`
}

// microseconds scans a number of them into a duration.
type microseconds time.Duration

// Scan reads the number.
func (m *microseconds) Scan(from any) error {
	n, ok := from.(int64)
	if !ok {
		return fmt.Errorf("%v is no number of microseconds", from)
	}
	*m = microseconds(time.Duration(n) * time.Microsecond)
	return nil
}

// Drain has a node give away all that it has, as long as there are others to take it, or take its share
// again. It is forgotten when the node joins anew.
func (p *Placement) Drain(ctx context.Context, node string, drain bool) error {
	_, err := query.One[string](ctx, p.db, `UPDATE node SET draining = ? WHERE name = ? RETURNING name`, drain, node)
	if errors.Is(err, ErrNone) {
		return fmt.Errorf("the house has no node %s", node)
	}
	return err
}

// Placement returns the placement of the node's house. It is closed with the node.
func (n *Node) Placement() *Placement { return &Placement{n.db} }

// Others returns the nodes that serve a house in PostgreSQL now, for a process that is about to join them, and whether
// there is a house at all. The address is that which is given, or that of the directory.
func Others(ctx context.Context, dir, address string) (nodes []Member, there bool, err error) {
	if address, err = addressOf(dir, address); err != nil || address == "" {
		return nil, false, err
	}
	at, err := findHouse(ctx, address)
	if missing := (*pgconn.PgError)(nil); errors.As(err, &missing) && missing.Code == "42P01" { // no such table: the house is yet to be made
		return nil, false, nil
	} else if err != nil {
		return nil, false, err
	}
	p := &Placement{&query.Database{DB: at.open(0), Text: postgresText}}
	list, err := p.Nodes(ctx)
	for i := range list {
		if list[i].Live() {
			nodes = append(nodes, list[i].Member)
		}
	}
	return nodes, true, errors.Join(err, p.Close())
}
