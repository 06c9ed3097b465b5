package api

import (
	"net/http"
	"net/netip"
	"sync"
	"time"
)

// Rate is how much may be asked: so many a second in the long run, and so many
// at once.
type Rate struct {
	Second float64
	Burst  float64
}

// Limits are how much anybody may ask.
type Limits struct {
	Session Rate // of one session
	Address Rate // of one address
	Entry   Rate // of one address: becoming a guest, signing up and signing in
}

// UsualLimits are generous to people and not to programs that run wild.
var UsualLimits = Limits{
	Session: Rate{Second: 25, Burst: 100},
	Address: Rate{Second: 200, Burst: 1000},
	Entry:   Rate{Second: 0.5, Burst: 20},
}

// limiter holds a bucket for each session and address. A full bucket is the
// same as none, so those are forgotten from time to time.
type limiter struct {
	limits  Limits
	mu      sync.Mutex
	buckets map[asker]*bucket
	swept   time.Time
}

// asker is whose bucket it is, and for what.
type asker struct {
	by   byte
	name string
}

const (
	bySession = iota
	byAddress
	byEntry
)

type bucket struct {
	rate Rate
	left float64
	at   time.Time
}

func newLimiter(l Limits) *limiter { return &limiter{limits: l, buckets: map[asker]*bucket{}} }

// take takes so many of what somebody may ask, or says how long to wait. An
// address of this very machine is not limited: there are people behind it, or
// nobody whom that would stop.
func (l *limiter) take(a *asking, n int) time.Duration {
	wait := time.Duration(0)
	if a.token != "" {
		wait = l.draw(asker{bySession, a.token}, l.limits.Session, n)
	}
	if !isLocal(a.addr) {
		wait = max(wait, l.draw(asker{byAddress, a.addr}, l.limits.Address, n))
	}
	return wait
}

// tooMuch is the answer to somebody who has to wait.
func tooMuch(wait time.Duration) *Problem {
	p := newProblem(http.StatusTooManyRequests, "you ask too much at once")
	p.retry = wait
	return p
}

// enter is take for those who want to come in.
func (l *limiter) enter(a *asking) time.Duration {
	if isLocal(a.addr) {
		return 0
	}
	return l.draw(asker{byEntry, a.addr}, l.limits.Entry, 1)
}

func isLocal(addr string) bool {
	ip, err := netip.ParseAddr(addr)
	return err == nil && ip.IsLoopback()
}

func (l *limiter) draw(who asker, rate Rate, n int) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	l.sweep(now)
	b := l.buckets[who]
	if b == nil {
		b = &bucket{rate: rate, left: rate.Burst, at: now}
		l.buckets[who] = b
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

func (l *limiter) sweep(now time.Time) {
	if now.Sub(l.swept) < time.Minute {
		return
	}
	l.swept = now
	for who, b := range l.buckets {
		if b.left+b.rate.Second*now.Sub(b.at).Seconds() >= b.rate.Burst {
			delete(l.buckets, who)
		}
	}
}
