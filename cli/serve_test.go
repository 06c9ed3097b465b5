package cli

import (
	"bufio"
	"context"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/law/lawtest"
	"boardwalk/money"
)

// served is a casino that runs as a program of its own.
type served struct {
	cmd  *exec.Cmd
	url  string
	said *bufio.Scanner

	before []string // what it said before it was open
}

func serve(t *testing.T, dir string, args ...string) *served {
	t.Helper()
	return start(t, "open at ", dir, args...)
}

// start starts a house and waits until it says where it is open, or closed.
func start(t *testing.T, word, dir string, args ...string) *served {
	t.Helper()
	return startProgram(t, "boardwalk", word, dir, args...)
}

// startProgram is start with the program of another version.
func startProgram(t *testing.T, program, word, dir string, args ...string) *served {
	t.Helper()
	s := &served{cmd: exec.Command(program, append([]string{"serve", "--addr", "127.0.0.1:0", "--data", dir,
		"--seed-key", dir + ".key", "--mark", dir + ".mark"}, args...)...)}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.cmd.Process.Kill() })
	s.said = bufio.NewScanner(out)
	for s.said.Scan() {
		if rest, ok := strings.CutPrefix(s.said.Text(), word); ok {
			s.url = strings.TrimRight(strings.Fields(rest)[0], ",:")
			return s
		}
		s.before = append(s.before, s.said.Text())
	}
	t.Fatalf("the house did not say %q", word)
	return nil
}

// ends waits for the program to end well.
func (s *served) ends(t *testing.T) {
	t.Helper()
	last := ""
	for s.said.Scan() {
		last = s.said.Text()
	}
	if err := s.cmd.Wait(); err != nil || last != "closed" {
		t.Errorf("the house ended with %v, and said %q at last", err, last)
	}
}

// keeps sends the cookies that it was given, to whatever address.
type keeps struct{ cookie *http.Cookie }

func (k *keeps) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Close = true
	if k.cookie != nil {
		r.Header.Set("Cookie", k.cookie.Name+"="+k.cookie.Value)
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err == nil && len(answer.Cookies()) > 0 {
		k.cookie = answer.Cookies()[0]
	}
	return answer, err
}

func TestServe(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	dir := t.TempDir()
	house := serve(t, dir)
	cookies := &keeps{}
	ann, err := client.New(house.url, cookies)
	if err != nil {
		t.Fatal(err)
	}
	me, err := ann.Guest(ctx)
	if err != nil {
		t.Fatal(err)
	}
	lobby, err := ann.Lobby(ctx)
	if err != nil || len(lobby.Tables) < 18 {
		t.Fatalf("the lobby has %d tables: %v", len(lobby.Tables), err)
	}
	var doc struct {
		OpenAPI string                    `json:"openapi"`
		Paths   map[string]map[string]any `json:"paths"`
	}
	if err := ann.Get(ctx, "/openapi.json", &doc); err != nil || doc.OpenAPI != "3.1.0" || doc.Paths["/api/tables/{id}/events"] == nil {
		t.Fatalf("openapi: %v, %v", doc, err)
	}
	at := ann.Table("big-six-1")
	for _, err := range []error{
		errOf(at.Sit(ctx, 1, 100*money.Dollar)), errOf(at.Make(ctx, "joker", 5*money.Dollar)), errOf(at.Ready(ctx)),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	before, err := at.View(ctx)
	if err != nil || before.Round != 2 {
		t.Fatalf("%+v, %v", before, err)
	}

	if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	house.ends(t)
	house = serve(t, dir)
	again, err := client.New(house.url, cookies)
	if err != nil {
		t.Fatal(err)
	}
	after, err := again.Table("big-six-1").View(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if after.Seat != 1 || *after.Own != *before.Own || after.Last < before.Last || after.Status.Round != before.Status.Round+
		1 { // with a new seed, since nobody has wagered for the old one
		t.Errorf("before %+v\nafter %+v", before, after)
	}
	rounds, err := again.Rounds(ctx, "big-six-1")
	if err != nil || len(rounds) != 1 {
		t.Errorf("the rounds are %+v: %v", rounds, err)
	}
	left, err := again.Table("big-six-1").Leave(ctx)
	if err != nil {
		t.Fatal(err)
	}
	now, err := again.Me(ctx)
	if err != nil || now.ID != me.ID || now.Balance != me.Balance-100*money.Dollar+left.Amount {
		t.Errorf("%+v had %s, left with %s: %v", now, me.Balance, left.Amount, err)
	}
	if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	house.ends(t)
}

func errOf(_ wire.Receipt, err error) error { return err }

func TestServePrintsWhatTheCasinoFileChanges(t *testing.T) {
	lawtest.Cites(t, "8.3(b)")
	dir := t.TempDir()
	file := filepath.Join(dir, "casino.toml")
	run := func(limit string) string {
		text := "name = \"Test\"\n[[pit]]\nname = \"Wheels\"\n[[pit.table]]\nid = \"wheel\"\ngame = \"big-six\"\nlimit = " + limit + "\n" +
			"[[staff]]\nid = \"floor\"\nrole = \"floorperson\"\n[[staff]]\nid = \"boss\"\nrole = \"pit boss\"\n"
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		house := serve(t, filepath.Join(dir, "data"), "--casino", file)
		if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		house.ends(t)
		return strings.Join(house.before, "\n")
	}
	if said := run("[5, 500]"); strings.Contains(said, "casino file changes") {
		t.Errorf("a new house: %s", said)
	}
	want := "The casino file changes the rules of 1 table, 19:47-8.3(b):\n" +
		"table wheel: every wager: minimum $10, maximum $500 (from this opening on: nobody is there, and no wager lies)"
	if said := run("[10, 500]"); !strings.Contains(said, want) {
		t.Errorf("under another file: %s", said)
	}
	if said := run("[10, 500]"); strings.Contains(said, "casino file changes") {
		t.Errorf("once more: %s", said)
	}
}
