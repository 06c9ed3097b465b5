package stream

import (
	"context"
	"sync"
	"time"

	"boardwalk/floor/view"
)

// Source is what a hub asks of its table.
type Source interface {
	// History returns the events after a given one, the oldest first and at most so
	// many. It is asked for those that are older than what the hub keeps.
	History(ctx context.Context, after uint64, most int) ([]view.Event, error)

	// PresenceChanged is called when somebody began or ended to follow the table.
	PresenceChanged()

	// Now is the time of the house.
	Now() time.Time
}

// Hub is where a table's events can be read once they are durable. It keeps the
// most recent ones and wakes whoever waits for more. Its methods are for any
// goroutine.
type Hub struct {
	Reach int // how many of the last events the table can be followed from; any if zero. Set before use

	source Source

	mu     sync.RWMutex
	recent recent
	last   uint64 // the number of the last event
	status view.Status
	more   chan struct{} // closed when there is something new
	told   uint64        // how often it was closed
	upTo   uint64        // the last event when it was closed
	shut   bool

	pace    *Pace
	woke    time.Time   // when more was closed last
	later   *time.Timer // closes it again
	resting bool        // until then

	sharing sync.Mutex
	shared  map[uint64]*shared // news since the last publication, by the event after which they begin

	streams int
	unseen  int // of those, surveillance's
	people  map[string]*Presence
}

// New returns a hub that keeps so many events.
func New(keep int, p *Pace, s Source) *Hub {
	h := &Hub{source: s, recent: recent{keep: keep}, pace: p, more: make(chan struct{}), shared: map[uint64]*shared{},
		people: map[string]*Presence{}}
	h.later = time.AfterFunc(time.Hour, h.rested)
	h.later.Stop()
	return h
}

// Publish adds what is durable now, and wakes who waits for it as soon as the
// table has rested.
func (h *Hub) Publish(events []view.Event, status view.Status) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.last+uint64(len(events)) != status.Event { // another node has the table, which was read again: what it did meanwhile is in the record
		h.recent.events, h.recent.oldest = nil, 0
	}
	h.recent.add(events)
	h.last = status.Event
	h.status = status
	clear(h.shared)
	switch {
	case h.last-h.upTo >= uint64(h.recent.keep/2): // with more, readers would miss events
		h.later.Stop()
		h.resting = false
		h.wake()
		return
	case h.resting:
		return
	}
	if rest := h.pace.rest() - time.Since(h.woke); rest > 0 {
		h.resting = true
		h.later.Reset(rest)
		return
	}
	h.wake()
}

// rested wakes who waits, now that the table has rested.
func (h *Hub) rested() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.resting = false
	h.wake()
}

// wake wakes all who wait.
func (h *Hub) wake() {
	if h.shut {
		return
	}
	h.told++
	h.upTo = h.last
	h.woke = time.Now()
	close(h.more)
	h.more = make(chan struct{})
}

// Close ends every stream.
func (h *Hub) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.shut {
		h.shut = true
		h.later.Stop()
		close(h.more)
	}
}

// Rest drops the events at hand. Who asks for them gets them from the source.
func (h *Hub) Rest() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.recent = recent{keep: h.recent.keep}
	h.shared = map[uint64]*shared{}
}

// Streams returns how many streams there are.
func (h *Hub) Streams() int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.streams
}

// first is the number of the oldest event that is kept.
func (h *Hub) first() uint64 { return h.last - uint64(len(h.recent.events)) + 1 }

// Status returns the table's status as anybody may see it.
func (h *Hub) Status() view.Status {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.status.For("")
}

// Last returns the number of the last event.
func (h *Hub) Last() uint64 {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.last
}

// Kept returns the number of the last event before those that are kept: from it
// on, a table can be followed without reading the record.
func (h *Hub) Kept() uint64 {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return h.first() - 1
}
