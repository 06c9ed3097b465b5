package floor

import (
	"slices"
	"time"
)

const (
	showFor    = 20 * time.Second // how long bots play on after somebody last looked at the lobby
	showEvery  = 5 * time.Second  // how often the tables are told so at most
	showOthers = 5 * time.Minute  // after which bots play at other tables
)

// Shows has bots play by themselves at so many tables while somebody watches the lobby.
func Shows(tables int) Setting { return func(h *House) { h.shows = tables } }

// Watched notes that somebody watches the lobby: at a few tables where nobody is, bots
// play for a while. Each of their rounds is written down like any other, so they are few,
// and take their time.
func (h *House) Watched() {
	now := h.now()
	h.mu.Lock()
	due := h.shows > 0 && !now.Before(h.watched.Add(showEvery))
	if due {
		h.watched = now
	}
	h.mu.Unlock()
	if !due {
		return
	}
	h.background(func() {
		for _, t := range h.showing(now) {
			_ = t.Show(h.ctx, now.Add(showFor)) // somebody may have come meanwhile
		}
	})
}

// showing picks the tables at which bots play: of those where nobody is some from all over
// the house, and others after a while.
func (h *House) showing(now time.Time) (list []spot) {
	open := slices.DeleteFunc(h.Lobby(), func(l Listing) bool { return l.Private || l.Taken > l.Bots || l.Free == 0 || l.Phase == "closed" })
	if len(open) == 0 {
		return nil
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	n := min(h.shows, len(open))
	first := int(now.Unix() / int64(showOthers/time.Second))
	for i := range n {
		l := &open[(first+i*len(open)/n)%len(open)]
		if t, ok := h.spot(l.ID); ok {
			list = append(list, t)
		}
	}
	return list
}
