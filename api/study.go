package api

import (
	"context"
	"net/http"
	"sync"
	"time"
)

// study finds what takes a while to find, one thing at a time so that the
// tables have the machine, and remembers it. Whoever has gone away in the
// meantime is not waited for.
type study struct {
	turn turn

	mu    sync.Mutex
	lines map[string]*line // of those who wait, by their address
	known map[string]any
	order []string // of known, the oldest first
}

// turn is had by one at a time, in the order in which they came.
type turn chan struct{}

// line is those of one address. The first of them waits for the study, and the
// others for the first: so whoever asks for much waits for himself, and others for
// one thing of his at the most.
type line struct {
	turn turn
	n    int
}

const (
	// mostKnown is how many findings are remembered.
	mostKnown = 256
	// mostWaiting is how many of one address wait at once.
	mostWaiting = 16
)

func newStudy() *study {
	return &study{turn: make(turn, 1), lines: map[string]*line{}, known: map[string]any{}}
}

func (t turn) have(ctx context.Context, work func() error) error {
	select {
	case t <- struct{}{}:
		defer func() { <-t }()
		return work()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// alone does something when its turn has come.
func (s *study) alone(ctx context.Context, work func() error) error {
	addr := askingOf(ctx).addr
	l := s.join(addr)
	if l == nil {
		p := newProblem(http.StatusTooManyRequests, "much is being worked out for you already")
		p.retry = 5 * time.Second
		return p
	}
	defer s.leave(addr)
	return l.turn.have(ctx, func() error { return s.turn.have(ctx, work) })
}

// join is the line of an address with one more in it, or nil if it is too long.
// That of this very machine never is: there may be many people behind it.
func (s *study) join(addr string) *line {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.lines[addr]
	if l == nil {
		l = &line{turn: make(turn, 1)}
		s.lines[addr] = l
	}
	if l.n >= mostWaiting && !isLocal(addr) {
		return nil
	}
	l.n++
	return l
}

func (s *study) leave(addr string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.lines[addr].n--; s.lines[addr].n == 0 {
		delete(s.lines, addr)
	}
}

// find returns what is known under a name, or finds it.
func find[T any](ctx context.Context, s *study, name string, work func() (T, error)) (v T, err error) {
	if known, ok := s.get(name); ok {
		return known.(T), nil
	}
	err = s.alone(ctx, func() (err error) {
		if known, ok := s.get(name); ok { // somebody else has asked for it meanwhile
			v = known.(T)
			return nil
		}
		if v, err = work(); err == nil {
			s.keep(name, v)
		}
		return err
	})
	return v, err
}

func (s *study) get(name string) (any, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	v, ok := s.known[name]
	return v, ok
}

func (s *study) keep(name string, v any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.order) >= mostKnown {
		delete(s.known, s.order[0])
		s.order = s.order[1:]
	}
	s.known[name] = v
	s.order = append(s.order, name)
}
