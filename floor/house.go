package floor

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/stream"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// House is the whole floor.
type House struct {
	file  *casino.File
	log   Log
	clock func() time.Time
	seed  func() chance.Seed
	away  time.Duration
	keep  int
	long  int             // after how many entries a table's records go on under a new setup
	plans map[string]plan // of the casino file, by table

	ctx  context.Context
	stop context.CancelFunc
	wait sync.WaitGroup
	past chan struct{} // how many may read old events at once
	pace stream.Pace

	alike     sync.Mutex  // before mu, for whoever changes what must be alike
	proposals []*proposal // of changes that are not posted yet

	mu     sync.RWMutex
	tables map[string]*Table
	closed bool
}

// Setting is one of the ways in which a house differs from the usual one.
type Setting func(*House)

// Clock sets what time it is, if not the log's.
func Clock(now func() time.Time) Setting { return func(h *House) { h.clock = now } }

// Seeds sets where seeds come from; for tests.
func Seeds(seed func() chance.Seed) Setting { return func(h *House) { h.seed = seed } }

// AwayAfter sets how long a player may be away who has a seat.
func AwayAfter(d time.Duration) Setting { return func(h *House) { h.away = d } }

// Keep sets how many events of a table are kept at hand.
func Keep(events int) Setting { return func(h *House) { h.keep = events } }

// Long sets after how many entries the records of a table go on under a new
// setup, from which the table is opened again.
func Long(entries int) Setting { return func(h *House) { h.long = entries } }

// Open opens the house: the tables of the casino file, and those that the log
// knows of, each where it stood.
func Open(file *casino.File, log Log, settings ...Setting) (*House, error) {
	h := &House{file: file, log: log, clock: log.Now, seed: chance.NewSeed, away: 2 * time.Minute, keep: 256, long: long,
		plans: map[string]plan{}, tables: map[string]*Table{}, past: make(chan struct{}, 4)}
	for _, set := range settings {
		set(h)
	}
	h.ctx, h.stop = context.WithCancel(context.Background())
	for pit, t := range file.Tables {
		p, err := planOf(file, pit.Name, t)
		if err != nil {
			h.stop()
			return nil, err
		}
		h.plans[t.ID] = p
	}
	if err := h.furnish(); err != nil {
		h.stop()
		return nil, err
	}
	for _, t := range h.tables {
		h.start(t)
	}
	h.later(h.mend)
	return h, nil
}

// furnish brings the tables in: those that were there before as they stood, and
// the new ones of the casino file.
func (h *House) furnish() error {
	known, err := h.log.Tables(h.ctx)
	if err != nil {
		return err
	}
	if err := h.loadAll(known); err != nil {
		return err
	}
	for id, t := range h.tables {
		if _, ok := h.plans[id]; !ok && t.s != nil && !t.s.post.Table.Private && t.s.closed == "" {
			t.s.owed = &matter{Close: "the casino file has no such table any more"}
		}
	}
	var ids []string
	for _, t := range h.file.Tables {
		if h.tables[t.ID] == nil {
			ids = append(ids, t.ID)
		}
	}
	return h.add("dealer", ids, func(id string) plan { return h.plans[id] })
}

// Table finds a table.
func (h *House) Table(id string) (*Table, bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	t, ok := h.tables[id]
	return t, ok
}

// Lobby lists the tables, pit by pit as the casino file has them.
func (h *House) Lobby() []Listing {
	h.mu.RLock()
	tables := make([]*Table, 0, len(h.tables))
	for _, t := range h.tables {
		tables = append(tables, t)
	}
	h.mu.RUnlock()
	list := make([]Listing, 0, len(tables))
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

// afford refuses what a person does not have.
func (h *House) afford(person string, amount money.Cents) *law.Refusal {
	have, err := h.log.Balance(h.ctx, ledger.Player(person))
	if err != nil || have.Free() < amount {
		return law.RefuseFor(law.Short, "", "%s is needed and %s is in your account", amount, have.Free())
	}
	return nil
}
