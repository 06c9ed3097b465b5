package store

import (
	"strings"
	"testing"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store/query"
)

// recorded returns the numbers of the heads that are on record, which must be those that are kept.
func recorded(t *testing.T, n *Node) (numbers []int64) {
	t.Helper()
	r, err := readHouse(n.house, 0, n.key)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for rec, err := range r.Records(ctx, 0) {
		if err != nil {
			t.Fatal(err)
		}
		var said journal.HeadsSigned
		if rec.Kind != journal.KindHeads {
			continue
		}
		if err := rec.Read(&said); err != nil {
			t.Fatal(err)
		}
		kept, err := query.One[string](ctx, n.db, `SELECT note FROM heads WHERE number = ?`, said.Number)
		if err != nil || journal.HashOfHeads(kept) != said.Hash {
			t.Errorf("the heads %d are %q: %v", said.Number, kept, err)
		}
		numbers = append(numbers, said.Number)
	}
	return numbers
}

func TestHeadsAreRecordedWhenAWingHasGrown(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2), Checkpoints(1, headsEvery))
	house, wing := take(t, n, 0), take(t, n, 1)
	k := house.engine.(*postgres).heads
	k.close()
	look := func(when string, records, signed int) {
		t.Helper()
		for range 4 { // an idle house has nothing to say, however often it looks
			k.keep()
		}
		if got, kept := recorded(t, n), heads(t, n); len(got) != records || len(kept) != signed || house.Err() != nil {
			t.Fatalf("%s: on record are %v of %d heads: %v", when, got, len(kept), house.Err())
		}
	}
	look("an empty house", 0, 1)
	add(t, house, gift("ada", 100))
	look("only the hall has grown", 0, 2)
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	look("a wing has grown", 1, 4) // which the hall records, and so has grown
	add(t, house, gift("ada", 100))
	look("only the hall has grown again", 1, 5)
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	look("a wing has grown again", 2, 7)
}

func TestTheNextHallRecordsTheHeadsThatTheLastCouldNot(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2), Checkpoints(1, headsEvery))
	house, wing := take(t, n, 0), take(t, n, 1)
	sign := byHand(house)
	add(t, house, gift("ada", 100))
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	if err := sign(ctx); err != nil { // and the process dies before it records them
		t.Fatal(err)
	}
	house.engine.(*postgres).heads = nil
	if err := n.Give(0); err != nil {
		t.Fatal(err)
	}
	if got := recorded(t, n); len(got) != 0 {
		t.Fatal(got)
	}
	for _, when := range []string{"the next hall", "the one after it"} {
		house = take(t, n, 0)
		k := house.engine.(*postgres).heads
		k.close()
		k.keep()
		if got := recorded(t, n); len(got) != 1 || got[0] != 1 {
			t.Errorf("%s has on record %v", when, got)
		}
		if err := n.Give(0); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAHallThatClosesRecordsTheLastHeads(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2))
	house, wing := take(t, n, 0), take(t, n, 1)
	add(t, house, gift("ada", 100))
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	for _, shard := range []int{1, 0} {
		if err := n.Give(shard); err != nil {
			t.Fatal(err)
		}
	}
	if got := recorded(t, n); len(got) != 1 {
		t.Error(got)
	}
}

func TestAHallWhoseRecordedHeadsWereChangedStops(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2), Checkpoints(1, headsEvery))
	house, wing := take(t, n, 0), take(t, n, 1)
	add(t, house, gift("ada", 100))
	add(t, wing, brings("ada", tableIn(1, 2), 10))
	if err := n.Give(0); err != nil {
		t.Fatal(err)
	}
	number := recorded(t, n)[0]
	if _, err := n.db.Exec(`UPDATE heads SET note = replace(note, E'\n1 1 ', E'\n1 2 ') WHERE number = $1`, number); err != nil {
		t.Fatal(err)
	}
	again := take(t, n, 0)
	k := again.engine.(*postgres).heads
	k.close()
	k.keep()
	if err := again.Err(); err == nil || !strings.Contains(err.Error(), "are not those of record 1") {
		t.Error(err)
	}
}
