package stream

import (
	"sync/atomic"
	"time"
)

// Presence is whether a person follows a table. It is read without the hub's
// lock.
type Presence struct {
	streams atomic.Int32
	since   atomic.Pointer[time.Time] // the moment at which the last stream ended
}

// Here reports whether the person follows the table, and if not, since when not;
// the zero time means never.
func (p *Presence) Here() (bool, time.Time) {
	if p.streams.Load() > 0 {
		return true, time.Time{}
	}
	if since := p.since.Load(); since != nil {
		return false, *since
	}
	return false, time.Time{}
}

// Presence returns the presence of a person, which stays the same until
// [Hub.Forget] drops it.
func (h *Hub) Presence(person string) *Presence {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.presence(person)
}

// presence is Presence for callers that hold the lock.
func (h *Hub) presence(person string) *Presence {
	p := h.people[person]
	if p == nil {
		p = &Presence{}
		h.people[person] = p
	}
	return p
}

// Forget drops people who neither follow the table nor sit at it.
func (h *Hub) Forget(seated func(person string) bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for person, p := range h.people {
		if p.streams.Load() == 0 && !seated(person) {
			delete(h.people, person)
		}
	}
}

// Spectators returns how many people follow the table who are not seated, each once. Those who are not signed in count by
// their streams, and nobody is told of surveillance.
func (h *Hub) Spectators(seated func(person string) bool) int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	n := h.streams - h.unseen
	for person, p := range h.people {
		if streams := int(p.streams.Load()); seated(person) {
			n -= streams
		} else if streams > 1 {
			n -= streams - 1
		}
	}
	return n
}
