package law

import "slices"

// chapter is what the short form of a citation leaves out.
const chapter = "19:47-"

// Cite is a citation as written in code or in a case: "19:47-1.3(c)", or in the
// short form, which leaves out the chapter, "1.3(c)". Chapters other than 19:47
// are always written in full: "13:69F-42.5(a)". A citation of house rules names
// its book and rule: "house:war-3(a)".
type Cite string

// IsZero reports whether nothing is cited.
func (c Cite) IsZero() bool { return c == "" }

// Full returns the citation with its chapter, as it stands in the index.
// It does not allocate for a paragraph that the index knows.
func (c Cite) Full() string {
	if c.IsZero() || c.hasChapter() {
		return string(c)
	}
	if row, ok := c.Row(); ok {
		return string(row.Cite)
	}
	return chapter + string(c)
}

// String returns the citation in full.
func (c Cite) String() string { return c.Full() }

// Row returns the row of the index that the citation names.
func (c Cite) Row() (Row, bool) { return Lookup(c) }

// Known reports whether the index has a row for the citation.
func (c Cite) Known() bool {
	_, ok := Lookup(c)
	return ok
}

// Covers reports whether d is c itself or stands below it: 1.4(b) covers
// 1.4(b)[Pass Bet], and 1.4 both.
func (c Cite) Covers(d Cite) bool {
	if c.Full() == d.Full() {
		return true
	}
	above, err := Parse(c.Full())
	if err != nil {
		return false
	}
	below, err := Parse(d.Full())
	return err == nil && above.Contains(below)
}

// Names reports whether the index has a row for the citation or for anything
// below it.
func (c Cite) Names() bool {
	return c.Known() || slices.ContainsFunc(theIndex().rows, func(r Row) bool { return c.Covers(r.Cite) })
}

// hasChapter looks only at the colon after the title, which is a number of two
// digits or "house", because Full is called for every event of every round.
func (c Cite) hasChapter() bool {
	return len(c) > 2 && c[2] == ':' || len(c) >= len(house) && c[len(house)-1] == ':'
}
