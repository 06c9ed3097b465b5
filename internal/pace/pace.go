// Package pace measures ways of doing the same thing against each other. On a
// machine that others use too, a rate says little and a ratio taken from two
// runs says less; so the ways take turns in one run, a short stretch each, and
// the medians of the stretches are compared. [Compare] counts the time for which
// the processor worked, so that waiting for a core does not count.
package pace

import (
	"runtime"
	"slices"
	"testing"
	"time"
)

// Way is one way of doing the thing: Run does it n times.
type Way struct {
	Name string
	Run  func(n int)
}

// stretch is how often a way does the thing before the next one's turn.
const stretch = 2000

// Compare runs the ways in turns. It reports the rate of the first way in
// units a second of one core, and for each other way how many times as long it
// takes: "x-events 1.21" means that with events a unit takes 21 percent longer.
// The ways must do their work on the goroutine that calls them.
func Compare(b *testing.B, unit string, ways ...Way) {
	b.Helper()
	runtime.LockOSThread() // the time is that of one thread
	defer runtime.UnlockOSThread()
	compare(b, threadTime, unit, ways)
}

// CompareElapsed is [Compare] by the clock, for ways that work on several cores.
func CompareElapsed(b *testing.B, unit string, ways ...Way) {
	b.Helper()
	start := time.Now()
	compare(b, func() time.Duration { return time.Since(start) }, unit, ways)
}

// compare runs the ways in turns and measures each by what now returns.
func compare(b *testing.B, now func() time.Duration, unit string, ways []Way) {
	b.Helper()
	b.ReportAllocs()
	times := make([][]time.Duration, len(ways))
	for i := range times {
		times[i] = make([]time.Duration, 0, b.N/stretch+1)
	}
	b.ResetTimer()
	for n := b.N; n > 0; n -= stretch {
		for i, w := range ways {
			start := now()
			w.Run(stretch)
			times[i] = append(times[i], now()-start)
		}
	}
	b.StopTimer()
	first := median(times[0])
	b.ReportMetric(stretch/first.Seconds(), unit+"/s")
	for i := 1; i < len(ways); i++ {
		b.ReportMetric(float64(median(times[i]))/float64(first), "x-"+ways[i].Name)
	}
	b.ReportMetric(0, "ns/op") // of all ways together, which means nothing
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}
