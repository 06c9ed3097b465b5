package scale

import (
	"container/heap"
	"math"
	"time"

	"boardwalk/chance"
)

// moment is a time of the simulation, since it began.
type moment = time.Duration

// event is something that happens at a moment.
type event struct {
	at    moment
	order int // which of several at one moment came first
	do    func()
}

// agenda is what is still to happen, the earliest first.
type agenda struct {
	events []event
	now    moment
	count  int
}

func (a *agenda) Len() int { return len(a.events) }
func (a *agenda) Less(i, j int) bool {
	x, y := &a.events[i], &a.events[j]
	return x.at < y.at || x.at == y.at && x.order < y.order
}
func (a *agenda) Swap(i, j int) { a.events[i], a.events[j] = a.events[j], a.events[i] }
func (a *agenda) Push(x any)    { a.events = append(a.events, x.(event)) }
func (a *agenda) Pop() any {
	last := a.events[len(a.events)-1]
	a.events[len(a.events)-1] = event{}
	a.events = a.events[:len(a.events)-1]
	return last
}

// in has something happen after some time.
func (a *agenda) in(wait time.Duration, do func()) {
	a.count++
	heap.Push(a, event{a.now + wait, a.count, do})
}

// until lets everything happen that happens before the end.
func (a *agenda) until(end moment) {
	for len(a.events) > 0 && a.events[0].at < end {
		next := heap.Pop(a).(event)
		a.now = next.at
		next.do()
	}
}

// cores serve one job each at a time, and jobs in the order in which they come.
type cores struct {
	free []moment // when each core has nothing more to do
	busy time.Duration
}

// take gives a job to the core that is free first, and returns how long it takes from now until it is done.
func (c *cores) take(now moment, job time.Duration) time.Duration {
	first := 0
	for i := range c.free {
		if c.free[i] < c.free[first] {
			first = i
		}
	}
	c.free[first] = max(c.free[first], now) + job
	c.busy += job
	return c.free[first] - now
}

// lock is had by one at a time, in the order in which they ask.
type lock struct {
	held    bool
	waiting []func()
}

func (l *lock) take(then func()) {
	if l.held {
		l.waiting = append(l.waiting, then)
		return
	}
	l.held = true
	then()
}

func (l *lock) release() {
	if len(l.waiting) == 0 {
		l.held = false
		return
	}
	next := l.waiting[0]
	l.waiting = l.waiting[1:]
	next()
}

// disk makes durable what waits for it, all at once, and meanwhile the next gather, as PostgreSQL does with the log.
type disk struct {
	*agenda
	flush   time.Duration
	busy    bool
	waiting []func()
}

func (d *disk) write(then func()) {
	if d.waiting = append(d.waiting, then); !d.busy {
		d.next()
	}
}

func (d *disk) next() {
	together := d.waiting
	d.waiting, d.busy = nil, len(together) > 0
	if d.busy {
		d.in(d.flush, func() {
			for _, then := range together {
				then()
			}
			d.next()
		})
	}
}

// about returns a random time that is so long on average: exponential, so short ones are frequent and some are very long.
func about(mean time.Duration, from *chance.Fast) time.Duration {
	const parts = 1 << 30
	return time.Duration(-math.Log(float64(from.Draw(parts)+1)/parts) * float64(mean))
}
