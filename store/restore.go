package store

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
)

// Findings returns what was wrong with data that was opened with [Restoring].
func (s *Store) Findings() []string { return s.findings }

// errRestoring refuses to write before the order to restore is in the record.
var errRestoring = errors.New("the data is not whole, and the order to go on from it is not in the record yet")

// Restored returns the data of the record with which the house goes on. The batch that
// has it is the first that a store writes which was opened with [Restoring].
func (s *Store) Restored(ctx context.Context) journal.Server {
	d := journal.Server{Did: journal.DidRestore, What: s.findings, Lost: s.lost}
	text, err := os.ReadFile(filepath.Join(s.dir, lastName))
	if err != nil {
		return d
	}
	c, err := journal.OpenCheckpoint(string(text), s.key)
	if err != nil {
		return d
	}
	if known, err := journal.OpenCheckpoint(s.lost, s.key); err == nil && known.Size >= c.Size { // a witness has kept more than the directory
		return d
	}
	if head, err := tlog.TreeHash(c.Size, s.Hashes(ctx)); err != nil || head != c.Head {
		d.Lost = string(text)
	}
	return d
}

// restores reports whether a batch has the order to go on from data that is not whole.
func (b *Batch) restores() bool {
	for i := range b.Records {
		var d journal.Server
		if r := &b.Records[i]; r.Kind == journal.KindServer && r.Read(&d) == nil && d.Did == journal.DidRestore {
			return true
		}
	}
	return false
}
