package api_test

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"slices"
	"testing"
	"time"

	"boardwalk/api"
	"boardwalk/api/wire"
	"boardwalk/card"
	"boardwalk/client"
	"boardwalk/people"
)

func TestAStreamGoesOnFromAnyEvent(t *testing.T) {
	h := open(t, casinoOf("hold-em"))
	h2 := []*watcher{h.watch(h.as(people.Guest), "hold-em"), h.watch(h.as(people.Guest), "hold-em")}
	for i, w := range h2 {
		must[wire.Receipt](t)(w.Table("hold-em").Sit(ctx, i+1, 300*dollar))
	}
	playOn(t, h, "hold-em", h2, 8)
	h.as("pit boss").want(200, "POST", "/api/tables/hold-em/close", `{"why":"the end"}`)
	for _, w := range h2 {
		<-w.done
		w.stop()
	}
	w := h2[0]
	tab, _ := h.floor.Table("hold-em")
	last := tab.Last()
	var all []wire.Event // now that all of it is there
	hearAll := func(from uint64) []wire.Event {
		var got []wire.Event
		err := w.Stream(ctx, "/api/tables/hold-em/events", from, func(m client.Message) error {
			if m.Event != nil {
				got = append(got, *m.Event)
			}
			if m.Status != nil && m.ID >= last {
				return errHeard
			}
			return nil
		})
		if !errors.Is(err, errHeard) {
			t.Fatal(err)
		}
		return got
	}
	all = hearAll(0)
	if len(all) < 100 || uint64(len(all)) > last {
		t.Fatalf("%d events of %d", len(all), last)
	}
	for from := uint64(1); from <= last; from += 1 + last/41 {
		at, _ := slices.BinarySearchFunc(all, from+1, func(e wire.Event, n uint64) int { return int(e.N) - int(n) })
		got := hearAll(from)
		if text(t, got) != text(t, all[at:]) {
			t.Fatalf("from event %d on: %d events, want %d", from, len(got), len(all)-at)
		}
	}
	heard := w.events
	if text(t, heard) != text(t, all[:len(heard)]) {
		t.Error("what was heard as it happened is not what is told afterwards")
	}
	w.want(422, "GET", "/api/tables/hold-em/events?after=soon", "")
	w.want(404, "GET", "/api/tables/none/events", "")
}

func text(t *testing.T, events []wire.Event) string {
	t.Helper()
	b, err := json.Marshal(append([]wire.Event{}, events...))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestSurveillanceSeesEveryCard(t *testing.T) {
	h := open(t, casinoOf("three-card-poker"))
	ann := h.as(people.Guest)
	at := ann.Table("three-card-poker")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 300*dollar))
	must[wire.Receipt](t)(at.Make(ctx, "ante", 10*dollar))
	must[wire.Receipt](t)(at.Ready(ctx))
	hidden := func(events []wire.Event) (n int) {
		for _, e := range events {
			if e.Kind == "deal" && e.Card == "??" {
				n++
			}
		}
		return n
	}
	v := must[wire.TableView](t)(at.View(ctx))
	if v.Status.Question == nil || hidden(v.Events) != 3 {
		t.Fatalf("ann sees %d hidden cards: %+v", hidden(v.Events), v.Status)
	}
	eye := h.as("surveillance")
	var seen wire.TableView
	if err := eye.Get(ctx, "/api/surveillance/three-card-poker", &seen); err != nil {
		t.Fatal(err)
	}
	if hidden(seen.Events) != 0 || len(seen.Events) < 7 || seen.Status.Question == nil {
		t.Errorf("surveillance sees %+v", seen)
	}
	var past wire.History
	if err := eye.Get(ctx, "/api/surveillance/three-card-poker/history?after=0&most=1000", &past); err != nil {
		t.Fatal(err)
	}
	if hidden(past.Events) != 0 || past.Last != seen.Last {
		t.Errorf("the past as surveillance sees it: %+v", past)
	}
	n := 0
	err := eye.Stream(ctx, "/api/surveillance/three-card-poker/events", 0, func(m client.Message) error {
		if m.Event != nil && m.Event.Kind == "deal" {
			if c, err := card.Parse(m.Event.Card); err != nil || c == card.Unknown {
				t.Errorf("%s: %v", m.Event.Card, err)
			}
			n++
		}
		if m.Status != nil {
			return errHeard
		}
		return nil
	})
	if !errors.Is(err, errHeard) || n < 6 {
		t.Errorf("%d cards: %v", n, err)
	}
}

func TestAStreamPings(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Ping = 5 * time.Millisecond })
	pings := 0
	err := h.as(people.Nobody).Stream(ctx, "/api/tables/big-six/events", ^uint64(0), func(m client.Message) error {
		if m == (client.Message{}) {
			if pings++; pings == 4 {
				return errHeard
			}
		}
		if m.Event != nil {
			t.Errorf("an event from before: %+v", m.Event)
		}
		return nil
	})
	if !errors.Is(err, errHeard) {
		t.Error(err)
	}
}

// pipes is a listener whose connections have no buffer, so that a reader who does not
// read is slow at once.
type pipes struct {
	conns chan net.Conn
	done  chan struct{}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.done:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error   { close(p.done); return nil }
func (p *pipes) Addr() net.Addr { return &net.TCPAddr{} }

func TestASlowReaderIsDropped(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Ping, c.Slow = time.Millisecond, 30*time.Millisecond })
	p := &pipes{make(chan net.Conn), make(chan struct{})}
	server := &http.Server{Handler: h.server}
	go func() { _ = server.Serve(p) }()
	defer server.Close()
	mine, theirs := net.Pipe()
	p.conns <- theirs
	if _, err := io.WriteString(mine, "GET /api/tables/big-six/events HTTP/1.1\r\nHost: house\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := mine.Read(make([]byte, 64)); err != nil { // and no more
		t.Fatal(err)
	}
	lobby := func() int { return must[wire.Lobby](t)(h.as(people.Nobody).Lobby(ctx)).Tables[0].Spectators }
	for range 200 {
		if lobby() == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the stream of somebody who does not read goes on")
}
