package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver
)

// addressName is the file in the directory of a house in PostgreSQL that says where that is. So the
// directory stands for the house for everybody who reads it.
const addressName = "postgres.address"

// postgresOf returns the address of the database of a directory, or "" if the directory has one
// itself.
func postgresOf(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, addressName))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// addressOf returns the address of the database of a directory, which must be the one that was given, if
// any was.
func addressOf(dir, given string) (string, error) {
	known, err := postgresOf(dir)
	if err == nil && given != "" && known != "" && known != given {
		err = fmt.Errorf("the house of this directory is at %s: change %s if that database has moved", known, addressName)
	}
	if given == "" {
		given = known
	}
	return given, err
}
