package lounge

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"boardwalk/keno/system"
	"boardwalk/money"
)

// BenchmarkSell sells tickets to 64 people at once, each durable before the next.
func BenchmarkSell(b *testing.B) {
	const sellers = 64
	var people []string
	for i := range sellers {
		people = append(people, fmt.Sprint("p", i))
	}
	h := open(b, people...)
	b.ResetTimer()
	var wait sync.WaitGroup
	for i, who := range people {
		wait.Go(func() {
			by := Party{Who: who}
			for n := i; n < b.N; n += sellers {
				by.Key = fmt.Sprint("k", n)
				if _, err := h.Buy(context.Background(), by, Purchase{Request: "3 17 22 41 60 77 @ $1", Station: 1 + i%8}); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	b.ReportMetric(float64(b.N)/b.Elapsed().Minutes(), "tickets/min")
}

// BenchmarkSettle draws a game with 100,000 tickets, durably.
func BenchmarkSettle(b *testing.B) {
	const tickets = 100_000
	h := open(b, "ann")
	for range 10 {
		h.give("ann", 100_000*money.Dollar)
	}
	by := Party{Who: "ann"}
	for b.Loop() {
		b.StopTimer()
		orders := make([]*order, 0, 1000)
		for i := range tickets {
			orders = append(orders, &order{Order: system.Buy(by, Purchase{Request: fmt.Sprintf("%d %d %d 41 60 77 @ $1", 1+i%20, 21+i%10, 31+i%7)})})
			if len(orders) == cap(orders) {
				if err := h.hand(context.Background(), orders...); err != nil {
					b.Fatal(err)
				}
				orders = orders[:0]
			}
		}
		h.later(60 * time.Second) // locked out
		if got := h.Board(); got.Phase != system.Locked || got.Tickets != tickets {
			b.Fatalf("%s with %d tickets", got.Phase, got.Tickets)
		}
		b.StartTimer()
		h.later(5 * time.Second)
		if got := h.Board().Results; got[len(got)-1].Tickets != tickets {
			b.Fatal("not drawn")
		}
	}
}
