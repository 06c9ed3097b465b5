package store

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store/query"
)

// wings makes a house with two wings, in which somebody has played in the first and nobody in the second, and returns its directory
// and key.
func wings(t *testing.T) (string, note.Verifier) {
	t.Helper()
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2))
	playsOn(t, n)
	if err := n.Close(); err != nil {
		t.Fatal(err)
	}
	return dir, n.key
}

// playsOn has a node take all shards, and people play in the hall and the first wing.
func playsOn(t *testing.T, n *Node) {
	t.Helper()
	takesSoon(t, n, 0)
	hall, wing := take(t, n, 0), take(t, n, 1)
	take(t, n, 2)
	add(t, hall, gift("ada", 100))
	add(t, wing, brings("ada", tableIn(1, 2), 10))
}

// takesSoon takes a shard once whoever was killed has no lease any more.
func takesSoon(t *testing.T, n *Node, shard int) {
	t.Helper()
	for end := time.Now().Add(20 * leaseFor); time.Now().Before(end); time.Sleep(leaseFor / 8) {
		if _, err := n.Take(shard); !errors.As(err, new(*Taken)) {
			return
		}
	}
}

// joinsAgain makes a node of the directory of a house itself.
func joinsAgain(t *testing.T, dir string) *Node {
	t.Helper()
	n, err := Join(dir, Member{"a", "a.example:1"}, SealedBy(testKey))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { n.Close() })
	return n
}

// settledEverywhere is settled for all logs of a divided house, and holds its heads and what is on record of them.
func settledEverywhere(t *testing.T, n *Node, before note.Verifier, changes int) {
	t.Helper()
	settled(t, n.dir, before, changes)
	for shard := 1; shard <= n.Shards(); shard++ {
		r, err := ReadShard(n.dir, shard)
		if err != nil {
			t.Fatal(err)
		}
		if v := verified(t, r); v.Vouched != v.Records {
			t.Errorf("%d of %d records of wing %d are signed", v.Vouched, v.Records, shard)
		}
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
	}
	again := join(t, n.dir, "b")
	list := heads(t, again)
	for i, h := range list {
		if h.Number != int64(i+1) {
			t.Errorf("the heads %d come after %d", h.Number, i)
		}
	}
	if got := recorded(t, again); len(got) < 2 || len(list) < 2 {
		t.Errorf("%d heads are signed, of which %v are on record", len(list), got)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestAChangeOfTheKeyOfADividedHouseThatStops: wherever it stops, the same order finishes it, and a node that joins finishes or undoes
// it. All that was ever signed in hall and wings is good under the key that the directory has.
func TestAChangeOfTheKeyOfADividedHouseThatStops(t *testing.T) {
	closed := steps[1]
	closed.what, closed.stop = "the wings are closed", func(t *testing.T, s *Store) {
		err := s.takeWings()
		if err == nil {
			err = s.engine.allows(ctx, nextKey(t, s))
		}
		if err == nil {
			_, err = s.closeWings(ctx)
		}
		if err != nil {
			t.Fatal(err)
		}
		killed(s)
	}
	for _, step := range slices.Insert(slices.Clone(steps), 2, closed) {
		t.Run(step.what, func(t *testing.T) {
			for what, again := range map[string]func(t *testing.T, dir string) int{
				"a node joins": func(*testing.T, string) int { return step.changes },
				"the same order": func(t *testing.T, dir string) int {
					rotatesSoon(t, dir)
					return 1
				},
			} {
				t.Run(what, func(t *testing.T) {
					dir, before := wings(t)
					step.stop(t, open(t, dir))
					changes := again(t, dir)
					n := joinsAgain(t, dir)
					if got := len(journal.Handovers(n.key)); got != changes || journal.BegunKey(dir) {
						t.Fatalf("the key was changed %d times, want %d", got, changes)
					}
					playsOn(t, n)
					if err := n.Close(); err != nil {
						t.Fatal(err)
					}
					settledEverywhere(t, n, before, changes)
				})
			}
		})
	}
}

// rotatesSoon changes the key of a house once whoever was killed has no lease any more.
func rotatesSoon(t *testing.T, dir string) {
	t.Helper()
	var err error
	for end := time.Now().Add(20 * leaseFor); time.Now().Before(end); time.Sleep(leaseFor / 8) {
		if _, err = RotateKey(ctx, dir, SealedBy(testKey)); err == nil || !strings.Contains(err.Error(), "close it first") {
			break
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestTheKeyOfADividedHouseIsChangedTwice, the second time before anybody has played: then the same checkpoint is the last of both keys.
func TestTheKeyOfADividedHouseIsChangedTwice(t *testing.T) {
	dir, before := wings(t)
	for range 2 {
		rotatesSoon(t, dir)
	}
	n := joinsAgain(t, dir)
	playsOn(t, n)
	if err := n.Close(); err != nil {
		t.Fatal(err)
	}
	settledEverywhere(t, n, before, 2)
}

// TestTheKeyOfADividedHouseIsTheSameEverywhere: while another node has a wing the key is not changed, and a node that was there
// meanwhile without a shard takes none with the old key.
func TestTheKeyOfADividedHouseIsTheSameEverywhere(t *testing.T) {
	dir, before := wings(t)
	other := join(t, dir, "b")
	take(t, other, 2)
	const refused = "node b has shard 2 of the house: close it first"
	if _, err := RotateKey(ctx, dir, SealedBy(testKey)); err == nil || !strings.Contains(err.Error(), refused) {
		t.Fatalf("while another node has a wing: %v", err)
	}
	if journal.BegunKey(dir) {
		t.Error("a change of the key was begun")
	}
	add(t, take(t, other, 1), brings("ada", tableIn(1, 2), 10)) // the order has left nothing behind
	for shard := range other.Have() {
		if err := other.Give(shard); err != nil {
			t.Fatal(err)
		}
	}
	rotatesSoon(t, dir)
	for shard := range 3 {
		if _, err := other.Take(shard); err == nil || !strings.Contains(err.Error(), "copy checkpoint.key and checkpoint.pub from another node") {
			t.Errorf("a node with the old key takes shard %d: %v", shard, err)
		}
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	n := join(t, dir, "c") // which has the new files
	take(t, n, 0)          // and waits for nobody who has the old ones
	playsOn(t, n)
	if err := n.Close(); err != nil {
		t.Fatal(err)
	}
	settledEverywhere(t, n, before, 1)
}

// TestAShardThatIsTakenMeanwhile: who takes a wing away while the key is changed has not seen the next key, and so it is not allowed.
func TestAShardThatIsTakenMeanwhile(t *testing.T) {
	dir, before := wings(t)
	s := open(t, dir)
	if err := s.takeWings(); err != nil {
		t.Fatal(err)
	}
	next := nextKey(t, s)
	p := s.engine.(*postgres)
	if _, err := p.node.db.Exec(`UPDATE lease SET epoch = epoch + 1, node = 'b' WHERE shard = 2`); err != nil {
		t.Fatal(err)
	}
	if err := s.engine.allows(ctx, next); !errors.Is(err, errOvertaken) {
		t.Errorf("the next key is allowed: %v", err)
	}
	if now, err := query.One[string](ctx, p.node.db, `SELECT key FROM house`); err != nil || now != keyName(before) {
		t.Errorf("the house allows %s, %v", now, err)
	}
	if err := s.giveWings(); err != nil && !errors.Is(err, errOvertaken) {
		t.Fatal(err)
	}
	killed(s)
	n := joinsAgain(t, dir) // although somebody has a wing
	if journal.BegunKey(dir) || keyName(n.key) != keyName(before) {
		t.Error("the change is still under way")
	}
}
