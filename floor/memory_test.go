package floor

import (
	"context"
	"errors"
	"iter"
	"slices"
	"sync"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

// memory is a log that forgets everything when the test is over.
type memory struct {
	mu      sync.Mutex
	book    *ledger.Book
	pending []ledger.Transfer
	records map[string][]sitting.Record
	seeds   map[string][]store.Seed
	results map[string]store.Result
	seq     uint64
	fails   func() bool                     // whether the next commit fails
	after   func(table string, log *memory) // a commit, before anybody knows
}

func newMemory(people ...string) *memory {
	m := &memory{book: ledger.NewBook(), records: map[string][]sitting.Record{}, seeds: map[string][]store.Seed{},
		results: map[string]store.Result{}}
	for _, p := range people {
		if err := m.book.Apply([]ledger.Transfer{{From: ledger.Cage, To: ledger.Player(p), Amount: 1_000_000 * money.Dollar}}); err != nil {
			panic(err)
		}
	}
	return m
}

func (m *memory) Now() time.Time { return time.Now() }

var errDisk = errors.New("the disk is gone")

func (m *memory) Append(b *store.Batch) (store.Commit, error) { return store.Commit{}, m.append(b) }

func (m *memory) append(b *store.Batch) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil && m.fails() {
		return errDisk
	}
	for _, r := range b.Results {
		if old, ok := m.results[r.Table+r.Key]; ok {
			return &store.Repeated{Result: old}
		}
	}
	if err := m.book.Apply(b.Transfers); err != nil {
		return err
	}
	if err := m.book.Verify(); err != nil {
		panic(err)
	}
	for i := range b.Transfers {
		t := &b.Transfers[i]
		t.Record += m.seq
		switch {
		case t.State == ledger.Pending:
			m.pending = append(m.pending, *t)
		case t.Of != 0:
			m.pending = slices.DeleteFunc(slices.Clone(m.pending), func(p ledger.Transfer) bool { return p.ID == t.Of })
		}
	}
	for _, r := range b.Records {
		r.Seq = m.seq
		m.seq++
		line, err := r.Line() // as it would be stored, and read again
		if err != nil {
			return err
		}
		if r, err = journal.Parse(line); err != nil {
			return err
		}
		m.records[r.Table] = append(m.records[r.Table], r)
	}
	for _, s := range b.Seeds {
		if s.Revealed {
			m.seeds[s.Table] = slices.DeleteFunc(slices.Clone(m.seeds[s.Table]), func(x store.Seed) bool { return x.Round == s.Round })
		} else {
			m.seeds[s.Table] = append(slices.Clip(m.seeds[s.Table]), s)
		}
	}
	for _, r := range b.Results {
		m.results[r.Table+r.Key] = r
	}
	if m.after != nil && len(b.Records) > 0 {
		m.after(b.Records[0].Table, m)
	}
	return nil
}

func (m *memory) Tables(context.Context) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var ids []string
	for id := range m.records {
		if id != "" { // the house's own records are of no table
			ids = append(ids, id)
		}
	}
	return ids, nil
}

func (m *memory) Table(_ context.Context, id string) ([]sitting.Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.segment(id), nil
}

// all are all records of a table.
func (m *memory) all(id string) []sitting.Record {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clip(m.records[id])
}

// notices are the records of notices: the house's own records but those of its openings.
func (m *memory) notices() (list []sitting.Record) {
	for _, r := range m.all("") {
		if r.Kind == journal.KindNotice {
			list = append(list, r)
		}
	}
	return list
}

// segment is all since the last setup.
func (m *memory) segment(id string) []sitting.Record {
	all := m.records[id]
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind == journal.KindTable {
			return slices.Clip(all[i:])
		}
	}
	return nil
}

func (m *memory) TableFrom(_ context.Context, id string, from uint64) iter.Seq2[sitting.Record, error] {
	m.mu.Lock()
	defer m.mu.Unlock()
	all := slices.Clip(m.records[id])
	return func(yield func(sitting.Record, error) bool) {
		for _, r := range all {
			if r.Seq >= from && !yield(r, nil) {
				return
			}
		}
	}
}

func (m *memory) Seeds(_ context.Context, id string) ([]store.Seed, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.seeds[id], nil
}

func (m *memory) Result(_ context.Context, table, key string) (store.Result, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	r, ok := m.results[table+key]
	if !ok {
		return r, store.ErrNone
	}
	return r, nil
}

func (m *memory) Balance(_ context.Context, a ledger.Account) (ledger.Balance, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.book.Balance(a), nil
}

func (m *memory) Pending(context.Context) ([]ledger.Transfer, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.pending, nil
}

func (m *memory) Book(context.Context) (*ledger.Book, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return ledger.OpenBook(m.book.All, m.pending, m.book.Last())
}

func (m *memory) of(person string) money.Cents {
	got, _ := m.Balance(context.Background(), ledger.Player(person))
	return got.Posted
}

// casinoOf is a casino with one table of each of some games.
func casinoOf(bots int, ids ...string) *casino.File {
	f := &casino.File{Name: "Test", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: 20 * time.Second, Decision: 15 * time.Second}}
	pit := casino.Pit{Name: "Pit"}
	for _, id := range ids {
		rules, _ := game.Find(id)
		pit.Tables = append(pit.Tables, casino.Table{ID: id, Game: id, Limit: rules.Limit, Bots: min(bots, rules.Seats-1)})
	}
	f.Pits = []casino.Pit{pit}
	return f
}

// seeds are the same in every run.
func seeds() func() chance.Seed {
	var mu sync.Mutex
	f := chance.NewFast(7, 7)
	return func() chance.Seed {
		mu.Lock()
		defer mu.Unlock()
		var s chance.Seed
		for i := range s {
			s[i] = byte(f.Draw(256))
		}
		return s
	}
}

// open opens a house that closes with the test.
func open(t testing.TB, f *casino.File, log Log, settings ...Setting) *House {
	t.Helper()
	h, err := Open(f, log, append([]Setting{Seeds(seeds())}, settings...)...)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func at(t testing.TB, h *House, id string) *Table {
	t.Helper()
	tab, ok := h.Table(id)
	if !ok {
		t.Fatalf("there is no table %s", id)
	}
	return tab
}

func party(who string) Party { return Party{Who: who} }

func must(t testing.TB) func(Receipt, error) Receipt {
	return func(r Receipt, err error) Receipt {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
}

// area finds a wager of the table's.
func area(t testing.TB, tab *Table, name string) table.Area {
	t.Helper()
	l := *tab.Published()
	rules, _ := game.Find(l.Game)
	a, ok := rules.New(rules.Options()).Layout().Area(name)
	if !ok {
		t.Fatalf("there is no %s at %s", name, l.Game)
	}
	return a
}

// kept are the events that the table's hub keeps, with every secret.
func kept(t testing.TB, tab *Table) []Event {
	t.Helper()
	s, err := tab.Surveil(ctx, tab.Kept())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	news, err := s.Next(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return news.Events
}

// answer answers the question that a person is asked.
func answer(tab *Table, by Party, a table.Answer) (Receipt, error) {
	v, err := tab.View(ctx, by.Who)
	if err != nil {
		return Receipt{}, err
	}
	return tab.Answer(ctx, by, v.Status.QuestionID(), a)
}

// cut has somebody cut for the coming round, with a secret of the person's own.
func cut(tab *Table, who string) (Receipt, error) {
	round := tab.Status().Round
	return tab.Cut(ctx, party(who), round, journal.CutOf(tab.ID, round, tab.SeatOf(who), who, secretOf(who)).String())
}

// openCut has somebody open the cut.
func openCut(tab *Table, who string) (Receipt, error) {
	return tab.OpenCut(ctx, party(who), tab.Status().Round, secretOf(who).String())
}

// secretOf is what somebody always cuts with.
func secretOf(who string) (s chance.Seed) {
	copy(s[:], who)
	return s
}
