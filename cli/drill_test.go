package cli

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"boardwalk/client"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/store"
)

// drillTable is where the players of a drill play.
const drillTable = "big-six-1"

// drill is a house under load, and what it has acknowledged.
type drill struct {
	*testing.T
	work  string
	acked atomic.Int64 // wagers
}

// play has somebody sit down and wager until the house is gone or the context ends.
func (d *drill) play(ctx context.Context, url string, seat int) error {
	c, err := client.New(url, &keeps{})
	if err != nil {
		return err
	}
	if _, err := c.Guest(ctx); err != nil {
		return err
	}
	at := c.Table(drillTable)
	if _, err := at.Sit(ctx, seat, 1000*money.Dollar); err != nil {
		return err
	}
	for ctx.Err() == nil {
		_, err := at.Make(ctx, "one", 5*money.Dollar)
		if err == nil {
			d.acked.Add(1)
			_, err = at.Ready(ctx)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// run runs a command and returns what it printed.
func (d *drill) run(args ...string) []byte {
	d.Helper()
	began := time.Now()
	cmd := exec.Command("boardwalk", args...)
	var says strings.Builder
	cmd.Stderr = &says
	out, err := cmd.Output()
	if err != nil {
		d.Fatalf("boardwalk %s: %v: %s", strings.Join(args, " "), err, says.String())
	}
	d.Logf("%-60s %6.1f s", strings.ReplaceAll("boardwalk "+strings.Join(args, " "), d.work+"/", ""), time.Since(began).Seconds())
	return out
}

// wagers returns how many wagers were ever made at the table by the record of a house.
func (d *drill) wagers(dir string) (n int64) {
	d.Helper()
	r, err := store.Read(dir)
	if err != nil {
		d.Fatal(err)
	}
	defer r.Close()
	for rec, err := range r.TableFrom(context.Background(), drillTable, 0) {
		if err != nil {
			d.Fatal(err)
		}
		var e struct{ Act struct{ Kind string } }
		if rec.Kind == journal.KindEntry && json.Unmarshal(rec.Data, &e) == nil && e.Act.Kind == "make" {
			n++
		}
	}
	return n
}

// goesOn opens a house, plays at it and closes it, and has it audited.
func (d *drill) goesOn(dir string) {
	d.Helper()
	began := time.Now()
	house := start(d.T, "open at ", dir, "--seed-key", filepath.Join(d.work, "house.key"))
	d.Logf("%s opens in %.1f s", filepath.Base(dir), time.Since(began).Seconds())
	before := d.acked.Load()
	ctx, stop := context.WithTimeout(context.Background(), 2*time.Second)
	defer stop()
	if err := d.play(ctx, house.url, 7); err != nil && ctx.Err() == nil {
		d.Errorf("nobody can play at %s: %v", dir, err)
	}
	if d.acked.Load() == before {
		d.Errorf("nothing was played at %s", dir)
	}
	if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		d.Fatal(err)
	}
	house.ends(d.T)
	d.run("audit", "verify", dir, "--mark", dir+".mark")
}

// TestRestoreDrill loses a house while people play at it. Before that it was backed up and shipped. The backup is restored
// elsewhere, with all that was acknowledged before it was begun; and a standby takes over, with all that was ever acknowledged.
// Both are audited and played on at. The old house does not open any more. BOARDWALK_DRILL says how long people play.
func TestRestoreDrill(t *testing.T) {
	length, err := time.ParseDuration(os.Getenv("BOARDWALK_DRILL"))
	if err != nil {
		length = time.Second
	}
	d := &drill{T: t, work: t.TempDir()}
	dir, shipped, key := filepath.Join(d.work, "house"), filepath.Join(d.work, "shipped"), filepath.Join(d.work, "house.key")
	house := serve(t, dir, "--ship", shipped, "--ship-sync")
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var players sync.WaitGroup
	for seat := range 3 {
		players.Go(func() { _ = d.play(ctx, house.url, seat+1) }) // until the house is killed
	}
	for end := time.Now().Add(30 * time.Second); d.acked.Load() < 20; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("nobody plays")
		}
	}
	time.Sleep(length)
	before := d.acked.Load()
	copied, restored, standby := filepath.Join(d.work, "copy"), filepath.Join(d.work, "restored"), filepath.Join(d.work, "standby")
	d.run("backup", dir, copied)
	d.run("standby", standby, "--of", shipped, "--once")
	time.Sleep(length)
	if err := house.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	players.Wait()
	_ = house.cmd.Wait()
	all := d.acked.Load()
	t.Logf("%d wagers were acknowledged, %d of them before the backup was begun; the house is killed", all, before)

	d.run("restore", restored, "--from", copied, "--seed-key", key, "--mark", restored+".mark")
	have := d.wagers(restored)
	if have < before {
		t.Errorf("the backup has %d wagers, and %d were acknowledged before it was begun", have, before)
	}
	t.Logf("from the backup: %d wagers are there; lost are %d, all of them acknowledged after the backup was begun", have, max(0, all-have))
	d.goesOn(restored)

	var took struct {
		Lost *bool `json:"maybe_lost"`
	}
	out := d.run("standby", standby, "--of", shipped, "--promote", "--seed-key", key, "--mark", standby+".mark", "--json")
	if err := json.Unmarshal(out, &took); err != nil || took.Lost == nil || *took.Lost {
		t.Errorf("the standby says %s: %v", out, err)
	}
	have = d.wagers(standby)
	if have < all {
		t.Errorf("the standby has %d wagers, and %d were acknowledged", have, all)
	}
	t.Logf("from the standby: %d wagers are there; lost are %d", have, max(0, all-have))
	d.goesOn(standby)

	again := exec.Command("boardwalk", "serve", "--addr", "127.0.0.1:0", "--data", dir, "--seed-key", key, "--mark", dir+".mark")
	if says, err := again.CombinedOutput(); err == nil || !strings.Contains(string(says), "took over from this house") {
		t.Errorf("the old house opens: %v, %s", err, says)
	}
}
