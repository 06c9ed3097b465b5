package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// examinePostgres opens a snapshot of a house in PostgreSQL. One connection there reads one table
// at a time, so further ones are shown the same moment.
func examinePostgres(ctx context.Context, address string) (*Snapshot, error) {
	at, err := findHouse(ctx, address)
	if err != nil {
		return nil, err
	}
	d := &query.Database{DB: at.open(0), Text: postgresText}
	tx, err := d.Moment(ctx)
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	s := &Snapshot{db: d.DB, tx: tx, shards: at.shards}
	name, err := query.One[string](ctx, tx, `SELECT pg_export_snapshot()`)
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	again := func(ctx context.Context, shard int) (*query.Moment, error) {
		tx, err := d.Moment(ctx)
		if err != nil {
			return nil, err
		}
		for _, text := range []string{"SET TRANSACTION SNAPSHOT '" + name + "'", "SET LOCAL search_path = " + at.path(shard)} {
			if _, err := tx.ExecContext(ctx, text); err != nil {
				return nil, errors.Join(err, tx.Rollback())
			}
		}
		return tx, nil
	}
	s.inShard(0, again)
	for shard := range at.shards + 1 {
		if err := s.knownShard(ctx, shard); err != nil {
			return nil, errors.Join(err, s.Close())
		}
	}
	return s, nil
}

// knownShard returns an error if the records of a shard are of another form than this program reads.
func (s *Snapshot) knownShard(ctx context.Context, shard int) error {
	of, err := s.Shard(ctx, shard)
	if err != nil {
		return err
	}
	return errors.Join(knownRecords(ctx, of.tx), of.Close())
}

// inShard has a snapshot read a shard.
func (s *Snapshot) inShard(shard int, again func(context.Context, int) (*query.Moment, error)) {
	s.again = again
	s.beside = func(ctx context.Context) (*query.Moment, error) { return again(ctx, shard) }
	s.faults = func(ctx context.Context, q query.Querier) ([]string, error) { return postgresFaults(ctx, q, shard) }
}

// Shards returns into how many shards the house is divided, besides its own.
func (s *Snapshot) Shards() int { return s.shards }

// Shard returns the same moment of a shard of a house that is divided. It is closed before the snapshot
// that it is of.
func (s *Snapshot) Shard(ctx context.Context, shard int) (*Snapshot, error) {
	if shard < 0 || shard > s.shards || s.again == nil {
		return nil, fmt.Errorf("the house has no shard %d", shard)
	}
	tx, err := s.again(ctx, shard)
	if err != nil {
		return nil, err
	}
	of := &Snapshot{tx: tx, shards: s.shards}
	of.inShard(shard, s.again)
	return of, nil
}

// postgresFaults returns a sentence for each table that is missing, and for everything that would act
// when the house writes: triggers and rules.
func postgresFaults(ctx context.Context, q query.Querier, shard int) (list []string, err error) {
	steps, err := schema.Postgres()
	if err != nil {
		return nil, err
	}
	step, err := query.One[int](ctx, q, `SELECT COALESCE(MAX(step), 0) FROM form`)
	if err != nil {
		return nil, err
	}
	if step < 1 || step > len(steps) {
		return nil, schema.DatabaseForm(step, len(steps))
	}
	have, err := query.All(query.Rows(ctx, q, query.Value[string],
		`SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`))
	if err != nil {
		return nil, err
	}
	names := strings.Fields("balance checkpoint pending record result seed setup transfer")
	if shard == 0 {
		names = append(names, strings.Fields("form heads house lease node person purse session")...)
	}
	for _, name := range names {
		if !slices.Contains(have, name) {
			list = append(list, fmt.Sprintf("the table %q is gone", name))
		}
	}
	acts, err := query.All(query.Rows(ctx, q, query.Value[string],
		`SELECT 'trigger ' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
		WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
		UNION ALL SELECT 'rule ' || rulename FROM pg_rules WHERE schemaname = current_schema() ORDER BY 1`))
	for _, what := range acts {
		list = append(list, fmt.Sprintf("there is a %q, and none that the house has made", what))
	}
	return list, err
}

// checkPostgres returns an error if somebody has changed the schema.
func checkPostgres(ctx context.Context, q query.Querier, shard int) error {
	list, err := postgresFaults(ctx, q, shard)
	return schema.Changed(list, err)
}
