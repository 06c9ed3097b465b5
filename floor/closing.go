package floor

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// Drain has every table finish its round and begin no other, and waits until
// all are at rest. Streams go on.
func (h *House) Drain(ctx context.Context) error {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	var wait sync.WaitGroup
	var mu sync.Mutex
	var errs []error
	for _, t := range h.tables {
		wait.Go(func() {
			if err := t.drain(ctx); err != nil {
				mu.Lock()
				errs = append(errs, fmt.Errorf("table %s: %w", t.ID, err))
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	return errors.Join(errs...)
}

// drain has the table come to rest.
func (t *Table) drain(ctx context.Context) error {
	if t.unread != "" {
		return nil
	}
	_, err := t.give(ctx, &order{look: true, do: func(*sitting) (Receipt, error) {
		t.draining = true
		t.nudge()
		return Receipt{}, nil
	}})
	if err != nil {
		return err
	}
	_, err = t.give(ctx, &order{rest: true, do: func(s *sitting) (Receipt, error) { return Receipt{}, s.putDown() }})
	return err
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
