package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/chance"
	"boardwalk/client"
)

// upgradeEnv says from which program to this one is upgraded: a revision of the repository, or "release" for the last
// release in its history. Without it there is no upgrade to try.
const upgradeEnv = "BOARDWALK_UPGRADE"

// TestUpgrade builds an older program, has guests play at its tables, ends it at a random moment, killed or in good order, and
// opens the house with this program. Every table must go on with what it had told, the guests play on, and an auditor must
// find nothing wrong. BOARDWALK_UPGRADES says how often.
func TestUpgrade(t *testing.T) {
	from := os.Getenv(upgradeEnv)
	if from == "" {
		t.Skip("make upgrade runs it")
	}
	older := buildOlder(t, from)
	times, err := strconv.Atoi(os.Getenv("BOARDWALK_UPGRADES"))
	if err != nil {
		times = 6
	}
	will := chance.NewFast(uint64(time.Now().UnixNano()), 47)
	inHand := 0
	for n := range times {
		u := &upgrade{T: t, dir: filepath.Join(t.TempDir(), "data"), kills: n%3 < 2}
		inHand += u.run(older, time.Duration(1500+will.Draw(2500))*time.Millisecond)
		if t.Failed() {
			t.Fatalf("upgrade %d of %d failed; killed: %t", n+1, times, u.kills)
		}
	}
	t.Logf("%d upgrades; %d tables were in the middle of a hand", times, inHand)
	if inHand == 0 {
		t.Error("no table was in the middle of a hand")
	}
}

// lastRelease returns the newest commit at which version/VERSION has a number without "-dev".
func lastRelease(t *testing.T) string {
	t.Helper()
	commits, err := exec.Command("git", "rev-list", "HEAD", "--", "../version/VERSION").Output()
	if err != nil {
		t.Skipf("the history of the repository is not here: %v", err)
	}
	for _, commit := range strings.Fields(string(commits)) {
		number, err := exec.Command("git", "show", commit+":version/VERSION").Output()
		if err == nil && !strings.HasSuffix(strings.TrimSpace(string(number)), "-dev") {
			return commit
		}
	}
	t.Skip("no release is in the history here: git fetch --unshallow, or name a revision: make upgrade FROM=REVISION")
	return ""
}

// buildOlder builds the program of a revision. It skips the test if the repository does not have it.
func buildOlder(t *testing.T, from string) string {
	t.Helper()
	if from == "release" {
		from = lastRelease(t)
	}
	if err := exec.Command("git", "cat-file", "-e", from+"^{commit}").Run(); err != nil {
		t.Skipf("the repository here does not have the revision %s; if it was cloned without its history: git fetch --unshallow", from)
	}
	source, program := t.TempDir(), filepath.Join(t.TempDir(), "older")
	out, err := exec.Command("sh", "-c", `cd .. && git archive "$0" | tar -x -C "$1" && cd "$1" && go build -pgo=off -o "$2" ./cmd/boardwalk`,
		from, source, program).CombinedOutput()
	if err != nil {
		t.Fatalf("%s is not built: %v\n%s", from, err, out)
	}
	return program
}

// upgrade is a house that is upgraded once.
type upgrade struct {
	*testing.T
	dir    string
	kills  bool // the older program, which otherwise is closed in good order
	guests []*upgradeGuest
}

// upgradeGuest plays at one table.
type upgradeGuest struct {
	table   string
	cookies *keeps

	mu   sync.Mutex
	told map[uint64]string // by the older program, by the number of the event
}

// RoundTrip gives orders as slowly as people do, so that hands last.
func (g *upgradeGuest) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Method != http.MethodGet {
		select {
		case <-time.After(100 * time.Millisecond):
		case <-r.Context().Done():
			return nil, r.Context().Err()
		}
	}
	return g.cookies.RoundTrip(r)
}

// hears returns an event without its sentences, which another program may say otherwise.
func hears(e *wire.Event) string {
	same := *e
	same.Text, same.Name, same.Worth, same.Worths, same.Made, same.MadeLow = "", "", "", nil, "", ""
	text, err := json.Marshal(&same)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// run upgrades a house, and returns how many tables were in the middle of a hand.
func (u *upgrade) run(older string, after time.Duration) (inHand int) {
	u.Helper()
	house := startProgram(u.T, older, "open at ", u.dir)
	first, err := client.New(house.url, nil)
	if err != nil {
		u.Fatal(err)
	}
	lobby, err := first.Lobby(context.Background())
	if err != nil {
		u.Fatal(err)
	}
	for _, l := range lobby.Tables {
		if !l.Private && l.Free > 0 && len(u.guests) < 24 {
			u.guests = append(u.guests, &upgradeGuest{table: l.ID, cookies: &keeps{}, told: map[uint64]string{}})
		}
	}
	u.play(house, after, func(g *upgradeGuest, e *wire.Event) {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.told[e.N] = hears(e)
	})
	house = startProgram(u.T, "boardwalk", "open at ", u.dir)
	events := 0
	for _, g := range u.guests {
		c, err := client.New(house.url, g.cookies)
		if err != nil {
			u.Fatal(err)
		}
		v, err := c.Table(g.table).View(context.Background())
		if err != nil {
			u.Errorf("%s: %v", g.table, err)
			continue
		}
		if v.Status.Closed != "" {
			u.Errorf("%s is closed: %s", g.table, v.Status.Closed)
		}
		if len(v.Status.Asked) > 0 {
			inHand++
		}
		events += u.compare(g, c.Table(g.table), v.Last)
	}
	if events < 100 {
		u.Errorf("only %d events were told before", events)
	}
	u.kills = false
	u.play(house, 2*time.Second, func(*upgradeGuest, *wire.Event) {})
	out, err := exec.Command("boardwalk", "audit", "verify", u.dir, "--seed-key", u.dir+".key", "--mark", u.dir+".mark").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "no faults") {
		u.Errorf("%v: %s", err, out)
	}
	return inHand
}

// play has all guests play for a while, and then ends the house.
func (u *upgrade) play(house *served, during time.Duration, hear func(*upgradeGuest, *wire.Event)) {
	u.Helper()
	ctx, stop := context.WithCancel(context.Background())
	var all sync.WaitGroup
	for _, g := range u.guests {
		c, err := client.New(house.url, g)
		if err != nil {
			u.Fatal(err)
		}
		if g.cookies.cookie == nil {
			if _, err := c.Guest(ctx); err != nil {
				u.Fatal(err)
			}
		}
		all.Go(func() { // until the house ends
			_, _ = (&client.Bot{Table: c.Table(g.table), Rounds: 1000}).Play(ctx)
		})
		all.Go(func() {
			_ = c.Table(g.table).Follow(ctx, 0, func(m client.Message) error {
				if m.Event != nil {
					hear(g, m.Event)
				}
				return nil
			})
		})
	}
	time.Sleep(during)
	if u.kills {
		_ = house.cmd.Process.Kill()
		_ = house.cmd.Wait() // that it was killed
	} else {
		if err := house.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			u.Error(err)
		}
		house.ends(u.T)
	}
	stop()
	all.Wait()
}

// compare has a guest hear again what the table tells from its beginning, and compares that with what was told before.
func (u *upgrade) compare(g *upgradeGuest, at *client.Table, last uint64) (events int) {
	u.Helper()
	ctx, stop := context.WithTimeout(context.Background(), 20*time.Second)
	defer stop()
	most := uint64(0)
	for n := range g.told {
		most = max(most, n)
	}
	if most > last {
		u.Errorf("%s told %d events, and now there are %d", g.table, most, last)
		return 0
	}
	if most == 0 {
		return 0
	}
	enough := fmt.Errorf("all is heard")
	err := at.Follow(ctx, 0, func(m client.Message) error {
		if m.Event == nil {
			return nil
		}
		if was, ok := g.told[m.Event.N]; ok {
			events++
			if now := hears(m.Event); now != was {
				u.Errorf("%s, event %d: %s, and it was %s", g.table, m.Event.N, now, was)
			}
		}
		if m.Event.N >= most {
			return enough
		}
		return nil
	})
	if err != enough {
		u.Errorf("%s: %v", g.table, err)
	}
	if events < len(g.told) {
		u.Errorf("%s: %d of %d events are told again", g.table, events, len(g.told))
	}
	return events
}
