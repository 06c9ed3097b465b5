package store

import (
	"context"
	"errors"
	"fmt"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
)

// start begins to write, and to ask the witnesses that did not answer.
func (s *Store) start(c *committer) {
	s.keeper = keepCheckpoints(s)
	if s.unasked {
		s.askedLater = make(chan struct{})
		go s.askLater()
	}
	go c.run()
}

// refuse returns the refusal of data that is not whole, unless somebody has ordered to
// go on from what is left.
func (s *Store) refuse(found *inspection) error {
	if len(found.faults) == 0 || s.restoring {
		return nil
	}
	return &Damaged{Dir: s.dir, What: found.faults, Witness: found.witness}
}

// openSigner reads the key that signs checkpoints, and makes one if the house is fresh.
func (s *Store) openSigner(ctx context.Context, fresh bool) (err error) {
	if s.signer, s.key, err = s.openPair(s.dir); err != nil {
		return err
	}
	if fresh {
		if err := s.firstCheckpoint(); err != nil {
			return err
		}
	}
	if n, err := s.Size(ctx); err != nil {
		return err
	} else if from := journal.SignsFrom(s.key); n < from-1 {
		return fmt.Errorf("there are %d records, and checkpoint.key came into use after %d: this is a copy from before the key was changed; "+
			"go on from a later copy, or from one with the keys of its own time", n, from-1)
	}
	return s.checkKey(ctx)
}

// onePair returns an error if a private key and a public one do not belong together.
func onePair(signer note.Signer, key note.Verifier) error {
	if signer.Name() != key.Name() || signer.KeyHash() != key.KeyHash() {
		return errors.New("checkpoint.key and checkpoint.pub are not of one house: put back those that belong to this data")
	}
	return nil
}

// checkKey returns an error if the last checkpoint was signed by another key.
func (s *Store) checkKey(ctx context.Context) error {
	signed, err := s.LastCheckpoint(ctx)
	if errors.Is(err, ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := journal.OpenCheckpoint(signed, s.key); err != nil {
		return errors.New("checkpoint.key is not the key that has signed this data: put back the one that belongs to it")
	}
	return nil
}

// firstCheckpoint signs the history without a record, so that there is always a file
// with the last checkpoint.
func (s *Store) firstCheckpoint() error {
	for _, name := range []string{journal.PublicFile, journal.KeyFile} {
		if err := s.told.Placed(s.dir, name); err != nil {
			return err
		}
	}
	signed, err := journal.Sign(&journal.Log{}, s.signer)
	if err != nil {
		return err
	}
	return s.told.Replace(s.dir, lastName, []byte(signed))
}
