package floor

import (
	"context"

	"boardwalk/table"
)

// Eye follows a table as surveillance does: it sees every card, whoever it
// belongs to. Whether somebody may is for the caller to say.
func (t *Table) Eye(ctx context.Context, after uint64) (*Stream, error) {
	return t.hub.WatchAll(ctx, after)
}

// Listing is the table in the lobby.
func (t *Table) Listing() Listing {
	l := *t.listing.Load()
	l.Spectators = t.hub.Spectators(func(p string) bool { return t.SeatOf(p) != table.House })
	return l
}

// Status is how the table stands, as anybody may see it.
func (t *Table) Status() Status { return t.hub.Status() }

// SeatOf is where a person sits, or the house's seat.
func (t *Table) SeatOf(person string) table.Seat { return t.listing.Load().SeatOf(person) }

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
func (t *Table) Kept() uint64 { return t.hub.Kept() }

// Last is the number of the last event that is known.
func (t *Table) Last() uint64 { return t.hub.Last() }
