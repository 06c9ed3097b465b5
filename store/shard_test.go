package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store/query"
)

// join makes a node of a new directory that joins the house of another one, or of that itself if it has
// no key yet.
func join(t testing.TB, dir, name string, setup ...Setup) *Node {
	t.Helper()
	if _, err := os.Stat(filepath.Join(dir, journal.KeyFile)); err == nil {
		dir = besides(t, dir)
	}
	n, err := Join(dir, Member{name, name + ".example:1"}, append([]Setup{SealedBy(testKey)}, setup...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { n.Close() })
	return n
}

func take(t testing.TB, n *Node, shard int) *Store {
	t.Helper()
	s, err := n.Take(shard)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// tableIn returns the name of a table that is in a shard.
func tableIn(shard, shards int) string {
	for i := 0; ; i++ {
		if id := fmt.Sprint("t", i); ShardOf(id, shards) == shard {
			return id
		}
	}
}

// brings is a batch by which somebody brings money to a seat; less than nothing is taken away again.
func brings(who, table string, amount money.Cents) *Batch {
	t := ledger.Transfer{From: ledger.Player(who), To: ledger.Seat(table, 1), Amount: amount}
	if amount < 0 {
		t = ledger.Transfer{From: t.To, To: t.From, Amount: -amount}
	}
	return &Batch{Records: []journal.Record{record(table, journal.KindSit, `{}`)}, Transfers: []ledger.Transfer{t}}
}

// addedUp returns what every account holds by the transfers of all shards.
func addedUp(t *testing.T, dir string, shards int) map[ledger.Account]money.Cents {
	t.Helper()
	held := map[ledger.Account]money.Cents{}
	for shard := range shards + 1 {
		r, err := ReadShard(dir, shard)
		if err != nil {
			t.Fatal(err)
		}
		for x, err := range r.Transfers(ctx, 0) {
			if err != nil {
				t.Fatal(err)
			}
			if x.State == ledger.Posted {
				held[x.From] -= x.Amount
				held[x.To] += x.Amount
			}
		}
		verified(t, r)
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return held
}

func TestWhatSomebodyHasIsSpentOnce(t *testing.T) {
	dir := postgrestest.Dir(t)
	a, b := join(t, dir, "a", InShards(2)), join(t, dir, "b")
	house, one, two := take(t, a, 0), take(t, a, 1), take(t, b, 2)
	tables := []string{tableIn(1, 2), tableIn(2, 2)}
	for turn := range 30 {
		add(t, house, gift("ada", 100))
		var all sync.WaitGroup
		var short atomic.Int64
		for i, s := range []*Store{one, two} {
			all.Go(func() {
				_, err := s.Append(brings("ada", tables[i], 100))
				if refused := (*ledger.Short)(nil); errors.As(err, &refused) && refused.Free == 0 {
					short.Add(1)
				} else if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if short.Load() != 1 {
			t.Fatalf("in turn %d %d of two were refused", turn, short.Load())
		}
	}
	if got := one.Held(ledger.Player("ada")); got != (ledger.Balance{}) {
		t.Errorf("ada has %v", got)
	}
	held := addedUp(t, dir, 2)
	if held[ledger.Seat(tables[0], 1)]+held[ledger.Seat(tables[1], 1)] != 3000 || held[ledger.Player("ada")] != 0 {
		t.Error(held)
	}
}

func TestManyShardsHammerTheSameAccounts(t *testing.T) {
	dir := postgrestest.Dir(t)
	const shards, each = 4, 40
	a, b := join(t, dir, "a", InShards(shards)), join(t, dir, "b")
	house := take(t, a, 0)
	people := []string{"ada", "bob", "cyd", "dan", "eve"}
	for _, who := range people {
		add(t, house, gift(who, 500))
	}
	var stores []*Store
	for shard := 1; shard <= shards; shard++ {
		stores = append(stores, take(t, []*Node{a, b}[shard%2], shard))
	}
	watching, stop := make(chan struct{}), make(chan struct{})
	go func() { // nobody ever has less than nothing
		defer close(watching)
		for {
			n, err := query.One[int](ctx, house.db, `SELECT COUNT(*) FROM purse WHERE posted < reserved AND account LIKE 'player/%'`)
			if n != 0 || err != nil {
				t.Errorf("%d accounts are below nothing, %v", n, err)
			}
			select {
			case <-stop:
				return
			case <-time.After(time.Millisecond):
			}
		}
	}()
	var all sync.WaitGroup
	var done, refused atomic.Int64
	for i, s := range stores {
		table := tableIn(i+1, shards)
		for g := range 6 {
			all.Go(func() {
				rnd := rand.New(rand.NewPCG(uint64(i), uint64(g)))
				for range each {
					batch := brings(people[rnd.IntN(len(people))], table, money.Cents(1+rnd.IntN(300))*money.Cents(1-2*rnd.IntN(2)))
					also := brings(people[rnd.IntN(len(people))], table, money.Cents(1+rnd.IntN(200)))
					batch.Transfers = append(batch.Transfers, also.Transfers...) // of two people, in any order
					_, err := s.Append(batch)
					if short := (*ledger.Short)(nil); errors.As(err, &short) {
						refused.Add(1)
					} else if err != nil {
						t.Error(err)
						return
					} else {
						done.Add(1)
					}
				}
			})
		}
	}
	all.Go(func() {
		for range each {
			add(t, house, gift("new"+fmt.Sprint(rand.IntN(10)), 10))
		}
	})
	all.Wait()
	close(stop)
	<-watching
	if done.Load() == 0 || refused.Load() == 0 {
		t.Errorf("%d were done and %d refused", done.Load(), refused.Load())
	}
	held, sum := addedUp(t, dir, shards), money.Cents(0)
	for account, want := range held {
		sum += want
		s := house
		if id, ok := account.Owner(); ok {
			s = stores[ShardOf(id, shards)-1]
		}
		got, err := s.Balance(ctx, account)
		if err != nil || got.Posted != want || s.Held(account) != got {
			t.Errorf("%s holds %s by the transfers, %s is kept and %s is held, %v", account, want, got.Posted, s.Held(account).Posted, err)
		}
	}
	if sum != 0 {
		t.Errorf("%s was made", sum)
	}
}

func TestMoneySetAsideInOneShardIsNotSpentInAnother(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(2))
	house, one, two := take(t, n, 0), take(t, n, 1), take(t, n, 2)
	add(t, house, gift("ada", 100))
	aside := brings("ada", tableIn(1, 2), 80)
	aside.Transfers[0].State = ledger.Pending
	add(t, one, aside)
	if _, err := two.Append(brings("ada", tableIn(2, 2), 30)); !errors.As(err, new(*ledger.Short)) {
		t.Error(err)
	}
	add(t, two, brings("ada", tableIn(2, 2), 20))
	add(t, one, &Batch{Records: []journal.Record{record(tableIn(1, 2), journal.KindSit, `{}`)},
		Transfers: []ledger.Transfer{aside.Transfers[0].Release()}})
	add(t, two, brings("ada", tableIn(2, 2), 80))
	if got := house.Held(ledger.Player("ada")); got != (ledger.Balance{}) {
		t.Errorf("%+v", got)
	}
}

func TestAShardHasOneWriterAndTheOthersGoOn(t *testing.T) {
	dir := postgrestest.Dir(t)
	a, b := join(t, dir, "a", InShards(3)), join(t, dir, "b")
	add(t, take(t, a, 0), gift("ada", 100))
	first, other := take(t, a, 1), take(t, b, 2)
	var taken *Taken
	if _, err := b.Take(1); !errors.As(err, &taken) || taken.Node != "a" || taken.Shard != 1 {
		t.Errorf("%+v %v", taken, err)
	}
	add(t, first, brings("ada", tableIn(1, 3), 10))
	a.leases.end() // as if its process stood still
	lapse(t, b.db, "a")
	second := take(t, b, 1)
	if _, err := first.Append(brings("ada", tableIn(1, 3), 10)); !errors.Is(err, errOvertaken) {
		t.Errorf("a node that was overtaken writes: %v", err)
	}
	add(t, second, brings("ada", tableIn(1, 3), 20))
	add(t, other, brings("ada", tableIn(2, 3), 30))
	if got := second.Held(ledger.Seat(tableIn(1, 3), 1)); got.Posted != 30 {
		t.Errorf("%v", got)
	}
	if err := b.Give(1); err != nil {
		t.Fatal(err)
	}
	if err := b.Give(1); err == nil {
		t.Error("it is given away twice")
	}
	if _, err := second.Append(brings("ada", tableIn(1, 3), 1)); !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
	if shards, err := a.Placement().Shards(ctx); err != nil || shards[1].Held() {
		t.Errorf("whoever takes what was given away must wait: %+v %v", shards, err)
	}
	third := join(t, dir, "c")
	if got := take(t, third, 1).Held(ledger.Seat(tableIn(1, 3), 1)); got.Posted != 30 {
		t.Errorf("%v", got)
	}
}

// lapse lets the leases of a node end that it no longer renews, and has the others take it for dead, by the database's clock.
func lapse(t testing.TB, db *query.Database, node string) {
	t.Helper()
	for _, text := range []string{`UPDATE lease SET until = clock_timestamp() - interval '1 second' WHERE node = $1`,
		`UPDATE node SET seen = clock_timestamp() - interval '1 minute' WHERE name = $1`} {
		if _, err := db.DB.ExecContext(ctx, text, node); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAShardThatHasFailedIsTakenByAnother(t *testing.T) {
	dir := postgrestest.Dir(t)
	a, b := join(t, dir, "a", InShards(1)), join(t, dir, "b")
	s := take(t, a, 1)
	s.fail(errors.New("its connection is lost"))
	a.leases.end()
	lapse(t, b.db, "a")
	a.leases.renew(ctx) // what it would do next, if it were not the test's
	if _, err := b.Take(1); err != nil {
		t.Error(err)
	}
}

func TestHowAHouseIsDividedStays(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(3))
	if n.Shards() != 3 {
		t.Error(n.Shards())
	}
	if _, err := Join(besides(t, dir), Member{Name: "b"}, InShards(4)); err == nil || !strings.Contains(err.Error(), "made with 3 shards") {
		t.Error(err)
	}
	if _, err := n.Take(4); err == nil {
		t.Error("there is no shard 4")
	}
	if _, err := Join(t.TempDir(), Member{Name: "c"}); err == nil || !strings.Contains(err.Error(), "no nodes") {
		t.Error(err)
	}
	at, err := postgresOf(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Join(t.TempDir(), Member{Name: "d"}, OnPostgres(at, "")); err == nil ||
		!strings.Contains(err.Error(), "copy checkpoint.key") {
		t.Errorf("a node without the key: %v", err)
	}
	stranger := t.TempDir()
	if _, _, err := journal.Key(stranger, "boardwalk.example/casino"); err != nil {
		t.Fatal(err)
	}
	if _, err := Join(stranger, Member{Name: "e"}, OnPostgres(at, "")); err == nil || !strings.Contains(err.Error(), "is not the key") {
		t.Errorf("a node with another key: %v", err)
	}
	if _, err := take(t, n, 1).Append(&Batch{People: []Person{{"ada", []byte("{}")}}}); err == nil {
		t.Error("people are kept in a shard of tables")
	}
	if usual := join(t, postgrestest.Dir(t), "a"); usual.Shards() != DefaultShards {
		t.Error(usual.Shards())
	}
}

// TestShardsOfIDs pins the function: a house that is divided by another one would look for its tables in
// the wrong place.
func TestShardsOfIDs(t *testing.T) {
	for id, want := range map[string]int{"blackjack-1": 7, "craps": 6, "": 5} {
		if got := ShardOf(id, 16); got != want {
			t.Errorf("%q is in shard %d, not %d", id, got, want)
		}
	}
	if ShardOf("craps", 0) != 0 {
		t.Error("a house that is not divided has one shard")
	}
	var count [17]int
	for i := range 16000 {
		count[ShardOf(fmt.Sprint("table-", i), 16)]++
	}
	if count[0] != 0 || slices.Min(count[1:]) < 850 || slices.Max(count[1:]) > 1150 {
		t.Error(count)
	}
}
