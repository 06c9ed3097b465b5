package ratelimit

import (
	"sync"
	"time"
)

// Rate is how many requests are allowed: Second per second in the long run, and
// Burst at once.
type Rate struct {
	Second float64
	Burst  float64
}

// Limits are the rates of a server.
type Limits struct {
	Session Rate // of one session
	Address Rate // of one address
	Entry   Rate // of one address: becoming a guest, signing up and signing in

	Requests int // of one address that are answered at the same time; 0 for no limit
	Streams  int // of one address that are open at the same time; 0 for no limit
	Tables   int // private tables that were opened from one address; 0 for no limit
}

// Usual are limits that no person will meet, and a program that runs wild will.
var Usual = Limits{
	Session: Rate{Second: 25, Burst: 100},
	Address: Rate{Second: 200, Burst: 1000},
	Entry:   Rate{Second: 0.5, Burst: 20},

	Requests: 64,
	Streams:  200,
	Tables:   12,
}

// Limiter holds a bucket for each session and address. A full bucket is the same
// as none, so full ones are deleted once a minute.
type Limiter struct {
	limits  Limits
	mu      sync.Mutex
	buckets map[key]*bucket
	swept   time.Time
	held    map[slot]int
}

// key names a bucket: whose it is, and what it limits.
type key struct {
	by   byte
	name string
}

// The values of key.by.
const (
	bySession = iota
	byAddress
	byEntry
)

// bucket is what is left of a rate.
type bucket struct {
	rate Rate
	left float64
	at   time.Time // when left was computed
}

// New makes a limiter.
func New(l Limits) *Limiter {
	return &Limiter{limits: l, buckets: map[key]*bucket{}, held: map[slot]int{}}
}

// Take takes n requests from the buckets of a session (if it is not empty) and of an
// address. It returns 0, or how long to wait until there are enough. An address of
// this machine is not limited: a proxy on it may speak for many people.
func (l *Limiter) Take(session, addr string, n int) time.Duration {
	wait := time.Duration(0)
	if session != "" {
		wait = l.draw(key{bySession, session}, l.limits.Session, n)
	}
	if !IsLocal(addr) {
		wait = max(wait, l.draw(key{byAddress, addr}, l.limits.Address, n))
	}
	return wait
}

// TakeEntry takes one attempt to become a guest, sign up or sign in from the bucket
// of an address. It returns 0, or how long to wait.
func (l *Limiter) TakeEntry(addr string) time.Duration {
	if IsLocal(addr) {
		return 0
	}
	return l.draw(key{byEntry, addr}, l.limits.Entry, 1)
}

// draw takes n from a bucket, or returns how long to wait until it holds n.
func (l *Limiter) draw(k key, rate Rate, n int) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	l.sweep(now)
	b := l.buckets[k]
	if b == nil {
		b = &bucket{rate: rate, left: rate.Burst, at: now}
		l.buckets[k] = b
	}
	b.left = min(rate.Burst, b.left+rate.Second*now.Sub(b.at).Seconds())
	b.at = now
	want := float64(n)
	if b.left < want {
		return time.Duration((want - b.left) / rate.Second * float64(time.Second))
	}
	b.left -= want
	return 0
}

// sweep deletes full buckets, once a minute.
func (l *Limiter) sweep(now time.Time) {
	if now.Sub(l.swept) < time.Minute {
		return
	}
	l.swept = now
	for k, b := range l.buckets {
		if b.left+b.rate.Second*now.Sub(b.at).Seconds() >= b.rate.Burst {
			delete(l.buckets, k)
		}
	}
}
