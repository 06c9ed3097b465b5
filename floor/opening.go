package floor

import (
	"context"
	"fmt"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/actor"
	"boardwalk/floor/history"
	"boardwalk/floor/sitting"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/version"
)

// Open opens the house, or a part of one that is divided: the tables of the casino file,
// and those that the log knows of, each where it stood.
func Open(file *casino.File, log Log, settings ...Setting) (*House, error) {
	h := &House{file: file, tables: map[string]*Table{}, mostPrivate: mostPrivate, privateFor: privateFor, program: version.Current()}
	h.ctx, h.stop = context.WithCancel(context.Background())
	h.config = &actor.Config{Context: h.ctx, Log: log, Clock: log.Now, Seed: chance.NewSeed, Plans: map[string]*sitting.Plan{},
		Away: 2 * time.Minute, Rest: 5 * time.Minute, MaxLen: maxLen, Keep: 256, Reach: 4096, Pace: &h.pace, History: history.NewReader(log)}
	for _, set := range settings {
		set(h)
	}
	toPost, err := h.openTables()
	if err != nil {
		h.stop()
		return nil, err
	}
	if err := h.openLounges(); err != nil {
		h.stop()
		return nil, err
	}
	for _, t := range h.tables {
		h.start(t)
	}
	for _, l := range h.keno.lounges {
		h.startLounge(l)
	}
	switch {
	case h.wings != nil:
		h.watchWings()
	case h.has != nil: // a wing does not know other tables; its hall does
		h.fileNotices = fileNotices(toPost)
	default:
		h.background(func() { h.postFile(fileNotices(toPost)) })
		h.background(h.repairNotices)
	}
	return h, nil
}

// openTables reads back the tables that were there before, each as it stood, and
// sets up the new ones of the casino file. It returns where notice is to be given of what
// the file changes.
func (h *House) openTables() (toPost []fileChange, err error) {
	for pit, t := range h.file.Tables {
		if !h.isHere(t.ID) {
			continue
		}
		p, err := sitting.PlanOf(h.file, pit.Name, t)
		if err != nil {
			return nil, err
		}
		h.config.Plans[t.ID] = &p
	}
	known, err := h.config.Log.Tables(h.ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range known {
		h.notePrivate(id)
		if err := h.stays(id); err != nil {
			return nil, err
		}
	}
	if err := h.loadAll(known); err != nil {
		return nil, err
	}
	reopened, err := h.wasOpen()
	if err != nil {
		return nil, err
	}
	if err := h.recordOpening(); err != nil {
		return nil, err
	}
	if err := h.startMeters(h.config.Plans); err != nil {
		return nil, err
	}
	var ids []string
	for _, t := range h.file.Tables {
		if h.isHere(t.ID) && h.tables[t.ID] == nil {
			ids = append(ids, t.ID)
		}
	}
	if toPost, err = h.takeFile(); err != nil {
		return nil, err
	}
	return toPost, h.add("dealer", h.holdBack(ids, reopened), func(id string) sitting.Plan { return *h.config.Plans[id] })
}

// stays refuses a casino file by which nobody would find a table where its log is: that of the meter which it fed.
func (h *House) stays(id string) error {
	_, listed := h.file.Table(id)
	switch {
	case h.isHere(id):
		return nil
	case listed:
		return fmt.Errorf("table %s of a divided house cannot change its meter: give it the old meter again, or another id", id)
	}
	return fmt.Errorf("table %s fed a meter in this divided house, and is found by it: list it in the casino file again, with that meter", id)
}

// loadAll reads back the tables that the log knows of, a few at a time.
func (h *House) loadAll(ids []string) error {
	type loaded struct {
		t   *actor.Table
		err error
	}
	book, err := h.config.Log.Book(h.ctx)
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
				if ended, err := h.hasEnded(id); ended || err != nil {
					got <- loaded{nil, err}
					continue
				}
				t, err := actor.Load(h.config, id, balance)
				got <- loaded{t, err}
			}
		}()
	}
	go func() {
		defer close(next)
		for _, id := range ids {
			next <- id
		}
	}()
	var failed error
	for range ids {
		l := <-got
		if l.err != nil {
			failed = l.err
			continue
		}
		if l.t != nil { // it has not ended
			h.tables[l.t.ID] = h.newTable(l.t)
		}
	}
	return failed
}

// add sets new tables up, all of them or none. They are not started.
func (h *House) add(who string, ids []string, planOf func(id string) sitting.Plan) error {
	if len(ids) == 0 {
		return nil
	}
	var all sitting.Batch // one commit: a house of a thousand tables opens in the time of one
	tables := make([]*Table, len(ids))
	for i, id := range ids {
		t, err := actor.New(h.config, id, planOf(id), who)
		if err != nil {
			return fmt.Errorf("table %s: %w", id, err)
		}
		appendBatch(&all, t.Batch())
		tables[i] = h.newTable(t)
	}
	var batch store.Batch
	actor.Fill(&batch, &all)
	if _, err := h.config.Log.Append(&batch); err != nil {
		return err
	}
	for _, t := range tables {
		h.tables[t.ID] = t
	}
	return nil
}

// start has a table run.
func (h *House) start(t *Table) {
	t.Publish()
	if work := t.BotCounsel(); work != nil {
		h.wait.Go(work)
	}
	ctx, stop := context.WithCancel(h.ctx)
	t.stop = stop
	h.wait.Go(func() { t.Run(ctx) })
}
