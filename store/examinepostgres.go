package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// examinePostgres opens a snapshot of a house in PostgreSQL. One connection there reads one table
// at a time, so further ones are shown the same moment.
func examinePostgres(ctx context.Context, address string) (*Snapshot, error) {
	db, err := sql.Open("pgx", address)
	if err != nil {
		return nil, err
	}
	d := &database{db, postgresText}
	tx, err := d.moment(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	s := &Snapshot{db: db, tx: tx, faults: postgresFaults}
	name, err := one[string](ctx, tx, `SELECT pg_export_snapshot()`)
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.beside = func(ctx context.Context) (*moment, error) {
		tx, err := d.moment(ctx)
		if err != nil {
			return nil, err
		}
		if _, err := tx.ExecContext(ctx, "SET TRANSACTION SNAPSHOT '"+name+"'"); err != nil {
			return nil, errors.Join(err, tx.Rollback())
		}
		return tx, nil
	}
	return s, nil
}

// postgresFaults returns a sentence for each table that is missing, and for everything that would act
// when the house writes: triggers and rules.
func postgresFaults(ctx context.Context, q querier) (list []string, err error) {
	files, err := fs.Glob(schema, "schema/postgres/*.sql")
	if err != nil {
		return nil, err
	}
	step, err := one[int](ctx, q, `SELECT COALESCE(MAX(step), 0) FROM form`)
	if err != nil {
		return nil, err
	}
	if step < 1 || step > len(files) {
		return nil, fmt.Errorf("the data is of form %d, and this program examines forms 1 to %d", step, len(files))
	}
	have, err := all(rows(ctx, q, scanText, `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`))
	if err != nil {
		return nil, err
	}
	for _, name := range strings.Fields("balance checkpoint form lease pending person record result seed session setup transfer") {
		if !slices.Contains(have, name) {
			list = append(list, fmt.Sprintf("the table %q is gone", name))
		}
	}
	acts, err := all(rows(ctx, q, scanText, `SELECT 'trigger ' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
		WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
		UNION ALL SELECT 'rule ' || rulename FROM pg_rules WHERE schemaname = current_schema() ORDER BY 1`))
	for _, what := range acts {
		list = append(list, fmt.Sprintf("there is a %q, and none that the house has made", what))
	}
	return list, err
}

// checkPostgres returns an error if somebody has changed the schema.
func checkPostgres(ctx context.Context, q querier) error {
	list, err := postgresFaults(ctx, q)
	return changedSchema(list, err)
}
