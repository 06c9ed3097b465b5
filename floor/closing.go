package floor

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// Drain has every table finish its round and begin no other, and waits until
// all are at rest. Streams go on. A table at which a round waits for staff is not
// waited for: the error names it ([Unfinished]), and its round goes on when
// the house opens again. Keno lounges open no further game; one that is open goes on
// too.
func (h *House) Drain(ctx context.Context) error {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	var wait sync.WaitGroup
	var mu sync.Mutex
	var errs []error
	drain := func(what string, drain func(context.Context) error) {
		wait.Go(func() {
			if err := drain(ctx); err != nil {
				mu.Lock()
				errs = append(errs, fmt.Errorf("%s: %w", what, err))
				mu.Unlock()
			}
		})
	}
	for _, t := range h.tables {
		drain("table "+t.ID, t.Drain)
	}
	for _, l := range h.allLounges() {
		drain("keno lounge "+l.ID, l.Drain)
	}
	wait.Wait()
	return errors.Join(errs...)
}

// Close ends every table's goroutine at once. Nothing is lost: what was
// acknowledged is in the log.
func (h *House) Close() {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	h.stop()
	h.wait.Wait()
}
