package cli

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"boardwalk/client"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/witness"
)

// spin plays a round at the big six as a guest.
func spin(t *testing.T, url string) {
	t.Helper()
	ctx := context.Background()
	ann, err := client.New(url, &keeps{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Guest(ctx); err != nil {
		t.Fatal(err)
	}
	at := ann.Table("big-six-1")
	for _, err := range []error{
		errOf(at.Sit(ctx, 1, 100*money.Dollar)), errOf(at.Make(ctx, "joker", 5*money.Dollar)), errOf(at.Ready(ctx)), errOf(at.Leave(ctx)),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// stops ends a house with a signal, and returns its exit code.
func (s *served) stops(t *testing.T) int {
	t.Helper()
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for s.said.Scan() {
	}
	_ = s.cmd.Wait()
	return s.cmd.ProcessState.ExitCode()
}

// asks returns status and text of a page.
func asks(t *testing.T, url string) (int, string) {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

// TestAHouseThatWasPutBackDoesNotDeal: directory, mark and key of seeds are put back together, and only the witness knows.
func TestAHouseThatWasPutBackDoesNotDeal(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "data")
	stop := func(s *served) {
		if code := s.stops(t); code != 0 {
			t.Fatalf("the house ended with %d", code)
		}
	}
	stop(serve(t, dir))
	key, err := journal.PublicKey(dir)
	if err != nil {
		t.Fatal(err)
	}
	sees, err := witness.NewServer(t.TempDir(), witness.NewKey("witness.example", [32]byte{6}), key)
	if err != nil {
		t.Fatal(err)
	}
	var gone atomic.Bool
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone.Load() {
			http.Error(w, "not now", http.StatusBadGateway)
			return
		}
		sees.ServeHTTP(w, r)
	}))
	defer web.Close()
	house := serve(t, dir, "--publish", web.URL)
	spin(t, house.url)
	stop(house)
	copied := t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(root)); err != nil {
		t.Fatal(err)
	}
	house = serve(t, dir, "--publish", web.URL)
	if code, _ := asks(t, house.url+"/readyz"); code != http.StatusOK {
		t.Errorf("/readyz answers %d", code)
	}
	spin(t, house.url)
	stop(house)
	if err := os.RemoveAll(root); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.CopyFS(root, os.DirFS(copied)), os.Chmod(dir+".key", 0o600),
		os.Chmod(filepath.Join(dir, "checkpoint.key"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, first := range []bool{false, true} {
		args := []string{"--publish", web.URL}
		if first { // it does not answer yet
			args = append(args, "--witness-first")
		}
		gone.Store(first)
		house = start(t, "closed at ", dir, args...)
		code, text := asks(t, house.url+"/readyz")
		want := "the last "
		if first {
			want = "until its witness says how far it had come"
		}
		if code != http.StatusServiceUnavailable || !strings.Contains(text, want) || !strings.Contains(text, web.URL) ||
			strings.Contains(text, root) {
			t.Errorf("/readyz answers %d %s", code, text)
		}
		if code, _ := asks(t, house.url+"/healthz"); code != http.StatusOK {
			t.Errorf("/healthz answers %d", code)
		}
		if code, _ := asks(t, house.url+"/api/lobby"); code != http.StatusServiceUnavailable {
			t.Errorf("the lobby answers %d", code)
		}
		if code := house.stops(t); code == 0 {
			t.Error("the house ended as if all were well")
		}
	}
	gone.Store(false)
	said, err := exec.Command("boardwalk", "restore", dir, "--seed-key", dir+".key", "--mark", dir+".mark", "--publish",
		web.URL).CombinedOutput()
	if err != nil || !strings.Contains(string(said), web.URL+" knows of") ||
		!strings.Contains(string(said), "records that were signed are lost") {
		t.Fatalf("%s %v", said, err)
	}
	house = serve(t, dir, "--publish", web.URL)
	spin(t, house.url)
	stop(house)
	said, err = exec.Command("boardwalk", "audit", "verify", dir, "--mark", dir+".mark").CombinedOutput()
	if err != nil || !strings.Contains(string(said), "the house was restored") {
		t.Errorf("%s %v", said, err)
	}
}
