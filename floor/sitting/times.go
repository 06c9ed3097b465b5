package sitting

import "time"

// noTime is the zero time: no such time is set.
var noTime time.Time

// Stamp returns a time as a record holds it, so that one that was written and
// read again is the same.
func Stamp(t time.Time) time.Time { return t.UTC().Round(0) }

// later returns the later of two times.
func later(a, b time.Time) time.Time {
	if a.Before(b) {
		return b
	}
	return a
}

// soonest returns the first of some times, of which there is at least one.
func soonest(times []time.Time) time.Time {
	first := times[0]
	for _, t := range times[1:] {
		if t.Before(first) {
			first = t
		}
	}
	return first
}
