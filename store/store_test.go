package store

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"boardwalk/chance"
	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store/seedkey"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		first, _ := strconv.Atoi(os.Getenv(childDir + "_FIRST"))
		writeUntilKilled(dir, first)
	}
	goleak.VerifyTestMain(m, goleak.Cleanup(postgrestest.Exit))
}

var (
	ctx     = context.Background()
	testKey = seedkey.New(chance.Seed{19, 47})
)

func open(t testing.TB, dir string, setup ...Setup) *Store {
	t.Helper()
	s, err := Open(dir, append([]Setup{SealedBy(testKey)}, setup...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func add(t testing.TB, s *Store, b *Batch) Commit {
	t.Helper()
	c, err := s.Append(b)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func verified(t testing.TB, r *Reader) Verified {
	t.Helper()
	v, err := r.Verify(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func record(table, kind string, data string) journal.Record {
	return journal.Record{Table: table, Kind: kind, Time: time.Unix(1e9, 0), Data: json.RawMessage(data)}
}

// gift is a batch that gives somebody play money.
func gift(who string, amount money.Cents) *Batch {
	return &Batch{Records: []journal.Record{record("", journal.KindAccount, `{"gift":1}`)},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount}}}
}

func TestWhatIsWrittenIsThere(t *testing.T) { onBoth(t, writtenIsThere) }

func writtenIsThere(t *testing.T, dir string) {
	s := open(t, dir)
	add(t, s, gift("ada", 500))
	b := &Batch{
		Records: []journal.Record{record("bj", journal.KindTable, `{"game":"blackjack"}`), record("bj", journal.KindEntry, `{"n":1}`)},
		Transfers: []ledger.Transfer{
			{From: ledger.Player("ada"), To: ledger.Seat("bj", 1), Amount: 300, Record: 1, Memo: "sit"},
			{From: ledger.Player("ada"), To: ledger.Seat("bj", 2), Amount: 50, Record: 1, State: ledger.Pending}},
		People: []Person{{"ada", []byte(`{"name":"Ada"}`)}},
		Sessions: []Session{{ID: "s1", Person: "ada", Until: time.Now().Add(time.Hour)},
			{ID: "s2", Person: "ada", Until: time.Now().Add(-time.Hour)}},
		Seeds:   []Seed{{Table: "bj", Round: 1, Seed: chance.Seed{1}}, {Table: "bj", Round: 2, Seed: chance.Seed{2}}},
		Results: []Result{{Table: "bj", Key: "k", Until: time.Now().Add(time.Hour), Data: []byte("done")}},
	}
	if c := add(t, s, b); c.Seq != 1 || c.Transfer != 2 || b.Records[1].Seq != 2 || b.Records[1].At != 1 || b.Transfers[0].Record != 2 {
		t.Errorf("%+v %+v", c, b)
	}
	add(t, s, &Batch{Records: []journal.Record{record("bj", journal.KindReveal, `{}`)}, Seeds: []Seed{{Table: "bj", Round: 1, Revealed: true}},
		Transfers: []ledger.Transfer{b.Transfers[1].Post()}})

	for range 2 { // and it still is when the store was opened again
		if r, err := s.Table(ctx, "bj"); err != nil || len(r) != 3 || r[0].Kind != journal.KindTable || r[2].At != 2 {
			t.Errorf("%v %v", r, err)
		}
		if got, _ := s.Balance(ctx, ledger.Player("ada")); got != (ledger.Balance{Posted: 150}) {
			t.Errorf("ada has %v", got)
		}
		if p, err := s.Person(ctx, "ada"); err != nil || string(p.Data) != `{"name":"Ada"}` {
			t.Error(p, err)
		}
		if _, err := s.Person(ctx, "bob"); !errors.Is(err, ErrNone) {
			t.Error(err)
		}
		if x, err := s.Session(ctx, "s1"); err != nil || x.Person != "ada" {
			t.Error(x, err)
		}
		if _, err := s.Session(ctx, "s2"); !errors.Is(err, ErrNone) {
			t.Error(err)
		}
		if x, err := s.Seeds(ctx, "bj"); err != nil || len(x) != 1 || x[0].Seed != (chance.Seed{2}) {
			t.Error(x, err)
		}
		if x, err := s.Result(ctx, "bj", "k"); err != nil || string(x.Data) != "done" {
			t.Error(x, err)
		}
		if x, err := s.TransfersOf(ctx, 2); err != nil || len(x) != 2 || x[0].Memo != "sit" {
			t.Error(x, err)
		}
		if v := verified(t, s.Reader); v.Records != 4 || v.Transfers != 4 {
			t.Errorf("%+v", v)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = open(t, dir)
	}
	if v := verified(t, s.Reader); v.Vouched != 4 {
		t.Errorf("closing signed a checkpoint for %d of %d records", v.Vouched, v.Records)
	}
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "in use") {
		t.Errorf("a second server: %v", err)
	}
	r, err := Read(dir) // an auditor may look all the same
	if err != nil {
		t.Fatal(err)
	}
	verified(t, r)
	r.Close()
	add(t, s, &Batch{Records: []journal.Record{record("bj", journal.KindTable, `{}`)}})
	if r, err := s.Table(ctx, "bj"); err != nil || len(r) != 1 || r[0].At != 0 {
		t.Errorf("a table that is set up anew has %v, %v", r, err)
	}
	if tables, err := s.Tables(ctx); err != nil || !slices.Equal(tables, []string{"bj"}) {
		t.Error(tables, err)
	}
}
