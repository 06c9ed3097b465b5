package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"boardwalk/client"
	"boardwalk/cluster"
	"boardwalk/internal/postgrestest"
	"boardwalk/money"
)

// houseOfNodes is a house with several nodes, each a program of its own.
type houseOfNodes struct {
	t      *testing.T
	seed   string   // the file of the seed key
	home   string   // the directory of the first node; a new house's if empty
	more   []string // flags of every node
	cables *cables  // what is between them, if it can be cut
	mu     sync.Mutex
	nodes  map[string]*nodeProgram
}

// undivided is the flag of a house that one node has as a whole.
var undivided = []string{"--shards", "0"}

type nodeProgram struct {
	name, dir, url, wire string
	cmd                  *exec.Cmd
	log                  *bytes.Buffer
}

// start starts the node of a name, for the first time or again.
func (h *houseOfNodes) start(name string) *nodeProgram {
	h.t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	n := h.nodes[name]
	if n == nil {
		n = &nodeProgram{name: name}
		switch {
		case len(h.nodes) == 0 && h.home != "":
			n.dir = h.home
		case len(h.nodes) == 0:
			n.dir = postgrestest.Dir(h.t)
		default:
			n.dir = h.t.TempDir()
			for _, file := range []string{"checkpoint.key", "checkpoint.pub", "cluster.key", "postgres.address"} {
				text, err := os.ReadFile(filepath.Join(h.nodes["one"].dir, file))
				if err != nil {
					h.t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(n.dir, file), text, 0o600); err != nil {
					h.t.Fatal(err)
				}
			}
		}
	}
	args := []string{"serve", "--addr", "127.0.0.1:0", "--data", n.dir, "--seed-key", h.seed, "--mark", n.dir + ".mark", "--node", name}
	args = append(args, h.more...)
	if h.cables != nil {
		args = append(args, h.cables.connect(n)...)
	} else {
		args = append(args, "--wire", "127.0.0.1:0") // the database knows the others
	}
	n.cmd, n.log = exec.Command("boardwalk", args...), &bytes.Buffer{}
	n.cmd.Stderr = n.log
	out, err := n.cmd.StdoutPipe()
	if err != nil {
		h.t.Fatal(err)
	}
	if err := n.cmd.Start(); err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { _ = n.cmd.Process.Kill() })
	for said := bufio.NewScanner(out); said.Scan(); {
		if rest, ok := strings.CutPrefix(said.Text(), "node "+name+" is open at "); ok {
			n.url, _, _ = strings.Cut(rest, ",")
			_, n.wire, _ = strings.Cut(rest, "connect to ")
			go func() { _, _ = io.Copy(io.Discard, out) }()
			h.nodes[name] = n
			if h.cables != nil {
				h.cables.lead(n)
			}
			return n
		}
	}
	h.t.Fatalf("node %s did not open: %s", name, n.log)
	return nil
}

// status returns what boardwalk cluster status says, asked at a node.
func (h *houseOfNodes) status(at string) (list []cluster.Member) {
	h.t.Helper()
	out, err := exec.Command("boardwalk", "cluster", "status", "--json", "--data", h.nodes[at].dir).Output()
	if err != nil {
		h.t.Logf("cluster status: %v", err)
		return nil
	}
	if err := json.Unmarshal(out, &list); err != nil {
		h.t.Fatal(err)
	}
	return list
}

// owner returns the name of the owner, asked at a node.
func (h *houseOfNodes) owner(at string) string {
	for _, m := range h.status(at) {
		if m.Role == cluster.Owner {
			return m.Name
		}
	}
	return ""
}

// hasRole waits until a node has a role.
func (h *houseOfNodes) hasRole(at, name string, role cluster.Role) {
	h.t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		for _, m := range h.status(at) {
			if m.Name == name && m.Role == role {
				return
			}
		}
	}
	h.t.Fatalf("node %s is not %s: %+v", name, role, h.status(at))
}

// goesOn waits until another node than that of a name has the house.
func (h *houseOfNodes) goesOn(at, without string) {
	h.t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		if now := h.owner(at); now != "" && now != without {
			return
		}
	}
	h.t.Fatalf("nobody goes on without node %s: %+v", without, h.status(at))
}

// urls returns where the nodes are.
func (h *houseOfNodes) urls() (list []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, n := range h.nodes {
		list = append(list, n.url)
	}
	return list
}

// url returns where a node is.
func (h *houseOfNodes) url(name string) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.nodes[name].url
}

// orders puts a dollar on the table again and again, each under a key of its own, at whichever node, until it is
// acknowledged. It returns how many were.
func (h *houseOfNodes) orders(ctx context.Context, cookies *keeps, slowest *atomic.Int64) (done int) {
	for ; ctx.Err() == nil; done++ {
		key, began := client.NewKey(), time.Now()
		for try := 0; ; try++ {
			urls := h.urls()
			if h.buyChips(cookies, urls[(done+try)%len(urls)], key) {
				break
			}
			if time.Since(began) > 30*time.Second {
				h.t.Error("an order is not acknowledged in 30 seconds")
				return done
			}
			time.Sleep(20 * time.Millisecond)
		}
		slowest.Store(max(slowest.Load(), int64(time.Since(began))))
		time.Sleep(50 * time.Millisecond)
	}
	return done
}

func (h *houseOfNodes) buyChips(cookies *keeps, url, key string) bool {
	status, text := ask(h.t, cookies, url, aDollar, key)
	switch status {
	case http.StatusOK:
		return true
	case http.StatusServiceUnavailable, 0:
	default:
		h.t.Errorf("%d %s", status, text)
	}
	return false
}

// deed is something that a player orders at the table.
type deed struct{ method, path, body string }

// aDollar is one more in chips.
var aDollar = deed{http.MethodPost, "/chips", `{"amount":100}`}

// ask orders something at a node. The status is 0 if the node is dead.
func ask(t *testing.T, cookies *keeps, url string, do deed, key string) (status int, text string) {
	return send(t, cookies, url+"/api/tables/big-six-1", do, key)
}

// send orders something at a table. The status is 0 if the node is dead.
func send(t *testing.T, cookies *keeps, table string, do deed, key string) (status int, text string) {
	r, err := http.NewRequest(do.method, table+do.path, strings.NewReader(do.body))
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", key)
	answer, err := (&http.Client{Transport: cookies, Timeout: 20 * time.Second}).Do(r)
	if err != nil {
		return 0, ""
	}
	defer answer.Body.Close()
	all, err := io.ReadAll(answer.Body)
	if err != nil {
		return 0, ""
	}
	return answer.StatusCode, string(all)
}

// TestNodes has somebody play at three nodes of one house while the owner is killed, stands still for longer than its
// lease, is drained, and gives the house to another: nothing that was acknowledged is lost, nothing is done twice, and a
// stream at another node goes on.
func TestNodes(t *testing.T) {
	h := &houseOfNodes{t: t, seed: filepath.Join(t.TempDir(), "seed.key"), more: undivided, nodes: map[string]*nodeProgram{}}
	h.start("one")
	h.hasRole("one", "one", cluster.Owner)
	h.start("two")
	h.start("three")
	h.hasRole("one", "three", cluster.Waiting)

	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	cookies := &keeps{}
	ann, err := client.New(h.nodes["two"].url, cookies)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Guest(ctx); err != nil {
		t.Fatal(err)
	}
	fixed := &keeps{cookie: cookies.cookie} // never changed, so that many goroutines can have it
	if _, err := ann.Table("big-six-1").Sit(ctx, 1, 100*money.Dollar); err != nil {
		t.Fatal(err)
	}
	before := chipsOf(t, ctx, ann)

	var last atomic.Uint64
	var breaks atomic.Int64
	stream, stop := context.WithCancel(ctx)
	var running sync.WaitGroup
	running.Go(func() { // at a node that is never killed
		h.follow(stream, "three", fixed, &last, &breaks, func(client.Message) {})
	})
	playing, enough := context.WithCancel(ctx)
	var slowest atomic.Int64
	total := 0
	running.Go(func() { total = h.orders(playing, fixed, &slowest) })

	killed := h.owner("three")
	if err := h.nodes[killed].cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = h.nodes[killed].cmd.Wait()
	h.goesOn("three", killed)
	h.start(killed)
	h.hasRole("three", killed, cluster.Waiting)

	if out, err := exec.Command("boardwalk", "cluster", "move", "one", "--data",
		h.nodes["three"].dir).CombinedOutput(); err != nil && h.owner("three") != "one" {
		t.Fatalf("%v: %s", err, out)
	}
	h.hasRole("three", "one", cluster.Owner)
	if err := h.nodes["one"].cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	time.Sleep(4 * time.Second)
	h.goesOn("three", "one")
	if err := h.nodes["one"].cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	h.hasRole("three", "one", cluster.Waiting)

	drained := h.owner("three")
	if out, err := exec.Command("boardwalk", "cluster", "drain", drained, "--data", h.nodes["three"].dir).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	h.hasRole("three", drained, cluster.Drained)
	if out, err := exec.Command("boardwalk", "cluster", "resume", drained, "--data", h.nodes["three"].dir).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	h.hasRole("three", drained, cluster.Waiting)

	enough()
	for end := time.Now().Add(10 * time.Second); last.Load() < lastOf(t, ctx, ann) && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	stop()
	running.Wait()
	if got := chipsOf(t, ctx, ann) - before; got != money.Cents(total)*money.Dollar {
		t.Errorf("%d orders of a dollar were acknowledged, and %v came", total, got)
	}
	if seen, want := last.Load(), lastOf(t, ctx, ann); seen != want {
		t.Errorf("the stream came to event %d of %d", seen, want)
	}
	if n := breaks.Load(); n > 1 { // the end of the test
		t.Errorf("the stream at a node that was never killed broke %d times", n-1)
	}
	t.Logf("%d orders, the slowest took %v", total, time.Duration(slowest.Load()).Round(time.Millisecond))
	if time.Duration(slowest.Load()) > 15*time.Second {
		t.Errorf("an order took %v", time.Duration(slowest.Load()))
	}

	same := client.NewKey() // one order, sent to all nodes at once
	before = chipsOf(t, ctx, ann)
	var both sync.WaitGroup
	for _, url := range h.urls() {
		both.Go(func() {
			if !h.buyChips(fixed, url, same) {
				t.Error("not acknowledged")
			}
		})
	}
	both.Wait()
	if got := chipsOf(t, ctx, ann) - before; got != money.Dollar {
		t.Errorf("one order at three nodes brought %v", got)
	}
	h.closeAndVerify()
}

// TestNodesOutliveTheDatabase has PostgreSQL fall and come back: the nodes stay, say so, and go on.
func TestNodesOutliveTheDatabase(t *testing.T) {
	h := &houseOfNodes{t: t, seed: filepath.Join(t.TempDir(), "seed.key"), more: undivided, nodes: map[string]*nodeProgram{}}
	h.start("one")
	h.hasRole("one", "one", cluster.Owner)
	h.start("two")
	h.hasRole("one", "two", cluster.Waiting)
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	cookies := &keeps{}
	ann, err := client.New(h.nodes["two"].url, cookies)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Guest(ctx); err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Table("big-six-1").Sit(ctx, 1, 100*money.Dollar); err != nil {
		t.Fatal(err)
	}
	db := postgrestest.Shared(t)
	if err := db.Down(); err != nil {
		t.Fatal(err)
	}
	if h.buyChips(cookies, h.nodes["two"].url, client.NewKey()) { // it complains of every answer but 503
		t.Error("something was acknowledged without a database")
	}
	if answer, err := http.Get(h.nodes["two"].url + "/"); err != nil || answer.StatusCode != http.StatusOK {
		t.Errorf("a page: %v, %v", answer, err)
	}
	if err := db.Up(); err != nil {
		t.Fatal(err)
	}
	key := client.NewKey()
	for end := time.Now().Add(30 * time.Second); !h.buyChips(cookies, h.nodes["two"].url, key); {
		if time.Now().After(end) {
			t.Fatalf("the house does not open again: %s %s", h.nodes["one"].log, h.nodes["two"].log)
		}
	}
	if chips := chipsOf(t, ctx, ann); chips != 101*money.Dollar {
		t.Errorf("there are %v", chips)
	}
}

// TestSimulateAtNodes plays simulations of every kind at nodes, of which one dies meanwhile: they come to the same as on one machine. Files
// that flags name are read where the command is given.
func TestSimulateAtNodes(t *testing.T) {
	h := &houseOfNodes{t: t, seed: filepath.Join(t.TempDir(), "seed.key"), more: undivided, nodes: map[string]*nodeProgram{}}
	h.start("one")
	h.hasRole("one", "one", cluster.Owner)
	h.start("two")
	h.start("three")
	h.hasRole("one", "three", cluster.Waiting)
	simulated := func(args ...string) map[string]any {
		t.Helper()
		cmd := exec.Command("boardwalk", args...)
		var complaint bytes.Buffer
		cmd.Stderr = &complaint
		text, err := cmd.Output()
		if err != nil {
			t.Fatalf("%v: %s", err, &complaint)
		}
		var out map[string]any
		if err := json.Unmarshal(text, &out); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"seconds", "rounds_per_second", "cores"} { // of this run
			delete(out, name)
		}
		return out
	}
	files := t.TempDir()
	for name, text := range map[string]string{"spread.txt": "raise 6-11\n", "mine.txt": "weak fold\nfair call\ngood raise\n"} {
		if err := os.WriteFile(filepath.Join(files, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	at := []string{"--nodes", h.nodes["one"].wire, "--data", h.nodes["one"].dir}
	for i, args := range [][]string{
		{"blackjack", "--rounds", "1000000", "--session", "1000"},
		{"blackjack", "--rounds", "200000", "--cut-card"},
		{"red-dog", "--rounds", "50000", "--strategy", filepath.Join(files, "spread.txt")},
		{"craps", "--rounds", "50000", "--wager", "pass", "--wager", "field"},
		{"hold-em", "--rounds", "50000", "--session", "100", "--strategy", "tight," + filepath.Join(files, "mine.txt") + ",loose"},
		{"hold-em", "--rounds", "50000", "--hand", "AsKd", "--hand", "QhQs", "--board", "JcTd3h"},
		{"keno", "--rounds", "50000", "--ticket", "quick 8 @ $1", "--ticket", "1 2 | 3 4: 2/2, 1/4 @ $1"},
	} {
		args = slices.Concat([]string{"simulate"}, args, []string{"--seed", "7", "--json"})
		want := simulated(args...)
		if i == 0 {
			go func() {
				time.Sleep(1500 * time.Millisecond)
				_ = h.nodes["two"].cmd.Process.Kill()
			}()
		}
		if d := cmp.Diff(want, simulated(append(args, at...)...)); d != "" {
			t.Errorf("%v: %s", args, d)
		}
	}
	out, err := exec.Command("boardwalk", append([]string{"simulate", "blackjack", "--cores", "1"}, at...)...).CombinedOutput()
	if exit, ok := err.(*exec.ExitError); !ok || exit.ExitCode() != misused {
		t.Errorf("cores of nodes: %v %s", err, out)
	}
}

// follow reads the stream of a table at a node, and begins again where it broke off. It shows what comes.
func (h *houseOfNodes) follow(ctx context.Context, at string, cookies *keeps, last *atomic.Uint64, breaks *atomic.Int64,
	show func(client.Message)) {
	began := uint64(0) // after which event
	for ; ctx.Err() == nil; breaks.Add(1) {
		c, err := client.New(h.url(at), cookies)
		if err != nil {
			h.t.Error(err)
			return
		}
		began = last.Load()
		_ = c.Stream(ctx, "/api/tables/big-six-1/events", began, func(m client.Message) error {
			if m.Event != nil && m.Event.N <= last.Load() {
				h.t.Errorf("event %d comes after %d at node %s, where %d streams ended before; this one began after event %d",
					m.Event.N, last.Load(), at, breaks.Load(), began)
			}
			last.Store(max(last.Load(), m.ID))
			show(m)
			return nil
		})
		time.Sleep(20 * time.Millisecond)
	}
}

// chipsOf returns what the player has at the table.
func chipsOf(t *testing.T, ctx context.Context, c *client.Client) money.Cents {
	t.Helper()
	v, err := c.Table("big-six-1").View(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return v.Own.Chips
}

// lastOf returns the table's last event.
func lastOf(t *testing.T, ctx context.Context, c *client.Client) uint64 {
	t.Helper()
	v, err := c.Table("big-six-1").View(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return v.Last
}
