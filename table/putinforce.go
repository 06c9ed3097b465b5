package table

import (
	"time"

	"boardwalk/law"
)

// changed returns the terms and options as they would be after a change.
func (t *Table) changed(c *Change) (Terms, Options, error) {
	return c.Made(t.rules, t.terms, t.options)
}

// freely reports whether a change only lowers minimums or moves maximums, and
// raises whether it raises one, which the Commission need not be told. An option that is
// part of the minimum is raised so only where all patrons agree to it.
func (t *Table) freely(c *Change, after *Terms) (freely, raises bool) {
	if c.Matter == OptionMatter && c.Agreed {
		for _, o := range t.options.Declare() {
			raises = raises || o.Name == c.Name && o.minimum && o.value.extends(c.Value)
		}
		return false, raises
	}
	if c.Matter != LimitMatter {
		return false, false
	}
	for i := range t.layout.Wagers {
		if lim, _ := after.limit(&t.layout.Wagers[i]); lim.Min > t.posted[i].limit.Min {
			return false, true
		}
	}
	return true, false
}

// put puts a change into effect. Wagers stay where they lie: a layout has the
// same areas under all options, though not all of them may be offered.
func (t *Table) put(c *Change) {
	terms, options, err := t.changed(c)
	if err != nil { // another change in the meantime has made this one unlawful
		t.emit(Event{Kind: Refused, Area: NoArea, By: "8.3(b)", Text: "the change that was posted is not made: " + err.Error()})
		return
	}
	by := law.Cite("8.3(b)")
	if who, own := t.audience(c); who != Patrons {
		by = own
	}
	switch freely, raises := t.freely(c, &terms); {
	case freely:
		by = "8.3(c)"
	case t.agreed(c, raises):
		by = t.layout.MinimumAgreed
	}
	if c.Matter == OptionMatter {
		game := t.rules.New(options)
		game.Restore(t.game.Snapshot())
		t.setGame(game, options)
	}
	t.reposted = true
	if err := t.setTerms(terms); err != nil {
		panic("table: terms that were lawful no longer are: " + err.Error())
	}
	t.emit(Event{Kind: Noted, Area: NoArea, By: by, Word: "in-effect", Text: "in effect: " + c.String()})
	t.post()
}

// audience returns who must be told before a change, and under which paragraph it
// is made if that is not the patrons.
func (t *Table) audience(c *Change) (Audience, law.Cite) {
	if c.Matter != OptionMatter {
		return Patrons, ""
	}
	for _, o := range t.options.Declare() {
		switch {
		case o.Name != c.Name:
		case o.Audience == Surveillance:
			return Surveillance, o.Notice
		case o.Audience == Nobody, o.permits && o.value.extends(c.Value), o.wanted != nil && !o.wanted(o.Value(), c.Value):
			return Nobody, o.Law
		}
	}
	return Patrons, ""
}

// tellInWriting gives written notice of a change to the Commission and to
// surveillance, or says why that is not enough.
func (t *Table) tellInWriting(c *Change, now time.Time, by law.Cite) *law.Refusal {
	switch {
	case c.At.Sub(now) < ahead:
		return law.RefuseFor(law.Notice, by, "the Commission and surveillance are told in writing half an hour before")
	case !c.Told:
		return law.RefuseFor(law.Notice, by, "the Commission and surveillance must be told in writing")
	}
	t.emit(Event{Kind: Noted, Area: NoArea, By: by, Word: "told-in-writing",
		Text: "the Commission and surveillance are told in writing: " + c.Sign()})
	return nil
}

// agreed reports whether a change is a higher minimum that all patrons at the
// table agreed to, of which no notice need be given.
func (t *Table) agreed(c *Change, raises bool) bool {
	return c.Agreed && raises && t.layout.MinimumAgreed != ""
}
