package floor

import (
	"context"
	"sync/atomic"
	"time"

	"boardwalk/floor/stream"
)

// Table is a live table. Its methods are for any goroutine.
type Table struct {
	ID string

	house   *House
	hub     *stream.Hub
	orders  chan []*order
	poke    chan struct{} // something about the clock has changed
	ended   chan struct{} // the table's goroutine is gone
	listing atomic.Pointer[Listing]

	// What follows is the table's goroutine's own.
	s        *sitting // nil if it could not be loaded
	held     []*order // until the round is over
	draining bool
	alarm    time.Time // when the timer is set to
	retry    time.Time // when to try again what could not be committed
	unread   string    // why the table could not be read when the house was opened; it stays closed
	told     Status    // that was published last
}

// together is how many orders are committed in one go.
const together = 64

func newTable(h *House, id string) *Table {
	t := &Table{ID: id, house: h, orders: make(chan []*order, together),
		poke: make(chan struct{}, 1), ended: make(chan struct{})}
	t.hub = stream.New(h.keep, &h.pace, t)
	return t
}

// Now is the time of the house.
func (t *Table) Now() time.Time { return t.house.now() }

// PresenceChanged has the table look who is away.
func (t *Table) PresenceChanged() { t.nudge() }

// nudge has the table look at the clock again.
func (t *Table) nudge() {
	select {
	case t.poke <- struct{}{}:
	default:
	}
}

// run is the table's goroutine.
func (t *Table) run(ctx context.Context) {
	defer t.end()
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	t.serve(nil) // what was due when the house closed
	for {
		t.set(timer)
		select {
		case list := <-t.orders:
			t.serve(t.waiting(list))
		case <-t.poke:
			t.alarm = time.Time{}
			t.hub.Forget(t.isSeated)
			t.serve(nil)
		case <-timer.C:
			t.alarm = time.Time{}
			t.serve(nil)
		case <-ctx.Done():
			return
		}
	}
}

// end answers whoever still waits. Nobody is forgotten: who finds the table not
// ended after an order was handed to it did so before the last look at them here.
func (t *Table) end() {
	t.hub.Close()
	close(t.ended)
	for {
		for _, o := range t.held {
			o.answer(Receipt{}, ErrClosed)
		}
		select {
		case t.held = <-t.orders:
		default:
			return
		}
	}
}

// set sets the timer to when something is due next.
func (t *Table) set(timer *time.Timer) {
	next := t.retry
	if t.s != nil && next.IsZero() {
		next = t.s.wake()
	}
	switch {
	case next.Equal(t.alarm): // as it mostly is: to set it costs as much as to look
	case next.IsZero():
		timer.Stop()
	default:
		timer.Reset(max(0, next.Sub(t.house.now())))
	}
	t.alarm = next
}

// waiting takes all orders that wait, about as many as go together.
func (t *Table) waiting(list []*order) []*order {
	for len(list) < together {
		select {
		case more := <-t.orders:
			list = append(list, more...)
		default:
			return list
		}
	}
	return list
}

func (t *Table) isSeated(person string) bool { return t.s != nil && t.s.seatOf(person) != 0 }
