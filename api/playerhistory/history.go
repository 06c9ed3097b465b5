package playerhistory

import (
	"cmp"
	"context"
	"errors"
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
	shards  []*store.Reader
	reading chan struct{} // limits how many are read at once
	mu      sync.Mutex
	people  map[string]*person
}

// person is what was found of one person.
type person struct {
	turn   chan struct{} // of capacity 1: held by whoever reads; one who asks often waits for himself and holds up nobody else
	shards []shard
	rounds []wire.Round // in the order of their ids
	used   time.Time    // when somebody last asked
}

// shard is what was found of one person in one shard.
type shard struct {
	from   *store.Reader
	next   uint64            // the record from which to look for visits
	visits map[string]*visit // by table; those that may not be over
	found  []wire.Round      // that are new; the id is the number of the last record

	nextCorrection uint64       // the record from which to look for corrections
	corrected      []wire.Round // rounds of which a payment was corrected, likewise new
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

// New makes a history of what a store holds, or the shards of a divided house.
func New(from ...*store.Reader) *History {
	return &History{shards: from, reading: make(chan struct{}, mostReading), people: map[string]*person{}}
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
	if err := p.update(ctx, id); err != nil {
		p.shards, p.rounds = h.unread(), nil // it may be half read
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
		p = &person{turn: make(chan struct{}, 1), shards: h.unread()}
		h.people[id] = p
	}
	p.used = time.Now()
	return p
}

// unread returns the shards before anything was read of them.
func (h *History) unread() []shard {
	list := make([]shard, len(h.shards))
	for i, from := range h.shards {
		list[i] = shard{from: from, visits: map[string]*visit{}}
	}
	return list
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

// update reads what is new in all shards.
func (p *person) update(ctx context.Context, id string) error {
	var found, corrected []wire.Round
	for i := range p.shards {
		s := &p.shards[i]
		if err := errors.Join(s.update(ctx, id), s.correct(ctx, id)); err != nil {
			return err
		}
		found, corrected = append(found, s.found...), append(corrected, s.corrected...)
		s.found, s.corrected = nil, nil
	}
	// records of different shards have the same numbers; who reads one of them names rounds as who reads all
	if p.shards[0].from.Shards() > 0 {
		for i := range found {
			found[i].ID = timeID(found[i].Time)
		}
		for i := range corrected {
			corrected[i].ID = timeID(corrected[i].Time)
		}
	}
	p.add(found)
	p.correct(corrected)
	return nil
}

// add adds rounds to those that are known, in the order of their ids. No two have the same.
func (p *person) add(found []wire.Round) {
	p.rounds = append(p.rounds, found...)
	byID := func(a, b wire.Round) int {
		return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Table, b.Table), cmp.Compare(a.Round, b.Round))
	}
	if len(found) > 0 && !slices.IsSortedFunc(p.rounds, byID) {
		p.rounds = slices.Clone(p.rounds) // an earlier caller may still read the old slice
		slices.SortFunc(p.rounds, byID)
	}
	for i := 1; i < len(p.rounds); i++ {
		if before := p.rounds[i-1].ID; p.rounds[i].ID <= before { // they ended in one moment
			p.rounds[i].ID = before + 1
		}
	}
}

// timeID returns the id of a round that ended at a time: four times the microseconds of this century, as there may be
// other rounds that end in the same one.
func timeID(t time.Time) uint64 {
	return 4 * uint64(max(0, t.Sub(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)).Microseconds()))
}

// update reads what is new: first the visits that began, which are the transfers of
// money to a table, and then the rounds of every visit that is not over.
func (s *shard) update(ctx context.Context, id string) error {
	for t, err := range s.from.Brought(ctx, id, s.next) {
		if err != nil {
			return err
		}
		s.next = t.Record + 1
		at, ok := t.To.Table()
		if !ok || t.To == ledger.Corrections(at) {
			continue
		}
		if v := s.visits[at]; v != nil && !v.over {
			if err := s.read(ctx, v, t.Record); err != nil {
				return err
			}
			if !v.over { // chips were added
				continue
			}
		}
		game, err := GameAt(ctx, s.from, at, t.Record)
		if err != nil {
			return err
		}
		s.visits[at] = &visit{person: id, table: at, game: game, seat: t.To, next: t.Record}
	}
	for at, v := range s.visits {
		if err := s.read(ctx, v, math.MaxInt64); err != nil {
			return err
		}
		if v.over {
			delete(s.visits, at)
		}
	}
	return nil
}

// GameAt returns the game that was played at a table when a record was written; "" if
// it was not set up by then.
func GameAt(ctx context.Context, from *store.Reader, id string, seq uint64) (game string, err error) {
	setup, err := SetupAt(ctx, from, id, seq)
	return setup.Game, err
}

// SetupAt returns how a table was set up when a record was written; the zero value if it was not by then.
func SetupAt(ctx context.Context, from *store.Reader, id string, seq uint64) (setup journal.Setup, err error) {
	records, err := from.SetupAt(ctx, id, seq)
	if err != nil || len(records) == 0 {
		return setup, err
	}
	return setup, records[0].Read(&setup)
}

// read reads the rounds of a visit that ended before a record.
func (s *shard) read(ctx context.Context, v *visit, until uint64) error {
	var ended []wire.Round
	last := v.next
	for r, err := range s.from.Ends(ctx, v.table, v.next) {
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
	for t, err := range s.from.Moves(ctx, v.table, v.seat, v.next, last) {
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
			s.found = append(s.found, r)
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
