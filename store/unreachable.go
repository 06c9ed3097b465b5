package store

import (
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

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
