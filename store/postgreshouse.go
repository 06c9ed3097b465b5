package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// DefaultShards is how many shards a house of several machines has besides its own, unless whoever makes
// it says otherwise. A node has one or more of them, so there can be no more nodes than shards.
const DefaultShards = 16

// maxShards is the most that a house can have: every checkpoint over all of them has a line for each.
const maxShards = 1024

// ShardOf returns the shard of a table, a keno lounge or a progressive meter: 1 more than the remainder
// of the first eight bytes of SHA-256 of its id, as a big-endian number, when divided by the number of
// shards. A table that is linked to a meter is in the meter's shard, so that the meter's account has
// one writer and its readings an order. A house without shards has everything in shard 0.
func ShardOf(id string, shards int) int {
	if shards == 0 {
		return 0
	}
	sum := sha256.Sum256([]byte(id))
	return 1 + int(binary.BigEndian.Uint64(sum[:])%uint64(shards))
}

// postgresHouse is where a house is in PostgreSQL. Each shard is a schema with all the tables of a log; the
// first is also that of the house, where the others find what there is once.
type postgresHouse struct {
	config *pgx.ConnConfig
	base   string // the schema of shard 0
	shards int    // besides that
}

// parseHouse reads an address.
func parseHouse(address string) (*postgresHouse, error) {
	c, err := pgx.ParseConfig(address)
	return &postgresHouse{config: c}, err
}

// schema returns the name of a shard's schema.
func (s *postgresHouse) schema(shard int) string {
	name := s.base
	if shard > 0 {
		name = fmt.Sprintf("%s_%d", s.base, shard)
	}
	return pgx.Identifier{name}.Sanitize()
}

// path returns the search path of a shard: its own tables first, then those of the house.
func (s *postgresHouse) path(shard int) string {
	if shard == 0 {
		return s.schema(0)
	}
	return s.schema(shard) + ", " + s.schema(0)
}

// openWriter opens the database as a shard sees it, for transactions that lock what others wait for. If a
// process stands still in the middle of one, PostgreSQL ends it when its lease is over.
func (s *postgresHouse) openWriter(shard int) *sql.DB {
	c := *s
	c.config = s.config.Copy()
	c.config.RuntimeParams["idle_in_transaction_session_timeout"] = strconv.FormatInt(leaseFor.Milliseconds(), 10)
	return c.open(shard)
}

// open opens the database as a shard sees it.
func (s *postgresHouse) open(shard int) *sql.DB {
	c := s.config.Copy()
	if s.base != "" {
		c.RuntimeParams["search_path"] = s.path(shard)
	}
	return stdlib.OpenDB(*c)
}

// find reads how the house is divided. The database must have one.
func (s *postgresHouse) find(ctx context.Context, q query.Querier) error {
	base, err := query.One[string](ctx, q, `SELECT current_schema()`)
	if err != nil {
		return err
	}
	s.base = base
	s.shards, err = query.One[int](ctx, q, `SELECT shards FROM house`)
	return err
}

// findHouse reads an address and how the house there is divided.
func findHouse(ctx context.Context, address string) (*postgresHouse, error) {
	s, err := parseHouse(address)
	if err != nil {
		return nil, err
	}
	db := s.open(0)
	return s, errors.Join(s.find(ctx, db), db.Close())
}

// migrate brings the database to the newest schema. It divides a new house into as many shards as
// somebody said, or as many as are usual if that is below zero; an older house must have as many as were
// said. Nodes that start together do so one after the other.
func (s *postgresHouse) migrate(ctx context.Context, said, usual int) (err error) {
	db := s.open(0)
	defer func() { err = errors.Join(err, db.Close()) }()
	steps, err := schema.Postgres()
	if err != nil {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	const form = `CREATE TABLE IF NOT EXISTS form (step BIGINT PRIMARY KEY)`
	for _, text := range []string{`SELECT pg_advisory_xact_lock(1947)`, form} {
		if _, err := tx.ExecContext(ctx, text); err != nil {
			return err
		}
	}
	have, err := query.One[int](ctx, tx, `SELECT COALESCE(MAX(step), 0) FROM form`)
	if err != nil {
		return err
	}
	if have > len(steps) {
		return schema.DatabaseForm(have, len(steps))
	}
	if s.base, err = query.One[string](ctx, tx, `SELECT current_schema()`); err != nil {
		return err
	}
	switch {
	case have > 0:
		err = s.find(ctx, tx)
	case said < 0:
		s.shards = usual
	default:
		s.shards = said
	}
	if err != nil {
		return err
	}
	if said >= 0 && said != s.shards {
		return fmt.Errorf("the house was made with %d shards, which cannot be changed to %d", s.shards, said)
	}
	for i := range steps[have:] {
		if err := s.take(ctx, tx, have+i+1, &steps[have+i]); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// take takes one step of the schema, for the house and for each shard. The first makes them.
func (s *postgresHouse) take(ctx context.Context, tx *sql.Tx, number int, step *schema.Step) error {
	texts := []string{step.House}
	for shard := range s.shards + 1 {
		if number == 1 && shard > 0 {
			texts = append(texts, "CREATE SCHEMA "+s.schema(shard))
		}
		texts = append(texts, "SET LOCAL search_path = "+s.path(shard), step.SQL)
	}
	texts = append(texts, "SET LOCAL search_path = "+s.path(0))
	if number == 1 {
		texts = append(texts, fmt.Sprintf(`INSERT INTO house (shards, key) VALUES (%d, '')`, s.shards),
			fmt.Sprintf(`INSERT INTO lease (shard, node, epoch, since, until)
				SELECT shard, '', 0, '-infinity', '-infinity' FROM generate_series(0, %d) shard`, s.shards))
	}
	for _, text := range append(texts, fmt.Sprintf(`INSERT INTO form (step) VALUES (%d)`, number)) {
		if _, err := tx.ExecContext(ctx, text); err != nil {
			return fmt.Errorf("%s: %w", step.Name, err)
		}
	}
	return nil
}
