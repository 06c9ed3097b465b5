package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"boardwalk/store/query"
)

// The schema is a few hand-written files, applied in the order of their names
// and never changed once released. There are about twenty statements in this
// package, each used once and tested: generated code and a tool for migrations
// would be longer than what they replace.
//
//go:embed schema/*.sql schema/postgres/*.sql schema/postgres/house/*.sql
var schema embed.FS

// migrate brings the database to the newest schema. Each step is a transaction of its
// own with its number, so a crash leaves none half done.
func migrate(ctx context.Context, conn *sql.Conn) error {
	files, err := fs.Glob(schema, "schema/*.sql")
	if err != nil {
		return err
	}
	have, err := query.One[int](ctx, conn, "PRAGMA user_version")
	if err != nil {
		return err
	}
	if have > len(files) {
		return tooNew(have, len(files))
	}
	return apply(ctx, conn, have, len(files))
}

// tooNew refuses data of a later program.
func tooNew(have, known int) error {
	return &OtherForm{"a database", have, known}
}

// apply brings a database from one version of the schema to another.
func apply(ctx context.Context, conn *sql.Conn, have, want int) error {
	files, err := fs.Glob(schema, "schema/*.sql")
	if err != nil {
		return err
	}
	for i, name := range files[have:want] {
		text, err := schema.ReadFile(name)
		if err != nil {
			return err
		}
		step := fmt.Sprintf("BEGIN IMMEDIATE;\n%s\nPRAGMA user_version = %d;\nCOMMIT;", text, have+i+1)
		if _, err := conn.ExecContext(ctx, step); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}
