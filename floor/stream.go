package floor

import (
	"context"
	"errors"
)

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
	heard   uint64  // how often the table had told something by then
	closed  bool
}

// Next waits for something new and returns all of it: the events since the last
// call, and how the table stands.
func (s *Stream) Next(ctx context.Context) (*News, error) {
	for {
		more := s.More()
		if more == nil {
			return s.read()
		}
		select {
		case <-more:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// More returns nil if there is something new, and otherwise a channel that is
// closed when there is.
func (s *Stream) More() <-chan struct{} {
	h := s.table.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	if !h.shut && len(s.backlog) == 0 && s.heard == h.told {
		return h.more
	}
	return nil
}

// read returns what is new.
func (s *Stream) read() (*News, error) {
	h := s.table.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	from := s.after
	if n := len(s.backlog); n > 0 {
		from = s.backlog[n-1].N
	}
	switch {
	case h.shut:
		return nil, ErrClosed
	case from+1 < h.first():
		return nil, ErrSlow
	}
	news := s.news(h, from)
	s.backlog, s.after, s.heard = nil, h.last, h.told
	return news, nil
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
		now := s.table.house.now()
		p.since.Store(&now) // before nobody is there: who looks at that moment must not find an earlier one
		p.streams.Add(-1)
	}
	h.mu.Unlock()
	s.table.nudge()
}
