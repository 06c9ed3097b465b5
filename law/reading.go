package law

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

//go:embed readings.tsv
var readingsFile string

// Planned stands for the setting of a reading whose game is yet to be written.
const Planned = "planned"

// Reading is how we read paragraphs that leave something open.
type Reading struct {
	Paragraphs []Cite   // in full; the reading is about these and all below them
	Question   string   // what the text leaves open
	Text       string   // our reading: what the program does
	Settings   []string // the options that let a licensee choose otherwise, such as "big-six/wheel"; or [Planned]; usually none
}

// about reports whether the reading is about a paragraph: its own, or one above.
func (r *Reading) about(c Cite) bool {
	return slices.ContainsFunc(r.Paragraphs, func(p Cite) bool { return p.Covers(c) })
}

// String returns the reading in one line, with its setting.
func (r Reading) String() string {
	switch {
	case len(r.Settings) == 0:
		return r.Question + " " + r.Text
	case r.Settings[0] == Planned:
		return r.Question + " " + r.Text + " (The game is yet to come.)"
	}
	return r.Question + " " + r.Text + " (Setting: " + strings.Join(r.Settings, ", ") + ".)"
}

var theReadings = sync.OnceValue(func() []Reading {
	list, err := parseReadings(readingsFile)
	if err != nil {
		// The file is part of the program, and a test reads it.
		panic("law: readings.tsv: " + err.Error())
	}
	return list
})

// Readings returns every reading, in the order of the file. The slice is the
// caller's own.
func Readings() []Reading { return slices.Clone(theReadings()) }

// ReadingsOf returns the readings about a paragraph or one above it.
func ReadingsOf(c Cite) []Reading {
	if c.IsZero() {
		return nil
	}
	var found []Reading
	for _, r := range theReadings() {
		if r.about(c) {
			found = append(found, r)
		}
	}
	return found
}

// readingColumns is the number of fields in a line of the readings.
const readingColumns = 4

// parseReadings reads the lines after the first, which names the columns. Every
// paragraph has to be in the index.
func parseReadings(text string) ([]Reading, error) {
	var list []Reading
	for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if i == 0 {
			continue
		}
		f := strings.Split(strings.TrimRight(line, "\r"), "\t")
		if len(f) != readingColumns {
			return nil, fmt.Errorf("line %d: expected %d columns, found %d", i+1, readingColumns, len(f))
		}
		if f[1] == "" || f[2] == "" {
			return nil, fmt.Errorf("line %d: expected a question and a reading", i+1)
		}
		r := Reading{Question: f[1], Text: f[2]}
		for _, cite := range strings.Split(f[0], "; ") {
			if !Cite(cite).Names() {
				return nil, fmt.Errorf("line %d: the index has no paragraph %q", i+1, cite)
			}
			r.Paragraphs = append(r.Paragraphs, Cite(Cite(cite).Full()))
		}
		if f[3] != "" {
			r.Settings = strings.Split(f[3], "; ")
		}
		list = append(list, r)
	}
	return list, nil
}
