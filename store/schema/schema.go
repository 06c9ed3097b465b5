// Package schema has the tables of a house's database: a few hand-written files for SQLite and for PostgreSQL, applied
// in the order of their names and never changed once released. There are about twenty statements in the packages of the
// store, each used once and tested: generated code and a tool for migrations would be longer than what they replace.
//
// Other modules should not build on this package: it may change in every version.
package schema

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

//go:embed *.sql postgres/*.sql postgres/house/*.sql
var files embed.FS

// Form is the form of databases that this program writes: how many steps they have taken.
const Form = 3

// Step is one step of a schema. A database that has taken the first n is of form n.
type Step struct {
	Name  string // of the file
	SQL   string
	House string // in PostgreSQL: what is done once for the house, and not for each shard; it may be empty
}

// SQLite returns the steps of a database in a directory.
func SQLite() ([]Step, error) { return read("*.sql") }

// Postgres returns the steps of a database in PostgreSQL, which are taken for each shard.
func Postgres() ([]Step, error) { return read("postgres/*.sql") }

// read reads the files of a pattern.
func read(pattern string) (steps []Step, err error) {
	names, err := fs.Glob(files, pattern)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		house, _ := files.ReadFile(path.Join(path.Dir(name), "house", path.Base(name))) // most have none
		steps = append(steps, Step{name, string(text), string(house)})
	}
	return steps, nil
}

// OtherForm is the refusal of data that a program of another version made. Nothing is wrong with the data.
type OtherForm struct {
	Of         string // what has another form: the database or the records
	Have, Want int
}

// Error says by what kind of program the data was made, and what can be done. Data of 0.1.0 and of all later programs is
// read, so data of an older form is from before that.
func (o *OtherForm) Error() string {
	if o.Have > o.Want {
		return fmt.Sprintf("it was made by a newer program (%s of form %d, and this program reads form %d): use that program",
			o.Of, o.Have, o.Want)
	}
	return fmt.Sprintf("it was made by a program from before 0.1.0 (%s of form %d, and this program reads form %d): keep it, and serve, "+
		"verify and replay it with the program that made it; a new house begins in another directory", o.Of, o.Have, o.Want)
}

// DatabaseForm returns the refusal of a database that has taken another number of steps.
func DatabaseForm(have, want int) error { return &OtherForm{"a database", have, want} }

// Changed is the error of a schema with faults.
func Changed(list []string, err error) error {
	if err == nil && len(list) > 0 {
		err = errors.New("somebody has changed the database: " + strings.Join(list, "; "))
	}
	return err
}
