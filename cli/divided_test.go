package cli

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/cluster"
	"boardwalk/money"
	"boardwalk/store"
)

// testShards is into how many parts the house of these tests is divided, besides its hall.
const testShards = 6

// settled waits until all shards are at the nodes that are named, in equal numbers or one more, and returns who has which.
func (h *houseOfNodes) settled(at string, nodes ...string) map[int]string {
	h.t.Helper()
	var owners map[int]string
	for end := time.Now().Add(40 * time.Second); time.Now().Before(end); {
		owners = ownersOf(h.status(at))
		count := map[string]int{}
		for _, name := range owners {
			count[name]++
		}
		fair := len(owners) == testShards+1
		for _, name := range nodes {
			fair = fair && count[name] >= (testShards+1)/len(nodes)
			delete(count, name)
		}
		if fair && len(count) == 0 {
			return owners
		}
	}
	for name, n := range h.nodes {
		h.t.Logf("node %s: %s", name, n.log)
	}
	h.t.Fatalf("the shards are not shared by %v: %v", nodes, owners)
	return nil
}

// tableIn returns a table of the casino that is in a shard. At chemin de fer chips wait for the end of an auction.
func tableIn(t *testing.T, shard int) string {
	t.Helper()
	file := casino.Default()
	for _, one := range file.Tables {
		if store.ShardOf(file.Place(one.ID), testShards) == shard && one.Game != "chemin-de-fer" {
			return one.ID
		}
	}
	t.Fatalf("no table is in shard %d", shard)
	return ""
}

// wingPlayer brings a dollar to a table of a wing again and again, each under a key of its own, at whichever node answers.
type wingPlayer struct {
	h       *houseOfNodes
	table   string
	shard   int
	cookies *keeps
	had     money.Cents

	mu   sync.Mutex
	acks []acknowledged
}

// acknowledged is when an order was first sent, and when it was acknowledged.
type acknowledged struct{ sent, at time.Time }

// comeToWing has somebody sit down in a shard.
func comeToWing(ctx context.Context, h *houseOfNodes, shard int) *wingPlayer {
	h.t.Helper()
	p := &wingPlayer{h: h, table: tableIn(h.t, shard), shard: shard}
	cookies := &keeps{}
	c, err := client.New(h.url("two"), cookies)
	if err != nil {
		h.t.Fatal(err)
	}
	if _, err := c.Guest(ctx); err != nil {
		h.t.Fatal(err)
	}
	if _, err := c.Table(p.table).Sit(ctx, 1, 100*money.Dollar); err != nil {
		h.t.Fatalf("%s: %v", p.table, err)
	}
	p.cookies = &keeps{cookie: cookies.cookie}
	p.had = p.chips(ctx)
	return p
}

// chips returns what the player has at the table.
func (p *wingPlayer) chips(ctx context.Context) money.Cents {
	p.h.t.Helper()
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		c, err := client.New(p.h.urls()[0], p.cookies)
		if err != nil {
			p.h.t.Fatal(err)
		}
		if v, err := c.Table(p.table).View(ctx); err == nil {
			return v.Own.Chips
		} else if time.Now().After(end) {
			p.h.t.Fatal(err)
		}
	}
}

// play orders until the context ends, and then until the last order is acknowledged.
func (p *wingPlayer) play(ctx context.Context) {
	for n := 0; ctx.Err() == nil && !p.h.t.Failed(); n++ {
		key, sent := client.NewKey(), time.Now()
		for try := 0; ; try++ {
			urls := p.h.urls()
			status, text := send(p.h.t, p.cookies, urls[(n+try)%len(urls)]+"/api/tables/"+p.table, aDollar, key)
			if status == http.StatusOK {
				break
			}
			if status != 0 && status != http.StatusServiceUnavailable && status != http.StatusTooManyRequests || time.Since(sent) > 40*time.Second {
				p.h.t.Errorf("table %s in shard %d: %d %s", p.table, p.shard, status, text)
				return
			}
			time.Sleep(20 * time.Millisecond)
		}
		p.mu.Lock()
		p.acks = append(p.acks, acknowledged{sent, time.Now()})
		p.mu.Unlock()
		time.Sleep(50 * time.Millisecond)
	}
}

// after returns when the first order was acknowledged that was sent after a time.
func (p *wingPlayer) after(sent time.Time) (time.Time, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, a := range p.acks {
		if a.sent.After(sent) {
			return a.at, true
		}
	}
	return time.Time{}, false
}

// afterAll waits until every player has an order acknowledged that was sent after a time, and returns when each had the first.
func afterAll(t *testing.T, players []*wingPlayer, sent time.Time) []time.Time {
	t.Helper()
	list := make([]time.Time, len(players))
	for i, p := range players {
		for end := time.Now().Add(40 * time.Second); ; time.Sleep(10 * time.Millisecond) {
			at, ok := p.after(sent)
			if ok {
				list[i] = at
				break
			}
			if time.Now().After(end) || t.Failed() {
				t.Fatalf("table %s in shard %d does not go on", p.table, p.shard)
			}
		}
	}
	return list
}

// TestADividedHouse has people play at tables of all parts of a house of three nodes while one of the nodes is killed, comes back, and
// another is drained: the tables of the others never wait, nothing that was acknowledged is lost or done twice, and nobody
// has the same money at two tables.
func TestADividedHouse(t *testing.T) {
	h := &houseOfNodes{t: t, seed: filepath.Join(t.TempDir(), "seed.key"), nodes: map[string]*nodeProgram{},
		more: []string{"--casino", richCasino(t), "--shards", fmt.Sprint(testShards)}}
	h.start("one")
	h.settled("one", "one")
	h.start("two")
	h.start("three")
	h.settled("one", "one", "two", "three")
	ctx, cancel := context.WithTimeout(context.Background(), 4*time.Minute)
	defer cancel()
	var players []*wingPlayer
	for shard := 1; shard <= testShards; shard++ {
		players = append(players, comeToWing(ctx, h, shard))
	}
	playing, enough := context.WithCancel(ctx)
	defer enough()
	var running sync.WaitGroup
	for _, p := range players {
		running.Go(func() { p.play(playing) })
	}
	afterAll(t, players, time.Now())

	owners := h.settled("one", "one", "two", "three")
	killed := owners[0] // with the people and the lobby
	if err := h.nodes[killed].cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = h.nodes[killed].cmd.Wait()
	began := time.Now()
	firsts := afterAll(t, players, began)
	lost := time.Now() // when the first table of the dead node went on
	for i, p := range players {
		if owners[p.shard] == killed && firsts[i].Before(lost) {
			lost = firsts[i]
		}
	}
	for i, p := range players {
		if owners[p.shard] != killed && firsts[i].After(lost) {
			t.Errorf("table %s of node %s waited for node %s", p.table, owners[p.shard], killed)
		}
	}
	others := slices.DeleteFunc([]string{"one", "two", "three"}, func(name string) bool { return name == killed })
	h.settled(others[0], others...)
	h.start(killed)
	h.settled(others[0], "one", "two", "three")

	h.drainInARound(ctx, others[0])
	h.moveAround(others[0])
	h.countsTables(ctx, h.settled(others[0], "one", "two", "three"))
	h.spendTwice(ctx)
	afterAll(t, players, time.Now())
	enough()
	running.Wait()
	for _, p := range players {
		if got := p.chips(ctx) - p.had; got != money.Cents(len(p.acks))*money.Dollar {
			t.Errorf("table %s: %d orders of a dollar were acknowledged, and %v came", p.table, len(p.acks), got)
		}
	}
	h.closeAndVerify()
	out, err := exec.Command("boardwalk", "serve", "--data", h.nodes["one"].dir, "--seed-key", h.seed, "--mark",
		h.nodes["one"].dir+".mark").CombinedOutput()
	if err == nil || !strings.Contains(string(out), "--wire") {
		t.Errorf("one process serves a divided house alone: %v %s", err, out)
	}
}

// drainInARound drains the node that has a table in mid-round: the round goes on at another.
func (h *houseOfNodes) drainInARound(ctx context.Context, at string) {
	h.t.Helper()
	const table = "blackjack-1"
	c, err := client.New(h.url(at), &keeps{})
	if err != nil {
		h.t.Fatal(err)
	}
	if _, err := c.Guest(ctx); err != nil {
		h.t.Fatal(err)
	}
	on := c.Table(table)
	if _, err := on.Sit(ctx, 2, 1000*money.Dollar); err != nil {
		h.t.Fatal(err)
	}
	var before wire.TableView
	for before.Status.Question == nil { // a natural asks nothing
		if _, err := on.Make(ctx, "wager", 10*money.Dollar); err != nil {
			h.t.Fatal(err)
		}
		if _, err := on.Ready(ctx); err != nil {
			h.t.Fatal(err)
		}
		if before, err = on.View(ctx); err != nil {
			h.t.Fatal(err)
		}
	}
	drained := ownersOf(h.status(at))[store.ShardOf(table, testShards)]
	h.order("drain", drained)
	h.hasRole(at, drained, cluster.Drained)
	for _, m := range h.status(at) {
		if m.Name == drained && len(m.Shards) > 0 {
			h.t.Errorf("node %s is drained and has shards %v", drained, m.Shards)
		}
	}
	after, err := on.View(ctx)
	if err != nil {
		h.t.Fatal(err)
	}
	if after.Status.Question == nil || after.Status.Question.ID != before.Status.Question.ID || after.Status.Round != before.Status.Round {
		h.t.Errorf("before: %+v\nafter: %+v", before.Status.Question, after.Status.Question)
	}
	if _, err := on.Answer(ctx, wire.Answer{Question: before.Status.Question.ID, Choice: before.Status.Question.Choices[0]}); err != nil {
		h.t.Errorf("the question is not answered at another node: %v", err)
	}
	h.order("resume", drained)
}

// moveAround moves a shard to a node that does not have it, and on.
func (h *houseOfNodes) moveAround(at string) {
	h.t.Helper()
	for _, to := range []string{"one", "two", "three"} {
		if owners := h.settled(at, "one", "two", "three"); owners[3] == to {
			continue
		}
		h.order("move", to, "--shard", "3")
		if owners := ownersOf(h.status(at)); owners[3] != to {
			h.t.Errorf("shard 3 was moved to node %s, and node %s has it", to, owners[3])
		}
	}
}

// countsTables holds what nodes count and say of their tables against the casino.
func (h *houseOfNodes) countsTables(ctx context.Context, owners map[int]string) {
	h.t.Helper()
	file := casino.Default()
	want := map[string]int{}
	all := 0
	for _, one := range file.Tables {
		want[owners[store.ShardOf(file.Place(one.ID), testShards)]]++
		all++
	}
	for _, m := range h.status("one") {
		if m.Tables != want[m.Name] {
			h.t.Errorf("node %s says that it has %d tables, of %d", m.Name, m.Tables, want[m.Name])
		}
		c, err := client.New(h.url(m.Name), nil)
		if err != nil {
			h.t.Fatal(err)
		}
		if lobby, err := c.Lobby(ctx); err != nil || len(lobby.Tables) != all {
			h.t.Errorf("the lobby at node %s has %d of %d tables: %v", m.Name, len(lobby.Tables), all, err)
		}
		answer, err := http.Get(h.url(m.Name) + "/metrics")
		if err != nil {
			h.t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			h.t.Fatalf("the metrics of node %s: %s %v %s", m.Name, answer.Status, err, text)
		}
		counted := 0
		for shard := range m.Shards {
			if !strings.Contains(string(text), fmt.Sprintf(`boardwalk_store_transactions_total{shard="%d"}`, shard)) {
				h.t.Errorf("node %s counts nothing in shard %d", m.Name, shard)
			}
		}
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "boardwalk_tables{") {
				n, _ := strconv.Atoi(strings.TrimSpace(line[strings.LastIndexByte(line, ' '):]))
				counted += n
			}
		}
		if counted != want[m.Name] {
			h.t.Errorf("node %s counts %d tables, of %d", m.Name, counted, want[m.Name])
		}
	}
}

// order gives an order to a node, by the command for it.
func (h *houseOfNodes) order(args ...string) {
	h.t.Helper()
	if out, err := exec.Command("boardwalk",
		append(append([]string{"cluster"}, args...), "--data", h.nodes["one"].dir)...).CombinedOutput(); err != nil {
		h.t.Fatalf("cluster %v: %v: %s", args, err, out)
	}
}

// spendTwice has somebody bring all money to two tables of two nodes at once, again and again: one of the two is refused.
func (h *houseOfNodes) spendTwice(ctx context.Context) {
	h.t.Helper()
	owners := ownersOf(h.status("one"))
	first, second := 1, 2
	for owners[second] == owners[first] {
		second++
	}
	cookies := &keeps{}
	c, err := client.New(h.url("one"), cookies)
	if err != nil {
		h.t.Fatal(err)
	}
	me, err := c.Guest(ctx)
	if err != nil {
		h.t.Fatal(err)
	}
	fixed := &keeps{cookie: cookies.cookie}
	all := deed{http.MethodPost, "/seat", fmt.Sprintf(`{"seat":3,"amount":%d}`, me.Balance)}
	tables := []string{tableIn(h.t, first), tableIn(h.t, second)}
	won := map[string]int{}
	for range 20 {
		var got [2]int
		var both sync.WaitGroup
		for i, table := range tables {
			both.Go(func() {
				urls := h.urls()
				got[i], _ = send(h.t, fixed, urls[i%len(urls)]+"/api/tables/"+table, all, client.NewKey())
			})
		}
		both.Wait()
		i := slices.Index(got[:], http.StatusOK)
		if i < 0 || got[1-i] == http.StatusOK {
			h.t.Fatalf("the same money was brought to two tables: %v", got)
		}
		won[tables[i]]++
		if status, text := send(h.t, fixed, h.url("two")+"/api/tables/"+tables[i], deed{http.MethodDelete, "/seat", ""},
			client.NewKey()); status != http.StatusOK {
			h.t.Fatal(status, text)
		}
	}
	h.t.Logf("who came first: %v", won)
	if now, err := c.Me(ctx); err != nil || now.Balance != me.Balance {
		h.t.Errorf("of %v there are %v left: %v", me.Balance, now.Balance, err)
	}
}

// closeAndVerify ends all nodes, and has an auditor look at what they leave.
func (h *houseOfNodes) closeAndVerify() {
	h.t.Helper()
	for _, n := range h.nodes {
		if err := n.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			h.t.Fatal(err)
		}
	}
	for _, n := range h.nodes {
		if err := n.cmd.Wait(); err != nil {
			h.t.Errorf("node %s ends with %v: %s", n.name, err, n.log)
		}
	}
	if out, err := exec.Command("boardwalk", "audit", "verify", h.nodes["one"].dir).CombinedOutput(); err != nil {
		h.t.Errorf("%v: %s", err, out)
	}
}
