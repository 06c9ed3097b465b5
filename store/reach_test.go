package store

import (
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/internal/postgrestest"
)

// TestWhoIsOutOfReach: each case has a line a node, with those that it hears; ? for one that does not say, and - for nobody.
func TestWhoIsOutOfReach(t *testing.T) {
	for _, c := range []struct{ name, nodes, hall, want string }{
		{"all hear each other", "a:bc b:ac c:ab", "a", ""},
		{"one is alone", "a:-", "a", ""},
		{"one of three is cut off", "a:b b:a c:-", "c", "c"},
		{"one of three hears the others and is not heard", "a:b b:a c:ab", "a", "c"},
		{"two of three do not hear each other, and both the third", "a:c b:c c:ab", "a", ""},
		{"two of five", "a:bc b:ac c:ab d:e e:d", "d", "de"},
		{"two nodes lose each other: who has the hall stays", "a:- b:-", "b", "a"},
		{"and if nobody has it, the first", "a:- b:-", "", "b"},
		{"two and two", "a:b b:a c:d d:c", "d", "ab"},
		{"nobody hears anybody", "a:- b:- c:-", "c", "ab"},
		{"an older program says nothing", "a:? b:? c:?", "a", ""},
		{"one says nothing, and is heard", "a:bc b:ac c:?", "a", ""},
		{"one says nothing, and is not heard", "a:b b:a c:?", "a", "c"},
		{"one comes, and is not heard yet", "a:- b:?", "a", "b"},
		{"whoever drains does not count", "a:b b:a d!:-", "a", ""},
		{"whoever is dead does not count", "a:- x*:-", "a", ""},
	} {
		var nodes []NodeState
		for _, text := range strings.Fields(c.nodes) {
			name, hears, _ := strings.Cut(text, ":")
			s := NodeState{Says: hears != "?", Draining: strings.Contains(name, "!")}
			if strings.Contains(name, "*") {
				s.Silent = leaseFor
			}
			s.Name = strings.Trim(name, "!*")
			if s.Says && hears != "-" {
				s.Hears = strings.Split(hears, "")
			}
			nodes = append(nodes, s)
		}
		got := slices.Sorted(maps.Keys(outOfReach(nodes, []ShardState{{Shard: 0, Node: c.hall, Left: time.Second}})))
		if strings.Join(got, "") != c.want {
			t.Errorf("%s: %v are out of reach, want %q", c.name, got, c.want)
		}
	}
}

// TestANodeThatIsCutOffGivesItsShardsUp cuts one of three nodes off from the others, and not from the database.
func TestANodeThatIsCutOffGivesItsShardsUp(t *testing.T) {
	var cut atomic.Bool
	dir := postgrestest.Dir(t)
	nodes := map[string]*Node{}
	var list []*Node
	for _, name := range []string{"a", "b", "c"} {
		n := join(t, dir, name, InShards(5))
		n.Hears(func() (heard []string) {
			for _, other := range []string{"a", "b", "c"} {
				if other != name && (!cut.Load() || name != "c" && other != "c") {
					heard = append(heard, other)
				}
			}
			return heard
		})
		nodes[name], list = n, append(list, n)
	}
	beat := func() {
		for _, n := range list {
			if err := n.beat(ctx); err != nil {
				t.Fatal(err)
			}
		}
	}
	beat()
	settle(t, []int{2, 2, 2}, list...)

	cut.Store(true)
	beat()
	c := nodes["c"]
	if _, give, err := c.Plan(ctx, nil); err != nil || len(give) > 0 || c.cutSince.IsZero() {
		t.Errorf("a node that is cut off since a moment gives away %v, %v", give, err)
	}
	c.cutSince = c.cutSince.Add(-cutOffFor)
	take, give, err := c.Plan(ctx, nil)
	if err != nil || len(give) != 2 || len(take) != 0 {
		t.Errorf("it gives away %v and takes %v, %v", give, take, err)
	}
	settle(t, []int{0, 3, 3}, list...)
	if len(c.Have()) != 0 {
		t.Error("the wrong node gave its shards up")
	}

	cut.Store(false)
	beat()
	settle(t, []int{2, 2, 2}, list...)
}
