package analysis

import (
	"context"
	"sync"
	"time"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// queue does one piece of work at a time and remembers results. A caller who has
// gone away is not waited for.
type queue struct {
	turn turn

	mu    sync.Mutex
	lines map[string]*line // of those who wait, by their address
	known map[string]any
	order []string // the keys of known, the oldest first
}

// turn is held by one at a time, in the order in which they came.
type turn chan struct{}

// line is the requests of one address. The first of them waits for the queue's
// turn, and the others for the first. So whoever asks for much waits for their own
// requests, and other addresses for at most one of them.
type line struct {
	turn turn
	n    int
}

const (
	mostKnown   = 256 // results that are remembered
	mostWaiting = 16  // requests of one address that may wait at once
)

// newQueue makes an empty queue.
func newQueue() *queue {
	return &queue{turn: make(turn, 1), lines: map[string]*line{}, known: map[string]any{}}
}

// hold does some work when it has the turn.
func (t turn) hold(ctx context.Context, work func() error) error {
	select {
	case t <- struct{}{}:
		defer func() { <-t }()
		return work()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// do does some work for an address when its turn has come. It returns a problem of
// status 429 if too many requests of the address wait already.
func (q *queue) do(ctx context.Context, from string, work func() error) error {
	l := q.join(from)
	if l == nil {
		return wire.TooMany("much is being worked out for you already", 5*time.Second)
	}
	defer q.leave(from)
	return l.turn.hold(ctx, func() error { return q.turn.hold(ctx, work) })
}

// join returns the line of an address with one more in it, or nil if it is too long.
// The line of this machine is never too long: a proxy may speak for many people.
func (q *queue) join(from string) *line {
	q.mu.Lock()
	defer q.mu.Unlock()
	l := q.lines[from]
	if l == nil {
		l = &line{turn: make(turn, 1)}
		q.lines[from] = l
	}
	if l.n >= mostWaiting && !ratelimit.IsLocal(from) {
		return nil
	}
	l.n++
	return l
}

// leave takes one out of the line of an address.
func (q *queue) leave(from string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.lines[from].n--; q.lines[from].n == 0 {
		delete(q.lines, from)
	}
}

// remember returns the result that is known under a key. If there is none it does
// the work when its turn has come, and remembers the result.
func remember[T any](ctx context.Context, q *queue, from, key string, work func() (T, error)) (v T, err error) {
	if known, ok := q.get(key); ok {
		return known.(T), nil
	}
	err = q.do(ctx, from, func() (err error) {
		if known, ok := q.get(key); ok { // somebody else asked for it in the meantime
			v = known.(T)
			return nil
		}
		if v, err = work(); err == nil {
			q.keep(key, v)
		}
		return err
	})
	return v, err
}

// get returns the result that is known under a key, if there is one.
func (q *queue) get(key string) (any, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	v, ok := q.known[key]
	return v, ok
}

// keep remembers a result, and forgets the oldest if there are too many.
func (q *queue) keep(key string, v any) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.order) >= mostKnown {
		delete(q.known, q.order[0])
		q.order = q.order[1:]
	}
	q.known[key] = v
	q.order = append(q.order, key)
}
