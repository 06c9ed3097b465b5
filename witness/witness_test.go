package witness

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/chance"
	"boardwalk/journal"
)

// log is the log of a house, with the key that signs it.
type log struct {
	*testing.T
	journal.Log
	hashes journal.Hashes
	signer note.Signer
	key    note.Verifier
}

func newLog(t *testing.T) *log {
	t.Helper()
	signer, key, err := journal.Key(t.TempDir(), "boardwalk.example/house")
	if err != nil {
		t.Fatal(err)
	}
	return &log{T: t, signer: signer, key: key}
}

// add adds records and returns the signed checkpoint.
func (l *log) add(lines ...string) string {
	l.Helper()
	for _, line := range lines {
		l.hashes = append(l.hashes, l.Append([]byte(line))...)
	}
	signed, err := journal.Sign(&l.Log, l.signer)
	if err != nil {
		l.Fatal(err)
	}
	return signed
}

// fork returns another log of the same house that begins with the same records.
func (l *log) fork() *log {
	f := *l
	f.hashes = append(journal.Hashes(nil), l.hashes...)
	return &f
}

// request returns a checkpoint with its proof.
func (l *log) request(old int64, signed string) string {
	l.Helper()
	r := Request{Old: old, Note: signed}
	if c, err := journal.ParseCheckpoint(signed); err == nil && 0 < old && old < c.Size {
		if r.Proof, err = journal.Continues(c.Size, old, l.hashes); err != nil {
			l.Fatal(err)
		}
	}
	return r.Text()
}

var testKey = NewKey("witness.example", chance.Seed{1})

func newTestServer(t *testing.T, dir string, l *log) *Server {
	t.Helper()
	s, err := NewServer(dir, testKey, l.key)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestAWitnessRefusesForks(t *testing.T) {
	dir, l := t.TempDir(), newLog(t)
	s := newTestServer(t, dir, l)
	first := l.add("a", "b", "c")
	early := l.fork()
	second := l.add("d", "e", "f", "g")
	other := early.add("x", "y", "z", "w", "v", "u")
	shorter := early.fork()
	stranger := newLog(t)
	for _, step := range []struct {
		what, text string
		status     int
	}{
		{"the first checkpoint", l.request(0, first), http.StatusOK},
		{"the same once more", l.request(3, first), http.StatusOK},
		{"one that does not know what was seen", l.request(0, second), http.StatusConflict},
		{"one that continues it", l.request(3, second), http.StatusOK},
		{"one of fewer records", shorter.request(3, first), http.StatusUnprocessableEntity},
		{"one of another history", early.request(7, other), http.StatusUnprocessableEntity},
		{"a proof of nothing", (&Request{Old: 7, Note: l.add("h")}).Text(), http.StatusUnprocessableEntity},
		{"one that somebody else signed", l.request(0, stranger.add("a")), http.StatusForbidden},
		{"one of a house that is not known", "old 0\n\nelsewhere\n1\n" + tlog.Hash{}.String() + "\n\n— elsewhere AAAA\n", http.StatusNotFound},
		{"nonsense", "hello", http.StatusBadRequest},
		{"a proof that is too long", "old 3\n" + strings.Repeat(tlog.Hash{}.String()+"\n", 64) + "\n" + first, http.StatusBadRequest},
	} {
		if status, answer := s.add(step.text); status != step.status {
			t.Errorf("%s: %d %s", step.what, status, answer)
		}
	}
	// Another one that reads what the first has kept knows as much.
	again := newTestServer(t, dir, l)
	if again.last(l.key.Name()) != s.last(l.key.Name()) || again.last(l.key.Name()) == "" {
		t.Error("a witness has forgotten what it saw")
	}
	file := again.houses[l.key.Name()].file
	text, err := os.ReadFile(file)
	if err != nil || len(Split(string(text))) != 2 {
		t.Errorf("%d checkpoints were kept, %v", len(Split(string(text))), err)
	}
	text[len(text)/3] ^= 1
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := NewServer(dir, testKey, l.key); err == nil {
		t.Error("a witness goes on from what somebody has changed")
	}
}

func TestTheSignatureOfAWitnessSaysWhen(t *testing.T) {
	l := newLog(t)
	s := newTestServer(t, t.TempDir(), l)
	at := time.Date(2026, 11, 16, 8, 0, 0, 0, time.UTC)
	s.key = NewKey("witness.example", chance.Seed{1})
	s.key.now = func() time.Time { return at }
	if status, answer := s.add(l.request(0, l.add("a"))); status != http.StatusOK {
		t.Fatal(status, answer)
	}
	v, err := NewVerifier(s.key.Verifier())
	if err != nil {
		t.Fatal(err)
	}
	signed := s.last(l.key.Name())
	if seen, ok := v.Seen(signed); !ok || !seen.Equal(at) {
		t.Errorf("%v %v\n%s", seen, ok, signed)
	}
	if _, err := journal.OpenCheckpoint(signed, l.key); err != nil {
		t.Error(err)
	}
	for _, forged := range []string{strings.Replace(signed, "\n1\n", "\n2\n", 1), l.add("b")} {
		if _, ok := v.Seen(forged); ok {
			t.Errorf("the witness has not signed\n%s", forged)
		}
	}
	for _, text := range []string{"", "witness.example+00000000+BAAA", strings.Replace(s.key.Verifier(), "witness", "wetness", 1)} {
		if _, err := NewVerifier(text); err == nil {
			t.Errorf("%q is taken for a key", text)
		}
	}
}

// gone is a target that nobody reaches.
type gone struct{}

func (gone) Name() string { return "nowhere" }
func (gone) Publish(context.Context, string, tlog.HashReader) error {
	return errors.New("there is nobody")
}

func TestCheckpointsArePublished(t *testing.T) {
	l := newLog(t)
	s := newTestServer(t, t.TempDir(), l)
	web := httptest.NewServer(s)
	defer web.Close()
	name := filepath.Join(t.TempDir(), "checkpoints")
	var targets []Target
	for _, text := range []string{name, web.URL} {
		target, err := ParseTarget(text, nil)
		if err != nil {
			t.Fatal(err)
		}
		targets = append(targets, target)
	}
	for life := range 3 { // a house that is opened again does not know what the witness has seen
		p := NewPublisher(slog.New(slog.DiscardHandler), append(targets[:1:1], &remote{url: web.URL}, gone{})...)
		last := l.add(fmt.Sprint(life), "and", "more")
		p.Publish(last, l.hashes)
		p.Close()
		if sent, failed := p.Counts(); sent != 2 || failed != 1 {
			t.Errorf("%d were sent, and %d failed", sent, failed)
		}
		for _, from := range []string{name, web.URL} {
			notes, err := Fetch(context.Background(), from, l.key.Name())
			if err != nil || len(notes) == 0 {
				t.Fatal(notes, err)
			}
			c, err := journal.OpenCheckpoint(notes[len(notes)-1], l.key)
			if err != nil || c.Size != int64(3*(life+1)) {
				t.Errorf("%s has %+v, %v", from, c, err)
			}
		}
	}
	for _, text := range []string{"", "http://"} {
		if _, err := ParseTarget(text, nil); err == nil {
			t.Errorf("%q is taken for a target", text)
		}
	}
}
