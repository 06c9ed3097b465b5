package table

import (
	"slices"
	"time"

	"boardwalk/law"
)

// withdraw takes a notice back before the change takes effect. The rules stay as
// they are, so no time need pass; but whoever was told that they would change is
// told that they do not.
func (t *Table) withdraw(c *Change, now time.Time) error {
	i := slices.IndexFunc(t.changes, func(posted Change) bool { return posted.isOf(c) })
	if i < 0 || !c.At.After(now) {
		return law.RefuseFor(law.Unknown, "8.3(b)", "no such change is to come: it is in effect, its notice was withdrawn, or none was given")
	}
	t.changes = slices.Delete(t.changes, i, i+1)
	text := "withdrawn: " + c.Sign()
	if who, by := t.audience(c); who != Patrons {
		if who == Surveillance {
			t.emit(Event{Kind: Noted, Area: NoArea, By: by, Text: "the Commission and surveillance are told in writing: " + text})
		}
		t.Clock(now)
		return nil
	}
	t.emit(Event{Kind: Posted, Area: NoArea, By: "8.3(b)1", Text: text})
	t.emit(Event{Kind: Announced, Area: NoArea, By: "8.3(b)2", Text: text})
	if c.Told {
		t.emit(Event{Kind: Noted, Area: NoArea, By: "8.3(b)3", Text: "the Commission is told: " + text})
	}
	t.Clock(now)
	return nil
}

// isOf reports whether a withdrawal is of this notice.
func (c Change) isOf(withdrawal *Change) bool {
	same := c.At.Equal(withdrawal.At)
	c.At, c.Withdrawn = withdrawal.At, true
	return same && c == *withdrawal
}
