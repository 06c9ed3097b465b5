package floor

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"boardwalk/ledger"
	"boardwalk/store"
)

// balances is where what an account holds can be read.
type balances func(context.Context, ledger.Account) (ledger.Balance, error)

// loadAll loads the tables that the log knows of.
func (h *House) loadAll(ids []string) error {
	type loaded struct {
		t   *Table
		err error
	}
	book, err := h.log.Book(h.ctx)
	if err != nil {
		return err
	}
	var mu sync.Mutex
	balance := func(_ context.Context, a ledger.Account) (ledger.Balance, error) {
		mu.Lock()
		defer mu.Unlock()
		return book.Balance(a), nil
	}
	next, got := make(chan string), make(chan loaded)
	for range 4 {
		go func() {
			for id := range next {
				t := newTable(h, id)
				got <- loaded{t, t.reload(h.keep/2, balance)}
			}
		}()
	}
	go func() {
		defer close(next)
		for _, id := range ids {
			next <- id
		}
	}()
	for range ids {
		l := <-got
		if l.err != nil { // which is no reason to keep the others shut
			if err := l.t.shut(l.err); err != nil {
				return err
			}
		}
		h.tables[l.t.ID] = l.t
	}
	return nil
}

// load rebuilds a table from its records, with so many of its last events.
func (h *House) load(id string, keep int, balance balances) (*sitting, error) {
	records, err := h.log.Table(h.ctx, id)
	if err != nil {
		return nil, err
	}
	s, err := rebuild(id, records)
	if err != nil {
		return nil, err
	}
	seeds, err := h.log.Seeds(h.ctx, id)
	if err != nil {
		return nil, err
	}
	if len(seeds) != 1 {
		return nil, fmt.Errorf("table %s has %d seeds that are not revealed", id, len(seeds))
	}
	if err := s.resume(h, seeds[0]); err != nil {
		return nil, err
	}
	if len(s.asides) > 0 {
		pending, err := h.log.Pending(h.ctx)
		if err != nil {
			return nil, err
		}
		if err := s.find(pending); err != nil && s.closed == "" {
			s.owed = &matter{Fault: true, Close: err.Error()}
		}
	}
	s.publish = slices.Clone(s.publish[max(0, len(s.publish)-keep):])
	for a, held := range s.tally.All() {
		kept, err := balance(h.ctx, a)
		if err != nil {
			return nil, err
		}
		if kept.Posted != held && s.closed == "" {
			s.owed = &matter{Fault: true, Close: fmt.Sprintf("%s holds %s by the ledger and %s by the table", a, kept.Posted, held)}
		}
	}
	return s, nil
}

// add sets new tables up, all of them or none. They are not started.
func (h *House) add(who string, ids []string, as func(id string) plan) error {
	var all store.Batch // in one go: a house of a thousand tables opens in the time of one
	tables := make([]*Table, len(ids))
	for i, id := range ids {
		t := newTable(h, id)
		t.s = &sitting{id: id, house: h, hub: t.hub, now: h.now()}
		if err := t.s.open(as(id), who); err != nil {
			return fmt.Errorf("table %s: %w", id, err)
		}
		b := &t.s.batch
		for _, x := range b.Transfers {
			x.Record += uint64(len(all.Records))
			all.Transfers = append(all.Transfers, x)
		}
		all.Records, all.Seeds = append(all.Records, b.Records...), append(all.Seeds, b.Seeds...)
		t.s.batch = store.Batch{}
		tables[i] = t
	}
	if len(ids) == 0 {
		return nil
	}
	if _, err := h.log.Append(&all); err != nil {
		return err
	}
	for _, t := range tables {
		h.tables[t.ID] = t
	}
	return nil
}

// start has a table run.
func (h *House) start(t *Table) {
	if t.unread == "" {
		st := t.s.status()
		t.hub.Publish(t.s.publish, st)
		t.s.publish = nil
		t.listing.Store(t.s.listing(&st))
	}
	h.wait.Go(func() { t.run(h.ctx) })
}
