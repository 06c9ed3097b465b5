package table

import "boardwalk/law"

// Interluder is a game that has something to settle between two rounds, before
// wagers are made: who takes the bank, who bids for the shoe, who cuts. It may
// ask players, draw and move money, as a round may.
type Interluder interface {
	// InterludeDue reports whether there is something to settle now.
	InterludeDue() bool

	// Interlude settles it. Afterwards nothing is due until a round was played
	// or somebody has come or gone.
	Interlude(d *Dealer)
}

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
