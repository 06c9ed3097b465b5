package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/people"
	"boardwalk/table"
)

// tap is a transport that keeps every byte that a person is sent.
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

// watcher follows a table and keeps all messages.
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

// everything returns all events of a table, as surveillance sees them.
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

// playOn plays rounds at a table. The players choose their answers in turn from those
// that are open.
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
// others and a spectator, and checks every byte that each was sent against the
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

// check compares all that a person was sent with the record, and returns how many
// hidden cards were kept from the person.
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

// sentEvents finds every event in the bytes that somebody was sent.
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
