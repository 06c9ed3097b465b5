package audit

import (
	"context"
	"fmt"
	"iter"
	"slices"
	"sync"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/audit/audittest"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// kept is a casino's data in memory, where a test can change any of it.
type kept struct {
	key         note.Verifier
	signer      note.Signer
	records     []recordRow
	checkpoints []checkpointRow
	transfers   []transferRow
	balances    []balanceRow
	pending     []pendingRow
	setups      []setupRow
	seeds       []seedRow
	people      []personRow
	results     []resultRow
}

func keep[T any](t testing.TB, all listing[T]) []T {
	t.Helper()
	var list []T
	for row, err := range all(context.Background()) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, row)
	}
	return list
}

// load reads all of a directory.
func load(t testing.TB, dir string) *kept {
	t.Helper()
	s, err := store.Examine(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	signer, key, err := journal.Key(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	d := dataOf(s)
	return &kept{key, signer, keep(t, d.records), keep(t, d.checkpoints), keep(t, d.transfers), keep(t, d.balances), keep(t, d.pending),
		keep(t, d.setups), keep(t, d.seeds), keep(t, d.people), keep(t, d.results)}
}

// copied is data that can be changed without changing the first.
func (k *kept) copied() *kept {
	c := *k
	c.records, c.checkpoints, c.transfers = slices.Clone(k.records), slices.Clone(k.checkpoints), slices.Clone(k.transfers)
	c.balances, c.pending, c.setups = slices.Clone(k.balances), slices.Clone(k.pending), slices.Clone(k.setups)
	c.seeds, c.people, c.results = slices.Clone(k.seeds), slices.Clone(k.people), slices.Clone(k.results)
	return &c
}

func listed[T any](list []T) listing[T] {
	return func(context.Context) iter.Seq2[T, error] {
		return func(yield func(T, error) bool) {
			for _, row := range list {
				if !yield(row, nil) {
					return
				}
			}
		}
	}
}

// ofTable yields the records of one table.
func (k *kept) ofTable(ctx context.Context, id string) iter.Seq2[recordRow, error] {
	return listed(slices.DeleteFunc(slices.Clone(k.records), func(r recordRow) bool { return r.table != id }))(ctx)
}

// verify returns the faults of the data, whose rows it brings into the order in
// which a database would give them.
func (k *kept) verify(t testing.TB) []Fault { return k.verifyWith(t, nil) }

// verifyWith is verify, with what verifies the values of beacons.
func (k *kept) verifyWith(t testing.TB, beacon func(journal.BeaconChain) (journal.Beacon, error)) []Fault {
	t.Helper()
	slices.SortStableFunc(k.records, func(a, b recordRow) int { return int(a.seq - b.seq) })
	slices.SortStableFunc(k.checkpoints, func(a, b checkpointRow) int { return int(a.size - b.size) })
	slices.SortStableFunc(k.transfers, func(a, b transferRow) int {
		if a.record != b.record {
			return int(a.record - b.record)
		}
		return int(a.id - b.id)
	})
	d := data{damage: listed[string](nil), records: listed(k.records), checkpoints: listed(k.checkpoints), transfers: listed(k.transfers),
		balances: listed(k.balances), pending: listed(k.pending), setups: listed(k.setups), seeds: listed(k.seeds),
		people: listed(k.people), results: listed(k.results), ofTable: k.ofTable}
	var faults []Fault
	o := Options{Key: k.key, SeedKey: storetest.Key, Beacon: beacon, Fault: func(f Fault) { faults = append(faults, f) }}
	if _, err := verify(context.Background(), &d, o, nil); err != nil {
		t.Fatal(err)
	}
	return faults
}

var evenings struct {
	sync.Mutex
	of map[string]*kept
}

// evening is a short evening at a table of one game, recorded once.
func evening(t testing.TB, game string) *kept { return eveningOf(t, game, 1) }

// eveningOf is an evening of so many rounds. In the second ann leaves her cut
// unopened.
func eveningOf(t testing.TB, game string, rounds int) *kept {
	t.Helper()
	evenings.Lock()
	defer evenings.Unlock()
	name := fmt.Sprint(game, rounds)
	k := evenings.of[name]
	if k == nil {
		dir := t.TempDir()
		if err := audittest.Evening(dir, rounds, game); err != nil {
			t.Fatal(err)
		}
		k = load(t, dir)
		if evenings.of == nil {
			evenings.of = map[string]*kept{}
		}
		evenings.of[name] = k
	}
	return k.copied()
}

func sprint(k *kept) string { return fmt.Sprintf("%v", *k) }
