package store

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
)

// position is a place in the write-ahead log: after so many frames of the log with
// those salts. A log that is begun anew has other salts.
type position struct {
	salts  [8]byte
	frames uint32
}

// later reports whether a log was begun after the one of p. Each time a log is begun
// anew, its first salt goes up by one.
func (p *position) later(salts [8]byte) bool {
	const most = 1 << 20
	n := binary.BigEndian.Uint32(salts[:4]) - binary.BigEndian.Uint32(p.salts[:4])
	return n > 0 && n < most
}

// The head of SQLite's index of the log, see sqlite.org/walformat.html.
const (
	indexVersion = 3007000
	indexHead    = 48
)

// position returns where the last commit ends in the write-ahead log. It reads that
// from SQLite's index of the log, which is shared memory with a file.
func (s *Store) position() (p position, err error) {
	if s.index == nil {
		// It stays open: closing it would free the locks of SQLite.
		if s.index, err = os.Open(databaseFile(s.dir) + "-shm"); err != nil {
			return p, err
		}
	}
	head := make([]byte, indexHead)
	if _, err := s.index.ReadAt(head, 0); err != nil {
		return p, fmt.Errorf("the index of the write-ahead log: %w", err)
	}
	if binary.NativeEndian.Uint32(head) != indexVersion || head[12] == 0 {
		return p, errors.New("the index of the write-ahead log is of a form that this program does not know")
	}
	p.frames = binary.NativeEndian.Uint32(head[16:])
	copy(p.salts[:], head[32:])
	return p, nil
}
