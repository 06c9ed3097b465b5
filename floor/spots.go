package floor

import (
	"context"

	"boardwalk/law"
	"boardwalk/store"
)

// spot is a table of the house, here or in a wing.
type spot struct {
	Orders
	*Listing
}

// spot finds a table. The caller holds mu.
func (h *House) spot(id string) (spot, bool) {
	if t, ok := h.tables[id]; ok {
		return spot{t, t.Published()}, true
	}
	for i, w := range h.far {
		if l := w.tables[id]; l != nil {
			return spot{h.wings.Table(i+1, id), &l.Listing}, true
		}
	}
	return spot{}, false
}

// locate finds some tables, as they are now.
func (h *House) locate(ctx context.Context, ids ...string) ([]spot, error) {
	if err := h.Refresh(ctx); err != nil {
		return nil, err
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	list := make([]spot, len(ids))
	for i, id := range ids {
		var ok bool
		if list[i], ok = h.spot(id); !ok {
			return nil, law.RefuseFor(law.Unknown, "", "there is no table %s", id)
		}
	}
	return list, nil
}

// published visits the listings of all tables, here and in wings, as they were last published. The caller holds mu.
func (h *House) published(yield func(*Listing) bool) {
	for _, t := range h.tables {
		if !yield(t.Published()) {
			return
		}
	}
	for _, w := range h.far {
		for _, l := range w.tables {
			if !yield(&l.Listing) {
				return
			}
		}
	}
}

// Listing returns a table as the lobby has it, wherever it is.
func (h *House) Listing(id string) (Listing, bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if t, ok := h.tables[id]; ok {
		return t.Listing(), true
	}
	s, ok := h.spot(id)
	if !ok {
		return Listing{}, false
	}
	return *s.Listing, true
}

// wingOf returns in which wing a table is.
func (h *House) wingOf(id string) int { return store.ShardOf(h.file.Place(id), len(h.far)) }
