package lounge

import (
	"context"
	"errors"
	"slices"
	"sync"
)

// ErrSlow ends a stream whose reader is too far behind, and refuses one from too long ago. Whoever
// gets it looks at the board, and follows from there.
var ErrSlow = errors.New("the stream is too far behind: look at the board and take it up from there")

// hub has the last events of a lounge for all who follow it.
type hub struct {
	mu     sync.RWMutex
	keep   int
	events []Event
	board  *Board
	next   uint64        // the number of the next event
	told   uint64        // how often something was published
	more   chan struct{} // closed when something new is there
	shut   bool
}

func (h *hub) init(keep int) { h.keep, h.more = max(keep, 16), make(chan struct{}) }

// publish tells everybody who follows the lounge.
func (h *hub) publish(events []Event, b *Board) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.events = append(h.events, events...)
	if n := len(h.events); n > 2*h.keep {
		h.events = slices.Clone(h.events[n-h.keep:])
	}
	h.board, h.next = b, b.At+1
	h.told++
	close(h.more)
	h.more = make(chan struct{})
}

// close ends all streams.
func (h *hub) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.shut {
		h.shut = true
		close(h.more)
	}
}

// News is what a stream has to tell: the events since the last news that the person may hear
// of, and how the lounge stands.
type News struct {
	Events []Event
	Board  *Board
	First  uint64 // the number of the first event since the last news, heard or not
	Last   uint64 // the number of the last event, after which the stream can be taken up
	Own    bool   // some of it is for this person or for staff, and not for everybody
}

// Stream is one person's view of what happens in a lounge. It is for one goroutine.
type Stream struct {
	hub    *hub
	person string
	staff  bool
	next   uint64
	heard  uint64
}

// Follow follows a lounge as a person, after an event; from now on if that is zero. Staff hear
// of everybody's tickets. Whoever is away for so long that the events are not at hand gets
// [ErrSlow].
func (l *Lounge) Follow(by Party, after uint64) (*Stream, error) {
	h := &l.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	s := &Stream{hub: h, person: by.Who, staff: by.Rank != Patron, next: h.next}
	if after != 0 && after < h.next {
		if s.next = after + 1; s.next < h.first() {
			return nil, ErrSlow
		}
	}
	return s, nil
}

// first is the number of the oldest event at hand.
func (h *hub) first() uint64 { return h.next - uint64(len(h.events)) }

// More returns nil if there is something new, and otherwise a channel that is closed when
// there is.
func (s *Stream) More() <-chan struct{} {
	h := s.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	if !h.shut && s.heard == h.told {
		return h.more
	}
	return nil
}

// Next waits for something new and returns all of it.
func (s *Stream) Next(ctx context.Context) (*News, error) {
	for more := s.More(); more != nil; more = s.More() {
		select {
		case <-more:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	h := s.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	switch {
	case h.shut:
		return nil, ErrClosed
	case s.next < h.first():
		return nil, ErrSlow
	}
	news := &News{Board: h.board, First: s.next, Last: h.next - 1}
	for i := range h.events[s.next-h.first():] {
		if e := &h.events[int(s.next-h.first())+i]; e.For(s.person, s.staff) {
			news.Events = append(news.Events, *e)
			news.Own = news.Own || !e.For("", false)
		}
	}
	s.next, s.heard = h.next, h.told
	return news, nil
}

// Close ends the stream.
func (s *Stream) Close() {}
