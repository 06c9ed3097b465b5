package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/archive"
	"boardwalk/store/sqlite"
)

// prepare makes the directory that a house is to be put into, and refuses one that has something else in it.
func prepare(from, to string) error {
	if within(from, to) || within(to, from) {
		return fmt.Errorf("%s and %s are in each other: choose a directory elsewhere", from, to)
	}
	if err := os.MkdirAll(to, 0o700); err != nil {
		return err
	}
	list, err := os.ReadDir(to)
	if err != nil {
		return err
	}
	has := func(name string) bool {
		return slices.ContainsFunc(list, func(e os.DirEntry) bool { return e.Name() == name })
	}
	switch {
	case has("boardwalk.db") && has(sqlite.HeadName):
		return fmt.Errorf("there is a house in %s already: choose another directory", to)
	case has("boardwalk.db") && has("checkpoint.pub"): // it was interrupted at its very end
		if err := sameHouse(from, to); err != nil {
			return err
		}
		return os.Rename(sqlite.File(to), filepath.Join(to, sqlite.UnfinishedName))
	case has(sqlite.UnfinishedName):
		return sameHouse(from, to)
	}
	for _, e := range list {
		if e.Name() != "lock" && e.Name() != "checkpoint.pub" {
			return fmt.Errorf("%s is not empty: choose another directory", to)
		}
	}
	return nil
}

// sameHouse returns an error if what was begun in a directory is of another house.
func sameHouse(from, to string) error {
	have, err := os.ReadFile(filepath.Join(to, "checkpoint.pub"))
	if err != nil {
		return fmt.Errorf("%s is not empty: choose another directory", to)
	}
	want, err := os.ReadFile(filepath.Join(from, "checkpoint.pub"))
	if err == nil && string(have) != string(want) && !changedKey(have, want) {
		return fmt.Errorf("in %s a backup of another house was begun: choose another directory", to)
	}
	return err
}

// changedKey reports whether two public keys are of one house, which has changed its key between them.
func changedKey(have, want []byte) bool {
	was, err := journal.ParseKey(string(have))
	if err != nil {
		return false
	}
	now, err := journal.ParseKey(string(want))
	if err == nil {
		_, err = journal.Trusting(was, now)
	}
	return err == nil
}

// within reports whether a path is a directory or in it.
func within(path, dir string) bool {
	real := func(p string) string {
		if abs, err := filepath.Abs(p); err == nil {
			p = abs
		}
		if known, err := filepath.EvalSymlinks(p); err == nil {
			p = known
		}
		return p
	}
	rest, err := filepath.Rel(real(dir), real(path))
	return err == nil && rest != ".." && !strings.HasPrefix(rest, ".."+string(filepath.Separator))
}

// apart are files of a house that are not copied as they are: the database, what follows from it, what is of this
// machine, and passwords, which must not lie in more places than one.
var apart = []string{"boardwalk.db", "boardwalk.db-wal", "boardwalk.db-shm", sqlite.HeadName, sqlite.SumsName, "lock",
	"cluster.address", store.LastBackupName, store.ShipsToName, store.FirstPasswordsName}

// copyBeside copies what lies beside the database: the keys, the last checkpoint, what was published there.
func (c *copying) copyBeside() error {
	c.done.Files = c.done.Files[:0]
	list, err := os.ReadDir(c.from)
	if err != nil {
		return err
	}
	for _, e := range list {
		if archive.IsName(e.Name()) { // large, and copied last
			continue
		}
		if !e.Type().IsRegular() || slices.Contains(apart, e.Name()) || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		if err := c.copyFile(e.Name()); err != nil {
			return err
		}
		c.done.Files = append(c.done.Files, e.Name())
	}
	return nil
}

// copyFile copies one of the files beside the database.
func (c *copying) copyFile(name string) error { return place(c.from, c.to, name) }

// finish writes how far a house has come that was put together in a directory. It must have come at least as far as it is
// known to have, with the same history.
func finish(ctx context.Context, to string, known *sqlite.Head) (head sqlite.Head, err error) {
	s, err := store.Examine(ctx, to)
	if err != nil {
		return head, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	if head.Size, err = s.Size(ctx); err != nil {
		return head, err
	}
	if head.Hash, err = tlog.TreeHash(head.Size, s.Hashes(ctx)); err != nil {
		return head, err
	}
	if head.Size < known.Size {
		return head, fmt.Errorf("there are %d records, and %s knows of %d", head.Size, sqlite.HeadName, known.Size)
	}
	if hash, err := tlog.TreeHash(known.Size, s.Hashes(ctx)); err != nil || hash != known.Hash {
		return head, fmt.Errorf("the first %d records are another history than %s knows of", known.Size, sqlite.HeadName)
	}
	head.Count = known.Count + 1
	if err := sqlite.BeginHead(filepath.Join(to, sqlite.HeadName), head); err != nil {
		return head, err
	}
	return head, sqlite.ForgetPrints(to)
}
