package store

import (
	"context"
	"sync"
	"time"

	"boardwalk/journal"
)

// clock tells the time of the house, which never goes back: not when somebody
// sets the machine's clock back, and not when the house is opened again after
// that. It follows the machine's clock forward, since a machine that slept has
// not counted the time.
type clock struct {
	mu   sync.Mutex
	now  time.Time // when it was last looked at
	read time.Time // what the machine said then, with what it counts by itself
}

// newClock is a clock that goes on from a time, if that is still to come.
func newClock(from time.Time) *clock { return &clock{now: from, read: time.Now()} }

func (c *clock) tell() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	read := time.Now()
	c.now = c.now.Add(read.Sub(c.read)) // by its own count, whatever its clock was set to
	c.read = read
	if wall := read.Round(0); wall.After(c.now) {
		c.now = wall
	}
	return c.now
}

// Now is the time of the house. It is never before that of a record.
func (s *Store) Now() time.Time { return s.clock.tell() }

// lately is among how many of the last records the latest is: those of different
// tables are not quite in the order of their times.
const lately = 1024

// latest is the time of the latest record, or the zero time if there is none.
func (r *Reader) latest(ctx context.Context) (latest time.Time, err error) {
	n, err := r.Size(ctx)
	if err != nil {
		return latest, err
	}
	for line, err := range r.Lines(ctx, uint64(max(0, n-lately))) {
		if err != nil {
			return latest, err
		}
		if rec, err := journal.Parse(line); err == nil && rec.Time.After(latest) { // one that cannot be read says no time
			latest = rec.Time
		}
	}
	return latest, nil
}
