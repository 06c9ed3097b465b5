package actor

import (
	"context"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
)

// What follows is for staff. Whether somebody may give such an order is for the
// caller to say; the records say who did.

// Report reports an incident, or does what the game declares for staff, see
// [sitting.Report].
func (t *Table) Report(ctx context.Context, by sitting.Party, a table.Act) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Report(by, a))
}

// Accept accepts a wager above the maximum that a player asked for, 8.2(d).
func (t *Table) Accept(ctx context.Context, by sitting.Party, o view.Over) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Accept(by, o))
}

// Deny does not accept a wager above the maximum that a player asked for.
func (t *Table) Deny(ctx context.Context, by sitting.Party, o view.Over, why string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Deny(by, o, why))
}

// Correct asks for the correction of a payment of a round that is over, see [sitting.Correct].
func (t *Table) Correct(ctx context.Context, by sitting.Party, c journal.Correction) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Correct(by, c))
}

// ConfirmCorrection has the money of a correction move that somebody else asked for.
func (t *Table) ConfirmCorrection(ctx context.Context, by sitting.Party, number uint64) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.ConfirmCorrection(by, number))
}

// DeclineCorrection does not confirm a correction.
func (t *Table) DeclineCorrection(ctx context.Context, by sitting.Party, number uint64, why string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.DeclineCorrection(by, number, why))
}

// Close ends gaming at the table, see [sitting.Close].
func (t *Table) Close(ctx context.Context, by sitting.Party, why string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Close(by, why))
}

// Open opens the table, again or after the game itself has ceased.
func (t *Table) Open(ctx context.Context, by sitting.Party, why string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Reopen(by, why))
}

// Eject has a player leave, now or as soon as it is lawful.
func (t *Table) Eject(ctx context.Context, by sitting.Party, seat table.Seat, why string) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Eject(by, seat, why))
}

// Invite lets somebody sit down at a private table. Its owner may invite, and who is
// allowed to otherwise.
func (t *Table) Invite(ctx context.Context, by sitting.Party, person string, allowed bool) (sitting.Receipt, error) {
	return t.Give(ctx, sitting.Invite(by, person, allowed))
}

// Unfinished is the error of a table at which a round waits for staff while the house
// closes. Nothing is lost: the round goes on when the house opens again.
type Unfinished struct{ Asked string }

// Error says what the round waits for.
func (u *Unfinished) Error() string {
	return "the round waits for staff and goes on when the house opens again: " + u.Asked
}

// Drain has the table come to rest: it finishes its round, begins no other, and
// writes down how it stands. One that rests already has done so. A round that waits
// for staff is not waited for: the error is [Unfinished] then.
func (t *Table) Drain(ctx context.Context) error {
	t.closing.Store(true)
	if t.unreadable != "" || t.resting.Load() {
		return nil
	}
	err := t.Look(ctx, func(*sitting.Sitting) error {
		t.draining = true
		t.nudge()
		return nil
	})
	if err != nil {
		return err
	}
	if _, err = t.Give(ctx, sitting.SaveForClosing()); err != nil {
		return err
	}
	return t.Look(ctx, func(s *sitting.Sitting) error {
		if asked := s.AskedOfStaff(); asked != "" {
			return &Unfinished{asked}
		}
		return nil
	})
}
