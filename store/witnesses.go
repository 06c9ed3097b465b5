package store

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// Who puts back the directory of a house and its mark together leaves nothing on the machine that shows it. The checkpoints
// that the house has published do: so it asks for the last of them before it writes anything.

// askWitnesses compares the records with what witnesses have kept. It adds what does not fit to the faults. One that cannot be
// asked is waited for if it is to be asked first, and else left for later.
func (s *Store) askWitnesses(ctx context.Context, found *inspection) error {
	w := s.witnesses
	if w == nil {
		return nil
	}
	if s.postgres != "" && !w.First { // whoever takes over from another node is in a hurry
		s.unasked = true
		return nil
	}
	for {
		unasked, err := s.askOnce(ctx, found)
		if err != nil || unasked == nil || found.witness != "" {
			return err
		}
		if s.restoring {
			return fmt.Errorf("a witness cannot be asked how far the house had come: %w", unasked)
		}
		if !w.First {
			if w.Late != nil {
				w.Late(unasked)
			}
			s.unasked = true
			return nil
		}
		if w.Waits != nil {
			w.Waits(unasked)
		}
		time.Sleep(w.every())
	}
}

// askOnce asks the witnesses once. The first error is of those that could not be asked.
func (s *Store) askOnce(ctx context.Context, found *inspection) (unasked, err error) {
	asking, cancel := context.WithTimeout(ctx, answersWithin)
	defer cancel()
	seen, unasked := s.witnesses.Ask(asking, s.key)
	for _, known := range seen {
		key := known.keyOf(s.key)
		c, err := journal.OpenCheckpoint(known.Note, key)
		if err != nil {
			continue // it is of another house, and proves nothing of this one
		}
		before := len(found.faults)
		if err := found.reaches(ctx, s.Reader, c.Size, c.Head, known.By); err != nil {
			return unasked, err
		}
		if len(found.faults) == before {
			continue
		}
		if said, err := s.saysLost(ctx, c.Size, key); err != nil {
			return unasked, err
		} else if said { // and nothing is dealt again that was dealt then
			found.faults = found.faults[:before]
			continue
		}
		if c.Size > found.lostSize {
			found.witness, found.lost, found.lostSize = known.By, known.Note, c.Size
		}
	}
	return unasked, nil
}

// keyOf returns the key that the checkpoint is to be signed by: the house's, or if this is a copy from before the key was changed,
// the one to which that leads.
func (known *Seen) keyOf(house note.Verifier) note.Verifier {
	now, err := journal.ParseKey(known.Key)
	if err == nil {
		now, err = journal.Trusting(house, now)
	}
	if err != nil {
		return house
	}
	return now
}

// saysLost reports whether the house was restored since it had so many records, by its own records. The key is that of the
// checkpoint that says so.
func (s *Store) saysLost(ctx context.Context, size int64, key note.Verifier) (bool, error) {
	for r, err := range query.Rows(ctx, s.db, s.scanRecord, `SELECT line FROM record WHERE tbl = '' ORDER BY seq`) {
		if err != nil {
			return false, err
		}
		var d journal.Server
		if r.Kind != journal.KindServer || r.Read(&d) != nil || d.Did != journal.DidRestore || d.Lost == "" {
			continue
		}
		if c, err := journal.OpenCheckpoint(d.Lost, key); err == nil && c.Size >= size {
			return true, nil
		}
	}
	return false, nil
}

// askLater asks the witnesses that did not answer when the house was opened, until all have. The store fails if one
// knows of more than it has.
func (s *Store) askLater() {
	defer close(s.askedLater)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		select {
		case <-s.closing:
			cancel()
		case <-ctx.Done():
		}
	}()
	for {
		found := &inspection{dir: s.dir, shard: s.shard}
		unasked, err := s.askOnce(ctx, found)
		switch {
		case found.witness != "":
			s.fail(&Damaged{Dir: s.dir, What: found.faults, Witness: found.witness})
			return
		case err == nil && unasked == nil:
			return
		}
		select {
		case <-time.After(s.witnesses.every()):
		case <-s.closing:
			return
		}
	}
}
