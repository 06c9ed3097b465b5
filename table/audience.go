package table

import (
	"time"

	"boardwalk/law"
)

// Audience is who must be told before an option changes.
type Audience uint8

// The audiences of a change.
const (
	Patrons      Audience = iota // by a sign and an announcement at the table, and the Commission: 8.3(b)
	Surveillance                 // and the Commission, in writing; nothing is said at the table
	Nobody                       // the change is no rule of the game, or takes nothing from anybody
)

// InWriting returns the option as one of which a paragraph wants written notice
// to the Commission and to surveillance, half an hour before it changes. There is
// no sign at the table and no announcement.
func (o Option) InWriting(by law.Cite) Option {
	o.Notice, o.Audience = by, Surveillance
	return o
}

// Internal returns the option as one that is no rule of the game, so that it
// changes without notice.
func (o Option) Internal() Option {
	o.Audience = Nobody
	return o
}

// Permits returns the option as a permission. To give it takes nothing from
// anybody and needs no notice; to take it back does.
func (o Option) Permits() Option {
	o.permits = true
	return o
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
	t.emit(Event{Kind: Noted, Area: NoArea, By: by, Text: "the Commission and surveillance are told in writing: " + c.Sign()})
	return nil
}
