package history

import (
	"context"
	"errors"
	"iter"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
)

// Log is where the records are.
type Log interface {
	// Table returns the records of a table since it was last set up.
	Table(ctx context.Context, table string) ([]journal.Record, error)

	// TableFrom yields all records of a table from a number on.
	TableFrom(ctx context.Context, table string, from uint64) iter.Seq2[journal.Record, error]

	// SetupAt returns the setup of a table that was in effect when a record was
	// written, and the next record; none if there was no setup yet.
	SetupAt(ctx context.Context, table string, seq uint64) ([]journal.Record, error)
}

// ErrNoRound says that a table has not come to a round, or never will.
var ErrNoRound = errors.New("there is no such round of play")

// Reader rebuilds what happened earlier. Its methods are for any goroutine.
type Reader struct {
	log   Log
	slots slots
}

// NewReader returns a reader of a log.
func NewReader(log Log) *Reader { return &Reader{log: log, slots: newSlots()} }

// stretch is the records of a sequence as far as the end of a round.
type stretch struct {
	records []sitting.Record
	over    bool              // the round is over
	seeds   map[uint64]string // by round, those that are revealed by now, also if that was later
}

// read returns the records of a sequence as far as the end of a round. A round is
// over when the next one is committed to; its seed may be revealed much later, so
// the records after it are looked through for that.
func (h *Reader) read(ctx context.Context, id string, from sequence, round uint64) (*stretch, error) {
	x := &stretch{seeds: map[uint64]string{}}
	for r, err := range h.log.TableFrom(ctx, id, from.seq) {
		if err != nil {
			return nil, err
		}
		switch r.Kind {
		case journal.KindTable:
			x.over = x.over || len(x.records) > 0
		case journal.KindCommit:
			d, err := sitting.Decode[journal.Commit](&r)
			if err != nil {
				return nil, err
			}
			x.over = x.over || d.Round > round
		case journal.KindReveal:
			d, err := sitting.Decode[journal.Reveal](&r)
			if err != nil {
				return nil, err
			}
			for i, seed := range d.Seeds {
				x.seeds[d.Round+uint64(i)] = seed
			}
		}
		if !x.over {
			x.records = append(x.records, r)
		} else if x.seeds[round] != "" {
			break
		}
	}
	x.over = x.over || x.seeds[round] != ""
	return x, nil
}

// reveal completes the proof of a round with its seed, if that may be known: not
// where hands are given up that nobody is ever shown.
func (x *stretch) reveal(p *view.SeedProof) {
	if p.Sealed == "" {
		p.Seed = x.seeds[p.Round]
	}
}
