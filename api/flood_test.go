package api_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"boardwalk/api/gate"
	"boardwalk/people"
)

// until waits for something that comes of another goroutine.
func until(t testing.TB, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("never comes: ", what)
		}
	}
}

// halfOpen are ways to begin a request and not to end it.
var halfOpen = []string{
	"",
	"GET /api/lobby HT",
	"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nX: ",
	"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
	"POST /api/none HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n",
}

// TestHalfOpenConnections opens many connections that begin a request and do not end it,
// and sees that others are answered meanwhile. BOARDWALK_HALF_OPEN says how many: make
// attack opens ten thousand, and wants others to wait no longer than without them.
func TestHalfOpenConnections(t *testing.T) {
	n, attack := 500, false
	if text := os.Getenv("BOARDWALK_HALF_OPEN"); text != "" {
		attack = true
		var err error
		if n, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	if files := gate.Usual(1<<50).All / 3 * 4; n > (files-500)/19*10 { // both ends of each are files of this process
		n = (files - 500) / 19 * 10
		t.Logf("the process may open %d files, so there are %d connections", files, n)
	}
	h := open(t, casinoOf("big-six"))
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	limits := gate.Usual(832 << 20)
	limits.All, limits.Waiting = n*9/10, n/5 // fewer than come
	web, guarded := h.server.HTTPServer(l, limits)
	go func() { _ = web.Serve(guarded) }()
	defer web.Close()
	url := "http://" + l.Addr().String()

	ann := h.as(people.Guest)
	calm := h.latency(url, ann)
	before := memory()
	var conns []net.Conn
	stop, flooding := make(chan struct{}), sync.WaitGroup{}
	flooding.Go(func() { // whoever is cut off comes again
		for i := 0; ; i++ {
			select {
			case <-stop:
				return
			default:
			}
			c, err := net.Dial("tcp", l.Addr().String())
			if err != nil {
				time.Sleep(10 * time.Millisecond)
				continue
			}
			_, _ = io.WriteString(c, halfOpen[i%len(halfOpen)])
			if len(conns) == n {
				conns[0].Close()
				conns = conns[1:]
			}
			conns = append(conns, c)
			if i >= n {
				time.Sleep(5 * time.Millisecond)
			}
		}
	})
	g := guarded.(*gate.Gate)
	until(t, "the flood", func() bool { all, _, closed := g.Count(); return all+int(closed) > n*8/10 })
	flooded := h.latency(url, ann)
	all, waiting, closed := g.Count()
	grown := memory() - before
	close(stop)
	flooding.Wait()
	for _, c := range conns {
		c.Close()
	}
	t.Logf("%d half-open connections: %d open, %d without a request, %d closed, %.1f MB; p99 %s, without them %s",
		n, all, waiting, closed, float64(grown)/1e6, flooded, calm)
	if all > limits.All {
		t.Errorf("%d connections are open, and %d may be", all, limits.All)
	}
	if most := 5*calm + 100*time.Millisecond; attack && flooded > most {
		t.Errorf("99 of 100 others wait %s, and %s without the flood", flooded, calm)
	}
	if most := int64(n)*60_000 + 20e6; grown > most {
		t.Errorf("the memory grew by %.1f MB", float64(grown)/1e6)
	}
}

// memory returns how much memory is in use, in bytes.
func memory() int64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapInuse + m.StackInuse)
}

// latency sends requests over connections of their own, and returns how long 99 of 100
// took at most.
func (h *house) latency(url string, who *someone) time.Duration {
	h.t.Helper()
	web := &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	var took []time.Duration
	for range 300 {
		r, err := http.NewRequest("GET", url+"/api/me", nil)
		if err != nil {
			h.t.Fatal(err)
		}
		r.AddCookie(who.cookie)
		began := time.Now()
		answer, err := web.Do(r)
		if err != nil {
			h.t.Errorf("somebody else is kept out: %v", err)
			continue
		}
		_, _ = io.Copy(io.Discard, answer.Body)
		answer.Body.Close()
		if answer.StatusCode != 200 {
			h.t.Errorf("somebody else is answered %s", answer.Status)
		}
		took = append(took, time.Since(began))
	}
	if len(took) == 0 {
		h.t.Fatal(fmt.Errorf("nobody else was answered"))
	}
	slices.Sort(took)
	return took[len(took)*99/100]
}
