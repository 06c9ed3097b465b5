package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
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
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/people"
	"boardwalk/table"
)

// tap keeps every byte that a person is sent.
type tap struct {
	next http.RoundTripper
	text *faults
}

func (t tap) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := t.next.RoundTrip(r)
	if err == nil {
		answer.Body = &tapped{answer.Body.(interface {
			Read([]byte) (int, error)
			Close() error
		}), t.text}
	}
	return answer, err
}

type tapped struct {
	body interface {
		Read([]byte) (int, error)
		Close() error
	}
	text *faults
}

func (t *tapped) Read(b []byte) (int, error) {
	n, err := t.body.Read(b)
	_, _ = t.text.Write(b[:n])
	return n, err
}

func (t *tapped) Close() error { return t.body.Close() }

// watcher follows a table and keeps what it hears.
type watcher struct {
	*someone
	sent   *faults // every byte
	events []wire.Event
	last   uint64
	done   chan struct{}
	stop   context.CancelFunc
}

var errHeard = errors.New("heard enough")

func (h *house) watch(s *someone, id string) *watcher {
	w := &watcher{someone: s, sent: &faults{}, done: make(chan struct{})}
	transport := http.RoundTripper(h.http.Client().Transport)
	if s.cookie != nil {
		transport = cookied{s.cookie, transport}
	}
	var err error
	if w.Client, err = client.New(h.http.URL, tap{transport, w.sent}); err != nil {
		h.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	w.stop = cancel
	go func() {
		defer close(w.done)
		_ = w.Table(id).Follow(ctx, 0, func(m client.Message) error {
			if m.Event != nil {
				w.events = append(w.events, *m.Event)
			}
			if m.ID != 0 {
				w.last = m.ID
			}
			if m.Event != nil && m.Event.Text == "the table is closed: the end" {
				return errHeard
			}
			return nil
		})
	}()
	return w
}

// everything are all events of a table, as only surveillance sees them.
func (h *house) everything(id string) []floor.Event {
	t, _ := h.floor.Table(id)
	s, err := t.Surveil(ctx, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	defer s.Close()
	news, err := s.Next(ctx)
	if err != nil {
		h.t.Fatal(err)
	}
	return news.Events
}

// playOn plays rounds at a table with everybody in seats, each choosing what
// comes around.
func playOn(t *testing.T, h *house, id string, seated []*watcher, rounds int) {
	t.Helper()
	for n := range rounds {
		for i, w := range seated {
			at := w.Table(id)
			for _, area := range []string{"main", "ante", "joker", fmt.Sprintf("main-%d", i+1)} {
				if _, err := at.Make(ctx, area, 10*dollar); err == nil {
					break
				}
			}
		}
		for _, w := range seated {
			if _, err := w.Table(id).Ready(ctx); err != nil {
				refused(t, err)
			}
		}
		for range 200 {
			v := must[wire.TableView](t)(seated[0].Table(id).View(ctx))
			if v.Status.Phase != "playing" {
				break
			}
			w := seated[v.Status.Asked[0]-1]
			own := must[wire.TableView](t)(w.Table(id).View(ctx))
			q := own.Status.Question
			if q == nil {
				t.Fatalf("seats %d are asked and one is told nothing: %+v", v.Status.Asked, own.Status)
			}
			if v.Status.Question != nil && v.Status.Asked[0] != 1 {
				t.Fatal("somebody sees the question of another")
			}
			choice := q.Choices[(n+len(own.Events))%len(q.Choices)]
			if choice == "fold" {
				choice = q.Choices[len(q.Choices)-1]
			}
			if _, err := w.Table(id).Answer(ctx, wire.Answer{Question: q.ID, Choice: choice}); err != nil {
				refused(t, err)
				must[wire.Receipt](t)(w.Table(id).Answer(ctx, wire.Answer{Question: q.ID, Choice: q.Choices[0]}))
			}
		}
	}
}

// TestNobodySeesAHiddenCard plays games with hidden cards before a player, two
// others and a spectator, and holds every byte that each was sent against the
// table's own record.
func TestNobodySeesAHiddenCard(t *testing.T) {
	for _, id := range []string{"hold-em", "three-card-poker", "blackjack", "seven-card-stud"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			h := open(t, casinoOf(id))
			var all, seated []*watcher
			for seat := range 3 {
				w := h.watch(h.as(people.Guest), id)
				must[wire.Receipt](t)(w.Table(id).Sit(ctx, seat+1, 300*dollar))
				seated = append(seated, w)
			}
			all = append(slices.Clone(seated), h.watch(h.as(people.Nobody), id), h.watch(h.as(people.Guest), id), h.watch(h.as("floorperson"), id))
			playOn(t, h, id, seated, 4)
			h.as("pit boss").want(200, "POST", "/api/tables/"+id+"/close", `{"why":"the end"}`)
			for range 100 {
				if v := must[wire.TableView](t)(seated[0].Table(id).View(ctx)); len(v.Players) == 0 {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			full := h.everything(id)
			secrets := 0
			for _, w := range all {
				select {
				case <-w.done:
				case <-time.After(5 * time.Second):
					t.Fatal("the stream did not come to the end")
				}
				w.stop()
				secrets += w.check(t, h, id, full)
			}
			if secrets == 0 {
				t.Error("no card was hidden from anybody")
			}
			t.Logf("%d events, %d times a secret was kept", len(full), secrets)
		})
	}
}

// check holds all that a person was sent against the record, and returns how
// many secrets were kept.
func (w *watcher) check(t *testing.T, h *house, id string, full []floor.Event) (kept int) {
	t.Helper()
	seats, mine := map[table.Seat]string{}, map[uint64]bool{} // the events of the person's own seat
	secret := map[uint64]floor.Event{}
	for _, e := range full {
		switch e.Kind {
		case journal.KindSit:
			seats[e.Seat] = e.Person
		case journal.KindStand:
			delete(seats, e.Seat)
		}
		if e.Told.Secret {
			secret[e.N] = e
			mine[e.N] = w.me.ID != "" && seats[e.Told.Seat] == w.me.ID
		}
	}
	for _, e := range w.sentEvents(t) {
		real, hidden := secret[e.N]
		if !hidden {
			continue
		}
		switch {
		case mine[e.N] && e.Card != real.Told.Card.String():
			t.Errorf("%s does not see the own card %+v: %+v", w.me.ID, real.Told, e)
		case mine[e.N]:
		case e.Card == "??" && e.Text == "":
			kept++
		default:
			t.Errorf("%q sees %+v of %+v", w.me.ID, e, real.Told)
		}
	}
	heard := map[uint64]bool{}
	for _, e := range w.events {
		heard[e.N] = true
	}
	for _, e := range full {
		if !e.Told.Secret && !heard[e.N] && e.N < w.last {
			t.Errorf("%q did not hear of %+v", w.me.ID, e)
		}
	}
	return kept
}

// sentEvents finds every event in the bytes that somebody was sent, wherever it
// stands.
func (w *watcher) sentEvents(t *testing.T) (events []wire.Event) {
	t.Helper()
	for line := range bytes.Lines([]byte(w.sent.String())) {
		line = bytes.TrimPrefix(bytes.TrimSpace(line), []byte("data: "))
		var any struct {
			wire.Event
			Events []wire.Event `json:"events"`
		}
		if !bytes.HasPrefix(line, []byte("{")) || json.Unmarshal(line, &any) != nil {
			continue
		}
		if any.N != 0 {
			events = append(events, any.Event)
		}
		events = append(events, any.Events...)
	}
	return events
}

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

// pipes is a listener whose connections hold nothing back: a reader who does not
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
