package actor

import (
	"context"
	"sync/atomic"
	"time"

	"boardwalk/floor/beacons"
	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/floor/view"
	"boardwalk/store"
)

// Table is a live table. Its methods are for any goroutine, except where they say
// otherwise.
type Table struct {
	ID string

	config  *Config
	hub     *stream.Hub
	orders  chan []*order
	poke    chan struct{} // something about the clock has changed
	metered chan struct{} // the meter that the table shows may read another amount
	ended   chan struct{} // closed when the table's goroutine is gone
	listing atomic.Pointer[view.Listing]
	used    atomic.Int64 // when somebody last gave an order or stopped watching, in nanoseconds
	resting atomic.Bool  // nobody is there, and the sitting is not in memory
	closing atomic.Bool  // the house is about to close

	// What follows belongs to the table's goroutine.
	s          *sitting.Sitting // nil if it could not be read, or rests
	held       []*order         // until the round is over
	draining   bool
	alarm      time.Time   // when the timer is set to
	retry      time.Time   // when to try again what could not be committed
	unreadable string      // why the table could not be read when the house was opened; it stays closed
	published  view.Status // the last
	beacon     beacons.Fetcher
	askedBot   string           // the question that a bot was last given to answer
	askedOf    *sitting.Sitting // whose question that was
	batch      store.Batch      // that is being committed
	holds      string           // the name of the meter that the table holds; "" for none
	moved      bool             // what was just committed has put money on the meter or taken some off
	shown      string           // the name of the meter that the table shows
	endShow    func()           // so that it shows no meter any more
}

// maxTogether is how many orders are committed in one go.
const maxTogether = 64

func newTable(c *Config, id string) *Table {
	t := &Table{ID: id, config: c, orders: make(chan []*order, maxTogether),
		poke: make(chan struct{}, 1), metered: make(chan struct{}, 1), ended: make(chan struct{}),
		beacon: beacons.Fetcher{Beacon: c.Beacon, For: id}}
	t.hub = stream.New(c.Keep, c.Pace, source{t})
	t.hub.Reach = c.Reach
	return t
}

// New sets a new table up. Its batch has to be durable before it is started; see
// [Table.Batch].
func New(c *Config, id string, p sitting.Plan, who string) (*Table, error) {
	t := newTable(c, id)
	s, err := sitting.New(id, t.sittingConfig(), p, who, c.Now())
	t.s = s
	return t, err
}

// Batch returns what has to be durable before a new table is started.
func (t *Table) Batch() *sitting.Batch { return t.s.Batch() }

// sittingConfig is what the sitting is given.
func (t *Table) sittingConfig() sitting.Config {
	c := sitting.Config{Away: t.config.Away, MaxLen: t.config.MaxLen, Plan: t.config.Plans[t.ID], Seed: t.config.Seed, Thinks: t.config.Aside,
		Presence: func(person string) sitting.Presence { return t.hub.Presence(person) }, Names: t.config.Names,
		Books: books{t.config}, Holds: func(meter string) bool { return t.holds == meter }}
	if b := t.config.Beacon; b != nil {
		chain := b.Chain()
		c.Beacon, c.Chain = b, &chain
	}
	return c
}

// Publish publishes how the table stands, before it is run.
func (t *Table) Publish() {
	t.touch()
	if t.unreadable != "" {
		return
	}
	st := t.s.Status()
	t.hub.Publish(t.s.Events(), st)
	t.listing.Store(t.s.Listing(&st))
	t.s.Committed()
	t.s.KeepEvents(0)
}

// BotCounsel returns what is to be worked out for the table's bots before it is
// run, see [sitting.Sitting.BotCounsel]; nil if that is nothing.
func (t *Table) BotCounsel() func() {
	if t.s == nil {
		return nil
	}
	return t.s.BotCounsel()
}

// Run is the table's goroutine. It returns when the context ends.
func (t *Table) Run(ctx context.Context) {
	defer t.end()
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	t.serve(nil) // what was due when the house closed
	t.fetchBeacon(ctx)
	t.askBot(ctx)
	for {
		t.setTimer(timer)
		select {
		case list := <-t.orders:
			t.touch()
			t.serve(t.allWaiting(list))
		case <-t.poke:
			t.alarm = time.Time{}
			t.touch()
			t.hub.Forget(func(person string) bool { return t.s != nil && t.s.SeatOf(person) != 0 })
			if !t.resting.Load() { // who only watches wakes nobody
				t.serve(nil)
			}
		case <-t.metered:
			if !t.resting.Load() {
				t.serve(nil)
			}
		case <-timer.C:
			t.alarm = time.Time{}
			if at := t.restAt(); !at.IsZero() && !t.config.Now().Before(at) {
				t.rest()
				continue
			}
			if t.s != nil && t.s.IsTaken() { // somebody may stand up now
				t.touch()
			}
			t.serve(nil)
		case <-ctx.Done():
			return
		}
		t.fetchBeacon(ctx)
		t.askBot(ctx)
	}
}

// end answers whoever still waits. No order is forgotten: whoever handed one over
// and then finds that the table has not ended did so before the last look at the
// queue here.
func (t *Table) end() {
	t.hub.Close()
	t.showMeter("")
	close(t.ended)
	for {
		for _, o := range t.held {
			o.answer(sitting.Outcome{Err: stream.ErrClosed})
		}
		select {
		case t.held = <-t.orders:
		default:
			return
		}
	}
}

// setTimer sets the timer to when something is due next.
func (t *Table) setTimer(timer *time.Timer) {
	next := t.retry
	if t.s != nil && next.IsZero() {
		next = t.s.NextDue()
	}
	if next.IsZero() {
		next = t.restAt()
	}
	switch {
	case next.Equal(t.alarm): // as it mostly is: to set it costs as much as to look
	case next.IsZero():
		timer.Stop()
	default:
		timer.Reset(max(0, next.Sub(t.config.Now())))
	}
	t.alarm = next
}

// nudge has the table look at the clock again.
func (t *Table) nudge() {
	select {
	case t.poke <- struct{}{}:
	default:
	}
}
