package table

import (
	"boardwalk/law"
)

// Open takes the table through the procedure of opening.
func (t *Table) Open() error {
	if t.opened {
		return nil
	}
	t.shutdown, t.shutLaw = "", ""
	t.post()
	t.conduct(opening)
	t.opened = t.shutdown == ""
	if !t.opened {
		return law.RefuseFor(law.Closed, t.shutLaw, "the table stays closed: %s", t.shutdown)
	}
	return nil
}

// post puts the sign up: the rules in effect at the table.
func (t *Table) post() {
	if t.sink == nil {
		return
	}
	t.emit(Event{Kind: Posted, Area: NoArea, By: "8.3(a)", Text: t.rules.Name + ": the rules in effect at this table"})
	for _, n := range t.Notices() {
		t.emit(Event{Kind: Posted, Area: NoArea, By: n.By, Text: n.Text})
	}
}

// IsOpen reports whether the table is open for gaming.
func (t *Table) IsOpen() bool { return t.opened }

// Open sets a table up under options and terms, which must be lawful, and
// opens it for gaming. A nil options means the defaults.
func Open(rules *Rules, options Options, terms Terms, setup ...Setup) (*Table, error) {
	t, err := New(rules, options, terms, setup...)
	if err != nil {
		return nil, err
	}
	return t, t.Open()
}
