package history

import (
	"context"
	"errors"
	"sync"
)

// atOnce is how many may read old records at the same time. Each of them may have
// rounds of a table in memory.
const atOnce = 4

// mostWaiting is how many requests of one asker may wait at once.
const mostWaiting = 16

// ErrBusy says that too many requests of the same asker wait already.
var ErrBusy = errors.New("much is being read for you already")

// AskerKey is the key under which a context has on whose behalf old records are read: a
// string such as an address. The requests of one asker wait for each other, so whoever
// asks for much does not hold up others. A context without one is not held up.
type AskerKey struct{}

// slots lets a few read at the same time, and of each asker one.
type slots struct {
	busy chan struct{}

	mu    *sync.Mutex
	lines map[string]*line
}

// line is the requests of one asker.
type line struct {
	turn chan struct{}
	n    int
}

func newSlots() slots {
	return slots{busy: make(chan struct{}, atOnce), mu: &sync.Mutex{}, lines: map[string]*line{}}
}

// enter waits until one may read old records.
func (h *Reader) enter(ctx context.Context) (leave func(), err error) {
	s := &h.slots
	asker, _ := ctx.Value(AskerKey{}).(string)
	l, err := s.join(asker)
	if err != nil {
		return nil, err
	}
	if err := take(ctx, l.turn); err != nil {
		s.leave(asker)
		return nil, err
	}
	if err := take(ctx, s.busy); err != nil {
		<-l.turn
		s.leave(asker)
		return nil, err
	}
	return func() {
		<-s.busy
		<-l.turn
		s.leave(asker)
	}, nil
}

// take waits for room in a channel.
func take(ctx context.Context, room chan struct{}) error {
	select {
	case room <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// join returns the line of an asker with one more in it. Those without a name have a
// line each.
func (s *slots) join(asker string) (*line, error) {
	if asker == "" {
		return &line{turn: make(chan struct{}, 1)}, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.lines[asker]
	if l == nil {
		l = &line{turn: make(chan struct{}, 1)}
		s.lines[asker] = l
	}
	if l.n >= mostWaiting {
		return nil, ErrBusy
	}
	l.n++
	return l, nil
}

// leave takes one out of the line of an asker.
func (s *slots) leave(asker string) {
	if asker == "" {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.lines[asker].n--; s.lines[asker].n == 0 {
		delete(s.lines, asker)
	}
}
