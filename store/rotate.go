package store

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// RotateKey has another key sign the checkpoints of a closed house, and returns it. The old key signs the change, which is a
// record, and a last checkpoint that covers the record. Only then does the new key come into use. If it is interrupted, the house
// does not open, and the next call finishes what was begun, or begins anew where nothing was on record yet.
func RotateKey(ctx context.Context, dir string, setup ...Setup) (note.Verifier, error) {
	if address, err := postgresOf(dir); err != nil {
		return nil, err
	} else if address != "" {
		return nil, errors.New("a house in PostgreSQL keeps its key: every node has a copy of it, and in a divided house the keys of all " +
			"shards follow from it")
	}
	handover := ""
	if journal.BegunKey(dir) {
		var err error
		if handover, err = handoverOf(ctx, dir); err != nil {
			return nil, err
		}
		if handover == "" { // the key that was to come is nowhere on record
			if err := journal.DropNextKey(dir); err != nil {
				return nil, err
			}
		}
	}
	if in, err := journal.PublicKeyText(dir); err != nil {
		return nil, err
	} else if handover != "" && in == journal.HandsTo(handover) { // it was interrupted at its very end
		return rotated(dir, handover)
	}
	s, err := Open(dir, append(setup[:len(setup):len(setup)], func(c *config) { c.changing = true })...)
	if err != nil {
		return nil, err
	}
	if handover == "" {
		handover, err = s.handOver(ctx)
	}
	if err = errors.Join(err, s.Close()); err != nil { // the old key signs its last checkpoint when the store closes
		return nil, err
	}
	signed, err := signedRecords(ctx, dir)
	switch {
	case err != nil:
		return nil, err
	case signed != journal.HandedAt(handover)+1:
		return nil, fmt.Errorf("the old key has signed %d records, and the new one is named in record %d", signed, journal.HandedAt(handover))
	}
	return rotated(dir, handover)
}

// rotated takes the next key of a directory into use, and returns it.
func rotated(dir, handover string) (note.Verifier, error) {
	if err := journal.TakeNextKey(dir, handover); err != nil {
		return nil, err
	}
	return journal.PublicKey(dir)
}

// handOver makes the next key and puts its handover on record.
func (s *Store) handOver(ctx context.Context) (handover string, err error) {
	old, err := journal.PublicKeyText(s.dir)
	if err != nil {
		return "", err
	}
	next, err := journal.NextKey(s.dir, s.key.Name())
	if err != nil {
		return "", err
	}
	size, err := s.Size(ctx)
	if err != nil {
		return "", err
	}
	if handover, err = journal.SignHandover(journal.Handover{Record: size, Old: old, New: next}, s.signer); err != nil {
		return "", err
	}
	data, err := journal.Data(journal.Server{Did: journal.DidKey, Handover: handover})
	if err != nil {
		return "", err
	}
	at, err := s.Append(&Batch{Records: []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}})
	if err == nil && at.Seq != uint64(size) {
		err = fmt.Errorf("the change of the key is record %d, and was signed for record %d", at.Seq, size)
	}
	return handover, err
}

// handoverOf returns the handover that is on record for the key that is to be the next, or "".
func handoverOf(ctx context.Context, dir string) (string, error) {
	next, err := journal.NextKeyText(dir)
	if err != nil {
		return "", err
	}
	r, err := Read(dir)
	if err != nil {
		return "", err
	}
	defer r.Close()
	handover := ""
	for rec, err := range r.keyChanges(ctx) {
		var d journal.Server
		if err == nil {
			err = rec.Read(&d)
		}
		if err != nil {
			return "", err
		}
		if journal.HandsTo(d.Handover) == next {
			handover = d.Handover
		}
	}
	return handover, nil
}

// keyChanges yields the records by which the key of the house was changed.
func (r *Reader) keyChanges(ctx context.Context) iter.Seq2[journal.Record, error] {
	return query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ''
		AND instr(line, CAST('"data":{"did":"key",' AS BLOB)) ORDER BY seq`)
}

// signedRecords returns the size of the last checkpoint in a directory.
func signedRecords(ctx context.Context, dir string) (int64, error) {
	r, err := Read(dir)
	if err != nil {
		return 0, err
	}
	defer r.Close()
	signed, err := r.LastCheckpoint(ctx)
	if err != nil {
		return 0, err
	}
	c, err := journal.OpenCheckpoint(signed, r.key)
	return c.Size, err
}
