package api

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/table"
)

// careers are the rounds of people who asked for them, gathered from the record
// and kept, so that only what is new has to be read when they ask again. The
// ledger says what moved; nothing is written when a round is played.
type careers struct {
	from *store.Reader
	gate chan struct{} // how many are gathered at once
	mu   sync.Mutex
	kept map[string]*career
}

// career is one person's.
type career struct {
	mu     sync.Mutex
	next   uint64           // the record from which to look for visits
	stays  map[string]*stay // by table
	rounds []Round          // in the order of their ids
	used   time.Time
}

// stay is a visit to a table that may not be over.
type stay struct {
	person, table, game string
	seat                ledger.Account
	next                uint64 // the record from which to read
	over                bool
}

const (
	atOnce      = 4
	mostCareers = 1000
)

func newCareers(from *store.Reader) *careers {
	return &careers{from: from, gate: make(chan struct{}, atOnce), kept: map[string]*career{}}
}

// of returns all rounds that a person played, the oldest first. The slice is
// not to be changed.
func (c *careers) of(ctx context.Context, person string) ([]Round, error) {
	select {
	case c.gate <- struct{}{}:
		defer func() { <-c.gate }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	k := c.find(person)
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.update(ctx, c.from, person); err != nil {
		c.drop(person) // it may be half read
		return nil, err
	}
	return k.rounds[:len(k.rounds):len(k.rounds)], nil
}

func (c *careers) find(person string) *career {
	c.mu.Lock()
	defer c.mu.Unlock()
	k := c.kept[person]
	if k == nil {
		if len(c.kept) >= mostCareers {
			c.forget()
		}
		k = &career{stays: map[string]*stay{}}
		c.kept[person] = k
	}
	k.used = time.Now()
	return k
}

// forget drops the one that was asked for least recently.
func (c *careers) forget() {
	oldest := ""
	for person, k := range c.kept {
		if oldest == "" || k.used.Before(c.kept[oldest].used) {
			oldest = person
		}
	}
	delete(c.kept, oldest)
}

func (c *careers) drop(person string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.kept, person)
}

// update reads what is new.
func (k *career) update(ctx context.Context, from *store.Reader, person string) error {
	before := len(k.rounds)
	for t, err := range from.Brought(ctx, person, k.next) {
		if err != nil {
			return err
		}
		k.next = t.Record + 1
		id, ok := t.To.Table()
		if !ok {
			continue
		}
		if s := k.stays[id]; s != nil && !s.over {
			if err := k.read(ctx, from, s, t.Record); err != nil {
				return err
			}
			if !s.over { // chips were added
				continue
			}
		}
		game, err := gameAt(ctx, from, id, t.Record)
		if err != nil {
			return err
		}
		k.stays[id] = &stay{person: person, table: id, game: game, seat: t.To, next: t.Record}
	}
	for id, s := range k.stays {
		if err := k.read(ctx, from, s, forever); err != nil {
			return err
		}
		if s.over {
			delete(k.stays, id)
		}
	}
	if byID := func(a, b Round) int { return cmp.Compare(a.ID, b.ID) }; len(k.rounds) > before && !slices.IsSortedFunc(k.rounds, byID) {
		k.rounds = slices.Clone(k.rounds) // somebody may be reading
		slices.SortFunc(k.rounds, byID)
	}
	return nil
}

// forever is later than any record.
const forever = 1<<63 - 1

// gameAt is what was played at a table when a record was written.
func gameAt(ctx context.Context, from *store.Reader, id string, seq uint64) (game string, err error) {
	records, err := from.Setups(ctx, id)
	for i := range records {
		if r := &records[i]; r.Kind == journal.KindTable && r.Seq <= seq {
			var setup journal.Setup
			if err := r.Read(&setup); err != nil {
				return "", err
			}
			game = setup.Game
		}
	}
	return game, err
}

// read follows a stay through the rounds that are over, up to a record.
func (k *career) read(ctx context.Context, from *store.Reader, s *stay, until uint64) error {
	var ended []Round
	last := s.next
	for r, err := range from.Ends(ctx, s.table, s.next) {
		if err != nil {
			return err
		}
		if r.Seq >= until {
			break
		}
		if r.Kind == journal.KindReveal {
			var d journal.Reveal
			if err := r.Read(&d); err != nil {
				return err
			}
			ended = append(ended, Round{ID: r.Seq, Table: s.table, Game: s.game, Round: d.Round, Time: r.Time})
			last = r.Seq
		}
		if r.Kind == journal.KindStand {
			var d journal.Seating
			if err := r.Read(&d); err != nil {
				return err
			}
			if d.Person == s.person {
				s.over = true
				break
			}
		}
	}
	if len(ended) == 0 {
		return nil
	}
	at := 0
	for t, err := range from.Moves(ctx, s.table, s.seat, s.next, last) {
		if err != nil {
			return err
		}
		for t.Record > ended[at].ID {
			at++
		}
		ended[at].add(&t, s.seat)
	}
	s.next = last + 1
	for _, r := range ended {
		if r.Bet != 0 || r.Back != 0 {
			k.rounds = append(k.rounds, r)
		}
	}
	return nil
}

// add counts what moved on the account of a seat. What the player brought,
// took away or changed from cash into chips is neither wagered nor won.
func (r *Round) add(t *ledger.Transfer, seat ledger.Account) {
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
