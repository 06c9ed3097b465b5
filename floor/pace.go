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

// pace is how long orders take of late: what was longer ago than fades counts no
// more, so that one slow order does not make a quiet house slow to tell.
type pace struct{ nanoseconds, noted atomic.Int64 }

const fades = 250 * time.Millisecond

// note counts an order that is done now. Of two at the very same time one may not
// count.
func (p *pace) note(took time.Duration, now time.Time) {
	since := time.Duration(now.UnixNano() - p.noted.Swap(now.UnixNano()))
	weight := float64(min(max(since, fades/16), fades)) / float64(fades)
	old := p.nanoseconds.Load()
	p.nanoseconds.Store(old + int64(weight*float64(int64(took)-old)))
}

// rest is how long to rest.
func (p *pace) rest() time.Duration {
	return min(max(leastRest, 4*time.Duration(p.nanoseconds.Load())), mostRest)
}
