package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/chance"
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
	goleak.VerifyTestMain(m)
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

func TestWhatIsWrittenIsThere(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 500))
	b := &Batch{
		Records: []journal.Record{record("bj", journal.KindTable, `{"game":"blackjack"}`), record("bj", journal.KindEntry, `{"n":1}`)},
		Transfers: []ledger.Transfer{
			{From: ledger.Player("ada"), To: ledger.Seat("bj", 1), Amount: 300, Record: 1, Memo: "sit"},
			{From: ledger.Player("ada"), To: ledger.Seat("bj", 2), Amount: 50, Record: 1, State: ledger.Pending}},
		People:   []Person{{"ada", []byte(`{"name":"Ada"}`)}},
		Sessions: []Session{{ID: "s1", Person: "ada", Until: time.Now().Add(time.Hour)}, {ID: "s2", Person: "ada", Until: time.Now().Add(-time.Hour)}},
		Seeds:    []Seed{{Table: "bj", Round: 1, Seed: chance.Seed{1}}, {Table: "bj", Round: 2, Seed: chance.Seed{2}}},
		Results:  []Result{{Table: "bj", Key: "k", Until: time.Now().Add(time.Hour), Data: []byte("done")}},
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

func TestRefusedBatchesLeaveNoTrace(t *testing.T) {
	s := open(t, t.TempDir())
	add(t, s, gift("ada", 100))
	over := gift("bob", 7)
	over.Transfers[0].From = ledger.Player("ada")
	over.Transfers = append(over.Transfers, ledger.Transfer{From: ledger.Player("ada"), To: ledger.Player("bob"), Amount: 94})
	if _, err := s.Append(over); !errors.As(err, new(*ledger.Short)) {
		t.Fatal(err)
	}
	for _, bad := range []*Batch{
		{Records: []journal.Record{{}}},
		{Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player("ada"), Amount: 1}}},
		{Records: gift("", 1).Records, Transfers: gift("", 1).Transfers},
	} {
		if _, err := s.Append(bad); err == nil {
			t.Errorf("%+v was written", bad)
		}
	}
	once := gift("ada", 1)
	once.Results = []Result{{Table: "", Key: "k", Until: time.Now().Add(time.Hour), Data: []byte("1")}}
	add(t, s, once)
	again := gift("ada", 1)
	again.Results = once.Results
	var rep *Repeated
	if _, err := s.Append(again); !errors.As(err, &rep) || string(rep.Result.Data) != "1" {
		t.Fatal(err)
	}
	if v := verified(t, s.Reader); v.Records != 2 || v.Transfers != 2 {
		t.Errorf("%+v", v)
	}
	add(t, s, gift("ada", 1)) // and the store goes on
}

// TestRepeatedAmongOthers has groups of which some batches were written before,
// some twice at once, and some are refused for want of money: each has its own
// answer, and nothing of what was refused stays.
func TestRepeatedAmongOthers(t *testing.T) {
	s := open(t, t.TempDir())
	until := time.Now().Add(time.Hour)
	keyed := func(b *Batch, key string) *Batch {
		b.Results = []Result{{Table: "t", Key: key, Until: until, Data: []byte(key)}}
		return b
	}
	add(t, s, keyed(gift("old", 1), "old"))
	group := func(batches ...*Batch) (errs []error) {
		var all []*waiting
		for _, b := range batches {
			w, err := prepare(b)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, w)
		}
		for _, w := range all {
			s.queue <- w // which has room for all of them, and the committer takes them together or not
		}
		for _, w := range all {
			<-w.done
			errs = append(errs, w.err)
		}
		return errs
	}
	short := gift("poor", 1)
	short.Transfers = []ledger.Transfer{{From: ledger.Player("nobody"), To: ledger.Cage, Amount: 1}}
	for round := range 20 {
		name := func(s string) string { return fmt.Sprint(s, round) }
		batches := []*Batch{
			keyed(gift("a", 1), name("a")), keyed(gift("b", 1), "old"), keyed(gift("c", 1), name("c")),
			keyed(gift("d", 1), name("twice")), keyed(gift("d", 1), name("twice")), keyed(short, name("short")), gift("e", 1),
		}
		for i, err := range group(batches...) {
			var repeated *Repeated
			var poor *ledger.Short
			switch i {
			case 1, 4:
				if !errors.As(err, &repeated) || string(repeated.Result.Data) != batches[i].Results[0].Key {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			case 5:
				if !errors.As(err, &poor) {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			default:
				if err != nil {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			}
		}
		if errs := group(keyed(gift("short", 1), name("short")), keyed(gift("f", 1), name("f"))); errors.Join(errs...) != nil {
			t.Fatalf("round %d: %v", round, errs) // the key of what was refused is free
		}
	}
	if v := verified(t, s.Reader); v.Records != 1+20*6 {
		t.Errorf("%+v", v)
	}
}

// TestManyTablesAtOnce has many callers write at once: every table's records
// come in its own order, numbers have no gaps, and groups form.
func TestManyTablesAtOnce(t *testing.T) {
	s := open(t, t.TempDir(), Checkpoints(50, time.Hour))
	var all sync.WaitGroup
	const tables, acts = 16, 20
	for n := range tables {
		all.Go(func() {
			name := fmt.Sprint("t", n)
			for i := range acts {
				b := gift(name, 5)
				b.Records = append(b.Records, record(name, journal.KindEntry, fmt.Sprintf(`{"n":%d}`, i)))
				c, err := s.Append(b)
				if err != nil {
					t.Error(err)
					return
				}
				if b.Records[1].Seq != c.Seq+1 || b.Records[1].At != uint64(i) {
					t.Errorf("%s: act %d is %+v", name, i, b.Records[1])
				}
			}
		})
	}
	all.Wait()
	if v := verified(t, s.Reader); v.Records != 2*tables*acts || v.Transfers != tables*acts || v.Vouched < v.Records-100 {
		t.Errorf("%+v", v)
	}
	kept, err := s.Book(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for a, b := range kept.All {
		if s.Held(a) != b {
			t.Errorf("%s holds %v in memory and %v on the disk", a, s.Held(a), b)
		}
	}
	for n := range tables {
		r, err := s.Table(ctx, fmt.Sprint("t", n))
		if err != nil || len(r) != acts {
			t.Fatal(len(r), err)
		}
		for i := range r {
			if string(r[i].Data) != fmt.Sprintf(`{"n":%d}`, i) {
				t.Fatalf("act %d is %s", i, r[i].Data)
			}
		}
	}
	size, err := s.Size(ctx)
	if err != nil {
		t.Fatal(err)
	}
	signed, err := s.LastCheckpoint(ctx)
	if err != nil {
		t.Fatal(err)
	}
	c, err := journal.OpenCheckpoint(signed, s.Key())
	if err != nil || c.Size > size {
		t.Fatal(c, err)
	}
	for line, err := range s.Lines(ctx, 7) {
		if err != nil {
			t.Fatal(err)
		}
		p, err := journal.Includes(c.Size, 7, s.Hashes(ctx))
		if err != nil || tlog.CheckRecord(p, c.Size, c.Head, 7, tlog.RecordHash(line)) != nil {
			t.Error("record 7 cannot be proved", err)
		}
		break
	}
}

// outside does something to the database that the store knows nothing of.
func outside(t *testing.T, dir, text string) {
	t.Helper()
	g, err := newGuard(ctx, dir) // what is changed stays in the log
	if err != nil {
		t.Fatal(err)
	}
	defer g.close()
	db, err := sql.Open("sqlite", source(dir, ""))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(text); err != nil {
		t.Fatal(err)
	}
}

// TestTheFilesOfADirectory: only its owner may read what is to come, and one half
// of what belongs together is nothing to begin with.
func TestTheFilesOfADirectory(t *testing.T) {
	dir := t.TempDir()
	shut := func() {
		s := open(t, dir)
		add(t, s, gift("ada", 100))
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	shut()
	file, key := filepath.Join(dir, "boardwalk.db"), filepath.Join(dir, journal.KeyFile)
	if err := os.Chmod(file, 0o644); err != nil {
		t.Fatal(err)
	}
	shut()
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for _, name := range []string{file, key} {
		if err := os.Rename(name, name+".away"); err != nil {
			t.Fatal(err)
		}
		if s, err := Open(dir); err == nil || !strings.Contains(err.Error(), "there is") {
			t.Errorf("without %s: %v, %v", name, s, err)
		}
		if err := os.Rename(name+".away", name); err != nil {
			t.Fatal(err)
		}
	}
	for text, want := range map[string]string{
		`CREATE TABLE extra (x)`:                     "table extra",
		`DROP INDEX record_by_table`:                 "is gone",
		`ALTER TABLE person ADD COLUMN evil INTEGER`: "not as the house",
	} {
		changed := t.TempDir()
		if err := os.CopyFS(filepath.Join(changed, "data"), os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		outside(t, filepath.Join(changed, "data"), text)
		if s, err := Open(filepath.Join(changed, "data")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v", text, s, err)
		}
	}
}

// TestFailureIsForGood breaks the database under a running store.
func TestFailureIsForGood(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := s.conn.ExecContext(ctx, `CREATE TRIGGER full BEFORE INSERT ON transfer BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if _, err := s.Append(gift("ada", 1)); err == nil || !strings.Contains(err.Error(), "opened again") {
				t.Error(err)
			}
		})
	}
	all.Wait()
	<-s.Failed()
	if _, err := s.Append(&Batch{People: []Person{{"x", nil}}}); err == nil {
		t.Error("a store that has failed goes on")
	}
	if err := s.Close(); err == nil || !strings.Contains(err.Error(), "disk is full") {
		t.Error(err)
	}
	if _, err := s.Append(gift("ada", 1)); err == nil {
		t.Error("a closed store goes on")
	}
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "trigger full") {
		t.Errorf("a database that somebody has changed: %v", err)
	}
	outside(t, dir, `DROP TRIGGER full`)
	again := open(t, dir)
	if v := verified(t, again.Reader); v.Records != 1 || v.Transfers != 1 {
		t.Errorf("%+v", v)
	}
	add(t, again, gift("ada", 1))
}

// TestOneOfSeveralRows has SQLite refuse a row among those that go into a table at
// once: what came before it goes with the transaction.
func TestOneOfSeveralRows(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := s.conn.ExecContext(ctx, `INSERT INTO transfer SELECT 7, record, source, target, amount, state, of, memo FROM transfer`); err != nil {
		t.Fatal(err)
	}
	b := gift("ada", 1)
	for range 2*rowsAtOnce - 1 {
		b.Transfers = append(b.Transfers, b.Transfers[0])
	}
	if _, err := s.Append(b); err == nil || !strings.Contains(err.Error(), "constraint") {
		t.Error(err)
	}
	if err := s.Close(); err == nil {
		t.Error("a store that has failed closes as if nothing were")
	}
	outside(t, dir, `DELETE FROM transfer WHERE id = 7`)
	again := open(t, dir)
	if v := verified(t, again.Reader); v.Records != 1 || v.Transfers != 1 {
		t.Errorf("%+v", v)
	}
}

// TestClosingForgetsNobody closes a store while many write: everybody is answered,
// and who was told so finds it written.
func TestClosingForgetsNobody(t *testing.T) {
	late := &Store{queue: make(chan *waiting, 1), done: make(chan struct{})}
	w := &waiting{done: make(chan struct{})}
	late.queue <- w
	(&committer{s: late}).end()
	if <-w.done; !errors.Is(w.err, ErrClosed) {
		t.Errorf("who came at the last moment is told %v", w.err)
	}
	for range 20 {
		dir := t.TempDir()
		s := open(t, dir)
		var wrote atomic.Int64
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() {
				for {
					if _, err := s.Append(gift("ada", 1)); err != nil {
						if !errors.Is(err, ErrClosed) {
							t.Error(err)
						}
						return
					}
					wrote.Add(1)
				}
			})
		}
		for wrote.Load() < 100 {
			runtime.Gosched()
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		all.Wait()
		if v := verified(t, open(t, dir).Reader); int64(v.Records) != wrote.Load() {
			t.Errorf("%d were told so, and %d are written", wrote.Load(), v.Records)
		}
	}
}

func TestCheckpointComesInTime(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		s, err := Open(dir, Checkpoints(1000, time.Minute))
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		b := gift("ada", 1)
		b.Results = []Result{{Key: "k", Until: time.Now().Add(time.Second)}}
		add(t, s, b)
		if _, err := s.LastCheckpoint(ctx); !errors.Is(err, ErrNone) {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Minute)
		signed, err := s.LastCheckpoint(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if c, err := journal.OpenCheckpoint(signed, s.Key()); err != nil || c.Size != 1 {
			t.Error(c, err)
		}
		if n, err := one[int](ctx, s.db, `SELECT COUNT(*) FROM result`); n != 0 || err != nil {
			t.Errorf("%d results that are over, %v", n, err)
		}
		time.Sleep(time.Hour)
		if all, err := s.Checkpoints(ctx); err != nil || len(all) != 1 {
			t.Errorf("%d checkpoints of one record, %v", len(all), err)
		}
	})
}

func TestTamperingIsFound(t *testing.T) {
	for what, text := range map[string]string{
		"a line":                `UPDATE record SET line = replace(line, '"gift":1', '"gift":2') WHERE seq = 3`,
		"a line and a hash":     `UPDATE record SET line = replace(line, '"gift":1', '"gift":2'), hashes = zeroblob(32) WHERE seq = 2`,
		"a record":              `DELETE FROM record WHERE seq = 3`,
		"the last record":       `DELETE FROM record WHERE seq = 5`,
		"a table":               `UPDATE record SET tbl = 'x' WHERE seq = 3`,
		"a transfer":            `UPDATE transfer SET amount = 900 WHERE id = 3`,
		"a transfer away":       `DELETE FROM transfer WHERE id = 3`,
		"the last transfer":     `DELETE FROM transfer WHERE id = 6`,
		"a balance":             `UPDATE balance SET posted = posted + 1 WHERE account = 'player/ada'`,
		"a balance from nobody": `INSERT INTO balance VALUES ('player/eve', 1000, 0)`,
		"a checkpoint":          `UPDATE checkpoint SET note = replace(note, char(10)||'6'||char(10), char(10)||'5'||char(10))`,
	} {
		dir := t.TempDir()
		s := open(t, dir)
		for range 6 {
			add(t, s, gift("ada", 10))
		}
		s.Close()
		s = open(t, dir)
		verified(t, s.Reader)
		if res, err := s.conn.ExecContext(ctx, text); err != nil {
			t.Fatal(what, err)
		} else if n, _ := res.RowsAffected(); n != 1 {
			t.Fatal(what, n)
		}
		if _, err := s.Verify(ctx); err == nil {
			t.Errorf("%s was changed, and nobody noticed", what)
		} else {
			t.Logf("%s: %v", what, err)
		}
		s.Close()
	}
}

func TestNewerDataIsRefused(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if _, err := s.conn.ExecContext(ctx, `PRAGMA user_version = 99`); err != nil {
		t.Fatal(err)
	}
	s.Close()
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "newer") {
		t.Error(err)
	}
	if _, err := Read(filepath.Join(dir, "nothing")); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}
