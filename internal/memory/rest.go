package memory

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// When the process is at rest, and what is worth returning.
const (
	restLook      = 10 * time.Second // how often the process is looked at
	restAllocates = 16 << 20         // bytes that it allocates in that time at most, while it is at rest
	leastReturned = 32 << 20         // bytes
)

// ReturnAtRest gives memory back to the system whenever the process is at rest and holds more than it needs, until ctx is done.
// What opening a house and a busy evening leave would stay otherwise, since garbage is collected so seldom.
func ReturnAtRest(ctx context.Context) {
	ticker := time.NewTicker(restLook)
	defer ticker.Stop()
	returnAtRest(ctx, ticker.C)
}

func returnAtRest(ctx context.Context, looks <-chan time.Time) {
	before := look()
	for {
		select {
		case <-ctx.Done():
			return
		case <-looks:
		}
		now := look()
		if now.returns(&before) {
			debug.FreeOSMemory()
			now = look()
		}
		before = now
	}
}

// usage is what a process uses of its memory, in bytes.
type usage struct {
	allocated uint64 // since it has started
	live      uint64 // when garbage was last collected
	idle      uint64 // that it holds and may not need: what has come since then, and what is free
}

func look() usage {
	list := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/heap/objects:bytes"},
		{Name: "/memory/classes/heap/free:bytes"}}
	metrics.Read(list)
	u := usage{allocated: list[0].Value.Uint64(), live: list[1].Value.Uint64()}
	u.idle = list[2].Value.Uint64() - min(list[2].Value.Uint64(), u.live) + list[3].Value.Uint64()
	return u
}

// returns reports whether memory is to be returned: the process is at rest, and holds much in comparison with what it needs.
func (u *usage) returns(before *usage) bool {
	return u.allocated-before.allocated < restAllocates && u.idle > max(leastReturned, u.live/2)
}
