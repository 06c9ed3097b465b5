package api

import (
	"context"
	"sync"
)

// study finds what takes a while to find, one thing at a time so that the
// tables have the machine, and remembers it. Whoever has gone away in the
// meantime is not waited for.
type study struct {
	turn chan struct{}

	mu    sync.Mutex
	known map[string]any
	order []string // of known, the oldest first
}

// mostKnown is how many findings are remembered.
const mostKnown = 256

func newStudy() *study { return &study{turn: make(chan struct{}, 1), known: map[string]any{}} }

// alone does something when its turn has come.
func (s *study) alone(ctx context.Context, work func() error) error {
	select {
	case s.turn <- struct{}{}:
		defer func() { <-s.turn }()
		return work()
	case <-ctx.Done():
		return ctx.Err()
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
