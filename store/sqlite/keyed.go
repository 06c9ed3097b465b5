package sqlite

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"boardwalk/store/query"
)

// keyedID is SQLite's application id of the database of a house that has its key. It is written once the key is durable and
// before the first record is, and then lies in the first page of the database file, whatever becomes of the log and of the
// files beside it. So a database alone says whether its house was killed while it was made, or had begun.
const (
	keyedID   = 0x426f6172 // "Boar"
	keyedFrom = 68         // where it lies in the file, see sqlite.org/fileformat.html
)

// ErrKeyLost refuses a database whose house had begun.
var ErrKeyLost = errors.New("boardwalk.db is of a house that had begun, and its checkpoint.key is missing; its " +
	"records may have been in the log boardwalk.db-wal: " +
	"put the whole directory back from a copy, or choose another directory for a new house")

// Keyed reports whether a database file says that its house has had a key. A file that is shorter says nothing.
func Keyed(dir string) (bool, error) {
	f, err := os.Open(File(dir))
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	defer f.Close()
	id := make([]byte, 4)
	if _, err := f.ReadAt(id, keyedFrom); errors.Is(err, io.EOF) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	return binary.BigEndian.Uint32(id) == keyedID, nil
}

// SayKeyed writes into the database file that the house has its key, unless it says so. Houses of programs that did not
// write it are given it when they are opened.
func (c *Copier) SayKeyed(ctx context.Context) error {
	have, err := query.One[int64](ctx, c.conn, "PRAGMA application_id")
	if err != nil || have == keyedID {
		return err
	}
	if _, err := c.conn.ExecContext(ctx, fmt.Sprintf("PRAGMA application_id = %d", keyedID)); err != nil {
		return err
	}
	_, err = c.CopyBack(ctx)
	return err
}
