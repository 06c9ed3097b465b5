// Package paper prints keno: requests, tickets, rate cards and the board, as text
// for a terminal and as a page of HTML for a printer.
//
// A [Sheet] is a paper as data: a grid of the 80 numbers and lines, each under
// its paragraph. [Ticket], [Request], [RateCard] and [Board] make one, and
// [Sheet.Text] and [Sheet.HTML] print it.
//
// Other modules should not build on this package: it may change in every version.
package paper

import (
	"boardwalk/keno"
	"boardwalk/law"
)

// Sheet is a paper before it is printed.
type Sheet struct {
	Title string
	By    law.Cite // the paragraph that the paper as a whole answers
	Grid  *Grid    // nil if it has no numbers
	Lines []Line   // in the order of their paragraphs
	Table []Column // of a rate card: what each number of spots pays
	Notes []Note   // sentences below the lines
}

// Line is one thing that a paper says.
type Line struct {
	By    law.Cite
	Label string
	Text  string // empty on a form, where there is room to write instead
}

// Note is a sentence that a paper says.
type Note struct {
	By   law.Cite
	Text string
}

// Column is what one number of spots pays.
type Column struct {
	Spots int
	Pays  []keno.Pay
}

// Grid is the 80 numbers, and what is marked or lit among them.
type Grid struct {
	By     law.Cite
	Groups []keno.Set // marked, each with the letter of its group
	Kings  keno.Set
	Lit    keno.Set // drawn
}

// Mark returns what stands beside a number: the letter of its group, K for a
// king, and nothing for a number that is not marked.
func (g *Grid) Mark(n int) string {
	if g.Kings.Has(n) {
		return "K"
	}
	for i, group := range g.Groups {
		if group.Has(n) {
			return keno.GroupName(i)
		}
	}
	return ""
}
