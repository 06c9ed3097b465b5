package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"boardwalk/store/query"
)

// ErrNoSeedKey is the error of a store without a key that is asked to keep or to return seeds. It
// keeps none in clear.
var ErrNoSeedKey = errors.New("the store has no key to seal seeds with")

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
			return s, fmt.Errorf("the key of the seeds does not open a seed of table %s: "+
				"name the key that this house was opened with before, with --seed-key", table)
		}
		return s, nil
	}, `SELECT round, seed FROM seed WHERE tbl = ? ORDER BY round`, table))
}
