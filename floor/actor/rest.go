package actor

import (
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/store"
)

// A table at which nobody is costs a few kilobytes: after a while its sitting and the
// events at hand are dropped. All of it is in the records, and the next order has it read
// back, as after a restart.

// touch notes that somebody used the table just now.
func (t *Table) touch() { t.used.Store(t.config.Now().UnixNano()) }

// LastUsed returns when somebody was last at the table: now, if somebody sits there or
// watches.
func (t *Table) LastUsed() time.Time {
	if l := t.listing.Load(); l != nil && l.Taken > 0 || t.hub.Streams() > 0 {
		return t.config.Now()
	}
	return time.Unix(0, t.used.Load())
}

// IsResting reports whether the table is not in memory because nobody is there.
func (t *Table) IsResting() bool { return t.resting.Load() }

// restAt returns when the table may rest; the zero time if somebody is there or
// something is due.
func (t *Table) restAt() time.Time {
	if t.config.Rest == 0 || t.s == nil || len(t.held) > 0 || t.s.IsTaken() || t.hub.Streams() > 0 || !t.s.NextDue().IsZero() {
		return time.Time{}
	}
	return time.Unix(0, t.used.Load()).Add(t.config.Rest)
}

// rest writes down how the table stands, if that is not in its setup already, and
// drops what can be read back.
func (t *Table) rest() {
	save := &order{Order: sitting.SaveForClosing(), ctx: t.config.Context, done: make(chan struct{})}
	t.serve([]*order{save})
	if save.out.Err != nil || t.restAt().IsZero() {
		t.touch() // later
		return
	}
	t.s, t.batch, t.published = nil, store.Batch{}, view.Status{}
	t.hub.Rest()
	t.resting.Store(true)
}
