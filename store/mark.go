package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/sqlite"
)

// markFile returns where the mark is, or "" if there is none.
func (s *Store) markFile() (string, error) {
	if s.mark == nil || *s.mark != "" {
		if s.mark == nil {
			return "", nil
		}
		return *s.mark, nil
	}
	return usualMark(s.key)
}

// refuseSecond returns an error if a new house is to be made where a named mark knows of another: its disk is not mounted, or its
// directory was moved away. The new house would write over the mark, and the other one would be taken for an old copy.
func (s *Store) refuseSecond() error {
	if s.mark == nil || *s.mark == "" {
		return nil
	}
	h, err := sqlite.ReadHead(*s.mark)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, sqlite.ErrNoHead), err == nil && h.Size == 0:
		return nil
	case err != nil:
		return err
	}
	return fmt.Errorf("there is no house, and %s knows of one with %d records: put its directory back (is its disk mounted?), "+
		"or go on from a backup with boardwalk restore; for another house name another mark", *s.mark, h.Size)
}

// UsualMark returns where the mark of a directory's house is unless somebody names another file.
func UsualMark(dir string) (string, error) {
	key, err := journal.PublicKey(dir)
	if err != nil {
		return "", err
	}
	return usualMark(key)
}

// usualMark returns where the mark of a house is unless somebody names another file.
func usualMark(key note.Verifier) (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("there is no directory for the mark of the house: name a file with --mark (%w)", err)
	}
	return filepath.Join(dir, "boardwalk", "head-"+houseName(key)), nil
}
