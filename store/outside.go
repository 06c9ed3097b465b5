package store

import (
	"context"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Publisher passes signed checkpoints on to somebody outside: witness.Publisher.
type Publisher interface {
	// Publish passes a checkpoint on and does not wait. The hashes are those of the log,
	// for proofs, and can be read until Close.
	Publish(note string, hashes tlog.HashReader)

	// Counts returns how many checkpoints were published, and how many times that
	// failed.
	Counts() (sent, failed uint64)

	// Close passes on what still waits, as far as that is possible soon.
	Close()
}

// Seen is a checkpoint of the house that somebody outside has kept.
type Seen struct {
	By, Note string
	Key      string // the checkpoint.pub of the house, if a later key than the one that asks has signed it; else ""
}

// Witnesses are asked how far the house had come by the checkpoints that it has published.
type Witnesses struct {
	// Ask returns the last checkpoint that each has kept of the house with a key. It returns those that answer beside the
	// error of those that do not.
	Ask func(ctx context.Context, house note.Verifier) ([]Seen, error)

	First bool                // the house is not opened before all have answered
	Waits func(err error)     // is told each time that the house waits for one
	Every time.Duration       // how long after an answer that did not come they are asked again; 10 seconds if zero
	Late  func(unasked error) // is told if the house is opened although one did not answer; it is asked again meanwhile
}

func (w *Witnesses) every() time.Duration {
	if w.Every == 0 {
		return answersWithin
	}
	return w.Every
}

// answersWithin is how long witnesses may take to answer.
const answersWithin = 10 * time.Second
