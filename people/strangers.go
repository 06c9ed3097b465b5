package people

import (
	"sync"
	"time"
)

// strangers are the ids that somebody has tried and that nobody signs in with.
// They answer as others do, so that trying tells nobody which ids there are; but
// nothing is written of them.
type strangers struct {
	mu    sync.Mutex
	tried map[string]tries
}

type tries struct {
	failures int
	until    time.Time // no password is looked at before
}

// mostStrangers is how many are remembered.
const mostStrangers = 10_000

// until is from when on a password may be tried with an id.
func (s *strangers) until(id string) time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tried[id].until
}

// failed counts a password that was tried, as [Register.failed] does.
func (s *strangers) failed(id string, now time.Time) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	t, known := s.tried[id]
	if now.Before(t.until) {
		return &BackOff{t.until}
	}
	if !known && len(s.tried) >= mostStrangers { // any will do
		for other := range s.tried {
			delete(s.tried, other)
			break
		}
	}
	t.failures++
	d := backOff(t.failures)
	if d > 0 {
		t.until = now.Add(d).UTC().Round(0)
	}
	s.tried[id] = t
	if d > 0 {
		return &BackOff{t.until}
	}
	return ErrWrong
}
