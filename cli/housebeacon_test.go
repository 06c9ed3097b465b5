package cli

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/beacon/drand"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/store/seedkey"
)

// litCasino writes the file of a casino with one wheel and a beacon.
func litCasino(t *testing.T, b *casino.Beacon) string {
	t.Helper()
	f := casino.Default()
	f.Beacon, f.Times = b, casino.Times{Betting: time.Minute, Decision: time.Minute, Opening: time.Second}
	f.Pits = f.Pits[:0]
	for _, p := range casino.Default().Pits {
		for _, table := range p.Tables {
			if table.Game == "big-six" {
				table.Bots = 0
				f.Pits = append(f.Pits, casino.Pit{Name: p.Name, Tables: []casino.Table{table}})
			}
		}
	}
	var text strings.Builder
	if err := casino.Write(&text, f); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "casino.toml")
	if err := os.WriteFile(name, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestAHouseWithABeacon plays a round that waits for a value of a test beacon, and verifies it.
func TestAHouseWithABeacon(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	b, err := drand.NewTestBeacon(chance.Seed{3}, time.Now().Add(-time.Minute), 1)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(b)
	defer server.Close()
	dir := filepath.Join(t.TempDir(), "data")
	house := serve(t, dir, "--casino", litCasino(t, &casino.Beacon{Chain: b.Chain(), Servers: []string{server.URL}}))
	ann, err := client.New(house.url, &keeps{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Guest(ctx); err != nil {
		t.Fatal(err)
	}
	at := ann.Table("big-six-1")
	for _, err := range []error{errOf(at.Sit(ctx, 1, 100*money.Dollar)), errOf(at.Make(ctx, "joker", 5*money.Dollar)), errOf(at.Ready(ctx))} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for {
		view, err := at.View(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if view.Status.Round == 2 {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	house.ends(t)

	key, err := seedkey.Open(dir+".key", dir, false)
	if err != nil {
		t.Fatal(err)
	}
	r, err := audit.Verify(ctx, dir, audit.Options{Beacon: verifierOf, SeedKey: key, Fault: func(f audit.Fault) { t.Error(f.String()) }})
	if err != nil || r.Rounds != 1 || r.Draws == 0 {
		t.Errorf("%+v %v", r, err)
	}
	var text strings.Builder
	if code := Main([]string{"audit", "replay", dir, "big-six-1", "1"}, strings.NewReader(""), &text, &text); code != good ||
		!strings.Contains(text.String(), "beacon") {
		t.Errorf("%d %s", code, text.String())
	}
}

// TestAHouseRefusesABeaconThatIsAnother serves one beacon and names another.
func TestAHouseRefusesABeaconThatIsAnother(t *testing.T) {
	b, err := drand.NewTestBeacon(chance.Seed{3}, time.Now().Add(-time.Minute), 1)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(b)
	defer server.Close()
	named := b.Chain()
	named.Genesis += 10
	file := litCasino(t, &casino.Beacon{Chain: named, Servers: []string{server.URL}})
	var out strings.Builder
	dir := t.TempDir()
	code := Main([]string{"serve", "--casino", file, "--data", dir, "--seed-key", dir + ".key", "--addr", "127.0.0.1:0",
		"--log", "error"}, strings.NewReader(""), &out, &out)
	if code != bad || !strings.Contains(out.String(), "serves another beacon than the casino file names: its genesis is") {
		t.Errorf("%d %s", code, out.String())
	}
}
