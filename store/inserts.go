package store

import "strings"

// rowsAtOnce is how many rows one statement writes, where there are as many. To begin
// and end a statement costs about as much as to write a row.
const rowsAtOnce = 8

// inserts writes rows into one table, several at once. Rows that were added are
// written at the latest by flush.
type inserts struct {
	one, many *statement
	columns   int
	values    []any
}

// texts returns the text of the statements for one row and for several. into is the
// table and columns, after what follows the VALUES. INSERT OR FAIL leaves the rows
// before a refused one in place, which does no harm because the transaction then fails
// as a whole; otherwise SQLite would copy every page in order to take them back.
func (r *inserts) texts(into string, columns int, after string) map[**statement]string {
	r.columns = columns
	into = "INSERT OR FAIL INTO " + into
	row := "(?" + strings.Repeat(", ?", columns-1) + ")"
	return map[**statement]string{
		&r.one:  into + " VALUES " + row + after,
		&r.many: into + " VALUES " + row + strings.Repeat(", "+row, rowsAtOnce-1) + after,
	}
}

// add adds a row.
func (r *inserts) add(w *writing, values ...any) {
	r.values = append(r.values, values...)
	if len(r.values) == rowsAtOnce*r.columns {
		w.do(r.many, r.values...)
		r.forget()
	}
}

// flush writes the rows that are left.
func (r *inserts) flush(w *writing) {
	for left := r.values; len(left) > 0; left = left[r.columns:] {
		w.do(r.one, left[:r.columns]...)
	}
	r.forget()
}

// forget drops the rows that were added and not written.
func (r *inserts) forget() {
	clear(r.values)
	r.values = r.values[:0]
}
