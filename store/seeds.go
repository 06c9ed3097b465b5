package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/store/query"
	"boardwalk/store/seedkey"
)

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

// SeedKeyOf returns the key under which a house keeps its seeds, from a file, or from the usual one if none is named.
func SeedKeyOf(house note.Verifier, dir, file string) (*seedkey.Key, error) {
	c := config{seedFile: &file}
	err := c.openSeedKey(house, dir, false)
	return c.seedKey, err
}

// UsualSeedKey returns where the key of the seeds of a directory's house is unless somebody names another file.
func UsualSeedKey(dir string) (string, error) {
	key, err := journal.PublicKey(dir)
	if err != nil {
		return "", err
	}
	return seedkey.Path(houseName(key))
}

// houseName returns a name for the house, which follows from the first public key of its checkpoints.
func houseName(key note.Verifier) string { return fmt.Sprintf("%08x", journal.FirstKey(key).KeyHash()) }

// Reseal seals all seeds that are kept under another key, and says so in a record that names the key. It returns how many there
// are. That is one transaction: before it the old key opens them, after it the new one. The store is to be closed then, and
// opened with the new key.
func (s *Store) Reseal(ctx context.Context, to *seedkey.Key) (int, error) {
	if s.seeds == nil {
		return 0, ErrNoSeedKey
	}
	if s.Shards() > 0 {
		return 0, errors.New("the seeds of a house that is divided are kept in all of its shards, under one key")
	}
	type kept struct {
		table  string
		round  int64
		sealed []byte
	}
	all, err := query.All(query.Rows(ctx, s.db, func(row *sql.Rows) (k kept, err error) {
		return k, row.Scan(&k.table, &k.round, &k.sealed)
	}, `SELECT tbl, round, seed FROM seed ORDER BY tbl, round`))
	if err != nil {
		return 0, err
	}
	b := &Batch{}
	for _, k := range all {
		seed, err := s.seeds.Open(k.table, uint64(k.round), k.sealed)
		if err != nil {
			return 0, fmt.Errorf("seed %d of table %s: %w", k.round, k.table, err)
		}
		b.Resealed = append(b.Resealed, SealedSeed{k.table, k.round, to.Seal(k.table, uint64(k.round), seed)})
	}
	data, err := journal.Data(journal.Server{Did: journal.DidReseal, SeedKey: to.Name()})
	if err != nil {
		return 0, err
	}
	b.Records = []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}
	_, err = s.Append(b)
	return len(all), err
}

// MAC returns a code for some texts that only this house can make: it is made with the
// key of the seeds, which is not among the data. A store without that key makes codes
// that are good for as long as it is open.
func (s *Store) MAC(what string, parts ...string) []byte {
	s.macOnce.Do(func() {
		if s.macKey = s.seeds; s.macKey == nil {
			s.macKey = seedkey.New(chance.NewSeed())
		}
	})
	return s.macKey.MAC(what, parts...)
}
