package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// Migrate brings the database to the newest schema. Each step is a transaction of its
// own with its number, so a crash leaves none half done.
func Migrate(ctx context.Context, conn *sql.Conn) error {
	steps, err := schema.SQLite()
	if err != nil {
		return err
	}
	have, err := query.One[int](ctx, conn, "PRAGMA user_version")
	if err != nil {
		return err
	}
	if have > len(steps) {
		return schema.DatabaseForm(have, len(steps))
	}
	return apply(ctx, conn, have, len(steps))
}

// apply brings a database from one version of the schema to another.
func apply(ctx context.Context, conn *sql.Conn, have, want int) error {
	steps, err := schema.SQLite()
	if err != nil {
		return err
	}
	for i, step := range steps[have:want] {
		text := fmt.Sprintf("BEGIN IMMEDIATE;\n%s\nPRAGMA user_version = %d;\nCOMMIT;", step.SQL, have+i+1)
		if _, err := conn.ExecContext(ctx, text); err != nil {
			return fmt.Errorf("%s: %w", step.Name, err)
		}
	}
	return nil
}
