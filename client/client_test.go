package client

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/api/wire"
)

func TestAnActIsSentAgainWithItsKey(t *testing.T) {
	var keys []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		keys = append(keys, r.Header.Get("Idempotency-Key"))
		if len(keys) < 3 {
			panic(http.ErrAbortHandler) // the answer is lost
		}
		_, _ = io.WriteString(w, `{"table":"x","event":7}`)
	}))
	defer server.Close()
	c, err := New(server.URL, server.Client().Transport)
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.Table("x").Make(context.Background(), "pass", 500)
	if err != nil || r.Event != 7 || len(keys) != 3 || keys[0] == "" || keys[0] != keys[1] || keys[1] != keys[2] {
		t.Errorf("%+v, %v after %q", r, err, keys)
	}
}

// TestWhoComesTooSoonWaits: the house says when, and nothing was done.
func TestWhoComesTooSoonWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var came []time.Time
		again := "2"
		c, err := New("http://casino.example", answering(func(r *http.Request) *http.Response {
			came = append(came, time.Now())
			if len(came)%2 == 1 {
				return &http.Response{StatusCode: http.StatusTooManyRequests, Header: http.Header{"Retry-After": {again}},
					Body: io.NopCloser(strings.NewReader(`{"status":429,"detail":"you ask too much at once"}`))}
			}
			return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(strings.NewReader(`{"id":"ann"}`))}
		}))
		if err != nil {
			t.Fatal(err)
		}
		if me, err := c.SignIn(context.Background(), "ann", "correct horse"); err != nil || me.ID != "ann" ||
			came[1].Sub(came[0]) != 2*time.Second {
			t.Errorf("%+v, %v after %v", me, err, came)
		}
		came, again = nil, "900" // a quarter of an hour is for people to decide
		var p *wire.Problem
		if _, err := c.SignIn(context.Background(), "ann", "correct horse"); !errors.As(err, &p) ||
			p.Status != http.StatusTooManyRequests || len(came) != 1 {
			t.Errorf("%v after %d", err, len(came))
		}
	})
}

// answering is a house without a network.
type answering func(*http.Request) *http.Response

func (a answering) RoundTrip(r *http.Request) (*http.Response, error) { return a(r), nil }

func TestARefusalIsNotSentAgain(t *testing.T) {
	n := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n++
		w.WriteHeader(http.StatusConflict)
		_, _ = io.WriteString(w, `{"status":409,"detail":"no: 19:47-1.3(c)","law":"19:47-1.3(c)","text":"no"}`)
	}))
	defer server.Close()
	c, _ := New(server.URL, server.Client().Transport)
	_, err := c.Table("x").Make(context.Background(), "pass", 500)
	var p *wire.Problem
	if !errors.As(err, &p) || p.Law != "19:47-1.3(c)" || n != 1 {
		t.Errorf("%v after %d", err, n)
	}
}

func TestALostStreamIsTakenUpAgain(t *testing.T) {
	var from []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		from = append(from, r.Header.Get("Last-Event-ID"))
		w.Header().Set("Content-Type", "text/event-stream")
		switch len(from) {
		case 1:
			_, _ = io.WriteString(w, "event: ping\ndata: {}\n\nid: 5\nevent: event\ndata: {\"n\":5}\n\nid: 6\nevent: ev") // torn
		default:
			_, _ = io.WriteString(w, "id: 6\nevent: event\ndata: {\"n\":6}\n\nid: 9\nevent: status\ndata: {\"event\":9}\n\n")
		}
	}))
	defer server.Close()
	c, _ := New(server.URL, server.Client().Transport)
	var heard []uint64
	done := errors.New("done")
	err := c.Table("x").Follow(context.Background(), 4, func(m Message) error {
		if m.Event != nil {
			heard = append(heard, m.Event.N)
		}
		if m.Status != nil {
			return done
		}
		return nil
	})
	if !errors.Is(err, done) || strings.Join(from, " ") != "4 5" || len(heard) != 2 || heard[1] != 6 {
		t.Errorf("%v, from %q, heard %v", err, from, heard)
	}
}

func TestAddresses(t *testing.T) {
	for _, bad := range []string{"", "nowhere", "ftp://x", "http://", "://"} {
		if _, err := New(bad, nil); err == nil {
			t.Errorf("%q is an address", bad)
		}
	}
}
