package api

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// TestWhoAsksForMuchWaitsForHimself: others wait for one thing of his, and no
// more.
func TestWhoAsksForMuchWaitsForHimself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newStudy()
		var done []string // one at a time writes it
		ask := func(ctx context.Context, addr string) error {
			ctx = context.WithValue(ctx, askingKey{}, &asking{addr: addr})
			return s.alone(ctx, func() error {
				time.Sleep(time.Second)
				done = append(done, addr)
				return nil
			})
		}
		begin := func(ctx context.Context, addr string) {
			go func() { _ = ask(ctx, addr) }()
			synctest.Wait()
		}
		const greedy, other = "192.0.2.1", "192.0.2.2"
		for range mostWaiting {
			begin(t.Context(), greedy)
		}
		if err, ok := ask(t.Context(), greedy).(*Problem); !ok || err.Status != 429 || err.retry == 0 {
			t.Errorf("too much is asked: %v", err)
		}
		gone, cancel := context.WithCancel(t.Context())
		begin(gone, other)
		begin(t.Context(), other)
		cancel()
		time.Sleep(3500 * time.Millisecond)
		if want := []string{greedy, other, greedy}; !slices.Equal(done, want) {
			t.Errorf("served were %v, want %v", done, want)
		}
		time.Sleep(time.Minute)
		if len(done) != mostWaiting+1 || len(s.lines) != 0 {
			t.Errorf("%d were served, and %d addresses wait", len(done), len(s.lines))
		}
	})
}
