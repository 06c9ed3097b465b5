package audit

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/keno/system"
)

// An audit may go on from a checkpoint up to which an earlier one has verified everything. Of the records before it, it reads
// again what the rest follows from: those of the last day, because an order may be sent twice in that time; those about the
// house and about persons; and those of each table since it was set up last, because a setup says how the table stands. All
// transfers are added up again. Each record that is read again must be in the tree under the checkpoint.

// resume goes on from a checkpoint. It reports false if there are fewer records, or those under the checkpoint are others: then
// everything is verified, and the fault is found there.
func (v *verifier) resume(ctx context.Context, from journal.Checkpoint) (bool, error) {
	d := v.data
	head, err := tlog.TreeHash(from.Size, d.hashes(ctx))
	if err != nil || head != from.Head || from.Size == 0 {
		return false, nil
	}
	first, err := v.dayBefore(ctx, from.Size)
	if err != nil || first == 0 {
		return false, err
	}
	if err := v.edge(ctx, first); err != nil {
		return false, err
	}
	for row := v.checkpoints.peek(); row != nil && row.size <= first; row = v.checkpoints.peek() {
		v.checkpoints.held = nil
	}
	for t := range v.moves.upTo(first - 1) {
		v.bank.enter(&t, "")
	}
	v.report.Resumed, v.report.Vouched = first, first
	return true, v.again(ctx, first)
}

// dayBefore returns the number of the first record of the day that ended with the last record of a size.
func (v *verifier) dayBefore(ctx context.Context, size int64) (int64, error) {
	timeOf := func(seq int64) (time.Time, error) {
		for row, err := range v.data.recordAt(ctx, seq) {
			if err != nil {
				return time.Time{}, err
			}
			r, err := journal.Parse(row.line)
			return r.Time, err
		}
		return time.Time{}, fmt.Errorf("record %d is missing", seq)
	}
	last, err := timeOf(size - 1)
	if err != nil {
		return 0, nil // which is found when everything is verified
	}
	since := last.Add(-day - slack)
	low, high := int64(0), size // times rise, but for slack
	for low < high {
		middle := (low + high) / 2
		at, err := timeOf(middle)
		if err != nil {
			return 0, nil
		}
		if at.Before(since) {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, nil
}

// edge takes the right edge of the tree of a size as it is kept. That it is right follows when a checkpoint that was brought is
// held against what is added to it.
func (v *verifier) edge(ctx context.Context, size int64) error {
	var heights []int
	var indexes []int64
	for h := range 63 {
		if size>>h&1 != 0 {
			heights = append(heights, h)
			indexes = append(indexes, tlog.StoredHashIndex(h, size>>h-1))
		}
	}
	hashes, err := v.data.hashes(ctx).ReadHashes(indexes)
	if err != nil {
		return err
	}
	for i, h := range heights {
		v.tree.anew[h] = node{hashes[i], true}
	}
	v.tree.kept, v.tree.size = v.tree.anew, size
	return nil
}

// again reads again what the records from a number on follow from.
func (v *verifier) again(ctx context.Context, first int64) error {
	var list []recordRow
	for row, err := range v.data.ofTable(ctx, "") {
		if err != nil {
			return err
		}
		if row.seq >= first {
			break
		}
		list = append(list, row.own())
	}
	var tables []string
	for row, err := range v.data.tables(ctx) {
		if err != nil {
			return err
		}
		tables = append(tables, row)
	}
	for _, id := range tables {
		for row, err := range v.data.backwards(ctx, id, first) {
			if err != nil {
				return err
			}
			list = append(list, row.own())
			if r, err := journal.Parse(row.line); err == nil && (r.Kind == journal.KindTable || r.Kind == system.KindSetup) {
				break
			}
		}
	}
	slices.SortFunc(list, func(a, b recordRow) int { return cmp.Compare(a.seq, b.seq) })
	head := v.tree.head(&v.tree.kept)
	for i := range list {
		l := &line{row: list[i]}
		l.read()
		v.waves.next(l.seq())
		proof, err := tlog.ProveRecord(first, l.seq(), v.data.hashes(ctx))
		if err != nil {
			return err
		}
		if err := tlog.CheckRecord(proof, first, head.hash, l.seq(), l.leaf); err != nil {
			v.find(at(l.seq(), l.row.table, 0, Hashes, "was changed since: it is not the record that the checkpoint vouches for"))
			continue
		}
		if l.err != nil {
			v.find(at(l.seq(), l.row.table, 0, Lines, "was changed: %v", l.err))
			continue
		}
		if err := v.recordAgain(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

// recordAgain takes a record that was verified before. Its transfers are added up already.
func (v *verifier) recordAgain(ctx context.Context, l *line) error {
	v.times(l)
	switch {
	case l.rec.Table == "":
		v.ofHouse(l, nil, true)
	case v.isLounge(&l.rec):
		a := v.lounges[l.rec.Table]
		v.waves.do(a.follower, func() {
			if l.rec.Kind == system.KindSetup {
				a.next = l.rec.At
			}
			a.record(l, nil, nil, true)
		})
	default:
		var got []transferRow
		if bytes.Contains(l.row.line, []byte(`"aside":`)) { // the number of its transfer is asked for later
			for t, err := range v.data.transfersOf(ctx, l.seq()) {
				if err != nil {
					return err
				}
				got = append(got, t)
			}
		}
		s := v.sitting(l.rec.Table)
		v.waves.do(s.follower, func() {
			s.house = nil // as it was then is not known
			s.places(l)
			s.record(l, got, nil)
		})
	}
	return nil
}

// own returns a row whose bytes are its own.
func (r recordRow) own() recordRow {
	r.table, r.line, r.hashes = strings.Clone(r.table), bytes.Clone(r.line), bytes.Clone(r.hashes)
	return r
}
