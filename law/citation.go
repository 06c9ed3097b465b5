package law

import "strings"

// houseTitle stands where the regulation has the number of its title.
const houseTitle = "house"

// Citation is a [Cite] taken apart.
type Citation struct {
	Title      string  // "19"; "house" for house rules
	Chapter    string  // "47", "69F"; the id of a book of house rules, such as "war"
	Subchapter string  // "1"; empty for house rules, which are numbered through
	Section    string  // "2", "13Y"; "?" where the source lost it; empty for the whole subchapter
	Paragraph  string  // "(a)1iii(1)", as deep as the citation goes; empty for the whole section
	Split      string  // our own part of one numbered paragraph: "Pass Bet"
	Edition    Edition // only where the citation itself states it
}

// Cite returns the citation in full, put together again.
func (c Citation) Cite() Cite { return Cite(c.String()) }

// String returns the citation in full, put together again.
func (c Citation) String() string {
	var b strings.Builder
	b.WriteString(c.Title + ":" + c.Chapter)
	switch {
	case c.Title == houseTitle && c.Section != "":
		b.WriteString("-" + c.Section)
	case c.Title == houseTitle:
	case c.Section != "":
		b.WriteString("-" + c.Subchapter + "." + c.Section)
	default:
		b.WriteString("-" + c.Subchapter)
	}
	b.WriteString(c.Paragraph)
	if c.Split != "" {
		b.WriteString("[" + c.Split + "]")
	}
	if c.Edition != EditionUnstated {
		b.WriteString("[" + c.Edition.String() + "]")
	}
	return b.String()
}

// Contains reports whether d is c itself or stands below it: 1.2(a)1 contains
// 1.2(a)1iii and 1.2(a)1[odds], but not 1.2(a)10. A citation that does not
// state its edition contains those that do.
func (c Citation) Contains(d Citation) bool {
	if c.Title != d.Title || c.Chapter != d.Chapter || c.Subchapter != d.Subchapter {
		return false
	}
	if c.Edition != EditionUnstated && c.Edition != d.Edition {
		return false
	}
	if c.Section == "" {
		return true
	}
	if c.Section != d.Section {
		return false
	}
	if c.Split != "" {
		return c.Split == d.Split && c.Paragraph == d.Paragraph
	}
	rest, ok := strings.CutPrefix(d.Paragraph, c.Paragraph)
	return ok && !splitsLevel(c.Paragraph, rest)
}

// splitsLevel reports whether a paragraph would be cut in the middle of a
// number or numeral: between the 1 and the 0 of (a)10, or the i's of (a)1ii.
func splitsLevel(head, rest string) bool {
	if head == "" || rest == "" {
		return false
	}
	last, next := head[len(head)-1], rest[0]
	return isDigit(last) && isDigit(next) || isLower(last) && isLower(next)
}
