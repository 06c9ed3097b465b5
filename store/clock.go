package store

import (
	"sync"
	"time"
)

// clock tells the time of the house. It never goes back, even if somebody sets the
// machine's clock back, and also not when the house is opened again after that. It
// follows the machine's clock forward, because a machine that slept has not counted
// the time.
type clock struct {
	mu   sync.Mutex
	now  time.Time // when it was last looked at
	read time.Time // what the machine said then, with what it counts by itself

	machine func() time.Time
}

// newClock returns a clock that starts at a time, or at the machine's time if that is
// later.
func newClock(from time.Time, machine func() time.Time) *clock {
	return &clock{now: from, read: machine(), machine: machine}
}

// tell returns the time.
func (c *clock) tell() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	read := c.machine()
	c.now = c.now.Add(read.Sub(c.read)) // by its own count, whatever its clock was set to
	c.read = read
	if wall := read.Round(0); wall.After(c.now) {
		c.now = wall
	}
	return c.now
}

// Now returns the time of the house. It is never before the time of a record.
func (s *Store) Now() time.Time { return s.clock.tell() }
