package store

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
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
