package table

import (
	"boardwalk/law"
)

// InterludeDue reports whether something must be settled before wagers are
// made.
func (t *Table) InterludeDue() bool {
	return t.between != nil && t.opened && len(t.present) > 0 && t.between.InterludeDue()
}

// Interlude settles what is due between two rounds. It does nothing if nothing
// is. Its errors are those of [Table.Round].
func (t *Table) Interlude() error {
	if !t.InterludeDue() {
		return nil
	}
	if err := t.conduct(pausing); err != nil {
		return err
	}
	t.audit()
	return nil
}

// interludeFirst refuses what has to wait for an interlude.
func (t *Table) interludeFirst() *law.Refusal {
	return law.RefuseFor(law.Interlude, t.layout.MadeWithChips, "something must be settled before the next round: the players are asked first")
}
