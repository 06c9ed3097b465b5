package casebook

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/law"
	"boardwalk/table"
)

func (r *run) wantRefusal(w *words) error {
	var refusal *law.Refusal
	errors.As(r.err, &refusal)
	if refusal == nil { // refused in the course of a round
		for _, e := range r.log[r.step:] {
			if e.Kind == table.Refused {
				refusal = &law.Refusal{By: e.By, Text: e.Text}
			}
		}
	}
	r.err = nil
	return r.wantLaw(w, refusal != nil, "a refusal", func(by law.Cite, text string) bool {
		return (by == "" || by.Covers(refusal.By)) && strings.Contains(refusal.Text, text)
	}, func() string { return refusal.Error() })
}

func (r *run) wantFault(w *words) error {
	r.build()
	return r.wantLaw(w, len(r.faults) > 0, "a fault", func(by law.Cite, text string) bool {
		found := false
		for i := range r.faults {
			f := &r.faults[i]
			if (by == "" || by.Covers(f.By)) && strings.Contains(f.Text, text) {
				r.foreseen[*f], found = true, true
			}
		}
		return found
	}, func() string { return table.Faults(r.faults).Error() })
}

// wantLaw reads "by CITE" and a text, and asks whether they match.
func (r *run) wantLaw(w *words, any bool, what string, matches func(law.Cite, string) bool, was func() string) error {
	var by law.Cite
	var text string
	for w.more() {
		switch {
		case w.list[0].quoted:
			text, _ = w.next("")
		case w.take("by"):
			c, err := w.cite()
			if err != nil {
				return err
			}
			by = c
		default:
			return fmt.Errorf("expected by CITE or a text in quotes, not %q", w.list[0].text)
		}
	}
	switch {
	case !any:
		r.failf("wanted %s, but there was none", what)
	case !matches(by, text):
		r.failf("wanted %s by %s with %q, but it was: %s", what, by.Full(), text, was())
	}
	return nil
}
