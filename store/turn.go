package store

import (
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

// Turn has the store ask before each attempt to take a house in PostgreSQL whether it may. While it may not it waits. An
// error ends the waiting, and [Open] returns it.
func Turn(may func() (bool, error)) Setup { return func(c *config) { c.turn = may } }

// awaitTurn waits until the process may try to take the house.
func (s *Store) awaitTurn() error {
	for s.turn != nil {
		may, err := s.turn()
		if may || err != nil {
			return err
		}
		time.Sleep(leaseFor / 8)
	}
	return nil
}

// Epoch returns the epoch of the lease under which a store in PostgreSQL writes: each process that takes the house has a
// greater one than all before. It is 0 for a house in a directory.
func (s *Store) Epoch() int64 {
	if p, ok := s.engine.(*postgres); ok {
		return p.lease.epoch
	}
	return 0
}

// Unreachable reports whether an error says that the database did not answer, or was about to stop: it may be there again
// later.
func Unreachable(err error) bool {
	var (
		connect *pgconn.ConnectError
		network net.Error
		refused *pgconn.PgError
	)
	switch {
	case errors.As(err, &refused): // closing down, starting up, or the connection was lost
		return strings.HasPrefix(refused.Code, "57P") || strings.HasPrefix(refused.Code, "08")
	case errors.As(err, &connect), errors.As(err, &network):
		return true
	}
	return errors.Is(err, driver.ErrBadConn) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
}
