package ratelimit_test

import (
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/api/ratelimit"
)

const (
	here  = "127.0.0.1"
	there = "192.0.2.1"
)

// TestABurstAndThenTheRate takes all of a burst, waits as long as it is told, and then
// gets one more.
func TestABurstAndThenTheRate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.New(ratelimit.Limits{Session: ratelimit.Rate{Second: 2, Burst: 4}, Address: ratelimit.Rate{Second: 100, Burst: 100}})
		if wait := l.Take("a", there, 4); wait != 0 {
			t.Errorf("the burst waits %s", wait)
		}
		wait := l.Take("a", there, 1)
		if wait != time.Second/2 {
			t.Errorf("one more waits %s", wait)
		}
		if wait := l.Take("b", there, 4); wait != 0 {
			t.Errorf("another session waits %s", wait)
		}
		time.Sleep(wait)
		if wait := l.Take("a", there, 1); wait != 0 {
			t.Errorf("after the wait there is another of %s", wait)
		}
		time.Sleep(time.Hour) // full buckets are deleted, and no bucket holds more than its burst
		if wait := l.Take("a", there, 5); wait != time.Second/2 {
			t.Errorf("after an hour five at once wait %s", wait)
		}
	})
}

// TestAnAddressIsLimited whatever its sessions are, unless it is one of this machine.
func TestAnAddressIsLimited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		one := ratelimit.Rate{Second: 1, Burst: 1}
		l := ratelimit.New(ratelimit.Limits{Session: ratelimit.Rate{Second: 9, Burst: 9}, Address: one, Entry: one})
		for _, test := range []struct {
			name  string
			take  func(addr string) time.Duration
			again time.Duration // what the second one from elsewhere waits
		}{
			{"requests", func(addr string) time.Duration { return l.Take("", addr, 1) }, time.Second},
			{"entries", l.TakeEntry, time.Second},
		} {
			for i, want := range []time.Duration{0, test.again} {
				if got := test.take(there); got != want {
					t.Errorf("%s: number %d from elsewhere waits %s, want %s", test.name, i+1, got, want)
				}
				if got := test.take(here); got != 0 {
					t.Errorf("%s: number %d from this machine waits %s", test.name, i+1, got)
				}
			}
		}
	})
}
