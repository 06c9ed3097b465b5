package actor

import (
	"boardwalk/casino"
	"boardwalk/table"
)

// Planned is how the casino file changes the rules at a table that was there before.
type Planned struct {
	Game     string         // another game; "" if it is the same
	Changes  []table.Change // in the order in which notice can be given of them
	Together bool           // they are lawful only all together, so that notice of one of them cannot be given
}

// Planned returns how the casino file changes the rules at a table that is not started yet.
func (t *Table) Planned() (p Planned) {
	if t.s == nil {
		return p
	}
	changes, single := t.s.Noticeable()
	return Planned{t.s.PlannedGame(), changes, !single}
}

// ChangeAtOpening puts the rules of the casino file into effect at a table that is not started yet, if it is free. Its
// batch has to be durable before it is started; see [Table.Batch].
func (t *Table) ChangeAtOpening() (bool, error) { return t.s.ChangeAtOpening(t.config.Now()) }

// IsUnreadable reports whether the table could not be read, and stays closed.
func (t *Table) IsUnreadable() bool { return t.unreadable != "" }

// IsFree reports whether the rules at a table that is not started yet can change with the opening of the house.
func (t *Table) IsFree() bool { return t.s != nil && t.s.IsFree() }

// Standing returns a table that is not started yet as it stands on the floor, and what is to change there.
func (t *Table) Standing() (casino.Standing, []table.Change) {
	st := t.s.Status()
	l := t.s.Listing(&st)
	return casino.Standing{ID: l.ID, Pit: l.Pit, Rules: l.Rules, Options: l.Options, Terms: l.Terms, Meter: l.Meter}, l.Pending
}
