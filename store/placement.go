package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

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
	at, err := findSite(ctx, address)
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

// Plan returns what this node should do next, so that all nodes which are not draining have the same number
// of shards, or one more: which shards it should give away, and which it should take that nobody has. A shard that was moved to a
// certain node goes there as long as that one takes shards, and the others are shared so that all have equally many if they can.
// No more shards move than must. A node that most of the others do not hear is to have none (see outOfReach). Nodes that look at different moments may plan differently; the leases decide.
func (n *Node) Plan(ctx context.Context, moved map[int]string) (take, give []int, err error) {
	p := n.Placement()
	nodes, err := p.Nodes(ctx)
	if err != nil {
		return nil, nil, err
	}
	shards, err := p.Shards(ctx)
	if err != nil {
		return nil, nil, err
	}
	for i := range nodes {
		if nodes[i].Name == n.node {
			nodes[i].Silent = 0 // this one is there, however late its beats are: it must not give everything away because it is slow
		}
	}
	cut := outOfReach(nodes, shards)
	if n.mayStay(cut[n.node], time.Now()) {
		delete(cut, n.node)
	}
	for i, to := range share(nodes, shards, moved, cut) {
		switch s := &shards[i]; {
		case to == n.node && !s.Held():
			take = append(take, s.Shard)
		case to != n.node && to != "" && s.Held() && s.Node == n.node:
			give = append(give, s.Shard)
		}
	}
	return take, give, nil
}

// load is how many shards a node has and should have, of those that were not moved to a certain one.
type load struct {
	node  string
	held  int
	moved int
	quota int
}

// share returns which node should have each shard. A shard that was not moved stays where it is as long as its node has no
// more than its share; a node that has too many gives away those with the highest numbers. If all nodes
// are draining or cut off, or none is live, nobody should have anything else than now.
func share(nodes []NodeState, shards []ShardState, moved map[int]string, cut map[string]bool) []string {
	should := make([]string, len(shards))
	var loads []*load
	of := func(node string) *load {
		at := slices.IndexFunc(loads, func(l *load) bool { return l.node == node })
		if at < 0 {
			return nil
		}
		return loads[at]
	}
	for i := range nodes {
		if nodes[i].Live() && !nodes[i].Draining && !cut[nodes[i].Name] {
			loads = append(loads, &load{node: nodes[i].Name})
		}
	}
	if len(loads) == 0 {
		return should
	}
	var rest []int // places of shards
	for i := range shards {
		if l := of(moved[shards[i].Shard]); l != nil {
			should[i] = l.node
			l.moved++
			continue
		}
		rest = append(rest, i)
		if l := of(shards[i].Node); l != nil && shards[i].Held() {
			l.held++
		}
	}
	slices.SortFunc(loads, func(a, b *load) int { return cmp.Or(b.held-a.held, strings.Compare(a.node, b.node)) }) // who has more may keep more
	for range rest {
		slices.MinFunc(loads, func(a, b *load) int { return (a.moved + a.quota) - (b.moved + b.quota) }).quota++
	}
	free := slices.DeleteFunc(rest, func(i int) bool {
		l := of(shards[i].Node)
		stays := l != nil && shards[i].Held() && l.quota > 0
		if stays {
			should[i] = l.node
			l.quota--
		}
		return stays
	})
	for _, l := range loads {
		for ; l.quota > 0; l.quota-- {
			should[free[0]], free = l.node, free[1:]
		}
	}
	return should
}

// enter tells the others of this node. Another process of the same name must have left or died.
func (n *Node) enter(ctx context.Context, as Member) error {
	for end := time.Now().Add(2 * leaseFor); ; time.Sleep(leaseFor / 8) {
		_, err := query.One[string](ctx, n.db, `INSERT INTO node (name, address, draining, since, seen) VALUES (?, ?, FALSE, clock_timestamp(), clock_timestamp())
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
	_, err := query.One[string](ctx, n.db, `UPDATE node SET seen = clock_timestamp(), hears = ? WHERE name = ? RETURNING name`, n.heard(), n.node)
	return err
}

// leave tells the others that this node is gone.
func (n *Node) leave(ctx context.Context) error {
	_, err := n.db.DB.ExecContext(ctx, `DELETE FROM node WHERE name = $1`, n.node)
	return err
}
