package store

import "strings"

// several is how many rows go into a table at once where there are as many: to
// begin a statement and to end it costs about as much as to write a row.
const several = 8

// inserts writes rows into one table, some at once. What was added is written
// when it is flushed, at the latest.
type inserts struct {
	one, many *statement
	columns   int
	values    []any
}

// texts are the statements for one row and for several, of what an INSERT goes into
// and what comes after its VALUES. If one of several rows is refused then those
// before it stay, since the transaction fails as a whole: SQLite would keep a copy of
// every page to take them back otherwise.
func (r *inserts) texts(into string, columns int, after string) map[**statement]string {
	r.columns = columns
	into = "INSERT OR FAIL INTO " + into
	row := "(?" + strings.Repeat(", ?", columns-1) + ")"
	return map[**statement]string{
		&r.one:  into + " VALUES " + row + after,
		&r.many: into + " VALUES " + row + strings.Repeat(", "+row, several-1) + after,
	}
}

// add has a row written.
func (r *inserts) add(w *writing, values ...any) {
	r.values = append(r.values, values...)
	if len(r.values) == several*r.columns {
		w.do(r.many, r.values...)
		r.forget()
	}
}

// flush writes the last of them.
func (r *inserts) flush(w *writing) {
	for left := r.values; len(left) > 0; left = left[r.columns:] {
		w.do(r.one, left[:r.columns]...)
	}
	r.forget()
}

// forget leaves out what was added and not written.
func (r *inserts) forget() {
	clear(r.values)
	r.values = r.values[:0]
}
