package audit

import (
	"slices"
	"time"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store/archive"
	"boardwalk/table"
)

const (
	// widest is how many records may be missing in a row before their number
	// is taken for nonsense.
	widest = 1 << 20
	// slack is how far the records of different tables may be out of the order
	// of their times: each table looks at the clock for itself before it waits
	// for its turn to be written.
	slack = time.Minute
)

// record takes the next row of the journal.
func (v *verifier) record(l *line) {
	seq := l.seq()
	if seq < v.tree.size || seq-v.tree.size > widest {
		v.find(at(seq, l.row.table, 0, Order, "stands under a number that no record has: record %d is next", v.tree.size))
		return
	}
	v.waves.next(seq)
	v.missing(seq)
	got := v.transfersOf(l)
	whole := v.hashes(l)
	if !v.reads(l, whole) {
		v.unreadable(l)
		v.vouch()
		return
	}
	v.times(l)
	key := v.keys.record(v.findings, l)
	if l.rec.Table == "" {
		v.ofHouse(l, got, false)
	} else if v.isLounge(&l.rec) {
		a := v.lounges[l.rec.Table]
		v.waves.do(a.follower, func() { a.record(l, got, key, false) })
	} else {
		s, now := v.sitting(l.rec.Table), v.moment(l)
		v.waves.do(s.follower, func() {
			s.house = now
			s.places(l)
			s.record(l, got, key)
		})
	}
	v.vouch()
}

// vouch checks the tree against its checkpoints.
func (v *verifier) vouch() {
	v.waves.step = whenVouched
	v.checkpoints.vouch(&v.tree)
	if n := len(v.report.Proven); n > 0 && v.report.Proven[n-1].Until.IsZero() {
		v.report.Proven[n-1].Until = v.latest
		v.part.proves(v.recorded.logs)
	}
	v.open.record(v.latest, v.report.Vouched == v.tree.size)
}

// unreadable takes a row of which only the columns can be read.
func (v *verifier) unreadable(l *line) {
	if l.row.table == "" {
		v.house++
		return
	}
	if a := v.lounges[l.row.table]; a != nil {
		v.waves.do(a.follower, a.unreadable)
		return
	}
	s := v.sitting(l.row.table)
	v.waves.do(s.follower, func() {
		s.next++
		s.lose()
		s.seed.rounds.Lose()
	})
}

// moment returns what a table may ask of the house at a record.
func (v *verifier) moment(l *line) *moment {
	if v.now == nil || v.now.openedBy != v.openings.now {
		v.now = &moment{openedBy: v.openings.now}
	}
	switch {
	case l.rec.Kind == journal.KindEntry && l.entry.Kind == table.Metered:
		held := map[ledger.Account]money.Cents{}
		for name := range v.meters {
			held[ledger.Meter(name)] = v.bank.held[ledger.Meter(name)].Posted
		}
		own := ledger.Meter(l.rec.Table)
		held[own] = v.bank.held[own].Posted
		return &moment{openedBy: v.now.openedBy, meters: held}
	case l.rec.Kind == journal.KindCorrection:
		people := v.people
		if v.part != nil {
			people = v.part.people // who were verified with the hall
		}
		return &moment{openedBy: v.now.openedBy, roles: people.roles(l.rec.Who)}
	}
	return v.now
}

// missing reports the records that are missing before a number.
func (v *verifier) missing(upTo int64) {
	first := v.tree.size
	for t := range v.moves.upTo(upTo - 1) {
		v.bank.enter(&t, "")
		v.find(at(t.record, "", 0, Transfers, "transfer %d of %s follows from a record that is not there", t.id, words(&t.Transfer)))
	}
	switch n := upTo - first; {
	case n == 1:
		v.find(at(first, "", 0, Order, "is missing"))
	case n > 1:
		v.find(at(first, "", 0, Order, "is missing, with all up to record %d", upTo-1))
	}
	for v.tree.size < upTo {
		v.tree.skip()
		v.checkpoints.vouch(&v.tree)
	}
}

// transfersOf returns the transfers that follow from a record. Those of some records lie in the same memory: of few, because a
// table keeps those of its last record for as long as it rests.
func (v *verifier) transfersOf(l *line) []transferRow {
	first := len(v.moved)
	for t := range v.moves.upTo(l.seq()) {
		v.bank.enter(&t, l.row.table)
		if len(v.moved) == cap(v.moved) {
			v.moved = append(make([]transferRow, 0, max(32, 2*(len(v.moved)-first))), v.moved[first:]...)
			first = 0
		}
		v.moved = append(v.moved, t)
	}
	if first == len(v.moved) {
		return nil
	}
	return v.moved[first:len(v.moved):len(v.moved)]
}

// hashes checks a line against its hash, and reports whether it is unchanged.
func (v *verifier) hashes(l *line) bool {
	n := len(l.row.hashes) / tlog.HashSize
	v.kept = slices.Grow(v.kept[:0], n)
	kept := v.kept[:n]
	for i := range kept {
		copy(kept[i][:], l.row.hashes[i*tlog.HashSize:])
	}
	if len(l.row.hashes)%tlog.HashSize != 0 {
		v.find(at(l.seq(), l.row.table, 0, Hashes, "the hashes beside it are cut off"))
	}
	whole := true
	v.tree.add(l.leaf, kept, func(height int) {
		if height == 0 {
			if whole = false; archive.IsStub(l.row.line) { // of which enough is said
				return
			}
			v.find(at(l.seq(), l.row.table, 0, Hashes, "was changed: it does not have the hash that was kept"))
			return
		}
		v.find(at(l.seq(), l.row.table, 0, Hashes, "the hash that is kept beside it of the last %d records is not theirs", int64(1)<<height))
	})
	return whole
}

// reads checks a line against the columns of its row. If they differ, the line is
// believed if its hash is right.
func (v *verifier) reads(l *line, whole bool) bool {
	wrong := func(m Matter, format string, args ...any) { v.find(at(l.seq(), l.row.table, 0, m, format, args...)) }
	v.report.Records++
	if l.row.odd != "" {
		wrong(Lines, "%s", l.row.odd)
	}
	if l.err != nil {
		if !archive.IsStub(l.row.line) { // of which that was said
			wrong(Lines, "was changed: %v", l.err)
		}
		return false
	}
	if l.rec.Seq != uint64(l.seq()) {
		wrong(Order, "stands in the place of record %d and says that it is record %d", l.seq(), l.rec.Seq)
	}
	if l.rec.Table != l.row.table || l.rec.At != uint64(l.row.at) {
		wrong(Order, "stands under table %q as number %d and says that it is number %d of table %q", l.row.table, l.row.at, l.rec.At, l.rec.Table)
		if !whole {
			l.rec.Table, l.rec.At = l.row.table, uint64(l.row.at)
		}
	}
	return true
}

// times checks that no record was written before an earlier one by more than slack.
func (v *verifier) times(l *line) {
	if t := l.rec.Time; t.After(v.latest) {
		v.latest = t
	} else if back := v.latest.Sub(t); back > slack {
		v.find(at(l.seq(), l.row.table, 0, Order, "time runs backwards: it was written %s before one that stands before it", back))
	}
}

// sitting returns the table of an id, and adds it if it is new.
func (v *verifier) sitting(id string) *sitting {
	s := v.tables[id]
	if s == nil {
		s = newSitting(v.waves.follower(), id)
		s.beacon, s.told = v.beacon, v.tellsOfTable()
		v.tables[id] = s
	}
	return s
}

// places checks the number of a record in the table's own sequence.
func (s *sitting) places(l *line) {
	r := &l.rec
	if r.Kind == journal.KindTable {
		s.next = 0
	}
	if r.At != s.next {
		s.fault(l, Order, "is number %d of its table and should be number %d: one is missing or was moved", r.At, s.next)
		s.lose()
		s.seed.rounds.Lose()
	}
	s.next = r.At + 1
	if r.Time.Before(s.time) {
		s.fault(l, Order, "time runs backwards: it was written %s before the table's last record", s.time.Sub(r.Time))
	}
	if s.prior == "" && r.Kind != journal.KindTable && !s.lost {
		s.fault(l, Order, "the table was never set up")
		s.lost = true
	}
}
