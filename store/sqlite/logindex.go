package sqlite

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
)

// The head of SQLite's index of the log, see sqlite.org/walformat.html.
const (
	indexVersion = 3007000
	indexHead    = 48
)

// Position returns where the last commit ends in the write-ahead log. It reads that
// from SQLite's index of the log, which is shared memory with a file.
func (c *Copier) Position() (p Position, err error) {
	if c.index == nil {
		// It stays open: closing it would free the locks of SQLite.
		if c.index, err = os.Open(File(c.dir) + "-shm"); err != nil {
			return p, err
		}
	}
	head := make([]byte, indexHead)
	if _, err := c.index.ReadAt(head, 0); err != nil {
		return p, fmt.Errorf("the index of the write-ahead log: %w", err)
	}
	if binary.NativeEndian.Uint32(head) != indexVersion || head[12] == 0 {
		return p, errors.New("the index of the write-ahead log is of a form that this program does not know")
	}
	p.Frames = binary.NativeEndian.Uint32(head[16:])
	copy(p.Salts[:], head[32:])
	return p, nil
}
