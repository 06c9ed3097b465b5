package stream

import (
	"context"
	"errors"

	"boardwalk/floor/view"
)

// ErrSlow ends a stream whose reader is too far behind. It can be taken up
// again from the last event that was read.
var ErrSlow = errors.New("the stream is too far behind: take it up again from the last event")

// ErrClosed is the end of every stream when the house closes.
var ErrClosed = errors.New("the house is closed")

// Stream is one person's view of what happens at a table. It is for one
// goroutine.
type Stream struct {
	hub     *Hub
	person  string
	all     bool         // sees what only others may
	after   uint64       // the last event that was read
	backlog []view.Event // older than what the hub keeps
	heard   uint64       // Hub.told when the stream was last read
	closed  bool
}

// Watch follows a table as a person, from the event after the given one on.
// A person of no id sees nobody's secrets.
func (h *Hub) Watch(ctx context.Context, person string, after uint64) (*Stream, error) {
	s := &Stream{hub: h, person: person}
	h.mu.Lock()
	s.after = min(after, h.last)
	first := h.first()
	h.streams++
	if person != "" {
		h.presence(person).streams.Add(1)
	}
	h.mu.Unlock()
	if s.after+1 < first {
		old, err := h.source.History(ctx, s.after)
		if err != nil {
			s.Close()
			return nil, err
		}
		s.backlog = old
	}
	h.source.PresenceChanged()
	return s, nil
}

// WatchAll follows a table as surveillance does: with everybody's secrets.
// Whether somebody may is for the caller to say.
func (h *Hub) WatchAll(ctx context.Context, after uint64) (*Stream, error) {
	s, err := h.Watch(ctx, "", after)
	if err == nil {
		s.all = true
	}
	return s, err
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
	h := s.hub
	h.mu.RLock()
	defer h.mu.RUnlock()
	if !h.shut && len(s.backlog) == 0 && s.heard == h.told {
		return h.more
	}
	return nil
}

// read returns what is new.
func (s *Stream) read() (*News, error) {
	h := s.hub
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
	news := s.news(from)
	s.backlog, s.after, s.heard = nil, h.last, h.told
	return news, nil
}

// Close ends the stream. A person at the table whose last stream ends is away.
func (s *Stream) Close() {
	if s.closed {
		return
	}
	s.closed = true
	h := s.hub
	h.mu.Lock()
	h.streams--
	if p := h.people[s.person]; p != nil {
		now := h.source.Now()
		p.since.Store(&now) // before the count: a reader that finds nobody there must not find an earlier time
		p.streams.Add(-1)
	}
	h.mu.Unlock()
	h.source.PresenceChanged()
}
