package table

import (
	"fmt"
	"maps"
	"time"

	"boardwalk/law"
)

// Change is a change of the rules in effect at a table, and what was done to
// give notice of it. The table has no clock: the host says what time it is.
type Change struct {
	Terms     Terms
	Options   Options // nil to leave the options as they are
	At        time.Time
	Posted    bool // a sign at the table says so
	Announced bool // the patrons at the table were told
	Told      bool // the Commission was told
}

// ahead is how long before a change notice of it must be given.
const ahead = 30 * time.Minute

// Notices are everything that a sign at the table says: the limits, the odds
// that exceed the regulation's, and the rules of the game that want notice.
func (t *Table) Notices() []Notice {
	notices := t.game.Notices()
	if t.layout.Wording != "" {
		notices = append(notices, t.oddsNotices()...)
	}
	return append(notices, t.limitNotices()...)
}

// limitNotices state the limits of every wager offered, once for those of a
// group that share them.
func (t *Table) limitNotices() []Notice {
	var notices []Notice
	seen := map[string]bool{}
	for i := range t.layout.Wagers {
		w := &t.layout.Wagers[i]
		if w.Made == 0 || w.Supplement || w.Moved {
			continue
		}
		name := w.Group
		if _, own := t.terms.Limits[w.ID]; own || name == "" {
			name = w.Name
		}
		lim := t.posted[i].limit
		text := fmt.Sprintf("%s: minimum %s, maximum %s", name, lim.Min, lim.Max)
		if !seen[text] {
			seen[text] = true
			notices = append(notices, Notice{By: "8.2(c)", Text: text})
		}
	}
	return notices
}

// oddsNotices state the odds of every wager offered, with the word "to".
func (t *Table) oddsNotices() []Notice {
	var notices []Notice
	for i := range t.layout.Wagers {
		w := &t.layout.Wagers[i]
		if w.Made == 0 || w.Supplement || w.Moved {
			continue
		}
		for j, p := range t.posted[i].pays {
			text := w.Name + " pays " + p.Odds.String()
			if p.On != "" {
				text += " on " + p.On
			}
			by := t.layout.Wording
			if t.layout.Higher != "" && p.Odds.Cmp(w.Pays[j].Odds) > 0 {
				by = t.layout.Higher
			}
			notices = append(notices, Notice{By: by, Text: text})
		}
	}
	return notices
}

// Post gives notice of a change. It is refused unless the notice is the one
// that the paragraph wants; a lawful change takes effect at its time, or at
// once if that may be.
func (t *Table) Post(c Change, now time.Time) error {
	if r := t.mayChange(&c, now); r != nil {
		return r
	}
	sign := c.describe()
	posting, announcing := law.Cite("8.3(b)1"), law.Cite("8.3(b)2")
	if freely, _ := t.compare(&c); freely {
		posting, announcing = "8.3(c)", "8.3(c)"
	}
	t.emit(Event{Kind: Posted, Area: NoArea, By: posting, Text: sign})
	t.emit(Event{Kind: Announced, Area: NoArea, By: announcing, Text: sign})
	if c.Told {
		t.emit(Event{Kind: Noted, Area: NoArea, By: "8.3(b)3", Text: "the Commission is told: " + sign})
	}
	t.changes = append(t.changes, c)
	t.Clock(now)
	return nil
}

func (t *Table) mayChange(c *Change, now time.Time) *law.Refusal {
	if faults := c.Terms.Validate(t.layout); len(faults) > 0 {
		return law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	if c.Options != nil {
		if faults := Validate(c.Options); len(faults) > 0 {
			return law.Refuse(faults[0].By, "%s", faults[0].Text)
		}
	}
	freely, raisesMin := t.compare(c)
	switch {
	case freely && !(c.Posted && c.Announced):
		return law.Refuse("8.3(c)", "a lower minimum or another maximum needs a sign at the table and an announcement there")
	case freely:
		return nil
	case c.At.Sub(now) < ahead:
		return law.Refuse("8.3(b)", "the rules at a table change only with half an hour's notice")
	case !c.Posted:
		return law.Refuse("8.3(b)1", "a sign at the table must say what changes and when")
	case !c.Announced:
		return law.Refuse("8.3(b)2", "the change must be announced to the patrons at the table")
	case !c.Told && !raisesMin:
		return law.Refuse("8.3(b)3", "the Commission must be told what changes, where and when")
	}
	return nil
}

// compare says whether a change only lowers minimums or moves maximums, and
// whether all that it needs notice for is higher minimums.
func (t *Table) compare(c *Change) (freely, raisesMin bool) {
	raised := false
	for i := range t.layout.Wagers {
		if c.Terms.limit(&t.layout.Wagers[i]).Min > t.posted[i].limit.Min {
			raised = true
		}
	}
	other := c.Options != nil || c.Terms.Chip != t.terms.Chip ||
		!maps.Equal(c.Terms.Pays, t.terms.Pays) || !maps.Equal(c.Terms.Charge, t.terms.Charge)
	return !raised && !other, !other
}

func (c *Change) describe() string {
	if c.Options != nil {
		return "the rules of the game change at " + c.At.Format("15:04")
	}
	return fmt.Sprintf("from %s: minimum %s, maximum %s", c.At.Format("15:04"), c.Terms.Limit.Min, c.Terms.Limit.Max)
}

// Clock tells the table what time it is; changes that are due take effect.
func (t *Table) Clock(now time.Time) {
	waiting := t.changes[:0]
	for _, c := range t.changes {
		if c.At.After(now) {
			waiting = append(waiting, c)
			continue
		}
		t.change(&c)
	}
	t.changes = waiting
}

// change puts a change into effect. Wagers stay where they lie: a layout has
// the same areas under all options, though not all of them may be offered.
func (t *Table) change(c *Change) {
	if c.Options != nil {
		game := t.rules.New(c.Options)
		game.Restore(t.game.Snapshot())
		t.game, t.layout, t.options = game, game.Layout(), c.Options
	}
	if err := t.setTerms(c.Terms); err != nil {
		panic("table: terms that were lawful no longer are: " + err.Error())
	}
	t.emit(Event{Kind: Noted, Area: NoArea, By: "8.3(b)", Text: c.describe()})
	t.post()
}
