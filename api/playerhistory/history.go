package playerhistory

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/table"
)

// History has the rounds of the people who asked for theirs.
type History struct {
	store   *store.Reader
	reading chan struct{} // limits how many are read at once
	mu      sync.Mutex
	people  map[string]*person
}

// person is what was found of one person.
type person struct {
	turn   chan struct{}     // of capacity 1: held by whoever reads; one who asks often waits for himself and holds up nobody else
	next   uint64            // the record from which to look for visits
	visits map[string]*visit // by table; those that may not be over
	rounds []wire.Round      // in the order of their ids
	used   time.Time         // when somebody last asked
}

// visit is the time from sitting down at a table to standing up.
type visit struct {
	person, table, game string
	seat                ledger.Account
	next                uint64 // the record from which to read
	over                bool
}

const (
	mostReading = 4    // people whose rounds are read at once, each of them once
	mostKept    = 1000 // people whose rounds are kept in memory
)

// New makes a history of what a store holds.
func New(from *store.Reader) *History {
	return &History{store: from, reading: make(chan struct{}, mostReading), people: map[string]*person{}}
}

// Rounds returns all rounds that a person has played, the oldest first. The caller
// must not change the slice.
func (h *History) Rounds(ctx context.Context, id string) ([]wire.Round, error) {
	p := h.find(id)
	for _, limit := range []chan struct{}{p.turn, h.reading} {
		select {
		case limit <- struct{}{}:
			defer func() { <-limit }()
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	if err := p.update(ctx, h.store, id); err != nil {
		p.next, p.visits, p.rounds = 0, map[string]*visit{}, nil // it may be half read
		return nil, err
	}
	return p.rounds[:len(p.rounds):len(p.rounds)], nil
}

// find returns what is kept of a person, or begins to keep it.
func (h *History) find(id string) *person {
	h.mu.Lock()
	defer h.mu.Unlock()
	p := h.people[id]
	if p == nil {
		if len(h.people) >= mostKept {
			h.dropOldest()
		}
		p = &person{turn: make(chan struct{}, 1), visits: map[string]*visit{}}
		h.people[id] = p
	}
	p.used = time.Now()
	return p
}

// dropOldest forgets the person who has not asked for the longest time.
func (h *History) dropOldest() {
	oldest := ""
	for id, p := range h.people {
		if oldest == "" || p.used.Before(h.people[oldest].used) {
			oldest = id
		}
	}
	delete(h.people, oldest)
}

// update reads what is new: first the visits that began, which are the transfers of
// money to a table, and then the rounds of every visit that is not over.
func (p *person) update(ctx context.Context, from *store.Reader, id string) error {
	before := len(p.rounds)
	for t, err := range from.Brought(ctx, id, p.next) {
		if err != nil {
			return err
		}
		p.next = t.Record + 1
		at, ok := t.To.Table()
		if !ok {
			continue
		}
		if v := p.visits[at]; v != nil && !v.over {
			if err := p.read(ctx, from, v, t.Record); err != nil {
				return err
			}
			if !v.over { // chips were added
				continue
			}
		}
		game, err := gameAt(ctx, from, at, t.Record)
		if err != nil {
			return err
		}
		p.visits[at] = &visit{person: id, table: at, game: game, seat: t.To, next: t.Record}
	}
	for at, v := range p.visits {
		if err := p.read(ctx, from, v, math.MaxInt64); err != nil {
			return err
		}
		if v.over {
			delete(p.visits, at)
		}
	}
	if byID := func(a, b wire.Round) int { return cmp.Compare(a.ID, b.ID) }; len(p.rounds) > before && !slices.IsSortedFunc(p.rounds, byID) {
		p.rounds = slices.Clone(p.rounds) // an earlier caller may still read the old slice
		slices.SortFunc(p.rounds, byID)
	}
	return nil
}

// gameAt returns the game that was played at a table when a record was written.
func gameAt(ctx context.Context, from *store.Reader, id string, seq uint64) (game string, err error) {
	records, err := from.SetupAt(ctx, id, seq)
	if err != nil || len(records) == 0 {
		return "", err
	}
	var setup journal.Setup
	err = records[0].Read(&setup)
	return setup.Game, err
}

// read reads the rounds of a visit that ended before a record.
func (p *person) read(ctx context.Context, from *store.Reader, v *visit, until uint64) error {
	var ended []wire.Round
	last := v.next
	for r, err := range from.Ends(ctx, v.table, v.next) {
		if err != nil {
			return err
		}
		if r.Seq >= until {
			break
		}
		if r.Kind == journal.KindCommit { // the round before is over
			var d journal.Commit
			if err := r.Read(&d); err != nil {
				return err
			}
			ended = append(ended, wire.Round{ID: r.Seq, Table: v.table, Game: v.game, Round: d.Round - 1, Time: r.Time})
			last = r.Seq
		}
		if r.Kind == journal.KindStand {
			var d journal.Seating
			if err := r.Read(&d); err != nil {
				return err
			}
			if d.Person == v.person {
				v.over = true
				break
			}
		}
	}
	if len(ended) == 0 {
		return nil
	}
	at := 0
	for t, err := range from.Moves(ctx, v.table, v.seat, v.next, last) {
		if err != nil {
			return err
		}
		for t.Record > ended[at].ID {
			at++
		}
		addTransfer(&ended[at], &t, v.seat)
	}
	v.next = last + 1
	for _, r := range ended {
		if r.Bet != 0 || r.Back != 0 {
			p.rounds = append(p.rounds, r)
		}
	}
	return nil
}

// addTransfer adds a transfer from or to a seat to what the round cost and returned.
// Money that the player brought, took away or changed from cash into chips is neither
// wagered nor won.
func addTransfer(r *wire.Round, t *ledger.Transfer, seat ledger.Account) {
	kind, _, _ := strings.Cut(t.Memo, " ")
	switch kind {
	case table.Seated.String(), table.Left.String(), table.Converted.String():
		return
	case table.Reduced.String():
		r.Bet -= t.Amount
		return
	}
	if t.From == seat {
		r.Bet += t.Amount
	} else {
		r.Back += t.Amount
	}
}
