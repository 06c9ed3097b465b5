package ratelimit

// Kind is something of which one address may have so many at once.
type Kind byte

// The kinds of slots.
const (
	Request Kind = iota // a request that is being answered
	Stream              // a stream that is open
)

// slot names what an address has some of.
type slot struct {
	kind Kind
	addr string
}

// Hold takes a slot of an address, to be given back with [Limiter.Release]. It reports
// false if the address has as many as it may. Addresses of this machine are not
// counted.
func (l *Limiter) Hold(kind Kind, addr string) bool {
	most := l.limits.Requests
	if kind == Stream {
		most = l.limits.Streams
	}
	if most == 0 || IsLocal(addr) {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.held[slot{kind, addr}] >= most {
		return false
	}
	l.held[slot{kind, addr}]++
	return true
}

// Release gives a slot back.
func (l *Limiter) Release(kind Kind, addr string) {
	if IsLocal(addr) {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	k := slot{kind, addr}
	if l.held[k] <= 1 {
		delete(l.held, k)
		return
	}
	l.held[k]--
}
