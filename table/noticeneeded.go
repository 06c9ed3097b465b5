package table

import (
	"cmp"
	"slices"
	"time"

	"boardwalk/law"
)

// NoticeNeeded is the notice that a change needs.
type NoticeNeeded struct {
	By         law.Cite      // the paragraph under which it may be made
	Ahead      time.Duration // how long before; none if it may be made at once
	Commission bool          // which must be told
	Written    bool          // to it and to surveillance, in writing: there is no sign at the table and no announcement
	Silent     bool          // nobody need be told, neither by a sign nor by an announcement
	Agreed     law.Cite      // the paragraph that wants no notice if all patrons at the table agree; empty if none does
}

// NoticeNeeded says what notice a change needs, or why it cannot be made at all.
func (t *Table) NoticeNeeded(c *Change) (NoticeNeeded, error) {
	after, _, err := t.changed(c)
	if err != nil {
		return NoticeNeeded{}, err
	}
	switch who, by := t.audience(c); who {
	case Surveillance:
		return NoticeNeeded{By: by, Ahead: ahead, Commission: true, Written: true}, nil
	case Nobody:
		return NoticeNeeded{By: by, Silent: true}, nil
	}
	switch freely, raises := t.freely(c, &after); {
	case freely:
		return NoticeNeeded{By: "8.3(c)"}, nil
	case raises:
		return NoticeNeeded{By: "8.3(b)", Ahead: ahead, Agreed: t.layout.MinimumAgreed}, nil
	}
	return NoticeNeeded{By: cmp.Or(t.noticeLaw(c), "8.3(b)"), Ahead: ahead, Commission: true}, nil
}

// Pending are the changes of which notice was given and that are not yet in
// effect, in the order of the notices.
func (t *Table) Pending() []Change { return slices.Clone(t.changes) }
