package floor

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// BenchmarkFanOut has a thousand streams on one table and ten thousand idle
// ones on another.
func BenchmarkFanOut(b *testing.B) {
	h := open(b, casinoOf(0, "big-six", "roulette"), newMemory("ann"), Keep(4096))
	defer h.Close()
	tab, idle := at(b, h, "big-six"), at(b, h, "roulette")
	stop, cancel := context.WithCancel(ctx)
	var wait sync.WaitGroup
	var got atomic.Int64
	follow := func(t *Table) {
		s, err := t.Watch(stop, "", 1<<60)
		if err != nil {
			b.Error(err)
			return
		}
		wait.Go(func() {
			defer s.Close()
			for {
				news, err := s.Next(stop)
				if err != nil {
					return
				}
				got.Add(int64(len(news.Events)))
			}
		})
	}
	for range 10_000 {
		follow(idle)
	}
	const streams = 1000
	for range streams {
		follow(tab)
	}
	must(b)(tab.Sit(ctx, party("ann"), 1, 1000*money.Dollar))
	time.Sleep(100 * time.Millisecond)
	got.Store(0)
	first := tab.Last()
	b.ResetTimer()
	for b.Loop() {
		must(b)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
		must(b)(tab.Remove(ctx, party("ann"), 0, 0))
	}
	want := int64(tab.Last()-first) * streams
	for got.Load() < want {
		runtime.Gosched()
	}
	b.StopTimer()
	b.ReportMetric(float64(got.Load())/b.Elapsed().Seconds(), "deliveries/s")
	cancel()
	wait.Wait()
}

// busy is a house of many tables on a real store, at each of which somebody is
// in the middle of a round.
func busy(b *testing.B, dir string, tables int) *casino.File {
	games := []string{"blackjack", "three-card-poker", "hold-em", "craps"}
	f := casinoOf(0)
	f.Times = casino.Times{Betting: time.Hour, Decision: time.Hour}
	for i := range tables {
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: fmt.Sprintf("table-%d", i), Game: games[i%len(games)], Bots: 2})
	}
	h, shut := openHouse(b, dir, f)
	defer shut()
	var wait sync.WaitGroup
	for w := range 100 {
		wait.Go(func() {
			for i := w; i < tables; i += 100 {
				tab := at(b, h, fmt.Sprintf("table-%d", i))
				must(b)(tab.Sit(ctx, party("ann"), 2, 10_000*money.Dollar))
				for range 6 {
					for q := status2(tab); q != nil; q = status2(tab) {
						must(b)(answer(tab, party("ann"), table.Answer{Choice: q.First()}))
					}
					if i%len(games) != 2 {
						wagerAny(b, tab, party("ann"), 2)
					}
					must(b)(tab.Ready(ctx, party("ann"), true))
				}
			}
		})
	}
	wait.Wait()
	return f
}

func status2(tab *Table) *table.Question {
	v, _ := tab.View(ctx, "ann")
	return v.Status.Question
}

// BenchmarkRestart opens a house of a thousand tables in play.
func BenchmarkRestart(b *testing.B) {
	const tables = 1000
	dir := b.TempDir()
	f := busy(b, dir, tables)
	records := int64(0)
	b.ResetTimer()
	for b.Loop() {
		s, err := store.Open(dir, storetest.Sealed)
		if err != nil {
			b.Fatal(err)
		}
		h, err := Open(f, s)
		if err != nil {
			b.Fatal(err)
		}
		if l := h.Lobby(); len(l) != tables {
			b.Fatalf("%d tables", len(l))
		}
		b.StopTimer()
		if records, err = s.Size(ctx); err != nil {
			b.Fatal(err)
		}
		h.Close()
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
	}
	b.ReportMetric(float64(records), "records")
}

// BenchmarkOrders has people at many tables give orders at once, each durable
// on a real disk before it is answered.
func BenchmarkOrders(b *testing.B) {
	for _, tables := range []int{1, 100, 1000} {
		b.Run(fmt.Sprint("tables=", tables), func(b *testing.B) {
			dir := b.TempDir()
			f := casinoOf(0)
			f.Times = casino.Times{Betting: time.Hour, Decision: time.Hour}
			for i := range tables {
				f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: fmt.Sprintf("table-%d", i), Game: "big-six"})
			}
			h, shut := openHouse(b, dir, f)
			defer shut()
			var wait sync.WaitGroup
			var left atomic.Int64
			left.Store(int64(b.N))
			for i := range tables {
				must(b)(at(b, h, fmt.Sprintf("table-%d", i)).Sit(ctx, party("ann"), 1, 1000*money.Dollar))
			}
			b.ResetTimer()
			for i := range tables {
				tab := at(b, h, fmt.Sprintf("table-%d", i))
				wait.Go(func() {
					for n := 0; left.Add(-1) >= 0; n++ {
						if n%2 == 0 {
							must(b)(tab.Wager(ctx, party("ann"), 0, 10*money.Dollar))
						} else {
							must(b)(tab.Remove(ctx, party("ann"), 0, 0))
						}
					}
				})
			}
			wait.Wait()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "orders/s")
		})
	}
}

// openHouse opens a house on a store in a directory, with money for its one
// player.
func openHouse(b *testing.B, dir string, f *casino.File) (h *House, shut func()) {
	b.Helper()
	s, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		b.Fatal(err)
	}
	_, err = s.Append(&store.Batch{Records: []journal.Record{{Kind: journal.KindAccount, Time: time.Now(), Data: []byte(`{}`)}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player("ann"), Amount: 1_000_000_000 * money.Dollar}}})
	if err != nil {
		b.Fatal(err)
	}
	if h, err = Open(f, s); err != nil {
		b.Fatal(err)
	}
	return h, func() {
		h.Close()
		s.Close()
	}
}
