package store

import (
	"context"
	"fmt"
	"sync"
	"time"

	"boardwalk/journal"
)

// clock tells the time of the house. It never goes back, even if somebody sets the
// machine's clock back, and also not when the house is opened again after that. It
// follows the machine's clock forward, because a machine that slept has not counted
// the time.
type clock struct {
	mu   sync.Mutex
	now  time.Time // when it was last looked at
	read time.Time // what the machine said then, with what it counts by itself
}

// newClock returns a clock that starts at a time, or at the machine's time if that is
// later.
func newClock(from time.Time) *clock { return &clock{now: from, read: time.Now()} }

// tell returns the time.
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

// Now returns the time of the house. It is never before the time of a record.
func (s *Store) Now() time.Time { return s.clock.tell() }

// ClockWithin has the store refuse to open if the machine's clock is further than that
// from the last record: the house would go on at a wrong time, and could never go back.
// If somebody says that the clock is right, it opens and says so in a record.
func ClockWithin(d time.Duration, isRight bool) Setup {
	return func(c *config) { c.clockRange, c.anyClock = d, isRight }
}

// startClock starts the clock of the house.
func (s *Store) startClock(ctx context.Context) error {
	latest, err := s.latest(ctx)
	if err != nil {
		return err
	}
	s.clock = newClock(latest)
	apart := time.Since(latest)
	if s.clockRange == 0 || s.restoring || latest.IsZero() || apart.Abs() <= s.clockRange {
		return nil
	}
	if !s.anyClock {
		way := "after"
		if apart < 0 {
			way = "before"
		}
		return fmt.Errorf("the clock of this machine says %s, which is %s %s the last record: set it right, or go on with --accept-clock if it is right",
			time.Now().UTC().Format(time.DateTime), apart.Abs().Round(time.Minute), way)
	}
	s.farFrom = latest
	return nil
}

// recordClock records that the house goes on at a time that is far from the last
// record.
func (s *Store) recordClock() error {
	if s.farFrom.IsZero() {
		return nil
	}
	data, err := journal.Data(journal.Server{Did: journal.DidClock, Clock: time.Now().UTC().Round(0), Last: s.farFrom})
	if err != nil {
		return err
	}
	_, err = s.Append(&Batch{Records: []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}})
	return err
}

// reorderWindow is how many recent records may be out of order by time, because tables
// commit independently.
const reorderWindow = 1024

// latest returns the time of the latest record, or the zero time if there is none.
func (r *Reader) latest(ctx context.Context) (latest time.Time, err error) {
	n, err := r.Size(ctx)
	if err != nil {
		return latest, err
	}
	for line, err := range r.Lines(ctx, uint64(max(0, n-reorderWindow)), reorderWindow) {
		if err != nil {
			return latest, err
		}
		if rec, err := journal.Parse(line); err == nil && rec.Time.After(latest) { // one that cannot be read says no time
			latest = rec.Time
		}
	}
	return latest, nil
}
