package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"

	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// schemaOf returns the tables, indexes, triggers and views of a database with their
// SQL, by kind and name.
func schemaOf(ctx context.Context, q query.Querier) (map[string]string, error) {
	have := map[string]string{}
	scan := func(r *sql.Rows) (v [2]string, err error) { return v, r.Scan(&v[0], &v[1]) }
	for v, err := range query.Rows(ctx, q, scan,
		`SELECT type || ' ' || name, COALESCE(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'`) {
		if err != nil {
			return nil, err
		}
		have[v[0]] = v[1]
	}
	return have, nil
}

// SchemaFaults compares a database with a fresh one of the same version. It returns a
// sentence for each thing that is added, missing or different. A trigger, for example,
// would act whenever the house writes.
func SchemaFaults(ctx context.Context, q query.Querier) (list []string, err error) {
	number, err := query.One[int](ctx, q, "PRAGMA user_version")
	if err != nil {
		return nil, err
	}
	have, err := schemaOf(ctx, q)
	if err != nil {
		return nil, err
	}
	empty, err := sql.Open("sqlite", "file::memory:")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, empty.Close()) }()
	conn, err := empty.Conn(ctx)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	if err := apply(ctx, conn, 0, number); err != nil {
		return nil, err
	}
	want, err := schemaOf(ctx, conn)
	if err != nil {
		return nil, err
	}
	for _, what := range slices.Sorted(maps.Keys(have)) {
		if text, ok := want[what]; !ok {
			list = append(list, fmt.Sprintf("there is a %q, and none that the house has made", what))
		} else if text != have[what] {
			list = append(list, fmt.Sprintf("the %q is not as the house has made it", what))
		}
		delete(want, what)
	}
	for _, what := range slices.Sorted(maps.Keys(want)) {
		list = append(list, fmt.Sprintf("the %q is gone", what))
	}
	return list, nil
}

// CheckSchema returns an error if the schema of a database was changed.
func CheckSchema(ctx context.Context, q query.Querier) error {
	list, err := SchemaFaults(ctx, q)
	return schema.Changed(list, err)
}
