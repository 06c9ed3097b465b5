package gate_test

import (
	"io"
	"net"
	"net/http"
	"testing"
	"time"

	"boardwalk/api/gate"
)

// serve serves behind a gate, and returns the gate.
func serve(t *testing.T, limits gate.Limits) *gate.Gate {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	g := gate.New(l, limits)
	web := &http.Server{ConnState: g.ConnState, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.WriteString(w, "open")
	})}
	go func() { _ = web.Serve(g) }()
	t.Cleanup(func() { web.Close() })
	return g
}

// dial opens a connection and sends nothing.
func dial(t *testing.T, g *gate.Gate) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", g.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// ask sends a request over a connection of its own.
func ask(g *gate.Gate) error {
	web := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: 5 * time.Second}
	answer, err := web.Get("http://" + g.Addr().String())
	if err == nil {
		answer.Body.Close()
	}
	return err
}

// isClosed reports whether the other side closes a connection soon.
func isClosed(c net.Conn) bool {
	_ = c.SetReadDeadline(time.Now().Add(2 * time.Second))
	_, err := c.Read(make([]byte, 1))
	stuck, ok := err.(net.Error)
	return err != nil && !(ok && stuck.Timeout())
}

// until waits for something that comes of another goroutine.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("never comes: ", what)
		}
	}
}

// TestAFullHouseTakesTheOldestThatSaidNothing fills the house with connections that send
// nothing. Whoever has something to ask gets in, in the place of the oldest of them.
func TestAFullHouseTakesTheOldestThatSaidNothing(t *testing.T) {
	g := serve(t, gate.Limits{All: 4})
	var silent []net.Conn
	for i := range 4 {
		silent = append(silent, dial(t, g))
		until(t, "the connection", func() bool { all, _, _ := g.Count(); return all == i+1 })
	}
	if err := ask(g); err != nil {
		t.Error(err)
	}
	if !isClosed(silent[0]) {
		t.Error("the oldest connection is still open")
	}
	if all, waiting, closed := g.Count(); all > 4 || waiting > 4 || closed != 1 {
		t.Errorf("%d connections, %d waiting, %d closed", all, waiting, closed)
	}
	for _, c := range silent {
		c.Close()
	}
	until(t, "that all are gone", func() bool { all, waiting, _ := g.Count(); return all == 0 && waiting == 0 })
}

// TestIdleConnectionsMakeRoom fills the house with connections whose request is answered.
func TestIdleConnectionsMakeRoom(t *testing.T) {
	g := serve(t, gate.Limits{All: 2})
	for range 2 {
		web := &http.Client{Transport: &http.Transport{}}
		answer, err := web.Get("http://" + g.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, answer.Body)
		answer.Body.Close()
		t.Cleanup(web.CloseIdleConnections)
	}
	if err := ask(g); err != nil {
		t.Error(err)
	}
}

// TestThoseWhoWaitTooLongMakeRoom has more connections wait for their first request than
// may, before and after the time that a busy server may need to read one.
func TestThoseWhoWaitTooLongMakeRoom(t *testing.T) {
	g := serve(t, gate.Limits{Waiting: 2})
	first := dial(t, g)
	for range 3 {
		dial(t, g)
	}
	until(t, "all four", func() bool { _, waiting, _ := g.Count(); return waiting == 4 })
	time.Sleep(1100 * time.Millisecond)
	dial(t, g)
	if !isClosed(first) {
		t.Error("the oldest waits still")
	}
}

// elsewhere is a listener whose connections seem to come from another machine.
type elsewhere struct {
	net.Listener
	addr net.Addr
}

func (e elsewhere) Accept() (net.Conn, error) {
	c, err := e.Listener.Accept()
	return farConn{c, e.addr}, err
}

type farConn struct {
	net.Conn
	addr net.Addr
}

func (c farConn) RemoteAddr() net.Addr { return c.addr }

// TestOneAddressHasSoManyConnections and no more, and whoever has a network of IPv6 has
// one address. This machine has as many as it likes.
func TestOneAddressHasSoManyConnections(t *testing.T) {
	for addr, limited := range map[string]bool{"192.0.2.1": true, "2001:db8::1": true, "127.0.0.1": false, "::1": false} {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		far := &net.TCPAddr{IP: net.ParseIP(addr), Port: 999}
		g := gate.New(elsewhere{l, far}, gate.Limits{Address: 2})
		go func() {
			for {
				if _, err := g.Accept(); err != nil {
					return
				}
			}
		}()
		dial(t, g)
		dial(t, g)
		until(t, "two connections", func() bool { all, _, _ := g.Count(); return all == 2 })
		far.IP = append(net.IP{}, far.IP...)
		far.IP[15]++ // another address of the same network
		if far.IP.To4() != nil {
			far.IP = net.ParseIP(addr)
		}
		third := dial(t, g)
		if limited && !isClosed(third) {
			t.Errorf("%s: a third connection is let in", addr)
		}
		if !limited {
			until(t, addr+": a third connection", func() bool { all, _, _ := g.Count(); return all == 3 })
		}
		l.Close()
	}
}

// TestUsual has fewer connections for less memory.
func TestUsual(t *testing.T) {
	small, large := gate.Usual(64<<20), gate.Usual(832<<20)
	if small.All > 64<<20/(40<<10) || small.All < 64 || large.All < small.All || large.Address == 0 || large.Waiting == 0 {
		t.Errorf("%+v, %+v", small, large)
	}
}
