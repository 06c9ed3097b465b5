// Package query runs SQL statements and reads what they find. The statements of a house are written for
// SQLite; a [Database] gives them to PostgreSQL as that wants them.
//
//	size, err := query.One[int64](ctx, db, `SELECT COUNT(*) FROM record`)
//	names, err := query.All(query.Rows(ctx, db, query.Value[string], `SELECT tbl FROM setup ORDER BY tbl`))
//
// Other modules should not build on this package: it may change in every version.
package query
