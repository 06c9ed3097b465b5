package law

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed places.tsv
var placesFile string

// Place is a line of code that cites a row.
type Place struct {
	File string // relative to the root of the sources
	Line int    // from 1 on
}

// String writes a place as compilers do: "game/craps/craps.go:112".
func (p Place) String() string { return fmt.Sprintf("%s:%d", p.File, p.Line) }

var thePlaces = sync.OnceValue(func() map[Cite][]Place { return ParsePlaces(placesFile) })

// PlacesOf returns the lines of code that cite a row, as of the last full run of the tests. The slice is the caller's own.
func PlacesOf(c Cite) []Place { return slices.Clone(thePlaces()[Cite(c.Full())]) }

const placesHeader = "cite\tplaces\n"

// ParsePlaces reads what [FormatPlaces] wrote. What it does not understand it passes over, so that a file left by a merge is
// read for what it is worth; the next full run of the tests writes it afresh.
func ParsePlaces(text string) map[Cite][]Place {
	found := map[Cite][]Place{}
	for line := range strings.Lines(text) {
		cite, rest, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		if !ok {
			continue
		}
		for word := range strings.FieldsSeq(rest) {
			file, lines, ok := strings.Cut(word, ":")
			for number := range strings.SplitSeq(lines, ",") {
				if n, err := strconv.Atoi(number); ok && err == nil && n > 0 {
					found[Cite(cite)] = append(found[Cite(cite)], Place{file, n})
				}
			}
		}
		found[Cite(cite)] = sortedPlaces(found[Cite(cite)])
		if len(found[Cite(cite)]) == 0 {
			delete(found, Cite(cite))
		}
	}
	return found
}

// FormatPlaces writes one line for each row of the index that code cites: the citation in full, and the files with the
// lines in each, as in "game/craps/craps.go:12,40 table/bet.go:7".
func FormatPlaces(found map[Cite][]Place) string {
	by := map[string][]Place{}
	for cite, places := range found {
		by[cite.Full()] = append(by[cite.Full()], places...)
	}
	var b strings.Builder
	b.WriteString(placesHeader)
	for _, row := range theIndex().rows {
		file := ""
		for i, p := range sortedPlaces(by[row.Cite.Full()]) {
			switch {
			case i == 0:
				fmt.Fprintf(&b, "%s\t%s:%d", row.Cite.Full(), p.File, p.Line)
			case p.File == file:
				fmt.Fprintf(&b, ",%d", p.Line)
			default:
				fmt.Fprintf(&b, " %s:%d", p.File, p.Line)
			}
			file = p.File
		}
		if file != "" {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// sortedPlaces puts places in order, each once.
func sortedPlaces(list []Place) []Place {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b Place) int {
		if c := strings.Compare(a.File, b.File); c != 0 {
			return c
		}
		return a.Line - b.Line
	})
	return slices.Compact(list)
}
