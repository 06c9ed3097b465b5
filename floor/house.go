package floor

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/actor"
	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/table"
	"boardwalk/version"
)

// House is the whole floor. Its methods are for any goroutine.
type House struct {
	file    *casino.File
	program version.Program // that opens it
	config  *actor.Config   // what all tables share
	pace    stream.Pace
	keno    keno

	ctx  context.Context
	stop context.CancelFunc
	wait sync.WaitGroup // of the tables' goroutines and what runs beside them

	uniform   sync.Mutex  // for whoever changes what must be alike; taken before mu
	proposals []*proposal // of changes that are not posted yet

	changes []FileChange // that the casino file made when the house was opened

	mostPrivate int           // private tables at once
	privateFor  time.Duration // how long one is kept at which nobody is

	has     func(place string) bool // which tables and lounges of the casino file are here; nil for all
	wings   Wings                   // of a hall; nil elsewhere
	far     []*wing                 // what the hall knows of them
	glances glances
	looked  atomic.Int64 // when somebody last looked at the lobby of a hall, in nanoseconds

	shows int // at how many tables bots play while somebody watches the lobby

	mu          sync.RWMutex
	watched     time.Time // when somebody last looked at the lobby, more or less
	tables      map[string]*Table
	lastPrivate int             // the number of the last private table
	fileNotices []FileNotice    // of a wing: what its hall is to give notice of
	arrivals    []*sitting.Plan // of a wing: the new tables that its hall is to open
	closed      bool
}

// Table finds a table.
func (h *House) Table(id string) (*Table, bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	t, ok := h.tables[id]
	return t, ok
}

// Count returns how many tables are in this part of the house.
func (h *House) Count() int {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return len(h.tables)
}

// SeatOf returns a table at which a person sits, and the seat; the house's seat if
// there is none.
func (h *House) SeatOf(person string) (id string, seat table.Seat) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for l := range h.published {
		if seat := l.SeatOf(person); seat != table.House {
			return l.ID, seat
		}
	}
	return "", table.House
}

// Lobby lists the tables, pit by pit as the casino file has them.
func (h *House) Lobby() []Listing {
	h.look()
	h.mu.RLock()
	tables := slices.Collect(maps.Values(h.tables))
	list := make([]Listing, 0, len(tables))
	for _, w := range h.far {
		for _, l := range w.tables {
			list = append(list, l.Listing)
		}
	}
	h.mu.RUnlock()
	for _, t := range tables {
		list = append(list, t.Listing())
	}
	order := map[string]int{}
	for _, t := range h.file.Tables {
		order[t.ID] = len(order) + 1
	}
	slices.SortFunc(list, func(a, b Listing) int {
		x, y := order[a.ID], order[b.ID]
		if x == 0 || y == 0 {
			return cmp.Or(cmp.Compare(y, x), cmp.Compare(len(a.ID), len(b.ID)), cmp.Compare(a.ID, b.ID))
		}
		return cmp.Compare(x, y)
	})
	return list
}

// now returns the time of the house, as a record holds it.
func (h *House) now() time.Time { return h.config.Now() }

// background runs something beside the tables. It reports false, and does not run
// it, if the house is closed.
func (h *House) background(do func()) bool {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if h.closed {
		return false
	}
	h.wait.Go(do)
	return true
}
