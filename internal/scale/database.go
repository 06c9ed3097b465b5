package scale

import (
	"slices"
	"time"

	"boardwalk/chance"
)

// Database is one PostgreSQL with the nodes and shards of some tables. Each shard has one writer, at one of the nodes. It
// writes all acts that wait in one transaction, as package store does, and locks the cage if one of them touches it.
type Database struct {
	Costs
	Crowd
	Cores     int // of the database's machine
	Nodes     int
	NodeCores int // of each node
	Shards    int
	CageParts int     // accounts into which the cage is divided, each of which can be locked by itself; 0 counts as 1
	Guests    float64 // who come or go, a second
}

// Outcome is what a simulation of a database finds.
type Outcome struct {
	Rate        float64       // acts a second
	Group       float64       // acts in a transaction, on average
	Half, Most  time.Duration // in which 50 and 99 of 100 acts are answered
	Database    float64       // share of its cores that is busy
	Node        float64       // share of the nodes' cores that is busy
	CageWaiting float64       // shards that wait for the cage, of all that have tables, on average
}

// act is one act of a player.
type act struct {
	player int
	began  moment
	cage   bool
}

// nobody makes the acts that are not counted.
const nobody = -1

// shard has a queue of acts, and a transaction under way or none.
type shard struct {
	queue   []act
	writing bool
}

// run is one simulation.
type run struct {
	Database
	agenda
	from   *chance.Fast
	nodes  []cores
	server cores
	disk   disk
	cage   []lock
	shards []shard

	counted      moment // what happens before is not counted
	answers      []time.Duration
	acts, groups int
	waited       time.Duration
}

// Run simulates a while. Players begin at random moments, and the first quarter of the time is not counted. The same seed gives
// the same outcome.
func (d Database) Run(long time.Duration, seed uint64) Outcome {
	r := &run{Database: d, from: chance.NewFast(seed, 0), nodes: make([]cores, d.Nodes), shards: make([]shard, d.Shards+1),
		server: cores{free: make([]moment, d.Cores)}, cage: make([]lock, max(1, d.CageParts)), counted: long / 4}
	r.disk = disk{agenda: &r.agenda, flush: d.Flush}
	for i := range r.nodes {
		r.nodes[i].free = make([]moment, d.NodeCores)
	}
	for player := range d.Tables * d.Players {
		r.in(about(d.Think, r.from), func() { r.order(player) })
	}
	if d.Guests > 0 {
		r.guest()
	}
	var nodes, server time.Duration // busy before it counts
	r.in(r.counted, func() { nodes, server = r.busyNodes(), r.server.busy })
	r.until(long)
	seconds := (long - r.counted).Seconds()
	o := Outcome{Rate: float64(r.acts) / seconds, Group: float64(r.acts) / float64(max(1, r.groups)),
		Database:    (r.server.busy - server).Seconds() / seconds / float64(d.Cores),
		Node:        (r.busyNodes() - nodes).Seconds() / seconds / float64(d.Nodes*d.NodeCores),
		CageWaiting: r.waited.Seconds() / seconds / float64(d.Shards)}
	if slices.Sort(r.answers); len(r.answers) > 0 {
		o.Half, o.Most = r.answers[len(r.answers)/2], r.answers[len(r.answers)*99/100]
	}
	return o
}

func (r *run) busyNodes() (all time.Duration) {
	for i := range r.nodes {
		all += r.nodes[i].busy
	}
	return all
}

// order has a player act: the node does its work, and the act waits for its shard's writer.
func (r *run) order(player int) {
	one := act{player, r.now, float64(r.from.Draw(1_000_000)) < 1e6*r.Shared}
	to := player / r.Players % r.Shards // tables are spread evenly; a hash does so but for a few
	r.in(r.nodes[to%r.Nodes].take(r.now, about(r.Act, r.from)), func() { r.wait(to, one) })
}

// guest has guests come and go, which the house's own shard writes, the last of the shards. Their money is the cage's.
func (r *run) guest() {
	r.in(about(time.Duration(float64(time.Second)/r.Guests), r.from), func() {
		r.wait(r.Shards, act{player: nobody, began: r.now, cage: true})
		r.guest()
	})
}

// wait has an act wait for its shard's writer, who begins if there is nothing else to do.
func (r *run) wait(to int, one act) {
	s := &r.shards[to]
	if s.queue = append(s.queue, one); !s.writing {
		r.write(to)
	}
}

// write writes what waits at a shard: a round trip that locks, and one that writes and commits. The lock on the cage is held
// from the one to the end of the other.
func (r *run) write(to int) {
	s := &r.shards[to]
	n := min(len(s.queue), r.Group)
	group := s.queue[:n:n]
	s.queue, s.writing = s.queue[n:], n > 0
	if n == 0 {
		return
	}
	job := r.Transaction + time.Duration(n)*r.Row
	locked, unlocked := func(then func()) { then() }, func() {}
	if slices.ContainsFunc(group, func(a act) bool { return a.cage }) {
		part := &r.cage[to%len(r.cage)]
		locked = func(then func()) {
			asked := max(r.now, r.counted)
			part.take(func() { r.waited += max(0, r.now-asked); then() })
		}
		unlocked = part.release
	}
	r.in(r.RoundTrip/2, func() {
		locked(func() {
			r.in(r.RoundTrip+r.server.take(r.now+r.RoundTrip, job), func() {
				r.disk.write(func() {
					unlocked()
					r.in(r.RoundTrip/2, func() { r.answer(to, group) })
				})
			})
		})
	})
}

// answer answers the players of a transaction, who think about their next act, and begins the next transaction.
func (r *run) answer(to int, group []act) {
	for _, a := range group {
		if a.player == nobody {
			continue
		}
		if r.now >= r.counted {
			r.acts++
			r.answers = append(r.answers, r.now-a.began)
		}
		r.in(about(r.Think, r.from), func() { r.order(a.player) })
	}
	if r.now >= r.counted && to < r.Shards {
		r.groups++
	}
	r.write(to)
}

// Benchmark is what BenchmarkAppendPostgres and BenchmarkAppendShards of package store measure: 256 tables that act as soon as they
// are answered, without a network or rules. What the store itself costs is measured there; the disk was asked by pg_test_fsync.
func Benchmark(shards int) Database {
	d := Database{Costs: Measured, Crowd: Crowd{Tables: 256, Players: 1}, Cores: Cores, Nodes: 1, NodeCores: Cores, Shards: shards}
	d.Act, d.RoundTrip, d.Flush = 30*time.Microsecond, 0, 170*time.Microsecond
	return d
}
