package cluster

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

// saying is a server that says a text and what it is asked.
func saying(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, text, " ", r.URL.Path) }
}

// TestEachShardHasAnOwner that every node asks, and a shard that changes hands disturbs no other.
func TestEachShardHasAnOwner(t *testing.T) {
	s := sites(t, "a", "b", "c")
	for i, n := range s {
		for _, shard := range []int{i, i + 3} {
			n.ownsShard(t, shard, 1, saying(fmt.Sprint("shard ", shard)), s...)
		}
	}
	all := func(want map[int]string) {
		t.Helper()
		for i, n := range s {
			for shard := range 6 {
				text := fmt.Sprint("shard ", shard)
				if want[shard] != "" {
					text = want[shard]
				}
				if status, got, _ := n.get(t, fmt.Sprint("/api/x?shard=", shard)); status != 200 || got != text+" /api/x" {
					t.Errorf("node %d answers for shard %d with %d %q, want %q", i, shard, status, got, text)
				}
			}
		}
	}
	all(nil)
	was := (*s[1].Node.owns.Load())[4]
	other := (*s[1].Node.owns.Load())[1]
	s[2].ownsShard(t, 4, 2, saying("the next owner"), s...)
	all(map[int]string{4: "the next owner"})
	<-was.Overtaken()
	select {
	case <-other.Overtaken():
		t.Error("another shard of the same node is overtaken")
	default:
	}
	was.Release(context.Background())
	s[0].knows(t, "b", func(m *Member) bool { return maps.Equal(m.Shards, map[int]int64{1: 1}) && m.Role == Owner })
	other.Release(context.Background())
	s[0].knows(t, "b", func(m *Member) bool { return len(m.Shards) == 0 && m.Role == Waiting })
}

// knows waits until a node knows of another what is wanted.
func (s *site) knows(t *testing.T, name string, is func(*Member) bool) {
	t.Helper()
	var m Member
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if m, _ = s.named(name); is(&m) {
			return
		}
	}
	t.Errorf("of %s is known: %+v", name, m)
}

// TestOnlyTheStreamsOfAShardGoElsewhere when it does.
func TestOnlyTheStreamsOfAShardGoElsewhere(t *testing.T) {
	s := sites(t, "a", "b", "c")
	begun := make(chan string, 8)
	news := map[int]chan int{1: make(chan int), 2: make(chan int)}
	server := func(more <-chan int) http.HandlerFunc {
		return events(more, func(r *http.Request) { begun <- r.URL.Query().Get("shard") + " after " + r.Header.Get("Last-Event-ID") })
	}
	first := s[0].ownsShard(t, 1, 1, server(news[1]), s...)
	s[0].ownsShard(t, 2, 1, server(news[2]), s...)
	lines := map[int]*bufio.Scanner{}
	for shard := range news {
		answer, err := s[1].web.Client().Get(fmt.Sprint(s[1].web.URL, "/api/tables/x/events?shard=", shard))
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		lines[shard] = bufio.NewScanner(answer.Body)
		<-begun
	}
	both := func(n int) {
		t.Helper()
		for shard, more := range news {
			more <- n
			if got := next(t, lines[shard]); got != fmt.Sprint(n) {
				t.Errorf("shard %d: %s, want %d", shard, got, n)
			}
		}
	}
	both(1)
	first.Release(context.Background())
	news[1] = make(chan int)
	s[2].ownsShard(t, 1, 2, server(news[1]), s...)
	if got := <-begun; got != "1 after 1" {
		t.Errorf("what goes on is %q", got)
	}
	both(2)
	if len(begun) > 0 {
		t.Errorf("%q begins anew too", <-begun)
	}
}

// TestNodesAskEachOther what people cannot.
func TestNodesAskEachOther(t *testing.T) {
	s := sites(t, "a", "b")
	inside := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		w.Header().Set("Answered", "yes")
		w.WriteHeader(http.StatusTeapot)
		fmt.Fprintf(w, "inside %s %s %s %s", r.Method, r.URL.RequestURI(), r.Header.Get("Idempotency-Key"), text)
	})
	s[0].Own(3, 1, saying("people"), inside, never)
	s[1].Await(20*time.Second, func([]Member) bool { m, _ := s[1].roster.owner(3); return m.ID != "" })
	for i, n := range s {
		r, err := http.NewRequest(http.MethodPost, "http://house/inside/x?y=z", strings.NewReader("body"))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Idempotency-Key", "k")
		answer, err := (&http.Client{Transport: n.Inside(3)}).Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(answer.Body)
		if string(text) != "inside POST /inside/x?y=z k body" || answer.StatusCode != http.StatusTeapot ||
			answer.Header.Get("Answered") != "yes" {
			t.Errorf("node %d gets %s %q %v", i, answer.Status, text, answer.Header)
		}
		for _, path := range []string{"/inside/x?shard=3", "/api/../inside/x?shard=3", "/api/inside/x?shard=3"} {
			if _, text, _ := n.do(t, http.MethodPost, path, "", map[string]string{"Inside": "1"}); strings.HasPrefix(text, "inside") {
				t.Errorf("somebody who asks node %d for %s is answered as a node", i, path)
			}
		}
	}
}

// TestAnOwnerThatIsGoneWhileANodeAsks leaves what may be repeated to the next one.
func TestAnOwnerThatIsGoneWhileANodeAsks(t *testing.T) {
	s := sites(t, "a", "b", "c")
	arrived, stuck := make(chan struct{}, 8), make(chan struct{})
	defer close(stuck)
	s[0].ownsShard(t, 1, 1, func(http.ResponseWriter, *http.Request) { arrived <- struct{}{}; <-stuck }, s...)
	ask := func(method, key string) chan string {
		got := make(chan string, 1)
		r, err := http.NewRequest(method, "http://house/inside/x", nil)
		if err != nil {
			t.Fatal(err)
		}
		if key != "" {
			r.Header.Set("Idempotency-Key", key)
		}
		go func() {
			answer, err := s[1].Inside(1).RoundTrip(r)
			if err != nil {
				got <- err.Error()
				return
			}
			text, _ := io.ReadAll(answer.Body)
			got <- string(text)
		}()
		<-arrived
		return got
	}
	read, keyed, bare := ask("GET", ""), ask("POST", "k"), ask("POST", "")
	s[2].ownsShard(t, 1, 2, saying("next"), s[1])
	if got := <-read; got != "next /inside/x" {
		t.Errorf("a reading request: %s", got)
	}
	if got := <-keyed; got != "next /inside/x" {
		t.Errorf("one with a key: %s", got)
	}
	if got := <-bare; got != errUnknown.Error() {
		t.Errorf("one without: %s", got)
	}
}

// TestNobodyToAsk is an error, when the node has waited as long as it may.
func TestNobodyToAsk(t *testing.T) {
	s := sites(t, "a")
	r, _ := http.NewRequest(http.MethodGet, "http://house/inside/x", nil)
	if _, err := s[0].Inside(7).RoundTrip(r); !errors.Is(err, errNobody) {
		t.Errorf("without an owner: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := s[0].Inside(7).RoundTrip(r.WithContext(ctx)); !errors.Is(err, context.Canceled) {
		t.Errorf("without time: %v", err)
	}
	s[0].Own(7, 1, nil, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("a fault") }), never)
	if _, err := s[0].Inside(7).RoundTrip(r); !errors.Is(err, errBroken) {
		t.Errorf("an owner with a fault: %v", err)
	}
}

// TestAShardIsMovedToOneNode at a time.
func TestAShardIsMovedToOneNode(t *testing.T) {
	s := sites(t, "a", "b")
	s[0].Want(3, 1)
	s[0].Want(2, 3)
	s[1].knows(t, "a", func(m *Member) bool { return slices.Equal(m.Wants, []int{1, 2, 3}) })
	s[1].Want(2)
	s[0].knows(t, "b", func(m *Member) bool { return slices.Equal(m.Wants, []int{2}) })
	s[1].knows(t, "a", func(m *Member) bool { return slices.Equal(m.Wants, []int{1, 3}) })
	want := map[int]string{1: "a", 2: "b", 3: "a"}
	for _, n := range s {
		if got := n.Wanted(); !maps.Equal(got, want) {
			t.Errorf("%s knows of %v", n.bus.Name, got)
		}
	}
	s[0].Drain(true)
	s[1].knows(t, "a", func(m *Member) bool { return len(m.Wants) == 0 && m.Role == Drained })
	s[0].Drain(false)
	s[1].knows(t, "a", func(m *Member) bool { return m.Role == Waiting })
}

// TestAShardThatIsLostIsNotWantedBack by the node to which it was moved, also before that one has noticed.
func TestAShardThatIsLostIsNotWantedBack(t *testing.T) {
	s := sites(t, "a", "b")
	own := s[0].ownsShard(t, 1, 1, saying("a"), s...)
	s[0].Want(1, 2)
	s[1].knows(t, "a", func(m *Member) bool { return slices.Equal(m.Wants, []int{1, 2}) })
	s[1].ownsShard(t, 1, 2, saying("b"), s...)
	if got := s[1].Wanted(); !maps.Equal(got, map[int]string{2: "a"}) {
		t.Errorf("who has taken it knows of %v", got)
	}
	<-own.Overtaken()
	own.Release(context.Background())
	s[1].knows(t, "a", func(m *Member) bool { return slices.Equal(m.Wants, []int{2}) })
}

// TestAnOvertakenHallOrdersNothing of a wing that has heard of the next hall, or was asked by it.
func TestAnOvertakenHallOrdersNothing(t *testing.T) {
	s := sites(t, "a", "b", "c")
	for shard, at := range []*site{1: s[1], 2: s[0]} { // a wing elsewhere, and one in the process of the first hall
		if at != nil {
			at.Own(shard, 1, saying("people"), saying("wing"), never)
		}
	}
	s[0].ownsShard(t, 0, 4, saying("the first hall"), s...)
	for _, n := range s {
		n.Await(20*time.Second, func([]Member) bool {
			m, _ := n.roster.owner(1)
			o, _ := n.roster.owner(2)
			return m.ID != "" && o.ID != ""
		})
	}
	asks := func(n *site, epoch int64, shard int) int {
		t.Helper()
		r, err := http.NewRequest(http.MethodPost, "http://house/inside/x", strings.NewReader("body"))
		if err != nil {
			t.Fatal(err)
		}
		answer, err := n.FromHall(epoch)(shard).RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		return answer.StatusCode
	}
	for shard := 1; shard <= 2; shard++ {
		if got := asks(s[0], 4, shard); got != http.StatusOK {
			t.Errorf("wing %d answers its hall with %d", shard, got)
		}
	}
	for shard := 1; shard <= 2; shard++ { // before the next hall has said that it is there
		if got := asks(s[2], 5, shard); got != http.StatusOK {
			t.Errorf("wing %d answers the next hall with %d", shard, got)
		}
		if got := asks(s[0], 4, shard); got != http.StatusServiceUnavailable {
			t.Errorf("wing %d answers a hall that was overtaken with %d", shard, got)
		}
	}
	s[2].ownsShard(t, 0, 6, saying("the third hall"), s...)
	if got := asks(s[2], 5, 1); got != http.StatusServiceUnavailable {
		t.Errorf("a wing that has heard of the third hall answers the second with %d", got)
	}
	r, err := http.NewRequest(http.MethodGet, "http://house/inside/x", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	if answer, err := s[0].Inside(1).RoundTrip(r); err != nil || answer.StatusCode != http.StatusOK { // which is not the hall
		t.Error(answer, err)
	}
	if status, text, _ := s[0].do(t, http.MethodGet, "/api/x?shard=1", "",
		map[string]string{hallHeader: "1"}); status != 200 { // nor are people
		t.Errorf("%d %s", status, text)
	}
}
