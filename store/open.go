package store

import (
	"context"
	"errors"
	"fmt"
	"os"

	"boardwalk/store/files"
)

// Open opens the data in a directory, and creates it if there is none. Of a house that is divided into
// shards it is the house's own, shard 0.
func Open(dir string, setup ...Setup) (*Store, error) {
	s := newStore(newConfig(setup))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	if err := s.open(dir); err != nil {
		return nil, errors.Join(fmt.Errorf("data in %s: %w", dir, err), s.shut())
	}
	if s.unfinished { // the old key signs once more as the store closes, and the next one can be taken into use
		if err := s.Close(); err != nil {
			return nil, err
		}
		s = newStore(newConfig(setup))
		if err := s.open(dir); err != nil {
			return nil, errors.Join(fmt.Errorf("data in %s: %w", dir, err), s.shut())
		}
	}
	if err := s.recordClock(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// open opens the files and starts the writer. Before SQLite sees the files they are
// inspected, and before anything is signed the records are compared with what was
// signed.
func (s *Store) open(dir string) (err error) {
	s.dir = dir
	if s.lock, err = files.Lock(dir); err != nil {
		return err
	}
	if s.postgres, err = addressOf(dir, s.postgres); err != nil {
		return err
	}
	if s.postgres != "" && s.config.ship != nil {
		return errors.New("a house in PostgreSQL ships with the means of PostgreSQL: see \"Backups of a house in " +
			"PostgreSQL\" in docs/operations.md")
	}
	if s.postgres != "" {
		return s.openPostgres(context.Background())
	}
	if err := refuseForm(context.Background(), dir); err != nil {
		return err
	}
	found, err := inspect(dir)
	if err != nil {
		return err
	}
	if s.restoring && found.fresh {
		return errors.New("there is no house to restore")
	}
	if found.fresh {
		if err := s.refuseSecond(); err != nil {
			return err
		}
	}
	if err := s.refuse(found); err != nil {
		return err
	}
	if err := found.files.TakeAway(); err != nil {
		return err
	}
	ctx := context.Background()
	d := &directory{s: s}
	s.engine = d
	if err := d.openShip(); err != nil {
		return err
	}
	if err := d.openDatabase(ctx, found); err != nil {
		return err
	}
	if err := d.openKey(ctx, found); err != nil {
		return err
	}
	if err := d.compare(ctx, found); err != nil {
		return err
	}
	if taken, err := s.settleKey(ctx); err != nil {
		return err
	} else if taken {
		if err := s.openSigner(ctx, false); err != nil {
			return err
		}
		s.rotated = true
	}
	if err := s.openSeeds(ctx, dir); err != nil {
		return err
	}
	if err := d.openProgress(found); err != nil {
		return err
	}
	if err := s.startClock(ctx); err != nil {
		return err
	}
	c, err := newCommitter(ctx, s)
	if err != nil {
		return err
	}
	if d.at, err = d.copies.Position(); err != nil {
		return err
	}
	if err := d.beginShip(ctx, found, c.log); err != nil {
		return err
	}
	if err := d.renewLog(found, c.log); err != nil {
		return err
	}
	if !s.restoring {
		if err := d.copies.SayKeyed(ctx); err != nil {
			return err
		}
	}
	if d.at, err = d.copies.Position(); err != nil {
		return err
	}
	s.start(c)
	return nil
}
