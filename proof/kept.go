package proof

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"boardwalk/game"
	"boardwalk/table"
)

// keptFiles are the certificates that come with the program.
//
//go:embed kept
var keptFiles embed.FS

// ErrNone is the error of a certificate that does not come with the program.
var ErrNone = errors.New("no certificate of these options comes with the program")

// Kept returns the certificate of a game under some options that comes with the program.
func Kept(rules *table.Rules, o table.Options) (*Certificate, error) {
	for _, set := range Sets(rules) {
		if same(rules, set, o) {
			return read(fileName(rules.ID, set))
		}
	}
	return nil, ErrNone
}

// KeptSet is [Kept] of one of the [Sets].
func KeptSet(rules *table.Rules, set string) (*Certificate, error) {
	return read(fileName(rules.ID, set))
}

// FileName is the name of the certificate's file.
func (c *Certificate) FileName() string { return fileName(c.Game, c.Set) }

// All returns every certificate that comes with the program, in the order of the games and their sets.
func All() (list []*Certificate, err error) {
	for _, rules := range game.All {
		for _, set := range Sets(rules) {
			c, err := read(fileName(rules.ID, set))
			switch {
			case errors.Is(err, ErrNone):
				continue
			case err != nil:
				return nil, err
			}
			list = append(list, c)
		}
	}
	return list, nil
}

// read reads one of them.
func read(name string) (*Certificate, error) {
	text, err := keptFiles.ReadFile("kept/" + name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNone
	} else if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	c := &Certificate{}
	if err := decoder.Decode(c); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return c, nil
}
