package ship

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"boardwalk/store/files"
)

const (
	baseName     = "base"
	asyncName    = "behind"
	promotedName = "promoted"

	// LastName is the last signed checkpoint that was shipped.
	LastName = "checkpoint.last"
)

// Keys are the files of a house that are shipped once.
var Keys = []string{"checkpoint.pub", "checkpoint.key"}

// Generation is a base with the logs since then.
type Generation struct {
	Number int
	Dir    string
	Time   time.Time // from when on it has everything; zero while its base is being made
}

// Behind reports whether orders were acknowledged before they were shipped, so that the last of them may not be there.
func (g *Generation) Behind() bool {
	_, err := os.Stat(filepath.Join(g.Dir, asyncName))
	return err == nil
}

// LogFile names a log of the generation.
func (g *Generation) LogFile(n uint32) string {
	return filepath.Join(g.Dir, fmt.Sprintf("%06d.log", n))
}

// Logs returns how many logs the generation has.
func (g *Generation) Logs() (n uint32, err error) {
	for {
		if _, err := os.Stat(g.LogFile(n + 1)); errors.Is(err, fs.ErrNotExist) {
			return n, nil
		} else if err != nil {
			return n, err
		}
		n++
	}
}

// base is what is known of a base.
type base struct {
	Time time.Time `json:"time"`
}

// Generations returns those of a directory whose base is whole, the oldest first, and the number of the last that was begun.
func Generations(dir string) (list []Generation, last int, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, 0, err
	}
	for _, e := range entries {
		n, err := strconv.Atoi(e.Name())
		if err != nil || !e.IsDir() || n <= 0 {
			continue
		}
		last = max(last, n)
		g := generation(dir, n)
		text, err := os.ReadFile(filepath.Join(g.Dir, baseName))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		var b base
		if err == nil {
			err = json.Unmarshal(text, &b)
		}
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", filepath.Join(g.Dir, baseName), err)
		}
		g.Time = b.Time
		list = append(list, g)
	}
	slices.SortFunc(list, func(a, b Generation) int { return a.Number - b.Number })
	return list, last, nil
}

// generation returns the generation of a number.
func generation(dir string, n int) Generation {
	return Generation{Number: n, Dir: filepath.Join(dir, fmt.Sprintf("%08d", n))}
}

// Promotion says who has taken over from the house that shipped to a directory.
type Promotion struct {
	By   string    `json:"by"` // the directory of the house that goes on
	Time time.Time `json:"time"`
}

// Promoted is the refusal of a house from which another one has taken over.
type Promoted struct {
	Dir string // that it ships to
	Promotion
}

// Error says who goes on, and what can be done.
func (p *Promoted) Error() string {
	return fmt.Sprintf("%s took over from this house at %s (%s says so), so this one is over: open that one, or ship to another directory "+
		"after boardwalk restore", p.By, p.Time.Format(time.DateTime), filepath.Join(p.Dir, promotedName))
}

// CheckPromoted returns a [*Promoted] if another house has taken over from the one that ships to a directory.
func CheckPromoted(dir string) error {
	p, err := promotionOf(dir)
	if err != nil || p == nil {
		return err
	}
	return &Promoted{dir, *p}
}

// promotionOf returns who has taken over, or nil.
func promotionOf(dir string) (*Promotion, error) {
	text, err := os.ReadFile(filepath.Join(dir, promotedName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	p := &Promotion{}
	if err == nil {
		err = json.Unmarshal(text, p)
	}
	return p, err
}

// Promote says in a directory that the house of another one takes over, before anything else is done: from then on the house
// that ships there acknowledges nothing that it has not shipped before. It may say so twice.
func Promote(dir, by string) error {
	p, err := promotionOf(dir)
	if err != nil {
		return err
	}
	if p != nil && p.By != by {
		return fmt.Errorf("%s took over from this house at %s already", p.By, p.Time.Format(time.DateTime))
	}
	if p != nil {
		return nil
	}
	text, err := json.Marshal(Promotion{By: by, Time: time.Now().UTC().Round(0)})
	if err != nil {
		return err
	}
	return files.Observed{}.Replace(dir, promotedName, append(text, '\n'))
}
