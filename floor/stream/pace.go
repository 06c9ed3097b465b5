package stream

import (
	"sync/atomic"
	"time"
)

// A table that has published something rests before it wakes its readers again,
// so that a busy table publishes much at a time and seldom. It rests for four
// times as long as an order takes in the house, within these limits. While orders
// are quick nobody sees the difference; when they are slow, waking every reader
// for every event would make them slower still.
const (
	LeastRest = 10 * time.Millisecond
	mostRest  = time.Second
)

// Pace is how long orders took lately, in the whole house. Orders of more than
// paceWindow ago count no more, so that one slow order does not delay the streams
// of a quiet house.
type Pace struct{ nanoseconds, noted atomic.Int64 }

const paceWindow = 250 * time.Millisecond

// Note counts an order that is done now. Of two at the very same time one may not
// count.
func (p *Pace) Note(took time.Duration, now time.Time) {
	since := time.Duration(now.UnixNano() - p.noted.Swap(now.UnixNano()))
	weight := float64(min(max(since, paceWindow/16), paceWindow)) / float64(paceWindow)
	old := p.nanoseconds.Load()
	p.nanoseconds.Store(old + int64(weight*float64(int64(took)-old)))
}

// rest is how long to rest.
func (p *Pace) rest() time.Duration {
	return min(max(LeastRest, 4*time.Duration(p.nanoseconds.Load())), mostRest)
}
