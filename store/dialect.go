package store

import (
	"strconv"
	"strings"
)

// inPostgres says for what SQLite says how PostgreSQL says it.
var inPostgres = strings.NewReplacer(
	"BEGIN IMMEDIATE", "BEGIN",
	"INSERT OR FAIL", "INSERT",
	"GLOB 'player/*'", "LIKE 'player/%'",
	"CROSS JOIN", "JOIN", // which has no condition in PostgreSQL, and there keeps no order either
	"AS BLOB", "AS BYTEA",
)

// postgresText returns a statement, which is written for SQLite, as PostgreSQL wants it: with $1 for
// the first ?, and for each ?1.
func postgresText(statement string) string {
	statement = inPostgres.Replace(statement)
	var out strings.Builder
	n := 0
	for i := 0; i < len(statement); i++ {
		if statement[i] != '?' {
			out.WriteByte(statement[i])
			continue
		}
		out.WriteByte('$')
		if i+1 == len(statement) || statement[i+1] < '0' || statement[i+1] > '9' {
			n++
			out.WriteString(strconv.Itoa(n))
		}
	}
	return out.String()
}
