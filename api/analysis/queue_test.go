package analysis

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/api/wire"
)

// TestOneAddressDoesNotHoldUpOthers has one address ask for much. Others wait for at
// most one of its requests.
func TestOneAddressDoesNotHoldUpOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue()
		var done []string // one at a time writes it
		ask := func(ctx context.Context, addr string) error {
			return q.do(ctx, addr, func() error {
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
		if err, ok := ask(t.Context(), greedy).(*wire.Problem); !ok || err.Status != 429 || err.RetryAfter == 0 {
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
		if len(done) != mostWaiting+1 || len(q.lines) != 0 {
			t.Errorf("%d were served, and %d addresses wait", len(done), len(q.lines))
		}
	})
}
