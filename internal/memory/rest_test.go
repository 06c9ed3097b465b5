package memory

import (
	"context"
	"runtime/debug"
	"testing"
	"time"
)

// A process that is at rest returns what it does not need, and one that works, or holds little more than it needs, does not.
func TestWhenMemoryIsReturned(t *testing.T) {
	const mb = 1 << 20
	for name, x := range map[string]struct {
		before, now usage
		want        bool
	}{
		"at rest":             {usage{1000 * mb, 28 * mb, 0}, usage{1001 * mb, 28 * mb, 100 * mb}, true},
		"at work":             {usage{1000 * mb, 28 * mb, 0}, usage{1100 * mb, 28 * mb, 100 * mb}, false},
		"little to return":    {usage{1000 * mb, 28 * mb, 0}, usage{1001 * mb, 28 * mb, 30 * mb}, false},
		"little of all there": {usage{1000 * mb, 400 * mb, 0}, usage{1001 * mb, 400 * mb, 150 * mb}, false},
		"much of all there":   {usage{1000 * mb, 400 * mb, 0}, usage{1001 * mb, 400 * mb, 250 * mb}, true},
	} {
		if got := x.now.returns(&x.before); got != x.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// What was allocated and forgotten is returned at the first look after it at which the process is at rest.
func TestMemoryIsReturnedAtRest(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	looks := make(chan time.Time)
	go returnAtRest(ctx, looks)
	looks <- time.Time{} // it has looked once, and waits
	for range 16 {
		forgotten = make([]byte, 8<<20)
	}
	forgotten = nil
	held := look()
	if held.idle < 100<<20 {
		t.Fatalf("only %d bytes are idle", held.idle)
	}
	looks <- time.Time{} // it was at work
	looks <- time.Time{} // and is at rest
	looks <- time.Time{} // all that is done
	if now := look(); now.idle > leastReturned {
		t.Errorf("%d bytes of %d are still idle", now.idle, held.idle)
	}
}

var forgotten []byte
