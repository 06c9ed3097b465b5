package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store/files"
)

const (
	// LastBackupName is the file of a house that says when it was last copied, and where to.
	LastBackupName = "backup.last"

	// ShipsToName is the file of a house that says where it ships its log to.
	ShipsToName = "ship.to"

	// FirstPasswordsName is the file of a house that has the first passwords of its staff, until somebody has given them out.
	FirstPasswordsName = "first-passwords"
)

// Backup says when a house was copied, and where to.
type Backup struct {
	Time    time.Time `json:"time"` // the moment that the copy is of
	To      string    `json:"to"`
	Records int64     `json:"records"`
}

// LastBackup returns when the house of a directory was last copied by boardwalk backup, with a copy that was then verified; an
// error like [fs.ErrNotExist] if it never was.
func LastBackup(dir string) (b Backup, err error) {
	text, err := os.ReadFile(filepath.Join(dir, LastBackupName))
	if err != nil {
		return b, err
	}
	if err := json.Unmarshal(text, &b); err != nil || b.Time.IsZero() {
		return b, errors.Join(fmt.Errorf("%s holds no time", LastBackupName), err)
	}
	return b, nil
}

// LastBackup returns when the house was last copied; an error like [fs.ErrNotExist] if it never was.
func (s *Store) LastBackup() (Backup, error) { return LastBackup(s.dir) }

// KeepBackup notes that the house of a directory was copied.
func KeepBackup(dir string, b Backup) error {
	text, err := json.Marshal(b)
	if err != nil {
		return err
	}
	return files.Observed{}.Replace(dir, LastBackupName, append(text, '\n'))
}
