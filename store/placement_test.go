package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/internal/postgrestest"
	"boardwalk/ledger"
)

// follow has a node do what it plans.
func follow(t *testing.T, n *Node) {
	t.Helper()
	take, give, err := n.Plan(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, shard := range give {
		if err := n.Give(shard); err != nil {
			t.Fatal(err)
		}
	}
	for _, shard := range take {
		if _, err := n.Take(shard); err != nil && !errors.As(err, new(*Taken)) {
			t.Fatal(err)
		}
	}
}

// settle has nodes follow their plans until each has as many shards as it should.
func settle(t *testing.T, want []int, nodes ...*Node) {
	t.Helper()
	const most = 50
	for round := 0; ; round++ {
		got := make([]int, len(nodes))
		for _, n := range nodes {
			follow(t, n)
		}
		for i, n := range nodes {
			got[i] = len(n.Have())
		}
		slices.Sort(got)
		if slices.Equal(got, want) {
			return
		}
		if round == most {
			t.Fatalf("the nodes have %v shards, not %v", got, want)
		}
	}
}

func TestNodesShareTheShards(t *testing.T) {
	dir := postgrestest.Dir(t)
	a := join(t, dir, "a", InShards(6))
	settle(t, []int{7}, a)
	add(t, a.Have()[0], gift("ada", 100))
	before := a.Have()
	b := join(t, dir, "b")
	settle(t, []int{3, 4}, a, b)
	for shard := range before {
		if s, still := a.Have()[shard]; still && s != before[shard] {
			t.Errorf("shard %d moved and came back", shard)
		}
	}
	c := join(t, dir, "c")
	settle(t, []int{2, 2, 3}, a, b, c)
	if a.Have()[0] == nil {
		t.Error("the house's own shard moved without need")
	}

	if err := c.Placement().Drain(ctx, "a", true); err != nil {
		t.Fatal(err)
	}
	settle(t, []int{0, 3, 4}, a, b, c)
	if err := a.Placement().Drain(ctx, "a", false); err != nil {
		t.Fatal(err)
	}
	settle(t, []int{2, 2, 3}, a, b, c)
	if err := a.Placement().Drain(ctx, "nobody", true); err == nil {
		t.Error("nobody drains")
	}

	b.leases.end() // as if it had died
	lapse(t, c.db, "b")
	settle(t, []int{3, 4}, a, c)
	nodes, err := c.Placement().Nodes(ctx)
	if err != nil || len(nodes) != 3 || !nodes[0].Live() || nodes[1].Live() || nodes[1].Address != "b.example:1" || !nodes[2].Live() {
		t.Errorf("%+v %v", nodes, err)
	}
	for _, s := range b.Have() {
		if _, err := s.Append(gift("ada", 1)); err == nil {
			t.Error("a node that is taken for dead writes")
		}
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	settle(t, []int{7}, c)
	if got := c.Have()[0].Held(ledger.Player("ada")); got.Posted != 100 {
		t.Errorf("%v", got)
	}
	if err := c.Placement().Drain(ctx, "c", true); err != nil {
		t.Fatal(err)
	}
	settle(t, []int{7}, c) // there is nobody else
}

func TestPlacementIsSeenFromOutside(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(1))
	take(t, n, 1)
	p, err := OpenPlacement(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	shards, err := p.Shards(ctx)
	if err != nil || len(shards) != 2 || shards[0].Held() || shards[0].Epoch != 0 || !shards[0].Since.IsZero() ||
		!shards[1].Held() || shards[1].Node != "a" || shards[1].Epoch != 1 || shards[1].Since.IsZero() || shards[1].Left > leaseFor {
		t.Errorf("%+v %v", shards, err)
	}
	if _, err := Join(besides(t, dir), Member{"a", "elsewhere"}); err == nil || !strings.Contains(err.Error(), "serves the house already") {
		t.Error(err)
	}
	if err := n.Close(); err != nil {
		t.Fatal(err)
	}
	if nodes, err := p.Nodes(ctx); err != nil || len(nodes) != 0 {
		t.Errorf("%+v %v", nodes, err)
	}
	if _, err := OpenPlacement(ctx, t.TempDir()); err == nil {
		t.Error("a directory without a house has nodes")
	}
}

func TestSharesAreFair(t *testing.T) {
	for nodes := 1; nodes <= 5; nodes++ {
		for live := range nodes + 1 {
			var list []NodeState
			for i := range nodes {
				s := NodeState{Member: Member{Name: fmt.Sprint("n", i)}}
				if i >= live {
					s.Silent, s.Draining = leaseFor*time.Duration(i%2), i%2 == 0 // dead, or on its way out
				}
				list = append(list, s)
			}
			shards := make([]ShardState, 17)
			for i := range shards {
				shards[i] = ShardState{Shard: i, Node: fmt.Sprint("n", i*i%nodes), Left: leaseFor * time.Duration(i%3)}
			}
			count := map[string]int{}
			for _, to := range share(list, shards, nil, nil) {
				count[to]++
			}
			if live == 0 {
				if count[""] != 17 {
					t.Errorf("without a node to take them: %v", count)
				}
				continue
			}
			for i := range live {
				if got := count[fmt.Sprint("n", i)]; got < 17/live || got > (17+live-1)/live {
					t.Errorf("%d of %d nodes: %v", live, nodes, count)
				}
			}
		}
	}
}

// TestASlowNodeKeepsItsShare although the database has not heard of it for long.
func TestASlowNodeKeepsItsShare(t *testing.T) {
	dir := postgrestest.Dir(t)
	a := join(t, dir, "a", InShards(3))
	settle(t, []int{4}, a)
	join(t, dir, "b")
	if _, err := a.db.DB.ExecContext(ctx, `UPDATE node SET seen = clock_timestamp() - interval '1 minute' WHERE name = 'a'`); err != nil {
		t.Fatal(err)
	}
	if _, give, err := a.Plan(ctx, nil); err != nil || !slices.Equal(give, []int{2, 3}) {
		t.Errorf("a node with four shards that shares with another gives %v away: %v", give, err)
	}
}

func TestMovedShardsGoWhereTheyShould(t *testing.T) {
	nodes := []NodeState{{Member: Member{Name: "a"}}, {Member: Member{Name: "b"}}, {Member: Member{Name: "c"}, Draining: true}}
	shards := make([]ShardState, 6)
	for i := range shards {
		shards[i] = ShardState{Shard: i, Node: "ab"[i%2 : i%2+1], Left: leaseFor}
	}
	for _, x := range []struct {
		moved map[int]string
		want  string
	}{
		{nil, "ababab"},
		{map[int]string{0: "b"}, "bbabaa"}, // b gives another for it
		{map[int]string{0: "b", 1: "b", 2: "b", 3: "b"}, "bbbbaa"},
		{map[int]string{0: "b", 1: "b", 2: "b", 3: "b", 4: "b", 5: "b"}, "bbbbbb"},
		{map[int]string{0: "c", 2: "nobody"}, "ababab"}, // which do not take any
		{map[int]string{0: "a", 1: "b"}, "ababab"},
	} {
		if got := strings.Join(share(nodes, shards, x.moved, nil), ""); got != x.want {
			t.Errorf("%v: %s, want %s", x.moved, got, x.want)
		}
	}
}
