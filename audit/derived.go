package audit

import (
	"context"
	"maps"
	"slices"
	"time"

	"boardwalk/ledger"
	"boardwalk/store/seedkey"
)

// end checks the tables that can be derived from the records (setups, seeds, balances,
// pending transfers, people, results), now that all records are read.
func (v *verifier) end(ctx context.Context, signs time.Duration) {
	v.leftover()
	v.checkpoints.end(&v.tree)
	v.missingKeyChanges()
	v.open.end(v.findings, signs)
	for _, id := range slices.Sorted(maps.Keys(v.tables)) {
		v.tables[id].end()
	}
	v.corrected(ctx)
	v.report.Tables, v.report.Lounges = len(v.tables), len(v.lounges)
	v.setups(ctx)
	v.seeds(ctx)
	v.balances(ctx)
	v.undecided()
	rows(v, "pending", v.data.pending(ctx), func(r pendingRow) {
		if _, ok := v.bank.pending[uint64(r.id)]; !ok || r.odd != "" {
			v.find(beside("", Transfers, "transfer %d is kept as pending and is not", r.id))
		}
		delete(v.bank.pending, uint64(r.id))
	})
	for id := range v.bank.pending {
		v.find(beside("", Transfers, "transfer %d is pending and not kept as such", id))
	}
	rows(v, "person", v.data.people(ctx), func(r personRow) { v.person(&r) })
	for _, id := range slices.Sorted(maps.Keys(v.people)) {
		if k := v.people[id]; !k.kept && !k.gone {
			v.find(at(k.seq, "", 0, People, "nothing is kept of %s any more", id))
		}
	}
	rows(v, "result", v.data.results(ctx), func(r resultRow) { v.keys.result(v.findings, &r, v.latest) })
	v.keys.forgotten(v.findings, v.latest)
}

// rows calls a function for each row of a table, and reports a table that cannot be
// read.
func rows[T any](v *verifier, what string, all func(func(T, error) bool), row func(T)) {
	for r, err := range all {
		if err != nil {
			v.unread(what, err)
			return
		}
		row(r)
	}
}

// leftover reports transfers of records that are missing, and transfers that are
// missing themselves.
func (v *verifier) leftover() {
	first, last, n := int64(0), int64(0), 0
	for t := range v.moves.upTo(1<<63 - 1) {
		v.bank.enter(&t, "")
		if n++; n == 1 {
			first = t.id
		}
		last = t.id
	}
	if n > 0 {
		v.find(at(v.tree.size, "", 0, Transfers, "is missing: %d transfers, from %d to %d, follow from it or records after it", n, first, last))
	}
	for _, from := range slices.Sorted(maps.Keys(v.bank.gaps)) {
		g := v.bank.gaps[from]
		v.find(at(g.record, g.table, 0, Transfers, "transfers %d to %d are missing before those that follow from it", from, g.last))
	}
}

// setups checks the list of tables against their records.
func (v *verifier) setups(ctx context.Context) {
	seen := map[string]bool{}
	rows(v, "setup", v.data.setups(ctx), func(r setupRow) {
		s := v.tables[r.table]
		switch {
		case s == nil:
			v.find(beside(r.table, Order, "it is listed, and has no records"))
		case r.odd != "" || s.began != r.seq:
			v.find(at(s.began, r.table, 0, Order, "the table is listed as set up in record %d, and was in record %d", r.seq, s.began))
		}
		seen[r.table] = true
	})
	for _, id := range slices.Sorted(maps.Keys(v.tables)) {
		if !seen[id] && v.tables[id].began >= 0 {
			v.find(at(v.tables[id].began, id, 0, Order, "the table is not listed"))
		}
	}
}

// seeds checks that the masters are kept of those series that are not used up, and of
// no others. They are sealed: without their key they are counted, and the seeds that
// follow from them are checked when they are revealed.
func (v *verifier) seeds(ctx context.Context) {
	kept := map[string]map[uint64]bool{}
	rows(v, "seed", v.data.seeds(ctx), func(r seedRow) {
		if kept[r.table] == nil {
			kept[r.table] = map[uint64]bool{}
		}
		if a := v.lounges[r.table]; a != nil {
			a.seed(&r, v.seedKey)
			kept[r.table][uint64(r.round)] = true
			return
		}
		s := v.tables[r.table]
		switch {
		case s == nil:
			v.find(beside(r.table, Seeds, "a seed is kept for it, and it has no records"))
			return
		case !s.known():
		case r.odd != "" || len(r.seed) != seedkey.Size:
			s.faultAt(s.last, Seeds, "what is kept for series %d are no seeds", r.round)
		case !s.seed.rounds.Keeps(uint64(r.round)):
			s.faultAt(s.last, Seeds, "seeds are kept for series %d, of which none is to come or to be revealed", r.round)
		case v.seedKey == nil:
			v.report.Sealed++
		default:
			v.openMaster(s, r)
		}
		kept[r.table][uint64(r.round)] = true
	})
	for _, id := range slices.Sorted(maps.Keys(v.tables)) {
		s := v.tables[id]
		if !s.known() || !s.seed.open {
			continue
		}
		v.report.Open += int64(s.seed.rounds.Open())
		for _, d := range s.seed.rounds.InForce() {
			if !kept[id][d.Series] {
				s.faultAt(s.seed.commit, Seeds, "series %d was committed to, and its seeds are neither used up nor kept", d.Series)
			}
		}
	}
	v.loungeSeeds(kept)
}

// openMaster opens the master of a series and holds it against the root that was
// committed to.
func (v *verifier) openMaster(s *sitting, r seedRow) {
	master, err := v.seedKey.Open(r.table, uint64(r.round), r.seed)
	switch {
	case err != nil:
		s.faultAt(s.last, Seeds, "what is kept for series %d is not sealed under the key that was given", r.round)
	case !s.seed.rounds.Follows(uint64(r.round), master):
		s.faultAt(s.seed.commit, Seeds, "what is kept for series %d are not the seeds that were committed to", r.round)
	}
}

// balances checks the balances against what the transfers add up to.
func (v *verifier) balances(ctx context.Context) {
	held := v.bank.held
	wrong := func(a ledger.Account, format string, args ...any) {
		id, _ := a.Table()
		v.find(beside(id, Balances, format, args...))
	}
	if v.part != nil {
		twice := func(format string, args ...any) { v.find(beside("", Order, format, args...)) }
		v.part.keep(held, twice)
		for _, id := range slices.Sorted(maps.Keys(v.tables)) {
			v.part.home("table/"+id, twice)
		}
	}
	rows(v, "balance", v.data.balances(ctx), func(r balanceRow) {
		want, ok := held[r.account]
		v.report.Accounts++
		switch {
		case r.odd != "":
			wrong(r.account, "what is kept of account %q: %s", r.account, r.odd)
		case !ok:
			wrong(r.account, "%q holds %s that no transfer moved there", r.account, r.held.Posted)
		case want != r.held:
			wrong(r.account, "%s holds %s, %s of it set aside, by the transfers; %s and %s are kept", r.account,
				want.Posted, want.Reserved, r.held.Posted, r.held.Reserved)
		}
		delete(held, r.account)
	})
	for _, a := range slices.Sorted(maps.Keys(held)) {
		wrong(a, "%s holds %s by the transfers, and nothing is kept of it", a, held[a].Posted)
	}
}
