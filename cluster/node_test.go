package cluster

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api"
)

// site is a node with its web server.
type site struct {
	*Node
	web *httptest.Server
}

// sites makes nodes of one house.
func sites(t *testing.T, names ...string) []*site {
	t.Helper()
	key := NewKey()
	var list []*site
	var peers []string
	for _, name := range names {
		w := join(t, Config{Name: name, Key: key, Plain: true, Peers: peers})
		peers = []string{w.Address()}
		list = append(list, newSite(t, w))
	}
	for _, s := range list {
		if !s.Await(20*time.Second, func(m []Member) bool { return len(m) == len(names) }) {
			t.Fatal("the nodes do not find each other")
		}
	}
	return list
}

func newSite(t *testing.T, w *Bus) *site {
	t.Helper()
	n, err := NewNode(w, NodeConfig{ShardOf: shardOf, Tables: func() int { return 0 },
		Pages: api.EdgeConfig{Web: fstest.MapFS{"index.html": {Data: []byte("a page")}},
			Metrics: func() prometheus.Gatherer { return prometheus.NewRegistry() }}})
	if err != nil {
		t.Fatal(err)
	}
	s := &site{n, httptest.NewServer(n)}
	t.Cleanup(n.Close)
	t.Cleanup(s.web.Close)
	t.Cleanup(s.web.CloseClientConnections)
	return s
}

// shardOf has a request name its shard; of one that names none it is the first.
func shardOf(r *http.Request) int {
	shard, _ := strconv.Atoi(r.URL.Query().Get("shard"))
	return shard
}

// never is a server that does not fail.
func never() bool { return false }

// owns has a node own the first shard, and the others know it.
func (s *site) owns(t *testing.T, epoch int64, h http.HandlerFunc, others ...*site) *Own {
	t.Helper()
	return s.ownsShard(t, 0, epoch, h, others...)
}

// ownsShard has a node own a shard, and the others know it. Nodes get the same answers as people.
func (s *site) ownsShard(t *testing.T, shard int, epoch int64, h http.HandlerFunc, others ...*site) *Own {
	t.Helper()
	own := s.Own(shard, epoch, h, h, never)
	for _, o := range others {
		if !o.Await(20*time.Second, func([]Member) bool { m, _ := o.roster.owner(shard); return m.ID == s.bus.id }) {
			t.Fatal("the owner is not known")
		}
	}
	return own
}

// get asks a node.
func (s *site) get(t *testing.T, path string) (int, string, http.Header) {
	t.Helper()
	return s.do(t, http.MethodGet, path, "", nil)
}

func (s *site) do(t *testing.T, method, path, body string, header map[string]string) (int, string, http.Header) {
	t.Helper()
	r, err := http.NewRequest(method, s.web.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range header {
		r.Header.Set(name, value)
	}
	answer, err := s.web.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text), answer.Header
}

// TestAnyNodeAnswers forwards what is asked with everything that belongs to it, and pages it has itself.
func TestAnyNodeAnswers(t *testing.T) {
	s := sites(t, "a", "b", "c")
	own := s[0].owns(t, 1, func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		w.Header().Add("Set-Cookie", "one=1")
		w.Header().Add("Set-Cookie", "two=2")
		w.WriteHeader(http.StatusTeapot)
		fmt.Fprintf(w, "%s %s %s %s %s", r.Method, r.URL.RequestURI(), r.Host, r.Header.Get("Idempotency-Key"), text)
	}, s[1:]...)
	for i, n := range s {
		status, text, header := n.do(t, http.MethodPost, "/api/tables/x/acts?a=b%20c", "the body", map[string]string{"Idempotency-Key": "k"})
		want := "POST /api/tables/x/acts?a=b%20c " + strings.TrimPrefix(n.web.URL, "http://") + " k the body"
		if status != http.StatusTeapot || text != want || len(header["Set-Cookie"]) != 2 {
			t.Errorf("node %d answers %d %q %v, want %q", i, status, text, header, want)
		}
	}
	if _, text, header := s[2].get(t, "/craps"); text != "a page" || !strings.Contains(header.Get("Content-Security-Policy"), "script-src") {
		t.Errorf("a page is %q %v", text, header)
	}
	if status, _, _ := s[1].do(t, http.MethodPost, "/api/x", strings.Repeat("x", api.MaxBody+1),
		nil); status != http.StatusRequestEntityTooLarge {
		t.Errorf("a body that is too long: %d", status)
	}
	long := strings.Repeat("0123456789abcdef", 100_000) // more than a window
	own.server = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, long) })
	if status, text, _ := s[1].get(t, "/api/long"); status != 200 || text != long {
		t.Errorf("of %d bytes come %d, %d", len(long), len(text), status)
	}
}

// TestTheAddressOfWhoAsksIsPassedOn as the node saw it, whatever headers say.
func TestTheAddressOfWhoAsksIsPassedOn(t *testing.T) {
	s := sites(t, "a", "b")
	seen := make(chan string, 1)
	s[0].owns(t, 1, func(_ http.ResponseWriter, r *http.Request) { seen <- api.EdgeConfig{Proxy: true}.Origin(r).Addr }, s[1])
	s[1].get(t, "/api/x")
	if got := <-seen; got != "127.0.0.1" {
		t.Errorf("the address is %s", got)
	}
	s[1].do(t, http.MethodGet, "/api/x", "", map[string]string{"X-Forwarded-For": "192.0.2.9", "Boardwalk-Origin": "192.0.2.9"})
	if got := <-seen; got != "forwarded by 127.0.0.1" {
		t.Errorf("who lies about the address has %s", got)
	}
}

// TestWithoutAnOwnerThereIsOneAnswer that says to ask again; and who asks while the owner changes waits.
func TestWithoutAnOwnerThereIsOneAnswer(t *testing.T) {
	s := sites(t, "a", "b")
	status, text, header := s[1].get(t, "/api/x")
	if status != 503 || header.Get("Retry-After") == "" {
		t.Errorf("%d %s %v", status, text, header)
	}
	if status, _, _ := s[1].get(t, "/readyz"); status != 503 {
		t.Errorf("a node without an owner is ready: %d", status)
	}
	for _, at := range []*site{s[1], s[0]} { // the second becomes the owner while it waits
		got := make(chan string, 1)
		go func() { _, text, _ := at.get(t, "/api/x"); got <- text }()
		awaitStuck(t, "(*Node).awaitOwner", 1)
		own := s[0].owns(t, 1, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "here I am") })
		if text := <-got; text != "here I am" {
			t.Errorf("who waited gets %q", text)
		}
		own.Release(context.Background())
		s[1].Await(20*time.Second, func([]Member) bool { m, _ := s[1].roster.owner(0); return m.ID == "" })
	}
}

// TestAnOwnerThatIsGone has requests in the air: those that can be repeated are answered by the next owner, and of the
// others it is said that nobody knows.
func TestAnOwnerThatIsGone(t *testing.T) {
	s := sites(t, "a", "b", "c")
	arrived := make(chan struct{}, 8)
	stuck := make(chan struct{})
	defer close(stuck)
	own := s[0].owns(t, 1, func(_ http.ResponseWriter, r *http.Request) { arrived <- struct{}{}; <-stuck }, s[1:]...)
	type got struct {
		status int
		text   string
	}
	ask := func(method, key string) chan got {
		c := make(chan got, 1)
		go func() {
			header := map[string]string{}
			if key != "" {
				header["Idempotency-Key"] = key
			}
			status, text, _ := s[1].do(t, method, "/api/x", "", header)
			c <- got{status, text}
		}()
		<-arrived
		return c
	}
	read, keyed, bare := ask("GET", ""), ask("POST", "k"), ask("POST", "")
	s[2].owns(t, 2, func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, r.Method, r.Header.Get("Idempotency-Key")) }, s[1])
	if g := <-read; g.status != 200 || g.text != "GET" {
		t.Errorf("a reading request: %v", g)
	}
	if g := <-keyed; g.status != 200 || g.text != "POSTk" {
		t.Errorf("an order with a key: %v", g)
	}
	if g := <-bare; g.status != 503 || !strings.Contains(g.text, "not known") {
		t.Errorf("an order without: %v", g)
	}
	select {
	case <-own.Overtaken():
	case <-time.After(time.Minute):
		t.Error("who was overtaken does not know")
	}
	if _, text, _ := s[0].get(t, "/api/x"); text != "GET" {
		t.Errorf("who was overtaken answers itself: %s", text)
	}
	s[0].Own(0, 1, http.NotFoundHandler(), nil, never) // it comes back to life
	s[1].knows(t, "a", func(m *Member) bool { return m.Shards[0] == 1 })
	if status, _, _ := s[1].get(t, "/api/x"); status != 200 {
		t.Error("a node that was overtaken is asked")
	}
}

// TestAServerThatHasStoppedIsNotQuoted when it can commit no more.
func TestAServerThatHasStoppedIsNotQuoted(t *testing.T) {
	s := sites(t, "a", "b")
	var failed atomic.Bool
	stopped := make(chan struct{})
	own := s[0].Own(0, 1, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if !failed.Swap(true) {
			close(stopped)
		}
		w.WriteHeader(500)
	}), nil, failed.Load)
	go func() {
		<-stopped
		own.Release(context.Background())
		s[1].Own(0, 2, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "good") }), nil, never)
	}()
	if status, text, _ := s[1].get(t, "/api/x"); status != 200 || text != "good" {
		t.Errorf("%d %s", status, text)
	}
}

// events is a server of a stream of numbers, which goes on after the last that the reader has.
func events(more <-chan int, begin func(r *http.Request)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		begin(r)
		w.Header().Set("Content-Type", "text/event-stream")
		_ = http.NewResponseController(w).Flush()
		for {
			select {
			case n := <-more:
				fmt.Fprintf(w, "id: %d\nevent: event\ndata: %d\n\n", n, n)
				if http.NewResponseController(w).Flush() != nil {
					return
				}
			case <-r.Context().Done():
				return
			}
		}
	}
}

// next reads the next event of a stream.
func next(t *testing.T, lines *bufio.Scanner) string {
	t.Helper()
	for lines.Scan() {
		if text, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			return text
		}
	}
	t.Fatal("the stream ends: ", lines.Err())
	return ""
}

// TestAStreamGoesOnAtTheNextOwner on the same connection, from the last event on.
func TestAStreamGoesOnAtTheNextOwner(t *testing.T) {
	s := sites(t, "a", "b", "c")
	first, second := make(chan int), make(chan int)
	begun := make(chan string, 2)
	begin := func(r *http.Request) { begun <- r.Header.Get("Last-Event-ID") }
	own := s[0].owns(t, 1, events(first, begin), s[1:]...)
	answer, err := s[1].web.Client().Get(s[1].web.URL + "/api/tables/x/events?after=3")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	lines := bufio.NewScanner(answer.Body)
	<-begun
	for n := 4; n < 7; n++ {
		first <- n
		if got := next(t, lines); got != fmt.Sprint(n) {
			t.Errorf("%s, want %d", got, n)
		}
	}
	if m := s[1].streams.Load(); m != 1 {
		t.Errorf("%d streams", m)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	own.Release(ctx)
	if ctx.Err() != nil {
		t.Error("a stream holds up who leaves")
	}
	own = s[2].owns(t, 2, events(second, begin), s[1])
	if last := <-begun; last != "6" {
		t.Errorf("the next owner is asked for what comes after %q", last)
	}
	second <- 7
	if got := next(t, lines); got != "7" {
		t.Errorf("%s, want 7", got)
	}
	own.Release(ctx)
	third := make(chan int)
	own = s[1].owns(t, 3, events(third, begin), s[0], s[2]) // the node of the reader itself
	if last := <-begun; last != "7" {
		t.Errorf("its own node is asked for what comes after %q", last)
	}
	third <- 8
	if got := next(t, lines); got != "8" {
		t.Errorf("%s, want 8", got)
	}
	own.Release(ctx)
	fourth := make(chan int)
	s[0].owns(t, 4, events(fourth, begin), s[1])
	if last := <-begun; last != "8" {
		t.Errorf("the last owner is asked for what comes after %q", last)
	}
}

// awaitStuck waits until so many goroutines are in a function of this package.
func awaitStuck(t *testing.T, function string, want int) {
	t.Helper()
	stacks := make([]byte, 8<<20)
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		n := strings.Count(string(stacks[:runtime.Stack(stacks, true)]), "boardwalk/cluster."+function+"(")
		if n >= want {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d goroutines are in %s, not %d", n, function, want)
		}
	}
}

// TestReadersWhoReadTheSame share what is sent to their node, and get what is theirs alone.
func TestReadersWhoReadTheSame(t *testing.T) {
	s := sites(t, "a", "b")
	const readers, size = 40, 20_000
	news := make([]chan string, readers)
	var n atomic.Int64
	s[0].owns(t, 1, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		i := n.Add(1) - 1
		_ = http.NewResponseController(w).Flush()
		for text := range news[i] {
			fmt.Fprintf(w, "data: %s\n\n", text)
			_ = http.NewResponseController(w).Flush()
		}
	}, s[1])
	lines := make([]*bufio.Scanner, readers)
	for i := range readers {
		news[i] = make(chan string, 4)
	}
	for i := range readers {
		answer, err := s[1].web.Client().Get(s[1].web.URL + "/api/tables/x/events")
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		lines[i] = bufio.NewScanner(answer.Body)
		lines[i].Buffer(nil, 1<<20)
	}
	l := s[0].link(s[1].bus.id)
	before := counter(t, s[0], "boardwalk_node_sent_bytes_total")
	l.mu.Lock() // so that all have written before the first message goes
	common := strings.Repeat("x", size)
	for i := range readers {
		news[i] <- common
	}
	awaitStuck(t, "(*link).sendBody", readers)
	l.mu.Unlock()
	for i := range readers {
		if got := next(t, lines[i]); got != common {
			t.Errorf("reader %d gets %d bytes", i, len(got))
		}
	}
	sent := counter(t, s[0], "boardwalk_node_sent_bytes_total") - before
	if sent > readers*size/2 {
		t.Errorf("%d readers of %d bytes cost %.0f", readers, size, sent)
	}
	for i := range readers {
		news[i] <- fmt.Sprint("for ", i)
		close(news[i])
	}
	seen := map[string]bool{}
	for i := range readers {
		seen[next(t, lines[i])] = true
	}
	if len(seen) != readers {
		t.Errorf("%d readers get %d texts of their own", readers, len(seen))
	}
}

// counter reads a counter of a node.
func counter(t *testing.T, s *site, name string) float64 {
	t.Helper()
	families, err := s.metrics.registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() == name {
			return f.Metric[0].GetCounter().GetValue()
		}
	}
	t.Fatal("no counter ", name)
	return 0
}

// TestAReaderWhoTakesNothing holds up no other, and the server hears of it.
func TestAReaderWhoTakesNothing(t *testing.T) {
	s := sites(t, "a", "b")
	slow := make(chan error, 1)
	s[0].owns(t, 1, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/api/tables/x/events" {
			_, _ = io.WriteString(w, "quick")
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		control := http.NewResponseController(w)
		for {
			_ = control.SetWriteDeadline(time.Now().Add(300 * time.Millisecond))
			_, err := io.WriteString(w, "data: "+strings.Repeat("x", 100_000)+"\n\n")
			if err != nil {
				slow <- err
				return
			}
		}
	}, s[1])
	answer, err := s[1].web.Client().Get(s[1].web.URL + "/api/tables/x/events")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	select {
	case <-slow:
	case <-time.After(time.Minute):
		t.Error("the server writes on and on")
	}
	if _, text, _ := s[1].get(t, "/api/other"); text != "quick" {
		t.Errorf("another reader gets %q", text)
	}
}

// TestWhoHangsUpIsForgotten at the owner.
func TestWhoHangsUpIsForgotten(t *testing.T) {
	s := sites(t, "a", "b")
	ended := make(chan struct{}, 1)
	begun := make(chan struct{}, 1)
	serve := events(nil, func(*http.Request) { begun <- struct{}{} })
	s[0].owns(t, 1, func(w http.ResponseWriter, r *http.Request) { serve(w, r); ended <- struct{}{} }, s[1])
	ctx, cancel := context.WithCancel(context.Background())
	r, _ := http.NewRequestWithContext(ctx, http.MethodGet, s[1].web.URL+"/api/tables/x/events", nil)
	answer, err := s[1].web.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	<-begun
	cancel()
	answer.Body.Close()
	select {
	case <-ended:
	case <-time.After(time.Minute):
		t.Error("the owner goes on for nobody")
	}
}

// TestLostMessagesEndWhatTheyWereAbout so that it is asked again, and nobody waits for ever.
func TestLostMessagesEndWhatTheyWereAbout(t *testing.T) {
	s := sites(t, "a", "b")
	more := make(chan int)
	begun := make(chan string, 4)
	s[0].owns(t, 1, events(more, func(r *http.Request) { begun <- r.Header.Get("Last-Event-ID") }), s[1])
	answer, err := s[1].web.Client().Get(s[1].web.URL + "/api/tables/x/events")
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
	l := s[0].link(s[1].bus.id)
	l.mu.Lock()
	l.sent++ // as if a message had got lost
	l.mu.Unlock()
	if last := <-begun; last != "1" {
		t.Errorf("the stream is asked for again after %q", last)
	}
	more <- 2
	if next(t, lines) != "2" {
		t.Error("not the second")
	}
}

// TestOrders reach the node of a name.
func TestOrders(t *testing.T) {
	s := sites(t, "a", "b")
	if err := s[0].Give("b", Order{Do: Take, Shard: 3}); err != nil {
		t.Fatal(err)
	}
	if o := <-s[1].Orders(); o != (Order{Take, 3}) {
		t.Errorf("%+v", o)
	}
	if err := s[0].Give("nobody", Order{Do: Drain}); err == nil {
		t.Error("nobody obeys")
	}
	list := s[0].Status()
	if len(list) != 2 || list[0].Name != "a" || list[1].Name != "b" || list[1].Lag == 0 {
		t.Errorf("%+v", list)
	}
}

// FuzzFrames reads anything that might come over the bus.
func FuzzFrames(f *testing.F) {
	r := request{shard: 3, inside: true, method: "GET", uri: "/", header: http.Header{"A": {"b", "c"}}, body: []byte("x")}
	f.Add(r.append(nil))
	f.Add(appendFrame([]byte{1}, &frame{frameBody, []uint64{1, 2}, []byte("text")}))
	f.Add((&head{200, http.Header{"A": {"b"}}}).append(nil))
	f.Fuzz(func(t *testing.T, text []byte) {
		_, _ = readRequest(text)
		_, _, _ = readHead(text)
		s := scanner{rest: text}
		for s.frame() != nil {
		}
	})
}
