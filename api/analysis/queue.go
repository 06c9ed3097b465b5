package analysis

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
)

// Asker is on whose behalf something is worked out.
type Asker struct {
	From    string // the address, or the person, whose requests wait for each other
	AtTable bool   // they sit at the table that they ask about

	usual bool // they ask for usual figures
}

// The lanes of a queue.
const (
	tables = iota // for people who ask about the table at which they sit
	usual         // for figures of games as they usually are: so few that all are remembered
	others
)

// lane returns where the asker waits.
func (by *Asker) lane() int {
	switch {
	case by.AtTable:
		return tables
	case by.usual:
		return usual
	}
	return others
}

// queue does pieces of work and remembers results. Whoever asks about the table at which they sit waits in a lane of
// their own, so that no stranger holds them up, and so does whoever asks for usual figures.
type queue struct {
	mu     sync.Mutex
	lanes  [others + 1]lane
	pieces map[string]*piece // that wait or are being done, by their key
	known  results
}

// lane does one piece of work at a time, one of each asker in turn. So whoever asks for much waits for their own
// requests, and others for at most one of them.
type lane struct {
	busy  bool
	turns []string            // those who wait, the next first
	lines map[string][]*piece // what they wait for, by [Asker.From]
	all   int                 // how many requests wait
}

// piece is a piece of work. All who ask for the same while it waits or is being done share it.
type piece struct {
	key    string // empty if nobody else can want it
	work   func() (any, error)
	wanted int // how many requests wait for it
	begun  bool
	done   chan struct{} // closed when it is done
	found  any
	err    error
	fault  string // of a panic
}

const (
	mostWaiting = 16  // requests of one asker that may wait at once
	mostInAll   = 256 // requests that may wait in a lane before everybody may have one only
)

// newQueue makes an empty queue.
func newQueue() *queue {
	q := &queue{pieces: map[string]*piece{}, known: newResults()}
	for i := range q.lanes {
		q.lanes[i].lines = map[string][]*piece{}
	}
	return q
}

// do does some work when the asker's turn has come, or waits for somebody else's work of the same key. An empty key is
// that of work which nobody else can want. It returns a problem of status 429 if too many requests of the asker wait
// already. Work that has begun goes on if the asker has gone away.
func (q *queue) do(ctx context.Context, by Asker, key string, work func() (any, error)) (any, error) {
	l := &q.lanes[by.lane()]
	q.mu.Lock()
	p := q.pieces[key]
	if p == nil {
		p = &piece{key: key, work: work, done: make(chan struct{})}
	}
	if !l.join(by.From, p) {
		q.mu.Unlock()
		return nil, wire.TooMany("much is being worked out for you already", 5*time.Second)
	}
	if key != "" {
		q.pieces[key] = p
	}
	q.begin(l)
	q.mu.Unlock()
	defer q.leave(l, by.From, p)
	select {
	case <-p.done:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if p.fault != "" {
		panic(p.fault)
	}
	return p.found, p.err
}

// join puts a piece of work into the line of an asker. It reports false if the line is too long. That of somebody on
// this machine whom nobody knows is never too long: a proxy may speak for many people.
func (l *lane) join(from string, p *piece) bool {
	line := l.lines[from]
	full := len(line) >= mostWaiting || len(line) > 0 && l.all >= mostInAll
	if full && !ratelimit.IsLocal(from) {
		return false
	}
	if len(line) == 0 {
		l.turns = append(l.turns, from)
	}
	l.lines[from] = append(line, p)
	p.wanted++
	l.all++
	return true
}

// leave takes a piece of work out of the line of an asker. One that nobody waits for any more, and that has not begun,
// is forgotten.
func (q *queue) leave(l *lane, from string, p *piece) {
	q.mu.Lock()
	defer q.mu.Unlock()
	i := slices.Index(l.lines[from], p)
	l.lines[from] = slices.Delete(l.lines[from], i, i+1)
	l.all--
	if len(l.lines[from]) == 0 {
		delete(l.lines, from)
		l.turns = slices.DeleteFunc(l.turns, func(other string) bool { return other == from })
	}
	if p.wanted--; p.wanted == 0 && !p.begun {
		delete(q.pieces, p.key)
	}
}

// begin begins the next piece of work of a lane, if none is being done. Who calls it holds the lock.
func (q *queue) begin(l *lane) {
	if l.busy {
		return
	}
	if from, p := l.next(); p != nil {
		l.busy, p.begun = true, true
		go q.finish(l, from, p)
	}
}

// next returns the piece of work whose turn it is, with its asker. It is nil if there is none.
func (l *lane) next() (from string, p *piece) {
	for _, from := range l.turns {
		for _, p := range l.lines[from] {
			if !p.begun { // otherwise somebody else has it done
				return from, p
			}
		}
	}
	return "", nil
}

// finish does a piece of work for an asker, whose next turn comes after all others'. Then the lane begins the next.
func (q *queue) finish(l *lane, from string, p *piece) {
	defer func() {
		if fault := recover(); fault != nil {
			p.fault = fmt.Sprintf("%v\n%s", fault, debug.Stack())
		}
		close(p.done)
		q.mu.Lock()
		defer q.mu.Unlock()
		delete(q.pieces, p.key)
		if i := slices.Index(l.turns, from); i >= 0 {
			l.turns = append(slices.Delete(l.turns, i, i+1), from)
		}
		l.busy = false
		q.begin(l)
	}()
	p.found, p.err = p.work()
}
