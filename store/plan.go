package store

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"
)

// Plan returns what this node should do next, so that all nodes which are not draining have the same number
// of shards, or one more: which shards it should give away, and which it should take that nobody has. A shard that was moved to a
// certain node goes there as long as that one takes shards, and the others are shared so that all have equally many if they can.
// No more shards move than must. A node that most of the others do not hear is to have none (see outOfReach).
// Nodes that look at different moments may plan differently; the leases decide.
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
	slices.SortFunc(loads, func(a, b *load) int { // who has more may keep more
		return cmp.Or(b.held-a.held, strings.Compare(a.node, b.node))
	})
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

// cutOffFor is how long a node must be cut off before it gives up what it has, so that a machine which stood still for a moment
// does not.
const cutOffFor = leaseFor / 3

// mayStay reports whether this node keeps what it has although it is cut off, because it is only since a moment.
func (n *Node) mayStay(cut bool, now time.Time) bool {
	if !cut {
		n.cutSince = time.Time{}
		return true
	}
	if n.cutSince.IsZero() {
		n.cutSince = now
	}
	return now.Sub(n.cutSince) < cutOffFor
}
