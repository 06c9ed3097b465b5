package store

import "context"

// writing is a transaction. After its first error it does nothing more.
type writing struct {
	ctx  context.Context
	pipe *pipeline // where statements wait for others; nil if each goes to the database at once
	rows uint64
	err  error
}

// say runs a statement that writes no rows. SQLite would count those of the one before.
func (w *writing) say(stmt *statement) {
	rows := w.rows
	w.do(stmt)
	w.rows = rows
}

// do runs a statement that writes, at the latest with the next flush.
func (w *writing) do(stmt *statement, values ...any) {
	if w.pipe == nil {
		w.now(stmt, values...)
	} else if w.err == nil {
		w.pipe.add(stmt, nil, values)
	}
}

// now runs a statement at once, and returns how many rows it wrote.
func (w *writing) now(stmt *statement, values ...any) (rows int64) {
	if w.flush(); w.err == nil {
		rows, w.err = stmt.exec(w.ctx, values...)
		w.rows += uint64(rows)
	}
	return rows
}

// flush runs the statements that wait, and hears what became of them.
func (w *writing) flush() {
	if w.pipe == nil {
		return
	}
	if w.err != nil {
		w.pipe.forget()
		return
	}
	var rows uint64
	rows, w.err = w.pipe.send(w.ctx)
	w.rows += rows
}
