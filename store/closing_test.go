package store

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"boardwalk/internal/postgrestest"
)

// TestClosingForgetsNobody closes a store while many write: everybody is answered,
// and who was told so finds it written.
func TestClosingForgetsNobody(t *testing.T) {
	late := &Store{queue: make(chan *waiting, 1), done: make(chan struct{})}
	w := &waiting{done: make(chan struct{})}
	late.queue <- w
	(&committer{s: late}).end()
	if <-w.done; !errors.Is(w.err, ErrClosed) {
		t.Errorf("who came at the last moment is told %v", w.err)
	}
	for i := range 22 {
		dir := t.TempDir()
		if i >= 20 {
			dir = postgrestest.Dir(t)
		}
		s := open(t, dir)
		var wrote atomic.Int64
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() {
				for {
					if _, err := s.Append(gift("ada", 1)); err != nil {
						if !errors.Is(err, ErrClosed) {
							t.Error(err)
						}
						return
					}
					wrote.Add(1)
				}
			})
		}
		for wrote.Load() < 100 {
			runtime.Gosched()
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		all.Wait()
		if v := verified(t, open(t, dir).Reader); int64(v.Records) != wrote.Load() {
			t.Errorf("%d were told so, and %d are written", wrote.Load(), v.Records)
		}
	}
}
