package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"go.uber.org/goleak"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/internal/postgrestest"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

func TestMain(m *testing.M) {
	slog.SetDefault(slog.New(slog.DiscardHandler))
	goleak.VerifyTestMain(m, goleak.Cleanup(func(code int) {
		os.RemoveAll(staffed())
		postgrestest.Exit(code)
	}))
}

// house is an open casino with an HTTP server.
type house struct {
	t      testing.TB
	dir    string
	file   *casino.File
	store  *store.Store
	people *people.Register
	floor  *floor.House
	server *api.Server
	http   *httptest.Server
	log    *faults
	down   bool
}

// faults collects what is logged as an error.
type faults struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (f *faults) Write(b []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.text.Write(b)
}

func (f *faults) String() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.text.String()
}

// casinoOf returns a casino file with one table of each of some games and one member of
// staff of every role. Its clocks are so slow that they never matter.
func casinoOf(games ...string) *casino.File {
	f := casino.Default()
	f.Times = casino.Times{Betting: 10 * time.Minute, Decision: 10 * time.Minute}
	pit := casino.Pit{Name: "Pit"}
	for _, id := range games {
		pit.Tables = append(pit.Tables, casino.Table{ID: id, Game: id, Limit: table.Limit{Min: 5 * dollar, Max: 500 * dollar}})
	}
	f.Pits = []casino.Pit{pit}
	return f
}

// app is a small web app.
var app = fstest.MapFS{
	"index.html":     {Data: []byte("<!doctype html>" + strings.Repeat("<p>", 500))},
	"lobby.js":       {Data: []byte("lobby()")},
	"lobby.css":      {Data: []byte(strings.Repeat("body {}\n", 300))},
	"assets/x-12.js": {Data: []byte("x()")},
	"icon.svg":       {Data: []byte("<svg/>")},
	"sw.js":          {Data: []byte("work()")},
}

func open(t testing.TB, file *casino.File, change ...func(*api.Config)) *house {
	t.Helper()
	return openIn(t, newDir(t), file, change...)
}

// newDir returns a directory with the data of a house whose staff have passwords.
func newDir(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(staffed())); err != nil {
		t.Fatal(err)
	}
	return dir
}

// staffPassword is the password that all staff have chosen.
const staffPassword = "a password of staff"

// staffed returns a directory with the data of a house whose staff have passwords.
// Hashing them is most of the work of opening a house, so it is done once.
var staffed = sync.OnceValue(func() string {
	dir, err := os.MkdirTemp("", "boardwalk")
	if err != nil {
		panic(err)
	}
	st, err := store.Open(dir, storetest.Sealed)
	if err != nil {
		panic(err)
	}
	known, first, err := people.Open(context.Background(), casino.Default(), st)
	if err != nil {
		panic(err)
	}
	for _, f := range first {
		if err := known.SetPassword(f.ID, staffPassword); err != nil {
			panic(err)
		}
	}
	if err := st.Close(); err != nil {
		panic(err)
	}
	return dir
})

func openIn(t testing.TB, dir string, file *casino.File, change ...func(*api.Config)) *house {
	t.Helper()
	return openSet(t, dir, file, nil, change...)
}

// openSet opens a house with settings of its floor.
func openSet(t testing.TB, dir string, file *casino.File, settings []floor.Setting, change ...func(*api.Config)) *house {
	t.Helper()
	h := &house{t: t, dir: dir, file: file, log: &faults{}}
	var err error
	if h.store, err = store.Open(dir, storetest.Sealed); err != nil {
		t.Fatal(err)
	}
	if h.people, _, err = people.Open(context.Background(), file, h.store); err != nil {
		t.Fatal(err)
	}
	if h.floor, err = floor.Open(file, h.store, settings...); err != nil {
		t.Fatal(err)
	}
	unhurried := ratelimit.Rate{Second: 1e6, Burst: 1e6}
	c := api.Config{Casino: file, Store: h.store, People: h.people, Floor: h.floor, Web: app,
		Log:    slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelError})),
		Limits: ratelimit.Limits{Session: unhurried, Address: unhurried, Entry: unhurried}}
	for _, set := range change {
		set(&c)
	}
	h.server = api.New(c)
	h.http = httptest.NewServer(h.server)
	t.Cleanup(h.close)
	return h
}

func (h *house) close() {
	if h.down {
		return
	}
	h.down = true
	h.server.EndStreams()
	h.http.Close()
	h.floor.Close()
	if err := h.store.Close(); err != nil {
		h.t.Error(err)
	}
	if text := h.log.String(); text != "" {
		h.t.Errorf("the house logged:\n%s", text)
	}
}

// someone is a person with a session.
type someone struct {
	*client.Client
	h      *house
	me     people.Person
	cookie *http.Cookie
}

// as begins a session of somebody who has a role.
func (h *house) as(role casino.Role) *someone {
	h.t.Helper()
	var p people.Person
	var err error
	switch role {
	case people.Nobody:
	case people.Guest:
		p, err = h.people.Guest()
	case people.Player:
		p, err = h.player()
	default:
		for _, s := range h.file.Staff {
			if s.Role == role {
				p, _ = h.people.Find(s.ID)
			}
		}
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return h.sessionOf(p)
}

var players struct {
	sync.Mutex
	n int
}

// player makes a player without hashing a password.
func (h *house) player() (people.Person, error) {
	players.Lock()
	players.n++
	id := fmt.Sprintf("player%d", players.n)
	players.Unlock()
	return h.people.SignUp(id, "", "correct horse battery")
}

func (h *house) sessionOf(p people.Person) *someone {
	h.t.Helper()
	s := &someone{h: h, me: p}
	transport := h.http.Client().Transport
	if p.ID != "" {
		token, _, err := h.people.Begin(&p)
		if err != nil {
			h.t.Fatal(err)
		}
		s.cookie = &http.Cookie{Name: "boardwalk", Value: token}
		transport = cookied{s.cookie, transport}
	}
	var err error
	if s.Client, err = client.New(h.http.URL, transport); err != nil {
		h.t.Fatal(err)
	}
	return s
}

// cookied sends a cookie with every request.
type cookied struct {
	cookie *http.Cookie
	next   http.RoundTripper
}

func (c cookied) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.AddCookie(c.cookie)
	return c.next.RoundTrip(r)
}

// send sends a request as it is, and returns the answer, whose body is to be closed.
func (s *someone) send(ctx context.Context, method, path, body string, headers ...string) *http.Response {
	s.h.t.Helper()
	r, err := http.NewRequestWithContext(ctx, method, s.h.http.URL+path, strings.NewReader(body))
	if err != nil {
		s.h.t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	if _, given := r.Header["Content-Type"]; body != "" && !given {
		r.Header.Set("Content-Type", "application/json")
	}
	if s.cookie != nil {
		r.AddCookie(s.cookie)
	}
	answer, err := s.h.http.Client().Do(r)
	if err != nil {
		s.h.t.Fatal(err)
	}
	return answer
}

// ask sends a request as it is, and returns the answer and its body.
func (s *someone) ask(method, path, body string, headers ...string) (*http.Response, string) {
	s.h.t.Helper()
	answer := s.send(ctx, method, path, body, headers...)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		s.h.t.Fatal(err)
	}
	return answer, string(text)
}

// want fails unless a request is answered with a status, and reads the answer.
func (s *someone) want(status int, method, path, body string, headers ...string) map[string]any {
	s.h.t.Helper()
	answer, text := s.ask(method, path, body, headers...)
	if answer.StatusCode != status {
		s.h.t.Fatalf("%s %s: %s, want %d: %s", method, path, answer.Status, status, text)
	}
	out := map[string]any{}
	if strings.HasPrefix(text, "{") {
		if err := json.Unmarshal([]byte(text), &out); err != nil {
			s.h.t.Fatal(err)
		}
	}
	if status >= 400 && answer.Header.Get("Content-Type") != "application/problem+json" {
		s.h.t.Errorf("%s %s: a problem of type %s", method, path, answer.Header.Get("Content-Type"))
	}
	return out
}

func must[T any](t testing.TB) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// refused fails unless an error is a refusal, and returns it.
func refused(t testing.TB, err error) *wire.Problem {
	t.Helper()
	p, ok := err.(*wire.Problem)
	if !ok || p.Status != http.StatusConflict || p.Text == "" {
		t.Fatalf("%v is no refusal", err)
	}
	return p
}

var ctx = context.Background()

const dollar = money.Dollar

// read returns the answer to a GET, which must be of status 200.
func read[T any](s *someone, path string) T {
	s.h.t.Helper()
	answer, text := s.ask("GET", path, "")
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil || answer.StatusCode != 200 {
		s.h.t.Fatalf("%s: %s %s", path, answer.Status, text)
	}
	return v
}

// audited closes the house and verifies its data.
func (h *house) audited() {
	h.t.Helper()
	h.close()
	_, err := audit.Verify(ctx, h.dir, audit.Options{Fault: func(f audit.Fault) { h.t.Error(f) }})
	if err != nil {
		h.t.Error(err)
	}
}
