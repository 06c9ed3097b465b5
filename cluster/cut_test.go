package cluster

import (
	"bufio"
	"net/http"
	"strings"
	"testing"
	"time"

	"boardwalk/internal/cabletest"
)

// TestACutBetweenNodes has a node lose its owner out of sight: it says so, and when the cut heals its streams go on where
// they were, on the same connections.
func TestACutBetweenNodes(t *testing.T) {
	key := NewKey()
	a := newSite(t, join(t, Config{Name: "a", Key: key}))
	c := cabletest.New(t, strings.TrimPrefix(a.bus.Address(), "nats://"))
	b := newSite(t, join(t, Config{Name: "b", Key: key, Peers: []string{"nats://" + c.Addr().String()}}))
	more, begun := make(chan int), make(chan string, 8)
	a.owns(t, 1, events(more, func(r *http.Request) { begun <- r.Header.Get("Last-Event-ID") }), b)
	answer, err := b.web.Client().Get(b.web.URL + "/api/tables/x/events?after=0")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	lines := bufio.NewScanner(answer.Body)
	<-begun
	more <- 1
	if next(t, lines) != "1" {
		t.Error("not the first")
	}
	c.Cut(true)
	if !b.Await(20*time.Second, func(list []Member) bool { return len(list) == 1 }) {
		t.Fatal("nobody notices the cut")
	}
	if status, _, header := b.get(t, "/api/x"); status != http.StatusServiceUnavailable || header.Get("Retry-After") == "" {
		t.Errorf("a node without an owner in sight answers %d %v", status, header)
	}
	c.Cut(false)
	if last := <-begun; last != "1" {
		t.Errorf("the stream is asked for again after %q", last)
	}
	more <- 2
	if next(t, lines) != "2" {
		t.Error("not the second")
	}
}

// TestOneSideForgetsTheOther has a node take its owner for gone that has noticed nothing. The owner ends what it still answered, and
// nobody at the node gets what was meant for somebody else.
func TestOneSideForgetsTheOther(t *testing.T) {
	s := sites(t, "a", "b")
	more, begun := make(chan int), make(chan *http.Request, 8)
	s[0].owns(t, 1, events(more, func(r *http.Request) { begun <- r }), s[1])
	answer, err := s[1].web.Client().Get(s[1].web.URL + "/api/tables/x/events?after=0")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	lines, first := bufio.NewScanner(answer.Body), <-begun
	more <- 1
	if next(t, lines) != "1" {
		t.Error("not the first")
	}
	calls := s[1].calls.Load()
	s[1].leave(s[0].bus.id)
	if last := (<-begun).Header.Get("Last-Event-ID"); last != "1" {
		t.Errorf("the stream is asked for again after %q", last)
	}
	select {
	case <-first.Context().Done():
	case <-time.After(time.Minute):
		t.Fatal("the owner still answers whoever has gone")
	}
	l := s[0].link(s[1].bus.id)
	l.mu.Lock()
	for id := range l.answers {
		if id <= calls {
			t.Errorf("call %d is made a second time", id)
		}
	}
	l.mu.Unlock()
	more <- 2
	if next(t, lines) != "2" {
		t.Error("not the second")
	}
}
