package law

import (
	"slices"
	"strings"
)

// Added is the book of what the house refuses or asks for although no paragraph does. A refusal under one of its rules
// says so wherever it is printed.
const Added = house + "added"

// IsAddition reports whether the citation is one of the house's own additions to the law.
func (c Cite) IsAddition() bool { return c.isHouse() && c.Book().ID == Added }

// Additions returns what the house adds to the law, in the order of its book.
func Additions() []Row {
	return slices.DeleteFunc(slices.Clone(theIndex().rows), func(r Row) bool { return !r.Cite.IsAddition() })
}

// Beside returns the paragraphs beside which an addition stands, as its row names them.
func (r *Row) Beside() (list []Cite) {
	if !r.Cite.IsAddition() {
		return nil
	}
	for _, word := range strings.FieldsFunc(r.Doubt, func(c rune) bool { return c == ' ' || c == ',' || c == ';' }) {
		if strings.HasPrefix(word, "19:47-") {
			list = append(list, Cite(word))
		}
	}
	return list
}

// AdditionsTo returns what the house adds beside a paragraph or one below it.
func AdditionsTo(c Cite) []Row {
	if c.IsZero() {
		return nil
	}
	return slices.DeleteFunc(Additions(), func(r Row) bool {
		return !slices.ContainsFunc(r.Beside(), func(b Cite) bool { return c.Covers(b) || b.Covers(c) })
	})
}
