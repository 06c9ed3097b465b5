package stream

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/floor/view"
)

// ErrSlow ends a stream whose reader is too far behind. It can be taken up
// again from the last event that was read.
var ErrSlow = errors.New("the stream is too far behind: take it up again from the last event")

// ErrClosed is the end of every stream when the house closes.
var ErrClosed = errors.New("the house is closed")

// Past is the refusal to follow a table from so long ago. What happened then is in the
// record, for whoever asks for it round by round.
type Past struct{ First uint64 } // the first event from which the table can be followed

// Error says from when on.
func (p *Past) Error() string {
	return fmt.Sprintf("what happened before event %d is past, and no longer part of the stream", p.First)
}

// pageLength is how many old events a stream reads at a time. However far back it begins,
// it has no more of them in memory.
const pageLength = 512

// Stream is one person's view of what happens at a table. It is for one
// goroutine.
type Stream struct {
	hub     *Hub
	person  string
	all     bool         // sees what only others may
	after   uint64       // the last event that was read
	behind  bool         // the next events are older than what the hub keeps
	backlog []view.Event // a page of those
	heard   uint64       // Hub.told when the stream was last read
	closed  bool
}

// Watch follows a table as a person, from the event after the given one on, or returns a
// [*Past] if that is too long ago. A person of no id sees nobody's secrets.
func (h *Hub) Watch(ctx context.Context, person string, after uint64) (*Stream, error) {
	s := &Stream{hub: h, person: person}
	h.mu.Lock()
	s.after = min(after, h.last)
	if h.Reach > 0 && h.last-s.after > uint64(h.Reach) {
		defer h.mu.Unlock()
		return nil, &Past{h.last - uint64(h.Reach) + 1}
	}
	s.behind = s.after+1 < h.first()
	h.streams++
	if person != "" {
		h.presence(person).streams.Add(1)
	}
	h.mu.Unlock()
	if err := s.readPage(ctx); err != nil {
		s.Close()
		return nil, err
	}
	h.source.PresenceChanged()
	return s, nil
}

// readPage reads a page of old events, if those are next.
func (s *Stream) readPage(ctx context.Context) (err error) {
	if s.behind && len(s.backlog) == 0 {
		s.backlog, err = s.hub.source.History(ctx, s.after, pageLength)
	}
	return err
}

// WatchAll follows a table as surveillance does: with everybody's secrets.
// Whether somebody may is for the caller to say.
func (h *Hub) WatchAll(ctx context.Context, after uint64) (*Stream, error) {
	s, err := h.Watch(ctx, "", after)
	if err == nil {
		h.mu.Lock()
		h.unseen++
		h.mu.Unlock()
		s.all = true
	}
	return s, err
}

// Next waits for something new and returns all of it: the events since the last
// call, and how the table stands. Of many old events it returns a part at a time.
func (s *Stream) Next(ctx context.Context) (*News, error) {
	if err := s.readPage(ctx); err != nil {
		return nil, err
	}
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
	if !h.shut && !s.behind && s.heard == h.told {
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
	case from+1 < h.first() && len(s.backlog) > 0: // there is more in the record
		news := &News{Last: from, Part: true, Events: s.seen(s.backlog)}
		s.backlog, s.after = nil, from
		return news, nil
	case from+1 < h.first():
		return nil, ErrSlow
	}
	news := s.news(from)
	s.backlog, s.behind, s.after, s.heard = nil, false, h.last, h.told
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
	if s.all {
		h.unseen--
	}
	if p := h.people[s.person]; p != nil {
		now := h.source.Now()
		p.since.Store(&now) // before the count: a reader that finds nobody there must not find an earlier time
		p.streams.Add(-1)
	}
	h.mu.Unlock()
	h.source.PresenceChanged()
}
