// Package pace measures ways of doing the same thing against each other. On a
// machine that others use too, a rate says little and a ratio taken from two
// runs says less; so the ways take turns in one run, a short stretch each, and
// the medians of the stretches are compared.
package pace

import (
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
// units a second, and for each other way how many times as long it takes:
// "x-events 1.21" means that with events a unit takes 21 percent longer.
func Compare(b *testing.B, unit string, ways ...Way) {
	b.Helper()
	b.ReportAllocs()
	times := make([][]time.Duration, len(ways))
	for i := range times {
		times[i] = make([]time.Duration, 0, b.N/stretch+1)
	}
	b.ResetTimer()
	for n := b.N; n > 0; n -= stretch {
		for i, w := range ways {
			start := time.Now()
			w.Run(stretch)
			times[i] = append(times[i], time.Since(start))
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
