package floor

import (
	"context"
	"slices"

	"boardwalk/table"
)

// Eye follows a table as surveillance does: it sees every card, whoever it
// belongs to. Whether somebody may is for the caller to say.
func (t *Table) Eye(ctx context.Context, after uint64) (*Stream, error) {
	s, err := t.Watch(ctx, "", after)
	if err == nil {
		s.all = true
	}
	return s, err
}

// Listing is the table in the lobby.
func (t *Table) Listing() Listing {
	l := *t.listing.Load()
	l.Spectators = t.hub.spectators(func(p string) bool { return t.SeatOf(p) != table.House })
	return l
}

// Status is how the table stands, as anybody may see it.
func (t *Table) Status() Status {
	t.hub.mu.RLock()
	defer t.hub.mu.RUnlock()
	return t.hub.status.For("")
}

// told is an event as the stream's person may see it.
func (s *Stream) told(e *Event) (Event, bool) {
	if s.all {
		return *e, true
	}
	return e.For(s.person)
}

// stands is the status as the stream's person may see it.
func (s *Stream) stands(st Status) Status {
	if s.all {
		return st
	}
	return st.For(s.person)
}

// SeatOf is where a person sits, or the house's seat.
func (t *Table) SeatOf(person string) table.Seat {
	if person == "" {
		return table.House
	}
	return table.Seat(max(0, slices.Index(t.listing.Load().people, person)))
}

// SeatOf is a table at which a person sits, and the seat; the house's if there is
// none.
func (h *House) SeatOf(person string) (id string, seat table.Seat) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for _, t := range h.tables {
		if seat := t.SeatOf(person); seat != table.House {
			return t.ID, seat
		}
	}
	return "", table.House
}

// Kept is the last event before those that are at hand: from it on, a table can
// be followed without reading the record.
func (t *Table) Kept() uint64 {
	t.hub.mu.RLock()
	defer t.hub.mu.RUnlock()
	return t.hub.first() - 1
}

// Last is the number of the last event that is known.
func (t *Table) Last() uint64 {
	t.hub.mu.RLock()
	defer t.hub.mu.RUnlock()
	return t.hub.last
}
