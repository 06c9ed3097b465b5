package store

import (
	"context"
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
	err = s.trySeeds(ctx, tables)
	if err != nil && s.resealing != nil { // this shard was done before the order was interrupted
		s.seeds = s.resealing
		err = s.trySeeds(ctx, tables)
	}
	return err
}

// trySeeds opens all seeds of tables. Without a key the house may be read for everything else.
func (s *Store) trySeeds(ctx context.Context, tables []string) error {
	for _, id := range tables {
		if s.seeds == nil {
			return nil
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
