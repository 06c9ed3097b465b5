package floor

import (
	"sync"
	"sync/atomic"
	"time"
)

// hub is where a table's events can be had once they are durable. It keeps the
// most recent ones and wakes whoever waits for more; nobody is sent anything,
// so ten thousand who wait cost nothing and one who is slow keeps nobody.
type hub struct {
	mu     sync.RWMutex
	recent recent
	last   uint64 // the number of the last event
	status Status
	more   chan struct{} // closed when there is something new
	told   uint64        // how often it was
	upTo   uint64        // the last event then
	shut   bool

	pace  *pace
	woke  time.Time   // when it was closed last
	later *time.Timer // closes it again
	rests bool        // until then

	sharing sync.Mutex
	common  map[uint64]*common // news since the last publication, by the event after which they begin

	streams int
	people  map[string]*presence
}

// presence is a person who follows a table, or did. It is read without the hub's
// lock.
type presence struct {
	streams atomic.Int32
	since   atomic.Pointer[time.Time] // the moment at which the last stream ended
}

// here reports whether the person follows the table, and if not, since when not;
// the zero time means never.
func (p *presence) here() (bool, time.Time) {
	if p.streams.Load() > 0 {
		return true, time.Time{}
	}
	if since := p.since.Load(); since != nil {
		return false, *since
	}
	return false, time.Time{}
}

// presence is that of a person, which is made if need be.
func (h *hub) presence(person string) *presence {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.of(person)
}

// of is presence for whoever has the lock.
func (h *hub) of(person string) *presence {
	p := h.people[person]
	if p == nil {
		p = &presence{}
		h.people[person] = p
	}
	return p
}

func newHub(keep int, p *pace) *hub {
	h := &hub{recent: recent{keep: keep}, pace: p, more: make(chan struct{}), common: map[uint64]*common{}, people: map[string]*presence{}}
	h.later = time.AfterFunc(time.Hour, h.rested)
	h.later.Stop()
	return h
}

// publish adds what is durable now, and wakes who waits for it as soon as the
// table has rested.
func (h *hub) publish(events []Event, status Status) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.recent.add(events)
	h.last = status.Event
	h.status = status
	clear(h.common)
	switch {
	case h.last-h.upTo >= uint64(h.recent.keep/2): // more, and those who listen could no longer be told
		h.later.Stop()
		h.rests = false
		h.wake()
		return
	case h.rests:
		return
	}
	if rest := h.pace.rest() - time.Since(h.woke); rest > 0 {
		h.rests = true
		h.later.Reset(rest)
		return
	}
	h.wake()
}

// rested wakes who waits, now that the table has rested.
func (h *hub) rested() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.rests = false
	h.wake()
}

// wake wakes all who wait.
func (h *hub) wake() {
	if h.shut {
		return
	}
	h.told++
	h.upTo = h.last
	h.woke = time.Now()
	close(h.more)
	h.more = make(chan struct{})
}

// close ends every stream.
func (h *hub) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.shut {
		h.shut = true
		h.later.Stop()
		close(h.more)
	}
}

// first is the number of the oldest event that is kept.
func (h *hub) first() uint64 { return h.last - uint64(len(h.recent.events)) + 1 }

// spectators is how many streams there are of people who are not in seats.
func (h *hub) spectators(seated func(string) bool) int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	n := h.streams
	for person, p := range h.people {
		if seated(person) {
			n -= int(p.streams.Load())
		}
	}
	return n
}
