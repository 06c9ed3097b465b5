// Package log has the lines that a table in the terminal tells its story by.
//
// Other modules should not build on this package: it may change in every version.
package log

import (
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Kind says whom a line of the log concerns.
type Kind uint8

// The kinds of lines.
const (
	Call      Kind = iota // the dealer's words, and how the dice or the wheel fell
	Step                  // a step of the procedure
	Own                   // what happened to the person's own chips
	Total                 // what a round came to
	Refusal               // what may not be done
	Others                // how other seats fared
	OthersBet             // what other seats bet
	Notice                // the program's own words
)

// Entry is one line of the log.
type Entry struct {
	N      int // from 1, for "why N"
	Kind   Kind
	Round  int // 0 for the round under way
	Text   string
	Gain   money.Cents // won, or lost if below zero
	Cite   law.Cite    // the paragraph, if there is one
	Events []table.Event
}

// String returns the line as plain text.
func (e Entry) String() string {
	var b strings.Builder
	if e.Gain != 0 {
		b.WriteString(e.Gain.Signed() + "  ")
	}
	if e.Kind == Refusal {
		b.WriteString("Refused: ")
	}
	b.WriteString(e.Text)
	if e.Cite != "" && e.Kind != Refusal {
		b.WriteString("  [" + Short(e.Cite) + "]")
	}
	return b.String()
}

// Sentence returns a text with a capital letter and a full stop.
func Sentence(text string) string {
	if text == "" {
		return ""
	}
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// Short returns a citation as it stands at the end of a line: without the
// chapter that nearly all of them share, and without the title of a book of house
// rules.
func Short(c law.Cite) string {
	text := c.Text()
	if rule, house := strings.CutPrefix(text, c.Book().Title+", "); house {
		return "house " + rule
	}
	return strings.TrimPrefix(text, "19:47-")
}

// Average returns an amount that is won or lost on average, which need not be
// in whole cents: a part of a sum.
func Average(part float64, of money.Cents) string {
	text := fmt.Sprintf("%.2f", part*float64(of)/float64(money.Dollar))
	switch rest, below := strings.CutPrefix(text, "-"); {
	case rest == "0.00":
		return "$0.00"
	case below:
		return "-$" + rest
	}
	return "+$" + text
}
