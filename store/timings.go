package store

import (
	"sync/atomic"
	"time"
)

// timingBounds are up to how much time a class of [Timings] takes.
var timingBounds = [...]time.Duration{time.Millisecond / 2, time.Millisecond, 2 * time.Millisecond,
	5 * time.Millisecond, 10 * time.Millisecond,
	20 * time.Millisecond, 50 * time.Millisecond, 100 * time.Millisecond, 200 * time.Millisecond, 500 * time.Millisecond, time.Second,
	5 * time.Second}

// Timings is how long something took that was done many times.
type Timings struct {
	Count  uint64
	Sum    time.Duration
	Within map[float64]uint64 // how often it took no more than so many seconds
}

// timer counts how long something takes. It may be read while it counts.
type timer struct {
	classes [len(timingBounds) + 1]atomic.Uint64
	sum     atomic.Int64
}

// since counts once what began at a time.
func (t *timer) since(began time.Time) {
	took, class := time.Since(began), 0
	for class < len(timingBounds) && took > timingBounds[class] {
		class++
	}
	t.classes[class].Add(1)
	t.sum.Add(int64(took))
}

// read returns what was counted.
func (t *timer) read() Timings {
	all := Timings{Within: map[float64]uint64{}, Sum: time.Duration(t.sum.Load())}
	for class := range t.classes {
		all.Count += t.classes[class].Load()
		if class < len(timingBounds) {
			all.Within[timingBounds[class].Seconds()] = all.Count
		}
	}
	return all
}

// CommitTimes returns how long transactions took, and how long the part of it in which the database made them durable. With
// PostgreSQL, to which a transaction is sent at once, that is all of it.
func (s *Store) CommitTimes() (all, durable Timings) {
	return s.work.commits.read(), s.work.durable.read()
}

// Signed returns when the last checkpoint was signed, zero if there is none; how many records came after it, and since when
// there are any.
func (s *Store) Signed() (last time.Time, unsigned int64, since time.Time) {
	if at := s.work.signedAt.Load(); at != 0 {
		last = time.Unix(0, at)
	}
	if unsigned = s.work.unsigned.Load(); unsigned > 0 {
		since = time.Unix(0, s.work.unsignedSince.Load())
	}
	return last, unsigned, since
}

// noteUnsigned notes how many records no checkpoint vouches for.
func (s *Store) noteUnsigned(n int64) {
	if n > 0 && s.work.unsigned.Load() == 0 {
		s.work.unsignedSince.Store(time.Now().UnixNano())
	}
	s.work.unsigned.Store(n)
}
