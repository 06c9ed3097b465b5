package floor

import (
	"sync/atomic"
	"time"
)

// Those who follow a table are not told of everything at once: a table rests after
// it has told something, so that a busy one tells much and not often. It rests for
// four times as long as an order takes in the house, unless there is too much to
// tell. While that is next to nothing nobody sees the difference, and when it is not,
// to tell everybody everything is what would make it longer.
const (
	leastRest = 10 * time.Millisecond
	mostRest  = time.Second
)

// pace is how long orders take, those of late more than earlier ones.
type pace struct{ nanoseconds atomic.Int64 }

// note counts an order. Of two at the very same time one may not count.
func (p *pace) note(took time.Duration) {
	old := p.nanoseconds.Load()
	p.nanoseconds.Store(old + (int64(took)-old)/16)
}

// rest is how long to rest.
func (p *pace) rest() time.Duration {
	return min(max(leastRest, 4*time.Duration(p.nanoseconds.Load())), mostRest)
}
