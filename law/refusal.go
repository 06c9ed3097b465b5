package law

import (
	"fmt"
	"strings"
)

// Refusal is the answer to an act that the regulation does not allow.
type Refusal struct {
	By     Cite   // the paragraph that forbids it
	Text   string // what may not be done, as a sentence without a full stop
	Reason Reason // the kind of refusal, for programs; the zero value is [Rule]
	Bound  int64  // in cents: the minimum, maximum or unit that an amount did not meet; 0 if there is none
}

// Refuse returns a refusal under a paragraph, its text formatted as by
// [fmt.Sprintf]. Its reason is [Rule].
func Refuse(by Cite, format string, args ...any) *Refusal {
	return &Refusal{By: by, Text: fmt.Sprintf(format, args...)}
}

// RefuseFor returns a refusal with a reason, for what programs tell apart: a
// wager above the maximum, for example, that staff may be asked to accept.
func RefuseFor(reason Reason, by Cite, format string, args ...any) *Refusal {
	return &Refusal{By: by, Text: fmt.Sprintf(format, args...), Reason: reason}
}

// Bounded sets the bound of a refusal, in cents, and returns the refusal.
func (r *Refusal) Bounded(cents int64) *Refusal {
	r.Bound = cents
	return r
}

// Error returns the text and its paragraph: "a Pass Bet may not be taken down
// after the point: 19:47-1.3(c)".
func (r *Refusal) Error() string { return withCite(r.Text, r.By) }

// Fault is an option, a limit or other terms of a licensee that break the law.
type Fault struct {
	By    Cite   // the paragraph it breaks
	Where string // what kind of thing is wrong: "option", "limit", "pays", "vigorish", "chip"; or a place in a file
	Name  string // which of that kind, by the licensee's own key; empty where there is only one
	Text  string // what is wrong, as a sentence without a full stop
}

// Error returns the place, the text and the paragraph: "option decks: must be a
// whole number from 1 to 8, not "9": 19:47-2.2(a)".
func (f *Fault) Error() string { return withCite(f.Sentence(), f.By) }

// Sentence returns the place and the text, without the paragraph.
func (f *Fault) Sentence() string {
	where := strings.TrimSpace(f.Where + " " + f.Name)
	if where == "" {
		return f.Text
	}
	return where + ": " + f.Text
}

func withCite(text string, by Cite) string {
	if by.IsZero() {
		return text
	}
	return text + ": " + by.Text()
}

var (
	_ error = (*Refusal)(nil)
	_ error = (*Fault)(nil)
)
