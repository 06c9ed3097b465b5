//go:build unix

package sim_test

import (
	"syscall"
	"testing"
	"time"

	"boardwalk/internal/pace"
)

// BenchmarkCores has one core and two play the same rounds in turns: x-two is
// 0.5 where two are twice as fast. On a machine that others keep busy it cannot
// be; there x-two-cpu says as much: how many times the processor's time two
// cores take for the same, which is 1 where neither gets in the other's way.
func BenchmarkCores(b *testing.B) {
	const times = 256 // a turn of which is long enough to be shared
	var used [2]time.Duration
	cores := func(name string, n int) pace.Way {
		c := config(b, "blackjack", "main", "")
		c.Cores = n
		return pace.Way{Name: name, Run: func(rounds int) {
			c.Rounds = times * int64(rounds)
			before := processor()
			run(b, c)
			used[n-1] += processor() - before
		}}
	}
	pace.CompareElapsed(b, "256-rounds", cores("one", 1), cores("two", 2))
	b.ReportMetric(float64(used[1])/float64(used[0]), "x-two-cpu")
}

// processor is the time that the processor has worked for this program.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
