// Package kenobook runs the cases of keno: tickets, draws and what must follow,
// in plain text. README.md beside it is the manual of the language.
//
// Other modules should not build on this package: it may change in every version.
package kenobook

import (
	"fmt"
	"strings"

	"boardwalk/law"
)

// Is reports whether a text is a case of keno: it has a line "game keno".
func Is(text string) bool {
	for line := range strings.Lines(text) {
		if strings.Join(strings.Fields(line), " ") == "game keno" {
			return true
		}
	}
	return false
}

// Case is a case as it was read.
type Case struct {
	File  string
	Title string     // the first comment
	Law   []law.Cite // the rows that it proves
	lines []line

	lawLines []int // where each of Law stands
}

// line is one line of a case: a verb and what follows it.
type line struct {
	no         int
	verb, rest string
}

// Error is what is wrong with a line.
type Error struct {
	File string
	Line int
	Text string
}

// Error returns file, line and text.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Text) }

// maxSize bounds the cases that are read.
const maxSize = 1 << 20

// Parse reads a case. The error is an [*Error].
func Parse(file, text string) (*Case, error) {
	c := &Case{File: file}
	if len(text) > maxSize {
		return nil, &Error{file, 1, fmt.Sprintf("a case is at most %d bytes long", maxSize)}
	}
	no := 0
	for raw := range strings.Lines(text) {
		no++
		code, comment, commented := cutComment(raw)
		if commented && c.Title == "" {
			c.Title = strings.TrimSpace(comment)
		}
		words := strings.Join(strings.Fields(code), " ")
		if words == "" {
			continue
		}
		verb, rest, _ := strings.Cut(words, " ")
		if verb != "law" {
			c.lines = append(c.lines, line{no, verb, rest})
			continue
		}
		for cite := range strings.SplitSeq(rest, ",") {
			row := law.Cite(strings.TrimSpace(cite))
			if !row.Known() {
				return nil, &Error{file, no, fmt.Sprintf("the index of the law has no row %q", row.Full())}
			}
			c.Law = append(c.Law, row)
			c.lawLines = append(c.lawLines, no)
		}
	}
	return c, nil
}

// cutComment divides a line at its comment. A # within quotes begins none.
func cutComment(raw string) (code, comment string, commented bool) {
	quoted := false
	for i, c := range raw {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '#' && !quoted:
			return raw[:i], raw[i+1:], true
		}
	}
	return raw, "", false
}
