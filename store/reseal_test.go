package store

import (
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store/seedkey"
)

// sealedIn returns how many seeds of a house each of two keys opens.
func sealedIn(t *testing.T, dir string, old, next *seedkey.Key) (byOld, byNext int) {
	t.Helper()
	logs, err := ReadLogs(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer CloseLogs(logs)
	for _, r := range logs {
		tables, err := r.Tables(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range tables {
			r.seeds = old
			if seeds, err := r.Seeds(ctx, id); err == nil {
				byOld += len(seeds)
			}
			r.seeds = next
			if seeds, err := r.Seeds(ctx, id); err == nil {
				byNext += len(seeds)
			}
		}
	}
	return byOld, byNext
}

// TestSeedsOfAHouseThatIsDividedAreSealedAnew in all of its shards, also if that is interrupted between any two of them.
func TestSeedsOfAHouseThatIsDividedAreSealedAnew(t *testing.T) {
	const shards = 3
	next := seedkey.New(chance.Seed{7})
	for interrupted := range shards + 1 {
		dir := postgrestest.Dir(t)
		n := join(t, dir, "a", InShards(shards))
		for shard := 1; shard <= shards; shard++ {
			table := tableIn(shard, shards)
			add(t, take(t, n, shard), &Batch{Seeds: []Seed{{Table: table, Round: 1, Seed: chance.Seed{byte(shard)}}},
				Records: []journal.Record{record(table, journal.KindTable, `{}`)}})
		}
		if _, err := Reseal(ctx, besides(t, dir), next, SealedBy(testKey)); err == nil || !strings.Contains(err.Error(), "node a has shard 1") {
			t.Errorf("a house is sealed anew that somebody has: %v", err)
		}
		for shard := 1; shard <= interrupted; shard++ {
			if _, err := n.Have()[shard].reseal(ctx, next); err != nil {
				t.Fatal(err)
			}
		}
		if err := n.Close(); err != nil {
			t.Fatal(err)
		}
		if is, err := Resealed(ctx, dir, next); err != nil || is != (interrupted > 0) {
			t.Errorf("after %d shards it is said %v that they were sealed anew: %v", interrupted, is, err)
		}
		if got, err := Reseal(ctx, dir, next, SealedBy(testKey)); err != nil || got != shards-interrupted {
			t.Errorf("after %d shards %d more were sealed: %v", interrupted, got, err)
		}
		if old, now := sealedIn(t, dir, testKey, next); old != 0 || now != shards {
			t.Errorf("after %d shards the old key opens %d, and the new one %d", interrupted, old, now)
		}
		if is, err := Resealed(ctx, dir, next); err != nil || !is {
			t.Errorf("it is not on record: %v", err)
		}
		if n, err := Join(dir, Member{"a", "a.example:1"}, SealedBy(testKey)); err != nil {
			t.Error(err)
		} else if _, err := n.Take(1); err == nil || !strings.Contains(err.Error(), "does not open a seed") {
			t.Errorf("the key of before opens a shard: %v", err)
		} else if err := n.Close(); err != nil {
			t.Error(err)
		}
	}
}
