package store

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store/files"
	"boardwalk/store/query"
	"boardwalk/store/sqlite"
)

// Sizes returns how many bytes the database takes, and its write-ahead log beside it. PostgreSQL has a log of its own, which is
// not counted.
func (s *Store) Sizes(ctx context.Context) (database, log int64, err error) {
	if _, ok := s.engine.(*directory); !ok {
		database, err = query.One[int64](ctx, s.db, `SELECT pg_database_size(current_database())`)
		return database, 0, err
	}
	if database, err = files.Size(sqlite.File(s.dir)); err != nil {
		return 0, 0, err
	}
	log, err = files.Size(sqlite.File(s.dir) + "-wal")
	return max(0, database), max(0, log), err
}

// Free returns how many bytes may still be written where the directory of the house is.
func (s *Store) Free() (int64, error) { return files.Free(s.dir) }

// lastSigned returns when the last checkpoint was kept, or zero if there is none.
func lastSigned(dir string, shard int) (time.Time, error) {
	info, err := os.Stat(filepath.Join(dir, lastOf(shard)))
	if errors.Is(err, fs.ErrNotExist) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, err
	}
	return info.ModTime(), nil
}
