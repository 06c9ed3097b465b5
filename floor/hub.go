package floor

import (
	"context"
	"errors"
	"sync"
	"time"
)

// hub is where a table's events can be had once they are durable. It keeps the
// most recent ones and wakes whoever waits for more; nobody is sent anything,
// so ten thousand who wait cost nothing and one who is slow keeps nobody.
type hub struct {
	mu      sync.RWMutex
	recent  []Event // the last ones, oldest first
	last    uint64  // the number of the last event
	keep    int
	status  Status
	version uint64        // of the status
	more    chan struct{} // closed when there is something new
	shut    bool

	streams int
	people  map[string]*presence
}

// presence is a person who follows a table, or did.
type presence struct {
	streams int
	since   time.Time // the moment at which the last stream ended
}

func newHub(keep int) *hub {
	return &hub{keep: keep, more: make(chan struct{}), people: map[string]*presence{}}
}

// publish adds what is durable now.
func (h *hub) publish(events []Event, status Status) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.recent = append(h.recent, events...)
	if over := len(h.recent) - h.keep; over > h.keep { // seldom, so that it costs little
		h.recent = append([]Event(nil), h.recent[over:]...)
	}
	h.last = status.Event
	h.status = status
	h.version++
	close(h.more)
	h.more = make(chan struct{})
}

// close ends every stream.
func (h *hub) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.shut {
		h.shut = true
		close(h.more)
	}
}

// first is the number of the oldest event that is kept.
func (h *hub) first() uint64 { return h.last - uint64(len(h.recent)) + 1 }

// connected reports whether a person follows the table, and if not, since when
// not; the zero time means never.
func (h *hub) connected(person string) (bool, time.Time) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	p := h.people[person]
	if p == nil {
		return false, time.Time{}
	}
	return p.streams > 0, p.since
}

// spectators is how many streams there are of people who are not in seats.
func (h *hub) spectators(seated func(string) bool) int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	n := h.streams
	for person, p := range h.people {
		if seated(person) {
			n -= p.streams
		}
	}
	return n
}

// ErrSlow ends a stream whose reader is too far behind. It can be taken up
// again from the last event that was read.
var ErrSlow = errors.New("the stream is too far behind: take it up again from the last event")

// ErrClosed is the end of every stream and order when the house closes.
var ErrClosed = errors.New("the house is closed")

// Stream is one person's view of what happens at a table. It is for one
// goroutine.
type Stream struct {
	table   *Table
	person  string
	all     bool    // sees what only others may
	after   uint64  // the last event that was read
	backlog []Event // older than what the hub keeps
	version uint64  // of the status that was read
	closed  bool
}

// News is what is new to a stream.
type News struct {
	Events []Event // as the person may see them
	Last   uint64  // where to take the stream up again
	Status Status
}

// Next waits for something new and returns all of it: the events since the last
// call, and how the table stands.
func (s *Stream) Next(ctx context.Context) (News, error) {
	h := s.table.hub
	for {
		h.mu.RLock()
		news, more, err := s.news(h)
		h.mu.RUnlock()
		if more == nil || err != nil {
			return news, err
		}
		select {
		case <-more:
		case <-ctx.Done():
			return News{}, ctx.Err()
		}
	}
}

// news returns what is new, or what to wait for.
func (s *Stream) news(h *hub) (News, <-chan struct{}, error) {
	from := s.after
	switch {
	case h.shut:
		return News{}, nil, ErrClosed
	case len(s.backlog) > 0:
		from = s.backlog[len(s.backlog)-1].N
	case s.after == h.last && s.version == h.version:
		return News{}, h.more, nil
	}
	if from+1 < h.first() {
		return News{}, nil, ErrSlow
	}
	news := News{Last: h.last, Status: s.stands(h.status)}
	recent := h.recent[from+1-h.first():]
	news.Events = make([]Event, 0, len(s.backlog)+len(recent))
	for _, part := range [2][]Event{s.backlog, recent} {
		for i := range part {
			if e, ok := s.told(&part[i]); ok {
				news.Events = append(news.Events, e)
			}
		}
	}
	s.backlog, s.after, s.version = nil, h.last, h.version
	return news, nil, nil
}

// Close ends the stream. A person at the table whose last stream ends is away.
func (s *Stream) Close() {
	if s.closed {
		return
	}
	s.closed = true
	h := s.table.hub
	h.mu.Lock()
	h.streams--
	if p := h.people[s.person]; p != nil {
		if p.streams--; p.streams == 0 {
			p.since = s.table.house.now()
		}
	}
	h.mu.Unlock()
	s.table.nudge()
}
