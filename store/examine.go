package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"

	"boardwalk/store/archive"
	"boardwalk/store/files"
	"boardwalk/store/query"
	"boardwalk/store/schema"
	"boardwalk/store/sqlite"
)

// Examine opens the data in a directory as it stands. It writes nothing, not
// even beside a server that is running, and wants no key.
func Examine(ctx context.Context, dir string) (*Snapshot, error) {
	if address, err := postgresOf(dir); err != nil {
		return nil, err
	} else if address != "" {
		return examinePostgres(ctx, address)
	}
	if _, err := os.Stat(sqlite.File(dir)); err != nil {
		return nil, noData(err)
	}
	if files.InUse(dir) {
		return examine(ctx, dir, "file:"+sqlite.File(dir)+"?mode=ro&_pragma=busy_timeout(5000)")
	}
	state := stateOf(dir)
	s, err := examineClosed(ctx, dir)
	if err != nil {
		return nil, fmt.Errorf("data in %s: %w", dir, err)
	}
	s.dir, s.state = dir, state
	return s, nil
}

// examineClosed opens the data of a house that nobody has open. SQLite would make the files of the write-ahead log
// that are missing, unless it is told that nobody writes the data: where nothing is in the log that nobody could, and else
// that it is the only one, so that it keeps its index of the log in memory. It cannot copy the log into a database file that
// is opened for reading, and so leaves both as they are.
func examineClosed(ctx context.Context, dir string) (*Snapshot, error) {
	file := "file:" + sqlite.File(dir) + "?mode=ro"
	found, err := sqlite.CheckLog(dir)
	if err != nil {
		return nil, err
	}
	if found.Log.Frames == 0 || found.Spent { // nothing in it counts, or everything is in the database
		return examine(ctx, dir, file+"&immutable=1")
	}
	return examine(ctx, dir, file+"&vfs="+sqlite.WithoutLocks+"&_pragma=locking_mode(EXCLUSIVE)")
}

// ErrWrittenMeanwhile says that a house was opened while its closed data was read.
var ErrWrittenMeanwhile = errors.New("the house was opened meanwhile, so what was read may be of two moments: do it again")

// Undisturbed returns [ErrWrittenMeanwhile] if the house was closed when the snapshot was taken, and was opened since. Nothing
// keeps a house from being opened while its data is read.
func (s *Snapshot) Undisturbed() error {
	if s.dir != "" && (files.InUse(s.dir) || stateOf(s.dir) != s.state) {
		return ErrWrittenMeanwhile
	}
	return nil
}

// stateOf says when the database and its log were last written.
func stateOf(dir string) (text string) {
	for _, name := range []string{sqlite.File(dir), sqlite.LogFile(dir)} {
		if info, err := os.Stat(name); err == nil {
			text += fmt.Sprintf("%d bytes at %v;", info.Size(), info.ModTime())
		}
	}
	return text
}

// examine opens a snapshot of the data source of a directory.
func examine(ctx context.Context, dir, source string) (*Snapshot, error) {
	db, err := sql.Open("sqlite", source)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // one that takes itself for the only one must be
	tx, err := (&query.Database{DB: db, Text: query.SQLite}).Moment(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	s := &Snapshot{db: db, tx: tx, faults: sqlite.SchemaFaults, source: source,
		archives: archive.In(dir), at: dir, freshBytes: true}
	if err := knownForm(ctx, tx); err != nil { // the snapshot is taken here
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// refuseForm returns an error if the data of a directory that nobody else has open is of another form. Data that cannot be
// read is of no form; what is wrong with it is found elsewhere.
func refuseForm(ctx context.Context, dir string) error {
	if size, err := files.Size(sqlite.File(dir)); err != nil || size <= 0 {
		return err
	}
	s, err := examineClosed(ctx, dir)
	if err == nil {
		return s.Close()
	}
	if errors.As(err, new(*schema.OtherForm)) {
		return err
	}
	return nil
}
