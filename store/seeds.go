package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/store/query"
	"boardwalk/store/seedkey"
)

// ErrNoSeedKey is the error of a store without a key that is asked to keep or to return seeds. It
// keeps none in clear.
var ErrNoSeedKey = errors.New("the store has no key to seal seeds with")

// openSeeds finds the key of the seeds and tries it on all that are kept. So a wrong key is
// refused when the house is opened, and not in the middle of a round.
func (s *Store) openSeeds(ctx context.Context, dir string) error {
	tables, err := query.All(query.Rows(ctx, s.db, query.Value[string], `SELECT DISTINCT tbl FROM seed ORDER BY tbl`))
	if err != nil {
		return err
	}
	if err := s.openSeedKey(s.key, dir, len(tables) == 0); err != nil {
		return err
	}
	s.seeds = s.seedKey
	for _, id := range tables {
		if s.seeds == nil {
			break // it may be read for everything else
		}
		if _, err := s.Seeds(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// openSeedKey reads the key of the seeds from its file, unless it was given. The file is made for a house
// that has no seeds.
func (c *config) openSeedKey(house note.Verifier, dir string, fresh bool) (err error) {
	if c.seedKey != nil || c.seedFile == nil {
		return nil
	}
	file := *c.seedFile
	if file == "" {
		if file, err = seedkey.Path(houseName(house)); err != nil {
			return err
		}
	}
	c.seedKey, err = seedkey.Open(file, dir, fresh)
	return err
}

// houseName returns a name for the house, which follows from the public key of its checkpoints.
func houseName(key note.Verifier) string { return fmt.Sprintf("%08x", key.KeyHash()) }

// Seeds returns the seeds of a table that are not revealed yet.
func (r *Reader) Seeds(ctx context.Context, table string) ([]Seed, error) {
	if r.seeds == nil {
		return nil, ErrNoSeedKey
	}
	return query.All(query.Rows(ctx, r.db, func(row *sql.Rows) (Seed, error) {
		s, sealed := Seed{Table: table}, []byte(nil)
		err := row.Scan(&s.Round, &sealed)
		if err != nil {
			return s, err
		}
		if s.Seed, err = r.seeds.Open(table, s.Round, sealed); err != nil {
			return s, fmt.Errorf("the key of the seeds does not open a seed of table %s: name the key that this house was opened with before, with --seed-key", table)
		}
		return s, nil
	}, `SELECT round, seed FROM seed WHERE tbl = ? ORDER BY round`, table))
}

// keepable returns an error if seeds of a batch cannot be sealed, or if it is not for this shard.
func (s *Store) keepable(b *Batch) error {
	if s.shard > 0 && len(b.People)+len(b.Sessions) > 0 {
		return errors.New("people and sessions are kept in the house's own shard")
	}
	for i := range b.Seeds {
		if !b.Seeds[i].Revealed && s.seeds == nil {
			return ErrNoSeedKey
		}
	}
	return nil
}
