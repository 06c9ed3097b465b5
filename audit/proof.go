package audit

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/table"
)

// Proof is why the outcomes of a round could not have been chosen: they follow
// from a seed that was committed to before the first wager, and from what the
// players gave after that.
type Proof struct {
	Commitment string   `json:"commitment"` // the hash of the seed, a leaf of its series
	Series     uint64   `json:"series"`
	Chain      string   `json:"chain"` // of the round before
	Committed  Mark     `json:"committed"`
	Cuts       []CutBy  `json:"cuts"`
	Seed       string   `json:"seed,omitempty"`   // empty while the round is under way
	Sealed     string   `json:"sealed,omitempty"` // in the view of one person: the paragraph under which the seed would show too much
	Revealed   *Mark    `json:"revealed,omitempty"`
	Beacon     uint64   `json:"beacon,omitempty"` // the beacon's round that is mixed in
	Value      string   `json:"value,omitempty"`  // its signature
	Void       string   `json:"void,omitempty"`   // why nothing was dealt
	Outcomes   int      `json:"outcomes"`
	Draws      []Draw   `json:"draws,omitempty"` // not in the view of one person: they are faces of cards
	Holds      bool     `json:"holds"`
	Wrong      []string `json:"wrong,omitempty"`
}

// Mark is a record of the proof, and the signed checkpoint that vouches for it.
type Mark struct {
	Record     int64     `json:"record"`
	Time       time.Time `json:"time"`
	Checkpoint int64     `json:"checkpoint,omitempty"` // its size; 0 if there is none yet
	Key        string    `json:"key,omitempty"`        // whose signature it has
}

// CutBy is a cut that a player gave.
type CutBy struct {
	Record int64      `json:"record"`
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
	Hash   string     `json:"hash"`
	Secret string     `json:"secret,omitempty"` // empty if it was not opened
}

// Draw is one outcome: among how many it was drawn, which was recorded, and which
// follows from the seed.
type Draw struct {
	Of       int   `json:"of"`
	Recorded int   `json:"recorded"`
	Gives    int   `json:"gives"`
	Record   int64 `json:"record"`
}

// prove checks the round's outcomes against its seed, and the two records of the
// seed against a checkpoint.
func (b *rebuilding) prove(ctx context.Context, snap *store.Snapshot, key note.Verifier) {
	p := &b.round.Proof
	wrong := func(format string, args ...any) { p.Wrong = append(p.Wrong, fmt.Sprintf(format, args...)) }
	draws := make([]Draw, len(b.drawn))
	for i, d := range b.drawn {
		draws[i] = Draw{Of: d.N, Recorded: d.Got, Record: d.seq}
	}
	p.Outcomes = len(draws)
	marks := []*Mark{&p.Committed}
	if b.seed != nil {
		marks = append(marks, p.Revealed)
		if !b.plays {
			b.mix.Cuts, b.mix.Beacon = nil, journal.BeaconValue{}
		}
		source := journal.NewRound(*b.seed, b.round.Table, b.round.Number, &b.mix)
		for i := range draws {
			d := &draws[i]
			if d.Gives = source.Draw(d.Of); d.Gives != d.Recorded {
				wrong("outcome %d is %d of %d by the record and %d by the seed", i+1, d.Recorded, d.Of, d.Gives)
			}
		}
		if journal.LeafOf(b.round.Table, b.round.Number, *b.seed).String() != p.Commitment {
			wrong("the seed is not the one that was committed to")
		}
		if b.round.As == Everybody {
			p.Draws = draws
		}
	}
	for _, m := range marks {
		if err := vouched(ctx, snap, key, m); err != nil {
			wrong("record %d: %v", m.Record, err)
		}
	}
	p.Holds = b.seed != nil && len(p.Wrong) == 0
}

// vouched proves that a record is in the tree of the first signed checkpoint after it.
// A record that is too new to have one is no fault.
func vouched(ctx context.Context, snap *store.Snapshot, key note.Verifier, m *Mark) error {
	leaf, err := lineOf(ctx, snap, m.Record)
	if err != nil {
		return err
	}
	for row, err := range read(snap, store.CheckpointRowsFor, readCheckpoint, m.Record)(ctx) {
		if err != nil {
			return err
		}
		c, err := openCheckpoint(row.note, key)
		if err != nil {
			return fmt.Errorf("the checkpoint of %d records: %w", row.size, err)
		}
		proof, err := journal.Includes(c.Size, m.Record, hashesOf(ctx, snap))
		if err == nil {
			err = tlog.CheckRecord(proof, c.Size, c.Head, m.Record, tlog.RecordHash(leaf))
		}
		if err != nil {
			return fmt.Errorf("the checkpoint of %d records does not vouch for it: %w", c.Size, err)
		}
		m.Checkpoint, m.Key = c.Size, key.Name()
		return nil
	}
	return nil
}

// lineOf returns the stored line of a record.
func lineOf(ctx context.Context, snap *store.Snapshot, seq int64) ([]byte, error) {
	for row, err := range read(snap, store.RecordRow, readRecord, seq)(ctx) {
		return row.line, err
	}
	return nil, fmt.Errorf("record %d is missing", seq)
}

// hashesOf returns the hashes that are stored with the records.
func hashesOf(ctx context.Context, snap *store.Snapshot) tlog.HashReader {
	return tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := make([]tlog.Hash, len(indexes))
		for i, x := range indexes {
			seq, place := journal.Holder(x)
			for row, err := range read(snap, store.RecordRow, readRecord, seq)(ctx) {
				if err != nil {
					return nil, err
				}
				if len(row.hashes) < (place+1)*tlog.HashSize {
					return nil, fmt.Errorf("record %d has lost a hash", seq)
				}
				copy(found[i][:], row.hashes[place*tlog.HashSize:])
			}
		}
		return found, nil
	})
}
