// Package chat is what people at the tables say to each other. It is kept in memory alone,
// for half an hour: it is no part of the game, and so of no record.
//
// A person says a [Line], of plain text or one of the [Emotes]; [Clean] says what text is
// let through. Everybody may say a few lines in a short time, and few from one address.
//
// Other modules should not build on this package: it may change in every version.
package chat

import (
	"slices"
	"sync"
	"time"
)

// Line is what somebody said at a table.
type Line struct {
	N      uint64 // its number, over all tables
	Time   time.Time
	Person string
	Name   string
	Seat   int    // 0 for one who watches
	Text   string // plain text, never to be read as HTML
	Emote  string // one of Emotes instead of a text
}

// Emotes are what can be shown instead of said.
var Emotes = []string{"hello", "nice", "luck", "wow", "ouch", "thanks"}

const (
	keepLines = 50               // of each table
	keepFor   = 30 * time.Minute // how long a line is kept
	most      = 5                // lines that one may say within the window
	mostFrom  = 20               // and all from one address
	window    = 10 * time.Second
	mostRooms = 2000 // tables with lines; the quietest is forgotten first
)

// Rooms is what is said at all tables. Its methods are for any goroutine.
type Rooms struct {
	mu    sync.Mutex
	last  uint64
	lines map[string][]Line
	said  map[string][]time.Time            // by person and by address: when, within the window
	ears  map[string]map[chan struct{}]bool // of those who listen, by table
}

// New returns rooms in which nobody has said anything.
func New() *Rooms {
	return &Rooms{lines: map[string][]Line{}, said: map[string][]time.Time{}, ears: map[string]map[chan struct{}]bool{}}
}

// TooFast says that somebody has to wait before saying more.
type TooFast struct{ Wait time.Duration }

func (e *TooFast) Error() string { return "you are writing too fast; wait a moment" }

// Say adds a line of a person from an address, and returns it with its number.
func (r *Rooms) Say(table, address string, l Line, now time.Time) (Line, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.forget(now)
	person, from := "person "+l.Person, "address "+address
	for key, most := range map[string]int{person: most, from: mostFrom} {
		if times := r.said[key]; len(times) >= most {
			return Line{}, &TooFast{times[len(times)-most].Add(window).Sub(now)}
		}
	}
	r.said[person], r.said[from] = append(r.said[person], now), append(r.said[from], now)
	r.last++
	l.N, l.Time = r.last, now
	lines := append(r.lines[table], l)
	r.lines[table] = lines[max(0, len(lines)-keepLines):]
	if len(r.lines) > mostRooms {
		r.forgetQuietest()
	}
	for ear := range r.ears[table] {
		select {
		case ear <- struct{}{}:
		default: // has not looked since the line before
		}
	}
	return l, nil
}

// Listen returns a channel that has something whenever a line was said at a table since one
// last looked, and what ends that.
func (r *Rooms) Listen(table string) (said <-chan struct{}, end func()) {
	ear := make(chan struct{}, 1)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ears[table] == nil {
		r.ears[table] = map[chan struct{}]bool{}
	}
	r.ears[table][ear] = true
	return ear, func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		delete(r.ears[table], ear)
		if len(r.ears[table]) == 0 {
			delete(r.ears, table)
		}
	}
}

// Since returns what was said at a table after a line.
func (r *Rooms) Since(table string, after uint64, now time.Time) []Line {
	r.mu.Lock()
	defer r.mu.Unlock()
	var list []Line
	for _, l := range r.lines[table] {
		if l.N > after && now.Sub(l.Time) < keepFor {
			list = append(list, l)
		}
	}
	return list
}

// forget drops what is too old to matter.
func (r *Rooms) forget(now time.Time) {
	for key, times := range r.said {
		if times = slices.DeleteFunc(times, func(t time.Time) bool { return now.Sub(t) >= window }); len(times) == 0 {
			delete(r.said, key)
		} else {
			r.said[key] = times
		}
	}
	for table, lines := range r.lines {
		if now.Sub(lines[len(lines)-1].Time) >= keepFor {
			delete(r.lines, table)
		}
	}
}

// forgetQuietest drops the table at which nobody has said anything for the longest time.
func (r *Rooms) forgetQuietest() {
	quiet, least := "", r.last+1
	for table, lines := range r.lines {
		if n := lines[len(lines)-1].N; n < least {
			quiet, least = table, n
		}
	}
	delete(r.lines, quiet)
}
