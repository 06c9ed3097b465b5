package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver
	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/archive"
	"boardwalk/store/query"
	"boardwalk/store/sqlite"
)

// Read opens the data in a directory for reading only, beside a server that may
// be running on it. Of a house that is divided into shards it reads the house's own.
func Read(dir string) (*Reader, error) { return ReadShard(dir, 0) }

// ReadShard is [Read] for one shard.
func ReadShard(dir string, shard int) (*Reader, error) {
	address, err := postgresOf(dir)
	if err != nil {
		return nil, err
	}
	if address == "" {
		if _, err := os.Stat(sqlite.File(dir)); err != nil {
			return nil, noData(err)
		}
	}
	key, err := journal.PublicKey(dir)
	if err != nil {
		return nil, err
	}
	if address != "" {
		return readPostgres(address, shard, key)
	}
	if shard != 0 {
		return nil, fmt.Errorf("a house in one directory has no shard %d", shard)
	}
	return read(dir, "", key)
}

// noData is the error of a directory without a house.
func noData(err error) error { return fmt.Errorf("no casino's data: %w", err) }

// read opens a reader with additional settings of the driver.
func read(dir, extra string, key note.Verifier) (*Reader, error) {
	db, err := sql.Open("sqlite", sqlite.ReadOnly(dir, extra))
	if err != nil {
		return nil, err
	}
	r, err := newReader(&query.Database{DB: db, Text: query.SQLite}, key)
	if err == nil {
		r.archives = archive.In(dir)
	}
	return r, err
}

// readPostgres opens a reader of a shard of a house in PostgreSQL, whose key is given.
func readPostgres(address string, shard int, key note.Verifier) (*Reader, error) {
	at, err := findHouse(context.Background(), address)
	if err != nil {
		return nil, err
	}
	return readHouse(at, shard, journal.VerifierOf(key, shard))
}

// readHouse opens a reader of a shard.
func readHouse(at *postgresHouse, shard int, key note.Verifier) (*Reader, error) {
	r, err := newReader(&query.Database{DB: at.open(shard), Text: postgresText}, key)
	if err == nil {
		r.shards = at.shards
	}
	return r, err
}

// ReadLogs opens all logs of a house for reading only: its own first, and then those of the wings of
// a divided one. The caller closes each.
func ReadLogs(dir string) ([]*Reader, error) {
	hall, err := Read(dir)
	if err != nil {
		return nil, err
	}
	logs := []*Reader{hall}
	for shard := 1; shard <= hall.Shards(); shard++ {
		r, err := ReadShard(dir, shard)
		if err != nil {
			return nil, errors.Join(err, CloseLogs(logs))
		}
		logs = append(logs, r)
	}
	return logs, nil
}

// CloseLogs closes readers.
func CloseLogs(logs []*Reader) error {
	var errs []error
	for _, r := range logs {
		errs = append(errs, r.Close())
	}
	return errors.Join(errs...)
}
