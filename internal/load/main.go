// Load measures how much a house bears: so many tables with three players each,
// who wager and play as fast as they are answered through the real interface, on
// the same machine as the house, each with a stream of the table's events. Then
// the store alone commits the same records from as many goroutines, which is
// what the disk would bear if nothing else were to be done.
//
//	go run ./internal/load -tables 200 -for 30s
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime"
	"runtime/pprof"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/client"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

func main() {
	tables := flag.Int("tables", 200, "how many tables, with three players each")
	length := flag.Duration("for", 20*time.Second, "how long to play")
	idle := flag.Int("idle", 0, "how many more people only watch the first table that nobody plays at")
	game := flag.String("game", "big-six", "the game; one whose rounds ask nothing")
	area := flag.String("area", "joker", "the wager")
	think := flag.Duration("think", 0, "how long a player thinks before each act")
	profile := flag.String("cpuprofile", "", "where to write a profile")
	flag.Parse()
	if *profile != "" {
		f, err := os.Create(*profile)
		if err != nil {
			fmt.Fprintln(os.Stderr, "load:", err)
			os.Exit(1)
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			fmt.Fprintln(os.Stderr, "load:", err)
			os.Exit(1)
		}
		defer pprof.StopCPUProfile()
	}
	if err := run(*tables, *idle, *length, *think, *game, *area); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(tables, idle int, length, think time.Duration, game, area string) error {
	slog.SetDefault(slog.New(slog.DiscardHandler))
	dir, err := os.MkdirTemp("", "boardwalk-load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	h, err := openHouse(dir, tables+1, game)
	if err != nil {
		return err
	}
	l := &load{house: h, area: area, think: think, transport: &http.Transport{MaxIdleConnsPerHost: 1 << 16, DisableCompression: true}}
	err = l.measure(tables, idle, length)
	h.close()
	if err != nil {
		return err
	}
	return bare(dir, tables*3, length/4, l.acts.Load(), l.played)
}

// house is a casino that listens.
type house struct {
	store  *store.Store
	floor  *floor.House
	server *api.Server
	http   *http.Server
	url    string
}

func openHouse(dir string, tables int, game string) (*house, error) {
	f := &casino.File{Name: "Load", Currency: "play dollars", Guest: 100_000 * money.Dollar,
		Times: casino.Times{Betting: 10 * time.Minute, Decision: 10 * time.Minute}}
	pit := casino.Pit{Name: "Pit"}
	for n := range tables {
		pit.Tables = append(pit.Tables, casino.Table{ID: fmt.Sprint(game, "-", n), Game: game, Limit: table.Limit{Min: money.Dollar, Max: 500 * money.Dollar}})
	}
	f.Pits = []casino.Pit{pit}
	h := &house{}
	var err error
	if h.store, err = store.Open(dir); err != nil {
		return nil, err
	}
	known, _, err := people.Open(context.Background(), f, h.store)
	if err != nil {
		return nil, err
	}
	if h.floor, err = floor.Open(f, h.store); err != nil {
		return nil, err
	}
	much := api.Rate{Second: 1e9, Burst: 1e9}
	h.server = api.New(api.Config{Casino: f, Store: h.store, People: known, Floor: h.floor, Log: slog.New(slog.DiscardHandler),
		Limits: api.Limits{Session: much, Address: much, Entry: much}})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	h.url = "http://" + listener.Addr().String()
	h.http = &http.Server{Handler: h.server}
	go func() { _ = h.http.Serve(listener) }()
	return h, nil
}

func (h *house) close() {
	h.server.EndStreams()
	_ = h.http.Close()
	h.floor.Close()
	if err := h.store.Close(); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
	}
}

// load is what is done and counted.
type load struct {
	*house
	area      string
	think     time.Duration
	transport *http.Transport

	acts    atomic.Int64
	heard   atomic.Int64
	mu      sync.Mutex
	took    []time.Duration
	failed  error
	streams sync.WaitGroup
	played  time.Duration
}

// player is somebody at a table.
type player struct {
	at   *client.Table
	took []time.Duration
}

func (l *load) measure(tables, idle int, length time.Duration) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	began := time.Now()
	var players []*player
	for n := range tables * 3 {
		c, err := client.New(l.url, l.transport)
		if err != nil {
			return err
		}
		if _, err := c.Guest(ctx); err != nil {
			return err
		}
		p := &player{at: c.Table(fmt.Sprint(tableOf(l, n/3)))}
		if _, err := p.at.Sit(ctx, n%3+1, 50_000*money.Dollar); err != nil {
			return err
		}
		l.follow(ctx, p.at)
		players = append(players, p)
	}
	fmt.Printf("%d people have come in and sat down in %s\n", len(players), time.Since(began).Round(time.Millisecond))
	if idle > 0 {
		if err := l.watch(ctx, idle, tables); err != nil {
			return err
		}
	}
	memory("before the first wager")
	began = time.Now()
	heard := l.heard.Load()
	until, stop := context.WithTimeout(ctx, length)
	defer stop()
	var wait sync.WaitGroup
	for i, p := range players {
		wait.Go(func() {
			time.Sleep(l.think * time.Duration(i) / time.Duration(len(players))) // nobody thinks in step
			l.play(until, p)
		})
	}
	wait.Wait()
	l.played = time.Since(began)
	if l.failed != nil {
		return l.failed
	}
	for _, p := range players {
		l.took = append(l.took, p.took...)
	}
	slices.Sort(l.took)
	at := func(part float64) time.Duration { return l.took[int(part*float64(len(l.took)-1))] }
	seconds := l.played.Seconds()
	fmt.Printf("%d tables, %d players, %s: %.0f acts/s, p50 %s, p99 %s, most %s\n", tables, len(players), l.played.Round(time.Millisecond),
		float64(l.acts.Load())/seconds, at(.5).Round(10*time.Microsecond), at(.99).Round(10*time.Microsecond), at(1).Round(10*time.Microsecond))
	fmt.Printf("%.0f events/s delivered to %d streams\n", float64(l.heard.Load()-heard)/seconds, len(players)+idle)
	memory("after the last")
	cancel()
	l.streams.Wait()
	l.transport.CloseIdleConnections()
	return nil
}

func tableOf(l *load, n int) string { return l.floor.Lobby()[n].ID }

// follow reads a table's stream and counts.
func (l *load) follow(ctx context.Context, at *client.Table) {
	l.streams.Go(func() {
		_ = at.Stream(ctx, "/api/tables/"+at.ID+"/events", ^uint64(0), func(m client.Message) error {
			if m.Event != nil {
				l.heard.Add(1)
			}
			return nil
		})
	})
}

// watch opens streams of people who only look on.
func (l *load) watch(ctx context.Context, n, tables int) error {
	began := time.Now()
	id := tableOf(l, tables)
	for range n {
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, l.url+"/api/tables/"+id+"/events", nil)
		if err != nil {
			return err
		}
		answer, err := l.transport.RoundTrip(r)
		if err != nil {
			return err
		}
		l.streams.Go(func() {
			defer answer.Body.Close()
			_, _ = io.Copy(io.Discard, answer.Body)
		})
	}
	fmt.Printf("%d more people watch a table after %s\n", n, time.Since(began).Round(time.Millisecond))
	return nil
}

// play wagers and is ready, again and again. The last who is ready has the
// round played.
func (l *load) play(ctx context.Context, p *player) {
	for ctx.Err() == nil {
		for _, act := range []func() (api.Receipt, error){
			func() (api.Receipt, error) { return p.at.Make(ctx, l.area, money.Dollar) },
			func() (api.Receipt, error) { return p.at.Ready(ctx) },
		} {
			time.Sleep(l.think)
			began := time.Now()
			_, err := act()
			if ctx.Err() != nil {
				return
			}
			if err != nil && !strings.Contains(err.Error(), "maximum") {
				l.mu.Lock()
				l.failed = err
				l.mu.Unlock()
				return
			}
			p.took = append(p.took, time.Since(began))
			l.acts.Add(1)
		}
	}
}

func memory(when string) {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	fmt.Printf("memory %s: %d MB in use, %d MB of the system, %d goroutines (players and their streams included)\n",
		when, m.HeapInuse>>20, m.Sys>>20, runtime.NumGoroutine())
}

// bare commits records of the usual length from so many goroutines.
func bare(dir string, writers int, length time.Duration, acts int64, played time.Duration) error {
	st, err := store.Open(dir)
	if err != nil {
		return err
	}
	defer st.Close()
	data, err := journal.Data(map[string]any{"v": 1, "kind": "act", "act": map[string]any{"kind": "make", "seat": 1, "area": 5, "amount": 100}})
	if err != nil {
		return err
	}
	var n atomic.Int64
	until := time.Now().Add(length)
	began := time.Now()
	var wait sync.WaitGroup
	for w := range writers {
		wait.Go(func() {
			for time.Now().Before(until) {
				b := &store.Batch{Records: []journal.Record{{Table: fmt.Sprint("bare-", w/3), Time: time.Now(), Who: "guest-0123456789ab", Kind: journal.KindEntry, Key: "0123456789abcdef01234567", Data: data}}}
				if _, err := st.Append(b); err != nil {
					return
				}
				n.Add(1)
			}
		})
	}
	wait.Wait()
	rate := float64(n.Load()) / time.Since(began).Seconds()
	house := float64(acts) / played.Seconds()
	fmt.Printf("the store alone, one record a commit from %d goroutines: %.0f commits/s; the house does one act for %.1f of them\n", writers, rate, rate/house)
	return nil
}
