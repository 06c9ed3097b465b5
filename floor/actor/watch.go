package actor

import (
	"context"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/floor/view"
	"boardwalk/table"
)

// Watch follows a table as a person, from the event after the given one on.
// A person of no id sees nobody's secrets.
func (t *Table) Watch(ctx context.Context, person string, after uint64) (*stream.Stream, error) {
	return t.hub.Watch(ctx, person, after)
}

// Surveil follows a table as surveillance does: it sees every card, whoever it
// belongs to. Whether somebody may is for the caller to say.
func (t *Table) Surveil(ctx context.Context, after uint64) (*stream.Stream, error) {
	return t.hub.WatchAll(ctx, after)
}

// source is the table as its hub asks it.
type source struct{ t *Table }

// History returns old events from the records.
func (s source) History(ctx context.Context, after uint64, most int) ([]view.Event, error) {
	return s.t.config.History.Events(ctx, s.t.ID, after, most)
}

// PresenceChanged has the table look who is away.
func (s source) PresenceChanged() { s.t.nudge() }

// Now returns the time of the house.
func (s source) Now() time.Time { return s.t.config.Now() }

// View returns the table as the person may see it.
func (t *Table) View(ctx context.Context, person string) (v view.Table, err error) {
	err = t.Look(ctx, func(s *sitting.Sitting) error {
		v = s.View(person)
		return nil
	})
	return v, err
}

// Listing returns the table in the lobby.
func (t *Table) Listing() view.Listing {
	l := *t.listing.Load()
	l.Spectators = t.hub.Spectators(func(p string) bool { return t.SeatOf(p) != table.House })
	return l
}

// Published returns the listing that was published last. Its spectators are not
// counted, and it is to be read only.
func (t *Table) Published() *view.Listing { return t.listing.Load() }

// Status returns how the table stands, as anybody may see it.
func (t *Table) Status() view.Status { return t.hub.Status() }

// SeatOf returns where a person sits, or the house's seat.
func (t *Table) SeatOf(person string) table.Seat { return t.listing.Load().SeatOf(person) }

// Game returns the id of the table's game.
func (t *Table) Game() string { return t.listing.Load().Game }

// Admits reports whether a person may come to the table at all: everybody, or
// at a private table its owner and those who were invited.
func (t *Table) Admits(person string) bool { return t.listing.Load().Admits(person) }

// Kept returns the number of the last event before those that are at hand: from it
// on, a table can be followed without reading the record.
func (t *Table) Kept() uint64 { return t.hub.Kept() }

// Last returns the number of the last event that was published.
func (t *Table) Last() uint64 { return t.hub.Last() }

// Sitting returns the table's sitting. Only the table's own goroutine may use it: a
// [Log] while it appends, or anybody once the goroutine has ended.
func (t *Table) Sitting() *sitting.Sitting { return t.s }
