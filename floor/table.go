package floor

import (
	"context"
	"time"

	"boardwalk/floor/actor"
	"boardwalk/floor/sitting"
	"boardwalk/table"
)

// Table is a table of a house. Its methods are for any goroutine; most of them are
// those of [actor.Table].
type Table struct {
	*actor.Table
	house *House
	stop  context.CancelFunc // ends the table's goroutine
}

// newTable makes a table of a house, which is not started.
func (h *House) newTable(t *actor.Table) *Table { return &Table{t, h, func() {}} }

// Confirm returns the receipt of an order that was carried out before, or
// [sitting.ErrNew].
func (t *Table) Confirm(ctx context.Context, by Party) (Receipt, error) {
	return t.Give(ctx, sitting.Confirm(by))
}

// NoticeNeeded says what notice a change needs at the table as it stands, or why it
// cannot be made.
func (t *Table) NoticeNeeded(ctx context.Context, c table.Change) (needs table.NoticeNeeded, err error) {
	err = t.Look(ctx, func(s *sitting.Sitting) (err error) {
		needs, err = s.Table().NoticeNeeded(&c)
		return err
	})
	return needs, err
}

// Post gives notice of a change at the table alone, which some others have, too. Whether
// it may be given is for [House.PostNotice] to say. The table's bots are made ready for the change.
func (t *Table) Post(ctx context.Context, by Party, c table.Change, with []string) (Receipt, error) {
	r, err := t.Give(ctx, sitting.PostNotice(by, c, with))
	if err != nil {
		return r, err
	}
	var work func()
	if t.Look(ctx, func(s *sitting.Sitting) error {
		work = s.BotCounsel()
		return nil
	}) == nil && work != nil {
		t.house.background(work)
	}
	return r, nil
}

// Withdraw withdraws a notice at the table alone, see [House.WithdrawNotice].
func (t *Table) Withdraw(ctx context.Context, by Party, n Notice) (Receipt, error) {
	return t.Give(ctx, sitting.WithdrawNotice(by, n.Change, n.At, n.Seq))
}

// Show has bots play by themselves until a time, for people in the lobby to see.
func (t *Table) Show(ctx context.Context, until time.Time) error {
	_, err := t.Give(ctx, sitting.Show(until))
	return err
}

// Past rebuilds a round from the record as a person may see it. It is the work
// of whoever asks and none of the table's.
func (t *Table) Past(ctx context.Context, person string, round uint64) (*Past, error) {
	return t.house.config.History.Past(ctx, t.ID, person, round)
}

// PastUnredacted rebuilds a round with every card face up. Whether somebody may see
// it is for the caller to say.
func (t *Table) PastUnredacted(ctx context.Context, round uint64) (*Past, error) {
	return t.house.config.History.PastUnredacted(ctx, t.ID, round)
}

// Drawn returns what was drawn in a round that is over, and before it in all
// rounds since the cards were last shuffled, see [history.Reader.Drawn].
func (t *Table) Drawn(ctx context.Context, person string, round uint64) ([]Drawn, error) {
	return t.house.config.History.Drawn(ctx, t.ID, person, round)
}

// History returns the events of a table after a given one, unredacted, the oldest first
// and at most so many. Whether somebody may see them is for the caller to say.
func (t *Table) History(ctx context.Context, after uint64, most int) ([]Event, error) {
	return t.house.config.History.Events(ctx, t.ID, after, most)
}
