package law

import (
	"fmt"
	"slices"
	"strings"
)

// recodified has the chapters that got other numbers: the older and the later.
// The numbers within the chapter stayed as they were.
var recodified = [...]struct{ title, chapter, laterTitle, laterChapter string }{
	{"19", "47", "13", "69F"},
	{"19", "46", "13", "69E"},
}

// Recodified returns the same paragraph under the other number of its chapter:
// 19:47-1.3(c) for 13:69F-1.3(c), and the other way round. It reports false for
// a chapter that has one number only.
func (c Citation) Recodified() (Citation, bool) {
	for _, r := range recodified {
		switch {
		case c.Title == r.title && c.Chapter == r.chapter:
			c.Title, c.Chapter = r.laterTitle, r.laterChapter
			return c, true
		case c.Title == r.laterTitle && c.Chapter == r.laterChapter:
			c.Title, c.Chapter = r.title, r.chapter
			return c, true
		}
	}
	return c, false
}

// Find returns the rows of a citation and of everything below it, in the order
// of the index. Where there are none under its number, it returns those under
// the other number of its chapter, and a note that says so in a sentence. The
// note also tells of rows under the other number beside its own.
func Find(c Citation) (rows []Row, note string) {
	rows = below(c)
	other, ok := c.Recodified()
	if !ok {
		return rows, ""
	}
	switch others := below(other); {
	case len(others) == 0:
		return rows, ""
	case len(rows) > 0:
		return rows, fmt.Sprintf("Chapter %s was recodified, with the same numbers within the chapter. See also %s (%s).",
			chapterOf(older(c, other)), other, editionsOf(others))
	default:
		return others,
			fmt.Sprintf("%s is %s under another number: chapter %s was recodified as %s, with the same numbers within "+
				"the chapter. The text we read: %s.",
				c, other, chapterOf(older(c, other)), chapterOf(later(c, other)), editionsOf(others))
	}
}

// below returns the rows that a citation contains.
func below(c Citation) []Row {
	var rows []Row
	ix := theIndex()
	for i, citation := range theCitations() {
		if c.Contains(citation) {
			rows = append(rows, ix.rows[i])
		}
	}
	return rows
}

func chapterOf(c Citation) string { return c.Title + ":" + c.Chapter }

// older returns the one of two citations that has the older number, and later
// the other.
func older(c, d Citation) Citation {
	if c.Title == recodified[0].title {
		return c
	}
	return d
}

func later(c, d Citation) Citation {
	if c.Title == recodified[0].title {
		return d
	}
	return c
}

// editionsOf lists the editions of some rows, and says once that none of them
// is claimed to be current law.
func editionsOf(rows []Row) string {
	var names []string
	for _, row := range rows {
		if name := editions[row.Edition].description; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, "; ") + notCurrent
}
