package people

import (
	"sync"
	"time"
)

// From is where a password comes from.
type From struct {
	Addr   string // the address
	Device string // what a cookie says of the device, see [Register.Device]; empty for nothing
}

// tries counts wrong passwords, by id and where they come from. So whoever guesses
// somebody's password has to wait, and that person, who is elsewhere or has signed in
// with the device before, has not. Ids that nobody has are counted as others are, so
// that trying tells nobody which there are. Nothing of it is written down.
type tries struct {
	mu sync.Mutex
	of map[try]tried
}

// try is whose password is tried, and from where.
type try struct{ id, from string }

// tried is how often a wrong password came.
type tried struct {
	failures int
	last     time.Time
	until    time.Time // no password is looked at before
}

const (
	mostTries  = 100_000       // that are remembered
	triesCount = 2 * time.Hour // how long a wrong password counts
)

// until is from when on a password may be tried.
func (t *tries) until(k try) time.Time {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.of[k].until
}

// failed counts a wrong password, and returns what whoever tried it is told. Of many
// that came at once it counts as many as could have come one after another.
func (t *tries) failed(k try, now time.Time) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	n, known := t.of[k]
	if now.Before(n.until) {
		return &BackOff{n.until}
	}
	if !known {
		t.makeRoom(now)
	} else if now.Sub(n.last) > triesCount {
		n = tried{}
	}
	n.failures++
	n.last = now
	d := backOff(n.failures)
	if d > 0 {
		n.until = now.Add(d).UTC().Round(0)
	}
	t.of[k] = n
	if d > 0 {
		return &BackOff{n.until}
	}
	return ErrWrong
}

// makeRoom forgets what no longer counts once too much is remembered, or else anything.
func (t *tries) makeRoom(now time.Time) {
	if len(t.of) < mostTries {
		return
	}
	for k, n := range t.of {
		if now.Sub(n.last) > triesCount {
			delete(t.of, k)
		}
	}
	for k := range t.of {
		if len(t.of) < mostTries {
			return
		}
		delete(t.of, k)
	}
}

// forget forgets the wrong passwords of an id from somewhere.
func (t *tries) forget(k try) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.of, k)
}

// forgetAll forgets all wrong passwords of an id.
func (t *tries) forgetAll(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for k := range t.of {
		if k.id == id {
			delete(t.of, k)
		}
	}
}
