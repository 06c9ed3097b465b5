package store

import (
	"context"
	"database/sql"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// pipeline gathers statements for a database that is reached over a wire, and sends them together: each
// one that is waited for costs as much time as many rows.
type pipeline struct {
	conn  *pgx.Conn
	batch pgx.Batch
	then  []func(found pgx.Rows) error // what takes the rows of each; nil for those that only write
}

// newPipeline returns a pipe of a connection to PostgreSQL, on which the statements are prepared.
func newPipeline(conn *sql.Conn) (p *pipeline, err error) {
	err = conn.Raw(func(c any) error {
		p = &pipeline{conn: c.(*stdlib.Conn).Conn()}
		return nil
	})
	return p, err
}

// add adds a statement. The values may be changed afterwards.
func (p *pipeline) add(stmt *statement, then func(pgx.Rows) error, values []any) {
	p.batch.Queue(stmt.text, append([]any(nil), values...)...)
	p.then = append(p.then, then)
}

// send runs all statements that were added, and returns how many rows they wrote. After one that
// fails none is run.
func (p *pipeline) send(ctx context.Context) (rows uint64, err error) {
	sent := p.conn.SendBatch(ctx, &p.batch)
	for _, then := range p.then {
		if then != nil {
			found, queryErr := sent.Query()
			if err = queryErr; err == nil {
				err = then(found)
			}
			found.Close()
			if err == nil {
				err = found.Err()
			}
		} else {
			tag, execErr := sent.Exec()
			rows += uint64(tag.RowsAffected())
			err = execErr
		}
		if err != nil {
			break
		}
	}
	if closed := sent.Close(); err == nil {
		err = closed
	}
	p.forget()
	return rows, err
}

// forget drops what was added and not sent.
func (p *pipeline) forget() {
	clear(p.then)
	p.batch, p.then = pgx.Batch{}, p.then[:0]
}
