package journal

import (
	"cmp"
	"fmt"
	"iter"
	"slices"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Fault is the first thing that is wrong with a journal: from record Seq on it
// is not what it was.
type Fault struct {
	Seq  int64
	Text string
}

// Error says which record it is and what is wrong.
func (f *Fault) Error() string { return fmt.Sprintf("record %d: %s", f.Seq, f.Text) }

func fault(seq int64, format string, args ...any) *Fault {
	return &Fault{seq, fmt.Sprintf(format, args...)}
}

// Kept are the hashes that are stored beside the records: those that
// [Log.Append] gave out for a record. It is asked in the order of the records,
// and at the end for the one that would come next, of which only Seq is set.
type Kept func(*Record) ([]tlog.Hash, error)

// Verify holds the stored lines against each other, against the hashes that are
// kept, and against the signed checkpoints, and returns a [*Fault] for the first
// record that was changed, left out, put elsewhere or cut off. It returns how
// many records there are and how many of them the checkpoints vouch for: only
// for those can nobody, not even who holds the data, have written another
// history. Without kept hashes (nil) a change is found only to within two
// checkpoints.
func Verify(lines iter.Seq2[[]byte, error], kept Kept, checkpoints []string, key note.Verifier) (records, vouched int64, err error) {
	heads := make([]Checkpoint, len(checkpoints))
	for i, signed := range checkpoints {
		if heads[i], err = OpenCheckpoint(signed, key); err != nil {
			return 0, 0, fmt.Errorf("checkpoint %d: %w", i+1, err)
		}
	}
	slices.SortStableFunc(heads, func(a, b Checkpoint) int { return cmp.Compare(a.Size, b.Size) })
	v := verifier{kept: kept, heads: heads, places: map[string]uint64{}}
	if f := v.vouch(); f != nil {
		return 0, 0, f
	}
	for line, err := range lines {
		if err != nil {
			return v.log.Size(), v.vouched, err
		}
		if f := v.line(line); f != nil {
			return v.log.Size(), v.vouched, f
		}
	}
	records = v.log.Size()
	if len(v.heads) > 0 {
		return records, v.vouched, fault(records, "is missing, with all after it: a checkpoint vouches for %d records",
			v.heads[len(v.heads)-1].Size)
	}
	if kept != nil {
		if left, err := kept(&Record{Seq: uint64(records)}); err == nil && len(left) > 0 {
			return records, v.vouched, fault(records, "is missing: its hash is still there")
		}
	}
	return records, v.vouched, nil
}

type verifier struct {
	log     Log
	kept    Kept
	heads   []Checkpoint // those to come
	vouched int64
	places  map[string]uint64 // the next place at each table
}

// line takes the next line.
func (v *verifier) line(line []byte) *Fault {
	seq := v.log.Size()
	r, err := Parse(line)
	switch {
	case err != nil:
		return fault(seq, "was changed: %v", err)
	case r.Seq > uint64(seq):
		return fault(seq, "is missing: record %d stands in its place", r.Seq)
	case r.Seq < uint64(seq):
		return fault(seq, "is missing or was moved: record %d stands in its place", r.Seq)
	}
	hashes := v.log.Append(line)
	if v.kept != nil {
		kept, err := v.kept(&r)
		if err != nil {
			return fault(seq, "%v", err)
		}
		if !slices.Equal(kept, hashes) {
			return fault(seq, "was changed: it does not have the hash that was kept")
		}
	}
	want := v.places[r.Table]
	if r.Kind == KindTable {
		want = 0
	}
	if r.At != want {
		return fault(seq, "is number %d of table %q and should be number %d", r.At, r.Table, want)
	}
	v.places[r.Table] = want + 1
	return v.vouch()
}

// vouch holds the tree against the checkpoints of its present size.
func (v *verifier) vouch() *Fault {
	for len(v.heads) > 0 && v.heads[0].Size == v.log.Size() {
		if v.heads[0].Head != v.log.Head() {
			return fault(v.vouched, "or one up to %d was changed: the signed checkpoint of %d records is of another history",
				v.log.Size()-1, v.log.Size())
		}
		v.vouched = v.log.Size()
		v.heads = v.heads[1:]
	}
	return nil
}
