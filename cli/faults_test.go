package cli

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/client"
	"boardwalk/cluster"
	"boardwalk/internal/cabletest"
	"boardwalk/internal/postgrestest"
	"boardwalk/money"
	"boardwalk/store"
)

// nodeNames are the nodes of the campaign. Each connects to those before it.
var nodeNames = []string{"one", "two", "three"}

// cables are what is between nodes, and between them and PostgreSQL.
type cables struct {
	t       *testing.T
	address *url.URL                       // of the database
	db      map[string]*cabletest.Cable    // by node
	wires   map[[2]string]*cabletest.Cable // by nodes, in the order of nodeNames
}

// newCables lays cables for a house that a directory leads to.
func newCables(t *testing.T, dir string) *cables {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "postgres.address"))
	if err != nil {
		t.Fatal(err)
	}
	c := &cables{t: t, db: map[string]*cabletest.Cable{}, wires: map[[2]string]*cabletest.Cable{}}
	if c.address, err = url.Parse(string(text)); err != nil {
		t.Fatal(err)
	}
	for i, name := range nodeNames {
		c.db[name] = cabletest.New(t, c.address.Host)
		for _, before := range nodeNames[:i] {
			c.wires[[2]string{before, name}] = cabletest.New(t, "")
		}
	}
	return c
}

// connect has a node go through cables, and returns its flags for that. It listens at an address of its own, where nobody
// finds it but by a cable: nodes tell each other where the rest are, and take every other node to be at 127.0.0.1.
func (c *cables) connect(n *nodeProgram) []string {
	through := *c.address
	through.Host = c.db[n.name].Addr().String()
	if err := os.WriteFile(filepath.Join(n.dir, "postgres.address"), []byte(through.String()), 0o600); err != nil {
		c.t.Fatal(err)
	}
	i := slices.Index(nodeNames, n.name)
	args := []string{"--wire", fmt.Sprintf("127.0.0.%d:0", i+2)}
	if _, err := os.Stat(filepath.Join(n.dir, "cluster.key")); i == 0 && err == nil {
		args = append(args, "--cluster", "nats://127.0.0.1:1") // else it would find the others by the database, and not go through cables
	}
	for _, before := range nodeNames[:i] {
		args = append(args, "--cluster", "nats://"+c.wires[[2]string{before, n.name}].Addr().String())
	}
	return args
}

// lead leads the cables of those that connect to a node to where it is now.
func (c *cables) lead(n *nodeProgram) {
	for pair, wire := range c.wires {
		if pair[0] == n.name {
			wire.Lead(strings.TrimPrefix(n.wire, "nats://"))
		}
	}
}

// of returns the cables between a node and the others.
func (c *cables) of(name string) (list []*cabletest.Cable) {
	for pair, wire := range c.wires {
		if slices.Contains(pair[:], name) {
			list = append(list, wire)
		}
	}
	return list
}

// fault is something that happens to a house of nodes. It lasts until end is called.
type fault struct {
	name  string
	takes bool // the table from its owner
	begin func(c *campaign, owner string) (end func())
}

// faults are what happens, in turn. The first ones do not happen in TestNodes.
var faults = []fault{
	{"the database hears the owner late", true, func(c *campaign, owner string) func() {
		c.cables.db[owner].Hold(true)
		return func() { c.cables.db[owner].Hold(false) }
	}},
	{"the owner is cut off from the nodes", true, func(c *campaign, owner string) func() {
		for _, wire := range c.cables.of(owner) {
			wire.Cut(true)
		}
		return func() {
			for _, wire := range c.cables.of(owner) {
				wire.Cut(false)
			}
		}
	}},
	{"the database is slow", false, func(c *campaign, owner string) func() {
		c.cables.db[owner].Slow(150 * time.Millisecond) // there, and back
		return func() { c.cables.db[owner].Slow(0) }
	}},
	{"the disk of the database is slow", false, func(c *campaign, _ string) func() {
		stop, stopped := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(stopped)
			for {
				select {
				case <-stop:
					return
				case <-time.After(20 * time.Millisecond):
					c.disk(false)
					time.Sleep(250 * time.Millisecond)
					c.disk(true)
				}
			}
		}()
		return func() { close(stop); <-stopped }
	}},
	{"the disk of the database stands still", false, func(c *campaign, _ string) func() {
		c.disk(false)
		return func() { c.disk(true) }
	}},
	{"the owner is killed", true, func(c *campaign, owner string) func() { return c.kill(owner) }},
	{"another node is killed", false, func(c *campaign, owner string) func() { return c.kill(c.another(owner)) }},
	{"the owner stands still", true, func(c *campaign, owner string) func() {
		program := c.nodes[owner].cmd.Process
		c.must(program.Signal(syscall.SIGSTOP))
		return func() { c.must(program.Signal(syscall.SIGCONT)) }
	}},
	{"the owner is cut off from the database", true, func(c *campaign, owner string) func() {
		c.cables.db[owner].Cut(true)
		return func() { c.cables.db[owner].Cut(false) }
	}},
	{"the owner is drained and started again", false, func(c *campaign, owner string) func() {
		c.order("drain", owner)
		c.hasRole(owner, owner, cluster.Drained)
		c.must(c.nodes[owner].cmd.Process.Signal(syscall.SIGTERM))
		if err := c.nodes[owner].cmd.Wait(); err != nil {
			c.t.Errorf("node %s ends with %v: %s", owner, err, c.nodes[owner].log)
		}
		return func() {
			c.start(owner)
			c.order("resume", owner)
		}
	}},
	{"nodes hear each other late", false, func(c *campaign, owner string) func() {
		wire := c.cables.of(owner)[c.will.Draw(2)]
		wire.Hold(true)
		return func() { wire.Hold(false) }
	}},
}

// campaign is a house of nodes to which one fault happens after another while people play.
type campaign struct {
	*houseOfNodes
	db      *sql.DB // straight to the database
	will    *chance.Fast
	players []*faultPlayer

	acks struct {
		sync.Mutex
		at []time.Time // when orders were acknowledged since the fault
	}
}

func (c *campaign) must(err error) {
	c.t.Helper()
	if err != nil {
		c.t.Fatal(err)
	}
}

// disk has the database answer commits, or not: they wait for a copy of the database that is not there, as they would for a disk. What
// waits so is written, and whoever gives up waiting does not know it.
func (c *campaign) disk(answers bool) {
	standby := "nobody"
	if answers {
		standby = ""
	}
	for _, order := range []string{"ALTER SYSTEM SET synchronous_standby_names = '" + standby + "'", "SELECT pg_reload_conf()"} {
		if _, err := c.db.Exec(order); err != nil {
			c.t.Error(err)
		}
	}
}

// kill kills a node; it is started again in the end.
func (c *campaign) kill(name string) func() {
	c.must(c.nodes[name].cmd.Process.Kill())
	_ = c.nodes[name].cmd.Wait() // that it was killed
	return func() { c.start(name) }
}

// another returns one of the other nodes.
func (c *campaign) another(than string) string {
	others := slices.DeleteFunc(slices.Clone(nodeNames), func(name string) bool { return name == than })
	return others[c.will.Draw(len(others))]
}

// lease returns which node has the table, by the database.
func (c *campaign) lease() string {
	c.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		var name string
		if c.db.QueryRow(`SELECT node FROM lease WHERE shard = $1 AND until > clock_timestamp()`,
			store.ShardOf("big-six-1", testShards)).Scan(&name) == nil {
			return name
		}
	}
	c.t.Fatal("no node takes the table")
	return ""
}

// ready waits until nodes answer for the house.
func (c *campaign) ready(nodes ...string) {
	c.t.Helper()
	for _, name := range nodes {
		for end := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
			answer, err := (&http.Client{Transport: &keeps{}, Timeout: 5 * time.Second}).Get(c.url(name) + "/readyz")
			if err == nil {
				answer.Body.Close()
				if answer.StatusCode == http.StatusOK {
					break
				}
			}
			if time.Now().After(end) {
				c.t.Fatalf("node %s does not come back: %s", name, c.nodes[name].log)
			}
		}
	}
}

// faultPlayer is somebody who orders the same again and again, at the node where he is, or at another while that does not answer.
type faultPlayer struct {
	*campaign
	at      int // of nodeNames
	cookies *keeps
	orders  []deed
	had     money.Cents // when the others began
	done    []answered
	slowest time.Duration
}

// answered is an order that was acknowledged, or refused for good.
type answered struct {
	deed
	key    string
	status int
	text   string
}

// come has somebody come in at a node and sit down.
func (c *campaign) come(ctx context.Context, seat, at int, orders ...deed) {
	c.t.Helper()
	cookies := &keeps{}
	self, err := client.New(c.url(nodeNames[at]), cookies)
	c.must(err)
	_, err = self.Guest(ctx)
	c.must(err)
	_, err = self.Table("big-six-1").Sit(ctx, seat, 10_000*money.Dollar)
	c.must(err)
	p := &faultPlayer{campaign: c, at: at, cookies: &keeps{cookie: cookies.cookie}, orders: orders}
	c.players = append(c.players, p)
}

// play orders until the context ends, and then until the last order is answered.
func (p *faultPlayer) play(ctx context.Context) {
	for n := 0; ctx.Err() == nil && !p.t.Failed(); n++ {
		one := answered{deed: p.orders[n%len(p.orders)], key: client.NewKey()}
		began := time.Now()
		one.status, one.text = p.insist(one.deed, one.key, p.at)
		now := time.Now()
		p.slowest = max(p.slowest, now.Sub(began))
		p.done = append(p.done, one)
		p.acks.Lock()
		p.acks.at = append(p.acks.at, now)
		p.acks.Unlock()
		time.Sleep(100 * time.Millisecond)
	}
}

// insist asks at a node, and at the next when that one does not answer, until there is an answer that stands.
func (p *faultPlayer) insist(do deed, key string, at int) (status int, text string) {
	for began := time.Now(); time.Since(began) < 40*time.Second; at++ {
		status, text = ask(p.t, p.cookies, p.url(nodeNames[at%len(nodeNames)]), do, key)
		switch status {
		case http.StatusOK, http.StatusConflict:
			return status, strings.Replace(text, `,"repeated":true`, "", 1) // a node may have asked twice itself
		case 0, http.StatusServiceUnavailable, http.StatusTooManyRequests:
			time.Sleep(20 * time.Millisecond)
		default:
			p.t.Errorf("%s: %d %s", do.path, status, text)
			return status, text
		}
	}
	p.t.Errorf("%s is not answered in 40 seconds: %d %s", do.path, status, text)
	return status, text
}

// chips returns what the player has at the table.
func (p *faultPlayer) chips(ctx context.Context) money.Cents {
	p.t.Helper()
	c, err := client.New(p.url(nodeNames[p.at]), p.cookies)
	p.must(err)
	return chipsOf(p.t, ctx, c)
}

// check holds what the player has against what was acknowledged, and orders all of it once more at other nodes, under the same keys:
// the answers must be the same, and nothing may come of it.
func (p *faultPlayer) check(ctx context.Context) {
	p.t.Helper()
	for again := range 2 {
		bought := money.Cents(0)
		for _, one := range p.done {
			if one.deed == aDollar && one.status == http.StatusOK {
				bought += money.Dollar
			}
		}
		if got := p.chips(ctx) - p.had; p.orders[0] == aDollar && got != bought {
			p.t.Errorf("%v in chips were acknowledged, and %v came", bought, got)
		}
		for i, one := range p.done {
			if again > 0 || one.path == "/ready" || one.status != http.StatusOK { // nothing is kept of those
				continue
			}
			if status, text := p.insist(one.deed, one.key, p.at+1+i); status != one.status || text != one.text {
				p.t.Errorf("%s was answered %d %s, and then %d %s", one.path, one.status, one.text, status, text)
			}
		}
	}
	p.had, p.done = p.chips(ctx), p.done[:0]
}

// suffer has a fault happen while everybody plays. It returns how long the table stood still because of it.
func (c *campaign) suffer(ctx context.Context, f fault) (still time.Duration) {
	c.t.Helper()
	playing, enough := context.WithCancel(ctx)
	defer enough()
	var running sync.WaitGroup
	for _, p := range c.players {
		running.Go(func() { p.play(playing) })
	}
	time.Sleep(time.Duration(300+c.will.Draw(700)) * time.Millisecond)
	owner := c.lease()
	began := time.Now()
	end := f.begin(c, owner)
	time.Sleep(time.Duration(2500+c.will.Draw(2000)) * time.Millisecond) // longer than a lease
	for late := began.Add(6 * time.Second); f.takes && c.lease() == owner; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(late) {
			c.t.Errorf("%s, and node %s still has the table", f.name, owner)
			break
		}
	}
	end()
	c.ready(nodeNames...)
	time.Sleep(500 * time.Millisecond)
	enough()
	running.Wait()
	c.acks.Lock()
	defer c.acks.Unlock()
	for last, i := began, 0; i < len(c.acks.at); i++ {
		if at := c.acks.at[i]; at.After(began) {
			still = max(still, at.Sub(last))
			last = at
		}
	}
	c.acks.at = nil
	return still
}

// richCasino returns a casino file in which nobody runs out of money.
func richCasino(t *testing.T) string {
	t.Helper()
	file := casino.Default()
	file.Guest = 10_000_000 * money.Dollar
	out, err := os.Create(filepath.Join(t.TempDir(), "casino.toml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(casino.Write(out, file), out.Close()); err != nil {
		t.Fatal(err)
	}
	return out.Name()
}

// TestNodesUnderFire has one fault after another happen to a divided house of three nodes while people play at each of them. After each
// nothing that was acknowledged is lost or done twice, nobody saw an event in two ways, and in the end an auditor finds nothing wrong.
// BOARDWALK_KILLS says how many, and BOARDWALK_FAULT which: those whose name has it in it.
func TestNodesUnderFire(t *testing.T) {
	many, err := strconv.Atoi(os.Getenv("BOARDWALK_KILLS"))
	if err != nil {
		many = len(faults)
		if testing.Short() {
			many = 3
		}
	}
	which := slices.DeleteFunc(slices.Clone(faults), func(f fault) bool { return !strings.Contains(f.name, os.Getenv("BOARDWALK_FAULT")) })
	if len(which) == 0 {
		t.Fatal("there is no such fault")
	}
	ctx := context.Background()
	home := postgrestest.Dir(t)
	c := &campaign{will: chance.NewFast(19, 47), houseOfNodes: &houseOfNodes{t: t, seed: filepath.Join(t.TempDir(), "seed.key"), home: home,
		more: []string{"--casino", richCasino(t), "--shards", strconv.Itoa(testShards)}, cables: newCables(t, home),
		nodes: map[string]*nodeProgram{}}}
	if c.db, err = sql.Open("pgx", c.cables.address.String()); err != nil {
		t.Fatal(err)
	}
	defer c.db.Close()
	defer c.disk(true) // also after a failure: other tests have the same database
	for i, name := range nodeNames {
		c.start(name)
		c.ready(nodeNames[:i+1]...)
	}
	for at := range nodeNames {
		c.come(ctx, at+1, at, aDollar)
	}
	c.come(ctx, 4, 0, deed{http.MethodPost, "/acts", `{"kind":"make","area":"one","amount":500}`},
		deed{http.MethodPut, "/ready", `{"ready":true}`})
	for _, p := range c.players {
		p.had = p.chips(ctx)
	}

	var saw, called sync.Map // events by number, as they were first seen; names by person
	var last [3]atomic.Uint64
	var breaks [3]atomic.Int64
	watching, stop := context.WithCancel(ctx)
	var watchers sync.WaitGroup
	for i, name := range nodeNames {
		watchers.Go(func() {
			before := uint64(0)
			c.follow(watching, name, c.players[0].cookies, &last[i], &breaks[i], func(m client.Message) {
				if m.Event == nil {
					return
				}
				if m.Event.N > before+1 { // at this game nothing is for somebody alone
					t.Errorf("event %d comes after %d at node %s", m.Event.N, before, name)
				}
				before = m.Event.N
				e := *m.Event
				if e.Name != "" && e.Name != e.Person { // a node that hears late of people knows but their ids
					if was, there := called.LoadOrStore(e.Person, e.Name); there && was != e.Name {
						t.Errorf("%s is called %s at node %s and %s at another", e.Person, e.Name, name, was)
					}
				}
				e.Name = "" // which is not in the record
				text, err := json.Marshal(&e)
				if err != nil {
					t.Error(err)
				}
				if was, there := saw.LoadOrStore(m.Event.N, string(text)); there && was != string(text) {
					t.Errorf("event %d is %s at node %s and %s at another", m.Event.N, text, name, was)
				}
			})
		})
	}

	still := map[string][]time.Duration{}
	var deaths []time.Duration
	orders := 0
	for n := range many {
		f := which[n%len(which)]
		pause := c.suffer(ctx, f)
		still[f.name] = append(still[f.name], pause)
		if f.takes {
			deaths = append(deaths, pause)
		}
		for _, p := range c.players {
			orders += len(p.done)
			p.check(ctx)
		}
		t.Logf("%d: %s; the table stood still for %v", n+1, f.name, pause.Round(10*time.Millisecond))
		if t.Failed() {
			for _, name := range nodeNames {
				t.Logf("node %s: %s", name, c.nodes[name].log)
			}
			t.FailNow()
		}
	}

	self, err := client.New(c.url("one"), c.players[0].cookies)
	if err != nil {
		t.Fatal(err)
	}
	final := lastOf(t, ctx, self)
	for i := range last {
		for end := time.Now().Add(20 * time.Second); last[i].Load() < final; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Errorf("the stream at node %s came to event %d of %d", nodeNames[i], last[i].Load(), final)
				break
			}
		}
	}
	stop()
	watchers.Wait()
	for _, name := range nodeNames {
		c.must(c.nodes[name].cmd.Process.Signal(syscall.SIGTERM))
	}
	for _, name := range nodeNames {
		if err := c.nodes[name].cmd.Wait(); err != nil {
			t.Errorf("node %s ends with %v: %s", name, err, c.nodes[name].log)
		}
	}
	if out, err := exec.Command("boardwalk", "audit", "verify", home).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	slowest := time.Duration(0)
	for _, p := range c.players {
		slowest = max(slowest, p.slowest)
	}
	t.Logf("%d faults, %d orders were answered, the slowest after %v; %d events", many, orders, slowest.Round(10*time.Millisecond), final)
	for _, f := range which {
		if list := still[f.name]; len(list) > 0 {
			t.Logf("%s, %d times: the table stood still for %v, %v at worst", f.name, len(list), middle(list),
				slices.Max(list).Round(10*time.Millisecond))
		}
	}
	if len(deaths) > 0 {
		late := slices.DeleteFunc(slices.Clone(deaths), func(d time.Duration) bool { return d <= 3*time.Second })
		t.Logf("the table lost its owner %d times: the table stood still for %v, %v at worst, and %d times for more than 3 seconds",
			len(deaths), middle(deaths), slices.Max(deaths).Round(10*time.Millisecond), len(late))
		if middle(deaths) > 3*time.Second || slices.Max(deaths) > 15*time.Second {
			t.Error("that is too long")
		}
	}
}

// middle returns the median.
func middle(list []time.Duration) time.Duration {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2].Round(10 * time.Millisecond)
}
