package store

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
)

// statement is a prepared statement of the writer. It goes to the driver directly,
// because package database/sql would copy every value of every row.
type statement struct {
	driver.Stmt
	text string
	args []driver.NamedValue
}

// with puts values into the arguments of the statement. They must be of the driver's
// types.
func (s *statement) with(values []any) []driver.NamedValue {
	for i := len(s.args); i < len(values); i++ {
		s.args = append(s.args, driver.NamedValue{Ordinal: i + 1})
	}
	for i, v := range values {
		s.args[i].Value = v
	}
	return s.args[:len(values)]
}

// exec runs the statement, and returns how many rows it wrote.
func (s *statement) exec(ctx context.Context, values ...any) (int64, error) {
	result, err := s.Stmt.(driver.StmtExecContext).ExecContext(ctx, s.with(values))
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// row reads one row, or returns ErrNone.
func (s *statement) row(ctx context.Context, columns int, values ...any) (row []driver.Value, err error) {
	found, err := s.Stmt.(driver.StmtQueryContext).QueryContext(ctx, s.with(values))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, found.Close()) }()
	row = make([]driver.Value, columns)
	if err := found.Next(row); errors.Is(err, io.EOF) {
		return nil, ErrNone
	} else if err != nil {
		return nil, err
	}
	return row, nil
}
