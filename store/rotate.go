package store

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// RotateKey has another key sign the checkpoints of a closed house, and returns it. The old key signs the change, which is a
// record, and a last checkpoint that covers the record. The new key comes into use when the house is opened after that. So it
// may be interrupted anywhere: whoever opens the house next finishes the change if it is on record, and undoes it if it is not.
func RotateKey(ctx context.Context, dir string, setup ...Setup) (note.Verifier, error) {
	setup = append(slices.Clip(setup), NotWaiting)
	s, err := Open(dir, setup...)
	if err != nil {
		return nil, err
	}
	if !s.rotated { // else this order has finished one that was interrupted
		err = s.handOver(ctx)
		if err = errors.Join(err, s.Close()); err != nil { // the old key signs its last checkpoint when the store closes
			return nil, err
		}
		if s, err = Open(dir, setup...); err != nil {
			return nil, err
		}
	}
	if err := s.Close(); err != nil {
		return nil, err
	}
	return journal.PublicKey(dir)
}

// NotWaiting has a store in PostgreSQL refuse to open if somebody else has the house.
func NotWaiting(c *config) {
	c.waits = func(node string) error { return fmt.Errorf("node %s has the house: close it first", node) }
}

// handOver makes the next key and puts its handover on record. The wings of a divided house are closed by then, so that all logs
// change their key at one point.
func (s *Store) handOver(ctx context.Context) (err error) {
	if err := s.takeWings(); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.giveWings()) }()
	old, err := journal.PublicKeyText(s.dir)
	if err != nil {
		return err
	}
	text, err := journal.NextKey(s.dir, s.key.Name())
	if err != nil {
		return err
	}
	if err := s.told.Placed(s.dir, journal.NextFile); err != nil {
		return err
	}
	next, err := note.NewVerifier(text)
	if err != nil {
		return err
	}
	if err := s.engine.allows(ctx, next); err != nil {
		return err
	}
	wings, err := s.closeWings(ctx)
	if err != nil {
		return err
	}
	size, err := s.Size(ctx)
	if err != nil {
		return err
	}
	handover, err := journal.SignHandover(journal.Handover{Record: size, Old: old, New: text, Wings: wings}, s.signer)
	if err != nil {
		return err
	}
	data, err := journal.Data(journal.Server{Did: journal.DidKey, Handover: handover})
	if err != nil {
		return err
	}
	at, err := s.Append(&Batch{Records: []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}})
	if err == nil && at.Seq != uint64(size) {
		err = fmt.Errorf("the change of the key is record %d, and was signed for record %d", at.Seq, size)
	}
	return err
}

// settleKey settles a change of the key that was begun, once the records are known to be whole. A next key that no record names
// is taken away. One that is on record comes into use if the old key has signed its last checkpoint; settleKey then reports
// true, and the keys are to be read again. Otherwise the old key signs when this store is closed.
func (s *Store) settleKey(ctx context.Context) (taken bool, err error) {
	if !journal.BegunKey(s.dir) {
		return false, nil
	}
	handover, err := s.nextHandover(ctx)
	if err != nil {
		return false, err
	}
	if handover == "" {
		if err := s.engine.allows(ctx, s.key); err != nil {
			return false, err
		}
		return false, s.dropNextKey(s.dir)
	}
	signed, err := s.signedSize(ctx)
	if err != nil {
		return false, err
	}
	size, err := s.Size(ctx)
	if err != nil {
		return false, err
	}
	until := journal.HandedAt(handover) + 1
	switch {
	case signed == until || s.restoring: // which has a record follow before anything is signed
		return true, s.takeNextKey(s.dir, handover)
	case signed < until && size == until:
		s.unfinished = true
		return false, nil
	}
	return false, fmt.Errorf("the old key has signed %d of %d records, and the new one is named in record %d", signed, size, until-1)
}

// nextHandover returns the handover that is on record for the key that is to be the next, or "".
func (s *Store) nextHandover(ctx context.Context) (handover string, err error) {
	next, err := journal.NextKeyText(s.dir)
	if err != nil {
		return "", err
	}
	for rec, err := range s.keyChanges(ctx) {
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

// openPair reads the keys of a directory, and makes them for a new house. If the next key was being taken into use, that is
// finished first: one half of the pair may be the new one.
func (c *config) openPair(dir string) (note.Signer, note.Verifier, error) {
	if err := c.finishPair(dir); err != nil {
		return nil, nil, err
	}
	signer, key, err := journal.KeyInUse(dir, c.name)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: put checkpoint.key and checkpoint.pub back from a copy of the directory", err)
	}
	return signer, key, onePair(signer, key)
}

// finishPair finishes what takes the next key of a directory into use, if it was interrupted.
func (c *config) finishPair(dir string) error {
	if !journal.BegunKey(dir) {
		return nil
	}
	next, err := journal.NextKeyText(dir)
	if err != nil {
		return err
	}
	if in, err := journal.PublicKeyText(dir); err != nil || in != next {
		return err
	}
	key, err := journal.PublicKey(dir)
	if err != nil {
		return err
	}
	changes := journal.Handovers(key)
	if len(changes) == 0 {
		return fmt.Errorf("no change of the key in checkpoint.pub leads to that of %s: put checkpoint.pub back from a copy", journal.NextFile)
	}
	c.rotated = true
	return c.takeNextKey(dir, changes[len(changes)-1])
}

// takeNextKey takes the next key of a directory into use.
func (c *config) takeNextKey(dir, handover string) error {
	written := func(file string) error { return c.told.Placed(dir, file) }
	if err := journal.TakeNextKey(dir, handover, written); err != nil {
		return err
	}
	return c.dropNextKey(dir)
}

// dropNextKey takes the next key of a directory away.
func (c *config) dropNextKey(dir string) error {
	if err := journal.DropNextKey(dir); err != nil {
		return err
	}
	return c.told.Placed(dir, journal.NextFile)
}
