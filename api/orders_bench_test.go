package api_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/table"
)

// BenchmarkActs has three people at each of many tables wager and play as fast
// as they are answered, over HTTP, each with a stream of the table. The clients
// allocate little, so the figures are those of the house.
func BenchmarkActs(b *testing.B) {
	for _, wagers := range []int{1, 10} {
		b.Run(fmt.Sprint("wagers=", wagers), func(b *testing.B) { acts(b, wagers) })
	}
}

// acts measures acts, with a number of wagers in each request.
func acts(b *testing.B, wagers int) {
	const tables = 100
	f := casinoOf()
	f.Guest = 1_000_000 * money.Dollar
	for n := range tables {
		f.Pits[0].Tables = append(f.Pits[0].Tables,
			casino.Table{ID: fmt.Sprint("t", n), Game: "big-six", Limit: table.Limit{Min: money.Dollar, Max: 500 * money.Dollar}})
	}
	h := open(b, f)
	var streams, players sync.WaitGroup
	all := make([]*asker, 3*tables)
	for n := range all {
		ann := h.as(people.Guest)
		tab, _ := h.floor.Table(fmt.Sprint("t", n/3))
		if _, err := tab.Sit(ctx, floor.Party{Who: ann.me.ID}, table.Seat(n%3+1), 900_000*money.Dollar); err != nil {
			b.Fatal(err)
		}
		all[n] = &asker{path: "/api/tables/" + tab.ID, cookie: ann.cookie.String(), n: n, wagers: wagers, in: bufio.NewReaderSize(nil, 2048)}
		stream := all[n].dial(b, h)
		fmt.Fprintf(stream, "GET %s/events HTTP/1.1\r\nHost: house\r\nCookie: %s\r\n\r\n", all[n].path, all[n].cookie)
		streams.Go(func() {
			defer stream.Close()
			_, _ = io.Copy(io.Discard, stream)
		})
		all[n].conn = all[n].dial(b, h)
		defer all[n].conn.Close()
	}
	var left atomic.Int64
	left.Store(int64(b.N))
	b.ReportAllocs()
	b.ResetTimer()
	began := processor()
	for _, one := range all {
		players.Go(func() {
			for left.Load() > 0 {
				n, err := one.act()
				left.Add(-int64(n))
				if err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	players.Wait()
	b.StopTimer()
	b.ReportMetric(float64(processor()-began)/float64(b.N), "cpu-ns/op")
	h.close()
	streams.Wait()
}

// processor returns the processor time that this process has used. On a shared machine
// it says more than the clock.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// asker is an HTTP client that does as little work as possible.
type asker struct {
	path, cookie string
	n, asked     int
	wagers       int
	conn         net.Conn
	in           *bufio.Reader
	out          []byte
}

func (a *asker) dial(b *testing.B, h *house) net.Conn {
	conn, err := net.Dial("tcp", h.http.Listener.Addr().String())
	if err != nil {
		b.Fatal(err)
	}
	return conn
}

// act sends wagers, or that the player is ready, in turn. It returns how many acts that
// was.
func (a *asker) act() (int, error) {
	const wager = `{"kind":"make","area":"one","amount":100}`
	method, path, body, n := "POST", "/acts", wager, a.wagers
	if n > 1 {
		path, body = "/acts/list", `{"acts":[`+strings.Repeat(wager+",", n-1)+wager+`]}`
	}
	if a.asked++; a.asked%2 == 0 {
		method, path, body, n = "PUT", "/ready", `{"ready":true}`, 1
	}
	a.out = fmt.Appendf(a.out[:0], "%s %s%s HTTP/1.1\r\nHost: house\r\nCookie: %s\r\nIdempotency-Key: "+
		"%08x%08x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		method, a.path, path, a.cookie, a.n, a.asked, len(body), body)
	if _, err := a.conn.Write(a.out); err != nil {
		return 0, err
	}
	return n, a.answered()
}

// answered reads an answer, which must be of status 200.
func (a *asker) answered() error {
	a.in.Reset(a.conn)
	line, err := a.in.ReadSlice('\n')
	if err != nil || !bytes.HasPrefix(line, []byte("HTTP/1.1 200")) {
		return fmt.Errorf("%q: %w", line, err)
	}
	for length := 0; ; {
		line, err := a.in.ReadSlice('\n')
		if err != nil {
			return err
		}
		if value, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			length, _ = strconv.Atoi(string(bytes.TrimSpace(value)))
		}
		if len(line) == 2 {
			_, err := a.in.Discard(length)
			return err
		}
	}
}
