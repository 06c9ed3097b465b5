package api_test

import (
	"bufio"
	"fmt"
	"net"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/table"
)

// BenchmarkFanOut measures how long it takes until a thousand people have read, over
// HTTP, what one player did at a table.
func BenchmarkFanOut(b *testing.B) {
	const streams = 1000
	h := open(b, casinoOf("big-six"))
	ann := h.as(people.Guest)
	tab, _ := h.floor.Table("big-six")
	by := floor.Party{Who: ann.me.ID}
	if _, err := tab.Sit(ctx, by, 1, 900*dollar); err != nil {
		b.Fatal(err)
	}
	var heard atomic.Int64
	var wait sync.WaitGroup
	for range streams {
		conn, err := net.Dial("tcp", h.http.Listener.Addr().String())
		if err != nil {
			b.Fatal(err)
		}
		fmt.Fprint(conn, "GET /api/tables/big-six/events HTTP/1.1\r\nHost: house\r\n\r\n")
		wait.Go(func() {
			defer conn.Close()
			for in := bufio.NewScanner(conn); in.Scan(); {
				if in.Text() == "event: event" {
					heard.Add(1)
				}
			}
		})
	}
	for tab.Listing().Spectators < streams {
		time.Sleep(time.Millisecond)
	}
	acts := []table.Act{{Kind: table.Make, Amount: 10 * dollar}, {Kind: table.Remove}}
	for range 4 {
		acts = append(acts, acts[:2]...)
	}
	first := tab.Last()
	hear := func(behind uint64) { // until nobody is further behind, on average
		for uint64(heard.Load())/streams+behind < tab.Last()-first {
			runtime.Gosched()
		}
	}
	b.ResetTimer()
	for b.Loop() {
		for _, o := range tab.Acts(ctx, by, acts) {
			if o.Err != nil {
				b.Fatal(o.Err)
			}
		}
		hear(50)
	}
	hear(0)
	b.StopTimer()
	b.ReportMetric(float64(heard.Load())/b.Elapsed().Seconds(), "deliveries/s")
	h.close()
	wait.Wait()
}
