package floor

import (
	"context"

	"boardwalk/floor/actor"
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
