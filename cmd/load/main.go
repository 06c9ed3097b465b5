// Load measures how much a house bears: many tables with three players each, or more,
// who wager and play through the real interface, each with a stream of what
// happens at the table. The house is a process of its own on the same machine,
// and so is whoever asks, so the time that each needs of the processor is known.
//
// First the players think before each act, as players do; then they act as fast
// as they are answered, with one wager a request and with many. By turns with them
// SQLite alone writes the rows that the house wrote, in groups of the same size and
// several rows at a time, as the store does, and
// in the end a server that does nothing answers requests of the same length: what
// the disk and the wire would bear.
//
//	go run ./cmd/load -tables 1000 -think 1s -for 20s
//
// With -at the house is one that is open already, at several nodes: the players are spread over them. Its casino file
// must be the one that `load casino` prints, and its nodes must run with --proxy, since each player says another
// address; SQLite alone is not asked then.
//
//	go run ./cmd/load casino -tables 499 > load.toml
//	go run ./cmd/load -tables 499 -seats 6 -at 127.0.0.1:8080,127.0.0.1:8081,127.0.0.1:8082
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// usualGame is the game that is measured unless somebody names another.
const usualGame = "big-six"

// config is what is measured.
type config struct {
	tables  int
	seats   int
	idle    int
	length  time.Duration
	flat    time.Duration
	think   time.Duration
	wagers  int
	bets    int
	game    string
	areas   string
	restart bool
	profile string
	dir     string
	at      string
}

func main() {
	var err error
	switch {
	case len(os.Args) > 1 && os.Args[1] == "house":
		err = houseMain(os.Args[2:])
	case len(os.Args) > 2 && os.Args[1] == "echo":
		err = echoMain(os.Args[2])
	case len(os.Args) > 1 && os.Args[1] == "casino":
		err = casinoMain(os.Args[2:])
	default:
		var c config
		flag.IntVar(&c.tables, "tables", 1000, "how many tables")
		flag.IntVar(&c.seats, "seats", 3, "how many players at each")
		flag.DurationVar(&c.length, "for", 20*time.Second, "how long to play with thinking")
		flag.DurationVar(&c.think, "think", time.Second, "how long a player thinks before an act, on average")
		flag.DurationVar(&c.flat, "flat", 10*time.Second,
			"how long to play as fast as possible, with one wager a request and with many; 0 for not at all")
		flag.IntVar(&c.idle, "idle", 0, "how many more people only watch a table that nobody plays at")
		flag.BoolVar(&c.restart, "restart", false, "kill the house in the end, and see how long it takes to open again")
		flag.StringVar(&c.game, "game", usualGame, "the game; one whose rounds ask nothing")
		flag.StringVar(&c.areas, "areas", "joker,flag,twenty,ten,five,two,one", "what to wager on")
		flag.IntVar(&c.bets, "bets", 3, "how many requests with wagers a player makes in one round")
		flag.IntVar(&c.wagers, "wagers", 10, "how many wagers a request has in the end; 0 for not at all")
		flag.StringVar(&c.profile, "cpuprofile", "", "where to write a profile of the house")
		flag.StringVar(&c.dir, "dir", "", "a directory on a disk, for the data of the house; that for temporary files if empty")
		flag.StringVar(&c.at, "at", "", "where the nodes of a house are that is open already, with commas between them; "+
			"a house of one's own if empty")
		flag.Parse()
		err = run(c)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(c config) error {
	if c.at != "" {
		return runAt(c)
	}
	dir, err := os.MkdirTemp(c.dir, "boardwalk-load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := onDisk(dir); err != nil {
		return err
	}
	l := &load{config: c, dir: filepath.Join(dir, "house")}
	if err := l.open(c.profile); err != nil {
		return err
	}
	err = l.measure()
	l.closing.Store(true)
	if err != nil {
		return errors.Join(err, l.nodes[0].stop())
	}
	if c.restart {
		if err := l.again(); err != nil {
			return err
		}
	}
	if err := l.nodes[0].stop(); err != nil {
		return err
	}
	return l.compare()
}

// runAt measures a house that is open already, and leaves it open.
func runAt(c config) error {
	l := &load{config: c}
	for addr := range strings.SplitSeq(c.at, ",") {
		l.nodes = append(l.nodes, &child{addr: addr})
	}
	defer l.closing.Store(true)
	return l.measure()
}

// load is what is done and counted.
type load struct {
	config
	dir     string
	nodes   []*child // of the house; one, unless -at names several
	bare    bare
	players []*player

	acts    counts
	heard   atomic.Int64 // events
	streams atomic.Int64 // that were opened
	lost    atomic.Int64 // of them, before the house closed
	closing atomic.Bool
	phases  []*phase
}

// open opens the house. One more table is there for those who only watch.
func (l *load) open(profile string) error {
	house, err := start("house", "-data", l.dir, "-tables", fmt.Sprint(l.tables+1), "-game", l.game, "-cpuprofile", profile)
	l.nodes = []*child{house}
	return err
}

// addr is the node that a person asks.
func (l *load) addr(n int) string { return l.nodes[n%len(l.nodes)].addr }

// comingGroup is how many rows SQLite alone writes together of what was written while
// people came in, which nobody measures.
const comingGroup = 1000

func (l *load) measure() (err error) {
	began := time.Now()
	l.players = make([]*player, l.seats*l.tables)
	err = each(len(l.players), 32, func(n int) (err error) {
		l.players[n], err = l.come(n)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Printf("%d people have come in and sat down in %s\n", len(l.players), time.Since(began).Round(time.Millisecond))
	if l.idle > 0 {
		began := time.Now()
		table := "/api/tables/" + tableID(l.tables)
		if err := each(l.idle, 32, func(n int) error { return l.follow(len(l.players)+n, table, "") }); err != nil {
			return err
		}
		fmt.Printf("%d more people watch a table after %s\n", l.idle, time.Since(began).Round(time.Millisecond))
	}
	ways := []way{{"thinking " + l.think.String(), l.think, 1, l.bets, l.length, 1}}
	if l.flat > 0 {
		const pieces = 5
		ways = append(ways, way{"flat out", 0, 1, l.bets, l.flat, pieces})
		if l.wagers > 1 {
			ways = append(ways, way{fmt.Sprint(l.wagers, " wagers a request"), 0, l.wagers, 1, l.flat, pieces})
		}
	}
	ctx := context.Background()
	if l.dir != "" {
		if err := l.bare.open(filepath.Join(l.dir, "alone")); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, l.bare.close()) }()
		if _, _, err := l.bare.follow(ctx, l.dir, comingGroup); err != nil {
			return err
		}
	}
	for _, w := range ways {
		p, err := l.phase(ctx, w)
		if err != nil {
			return err
		}
		l.phases = append(l.phases, p)
	}
	report(l.phases)
	return nil
}

// each does something n times, so many at once, and stops at the first error.
func each(n, at int, do func(int) error) error {
	var wait sync.WaitGroup
	var next atomic.Int64
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	for range at {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				if err := do(i); err != nil {
					cancel(err)
				}
			}
		})
	}
	wait.Wait()
	return context.Cause(ctx)
}

// again kills the house in the middle of its work and opens it anew.
func (l *load) again() error {
	if err := l.nodes[0].kill(); err != nil {
		return err
	}
	if err := l.open(""); err != nil {
		return err
	}
	fmt.Printf("killed and opened again: %d tables in play stand where they stood after %s\n", l.tables,
		l.nodes[0].ready.Round(time.Millisecond))
	return nil
}
