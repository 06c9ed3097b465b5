package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/query"
	"boardwalk/store/ship"
)

// Shipping has the house pass everything that it commits on to another directory, see package ship.
func Shipping(s ship.Settings) Setup { return func(c *config) { c.ship = &s } }

// Shipped returns how far the shipping is. It reports false if the house does not ship.
func (s *Store) Shipped() (ship.Status, bool) {
	if d, ok := s.engine.(*directory); ok && d.ship != nil {
		return d.ship.Status(), true
	}
	return ship.Status{}, false
}

// shipsTo returns where a house ships to, by its setup or because it did so before. It is "" if it does not.
func (s *Store) shipsTo(dir string) (string, error) {
	if s.config.ship != nil {
		return s.config.ship.Dir, nil
	}
	text, err := os.ReadFile(filepath.Join(dir, ShipsToName))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// ForgetShipping has a restored house no longer know where it shipped to: it has another history now.
func ForgetShipping(dir string) error {
	err := os.Remove(filepath.Join(dir, ShipsToName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// openShip opens the directory that is shipped to, before anything is written. A house from which another one has taken over
// does not open, also if it is no longer told to ship.
func (d *directory) openShip() (err error) {
	s := d.s
	to, err := s.shipsTo(s.dir)
	if err != nil || to == "" || s.restoring {
		return err
	}
	if s.config.ship == nil {
		return ship.CheckPromoted(to)
	}
	d.ship, err = ship.Open(s.dir, *s.config.ship)
	return err
}

// compareShip compares the records with those that were shipped: if more were, the house is an old copy.
func (d *directory) compareShip(ctx context.Context, found *inspection) error {
	to, err := d.s.shipsTo(d.s.dir)
	if err != nil || to == "" {
		return err
	}
	c, ok, err := ship.Latest(to)
	if errors.Is(err, fs.ErrNotExist) { // a house that no longer ships need not have where it did
		return nil
	}
	if err != nil || !ok {
		return err
	}
	before := len(found.faults)
	if err := found.reaches(ctx, d.s.Reader, c.Size, c.Hash, "what was shipped to "+to); err != nil || len(found.faults) == before {
		return err
	}
	later, err := d.s.restoredSince(ctx, c.Time)
	if err == nil && later {
		found.faults = found.faults[:before]
	}
	return err
}

// restoredSince reports whether the house was restored after a time, by its own records.
func (s *Store) restoredSince(ctx context.Context, since time.Time) (bool, error) {
	for r, err := range query.Rows(ctx, s.db, s.scanRecord, `SELECT line FROM record WHERE tbl = '' ORDER BY seq`) {
		if err != nil {
			return false, err
		}
		var d journal.Server
		if r.Kind == journal.KindServer && r.Read(&d) == nil && d.Did == journal.DidRestore && r.Time.After(since) {
			return true, nil
		}
	}
	return false, nil
}

// beginShip begins to ship, once the database is known to be whole.
func (d *directory) beginShip(ctx context.Context, found *inspection, log *journal.Log) error {
	if d.ship == nil {
		return nil
	}
	to, err := filepath.Abs(d.s.config.ship.Dir)
	if err == nil {
		err = files.Observed{}.Replace(d.s.dir, ShipsToName, []byte(to+"\n"))
	}
	if err != nil {
		return err
	}
	c := ship.Commit{Size: log.Size(), Hash: log.Head(), Time: time.Now()}
	if h := found.files.Head; h != nil {
		c.Count = h.Count
	}
	if err := d.ship.Begin(ctx, d.copies.Database(), d.at, c, d.s.fail); err != nil {
		return fmt.Errorf("%s: %w", d.s.config.ship.Dir, err)
	}
	d.copies.Before(d.ship.BeforeCopy)
	d.ship.Run()
	return nil
}

// commitOf returns how far the house has come.
func (d *directory) commitOf(log *journal.Log) ship.Commit {
	return ship.Commit{Size: log.Size(), Hash: log.Head(), Count: d.progress.Count(), Time: time.Now()}
}
