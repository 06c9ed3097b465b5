package table

import (
	"cmp"
	"slices"
	"time"

	"boardwalk/law"
)

// Notices are everything that a sign at the table says: the limits, the odds
// that exceed the regulation's, the rules of the game that want notice, and
// what is to change and when.
func (t *Table) Notices() []Notice {
	notices := t.game.Notices()
	if t.terms.Tournament {
		notices = slices.DeleteFunc(notices, func(n Notice) bool { return n.Rake })
	}
	if t.layout.OddsWording != "" {
		notices = append(notices, t.oddsNotices()...)
	}
	notices = append(notices, t.limitNotices()...)
	for i := range t.changes {
		if who, _ := t.audience(&t.changes[i]); who != Patrons {
			continue
		}
		notices = append(notices, Notice{By: "8.3(b)1", Text: t.changes[i].Sign(), Coming: true})
	}
	return notices
}

// limitNotices state the limits of every wager offered, once for those of a
// group that share them.
func (t *Table) limitNotices() []Notice {
	var notices []Notice
	for _, p := range t.LimitsPosted() {
		notices = append(notices, Notice{By: p.By, Text: p.String()})
	}
	return notices
}

// oddsNotices state the odds of every wager offered, with the word "to", once for
// those that all positions have alike.
func (t *Table) oddsNotices() []Notice {
	var notices []Notice
	for _, p := range t.OddsPosted() {
		notices = append(notices, Notice{By: p.By, Text: p.String()})
	}
	return notices
}

// ahead is how long before a change notice of it must be given.
const ahead = 30 * time.Minute

// Post gives notice of a change. It is refused unless the notice is the one
// that the paragraph wants; a lawful change takes effect at its time, or at
// once if that may be. A change that says it is withdrawn takes the same notice
// back.
func (t *Table) Post(c Change, now time.Time) error {
	if c.Withdrawn {
		return t.withdraw(&c, now)
	}
	after, _, err := t.changed(&c)
	if err != nil {
		return err
	}
	switch who, by := t.audience(&c); who {
	case Surveillance:
		if r := t.tellInWriting(&c, now, by); r != nil {
			return r
		}
		return t.await(c, now)
	case Nobody:
		return t.await(c, now)
	}
	freely, raises := t.freely(&c, &after)
	own := t.noticeLaw(&c)
	agreed := t.agreed(&c, raises)
	if r := mayPost(&c, now, freely, raises, own); r != nil && !agreed {
		return r
	}
	posting, announcing := law.Cite("8.3(b)1"), law.Cite("8.3(b)2")
	switch {
	case freely:
		posting, announcing = "8.3(c)", "8.3(c)"
	case agreed:
		posting, announcing = t.layout.MinimumAgreed, t.layout.MinimumAgreed
	}
	sign := c.Sign()
	t.emit(Event{Kind: Posted, Area: NoArea, By: posting, Text: sign})
	t.emit(Event{Kind: Announced, Area: NoArea, By: announcing, Word: "notice", Text: sign})
	if c.Told && !freely && !agreed {
		t.emit(Event{Kind: Noted, Area: NoArea, By: "8.3(b)3", Word: "commission-told", Text: "the Commission is told: " + sign})
	}
	if own != "" {
		t.emit(Event{Kind: Noted, Area: NoArea, By: own, Word: "notice-in-writing", Text: "notice is given in writing: " + sign})
	}
	return t.await(c, now)
}

// await has a change take effect at its time.
func (t *Table) await(c Change, now time.Time) error {
	t.changes = append(t.changes, c)
	t.Clock(now)
	return nil
}

// noticeLaw returns the paragraph that wants notice of a change of an option,
// where the option has one of its own.
func (t *Table) noticeLaw(c *Change) law.Cite {
	if c.Matter == OptionMatter {
		for _, o := range t.options.Declare() {
			if o.Name == c.Name {
				return o.Notice
			}
		}
	}
	return ""
}

func mayPost(c *Change, now time.Time, freely, raises bool, own law.Cite) *law.Refusal {
	switch {
	case freely && !(c.Posted && c.Announced):
		return law.RefuseFor(law.Notice, "8.3(c)", "a lower minimum or another maximum needs a sign at the table and an announcement there")
	case freely:
		return nil
	case c.At.Sub(now) < ahead:
		return law.RefuseFor(law.Notice, cmp.Or(own, "8.3(b)"), "the rules at a table change only with half an hour's notice")
	case !c.Posted:
		return law.RefuseFor(law.Notice, "8.3(b)1", "a sign at the table must say what changes and when")
	case !c.Announced:
		return law.RefuseFor(law.Notice, "8.3(b)2", "the change must be announced to the patrons at the table")
	case !c.Told && !raises:
		return law.RefuseFor(law.Notice, cmp.Or(own, "8.3(b)3"), "the Commission must be told what changes, where and when")
	}
	return nil
}

// Clock tells the table what time it is; changes that are due take effect, in
// the order in which they were posted.
func (t *Table) Clock(now time.Time) {
	t.tick(now)
	if g, ok := t.game.(Timed); ok && t.opened {
		g.Tick(t.dealer(), int(now.Sub(t.wear.first)/time.Minute))
	}
	var due []Change
	waiting := t.changes[:0]
	for _, c := range t.changes {
		if c.At.After(now) {
			waiting = append(waiting, c)
		} else {
			due = append(due, c)
		}
	}
	t.changes = waiting // the sign no longer says that the others are to come
	for i := range due {
		t.put(&due[i])
	}
}

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
			t.emit(Event{Kind: Noted, Area: NoArea, By: by, Word: "told-in-writing",
				Text: "the Commission and surveillance are told in writing: " + text})
		}
		t.Clock(now)
		return nil
	}
	t.emit(Event{Kind: Posted, Area: NoArea, By: "8.3(b)1", Text: text})
	t.emit(Event{Kind: Announced, Area: NoArea, By: "8.3(b)2", Word: "notice-withdrawn", Text: text})
	if c.Told {
		t.emit(Event{Kind: Noted, Area: NoArea, By: "8.3(b)3", Word: "commission-told", Text: "the Commission is told: " + text})
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
