package store

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store/query"
)

// byHand has the heads of a house signed only when the test says so.
func byHand(house *Store) func(context.Context) error {
	k := house.engine.(*postgres).heads
	k.close()
	return func(ctx context.Context) error {
		_, err := k.sign(ctx)
		return err
	}
}

// heads returns all heads of a house.
func heads(t *testing.T, n *Node) (list []journal.Heads) {
	t.Helper()
	for text, err := range query.Rows(ctx, n.db, query.Value[string], `SELECT note FROM heads ORDER BY number`) {
		if err != nil {
			t.Fatal(err)
		}
		h, err := journal.OpenHeads(text, n.key)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, h)
	}
	return list
}

func TestHeadsOfAllShardsAreSignedTogether(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2), Checkpoints(1, headsEvery))
	house, one := take(t, n, 0), take(t, n, 1)
	sign := byHand(house)
	for range 2 { // the second time nothing is new
		if err := sign(ctx); err != nil {
			t.Fatal(err)
		}
	}
	add(t, house, gift("ada", 100))
	add(t, one, brings("ada", tableIn(1, 2), 10))
	if err := sign(ctx); err != nil {
		t.Fatal(err)
	}
	add(t, one, brings("ada", tableIn(1, 2), 10))
	if err := n.Close(); err != nil {
		t.Fatal(err)
	}
	again := join(t, dir, "b")
	list := heads(t, again)
	if len(list) != 4 {
		t.Fatalf("%+v", list)
	}
	for i, want := range [][3]int64{{0, 0, 0}, {1, 1, 0}, {1, 2, 0}, {2, 2, 0}} { // the house's own log says which heads were the last
		for shard, size := range want {
			if got := list[i].Logs[shard].Size; got != size || list[i].Number != int64(i+1) {
				t.Errorf("heads %d say that shard %d has %d records", list[i].Number, shard, got)
			}
		}
	}
	for shard := range 3 {
		take(t, again, shard)
	}
}

// cutOff takes the last record of a shard away with everything that knows of it in the shard itself.
func cutOff(t *testing.T, n *Node, shard int) {
	t.Helper()
	in := n.house.schema(shard)
	for _, text := range []string{
		`DELETE FROM ` + in + `.transfer WHERE record = (SELECT MAX(seq) FROM ` + in + `.record)`,
		`DELETE FROM ` + in + `.checkpoint WHERE size > (SELECT MAX(seq) FROM ` + in + `.record)`,
		`DELETE FROM ` + in + `.record WHERE seq = (SELECT MAX(seq) FROM ` + in + `.record)`,
	} {
		if _, err := n.db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAShardThatIsCutOffIsRefused(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2), Checkpoints(1, headsEvery))
	house, one := take(t, n, 0), take(t, n, 1)
	add(t, house, gift("ada", 100))
	for range 3 {
		add(t, one, brings("ada", tableIn(1, 2), 10))
	}
	sign := byHand(house)
	if err := sign(ctx); err != nil {
		t.Fatal(err)
	}
	if err := n.Give(1); err != nil {
		t.Fatal(err)
	}
	cutOff(t, n, 1)
	if err := sign(ctx); err == nil || !strings.Contains(err.Error(), "shard 1 has signed 2 records") {
		t.Errorf("heads are signed of what is left: %v", err)
	}
	other := join(t, dir, "b") // which never had the shard
	if _, err := other.Take(1); err == nil || !strings.Contains(err.Error(), "old copy") {
		t.Error(err)
	}
	if _, err := n.db.Exec(`DELETE FROM heads`); err != nil {
		t.Fatal(err)
	}
	if err := sign(ctx); err == nil || !strings.Contains(err.Error(), headsName) {
		t.Errorf("heads are signed anew: %v", err)
	}
	if err := os.Remove(filepath.Join(dir, headsName)); err != nil {
		t.Fatal(err)
	}
	if err := sign(ctx); err != nil {
		t.Errorf("who loses all memory cannot know: %v", err)
	}
}
