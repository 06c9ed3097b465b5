package play

import (
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
	Round  int
	Text   string
	Gain   money.Cents // won, or lost if below zero
	Cite   law.Cite    // the paragraph, if there is one
	Events []table.Event
}

// tell adds a line to the log.
func (s *Session) tell(e Entry) {
	e.N = len(s.log) + 1
	switch {
	case e.Round > 0:
	case s.live == nil:
		e.Round = 1
	default:
		e.Round = s.Table().Rounds() + 1
	}
	s.log = append(s.log, e)
}

func (s *Session) notice(text string) { s.tell(Entry{Kind: Notice, Text: text}) }

// sentence gives a text its capital letter and its full stop.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// short is a citation as it stands at the end of a line: without the chapter
// that all of them share.
func short(c law.Cite) string { return strings.TrimPrefix(c.Full(), "19:47-") }

// String is the line as plain text.
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
		b.WriteString("  [" + short(e.Cite) + "]")
	}
	return b.String()
}
