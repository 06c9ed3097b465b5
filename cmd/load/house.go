package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime/pprof"
	"time"

	"boardwalk/api"
	"boardwalk/api/gate"
	"boardwalk/api/ratelimit"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/internal/memory"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/seedkey"
	"boardwalk/table"
)

// houseMain is the process that is measured: a casino that listens until its
// standard input ends. Its first line says where.
func houseMain(args []string) error {
	flags := flag.NewFlagSet("house", flag.ExitOnError)
	dir := flags.String("data", "", "where everything is kept but the key of the seeds, which is in a file beside it")
	tables := flags.Int("tables", 0, "how many tables")
	game := flags.String("game", "", "the game at all of them")
	profile := flags.String("cpuprofile", "", "where to write a profile")
	if err := flags.Parse(args); err != nil {
		return err
	}
	slog.SetDefault(slog.New(slog.DiscardHandler))
	limit := memory.Tune()
	stop, err := startProfile(*profile)
	if err != nil {
		return err
	}
	defer stop()
	key, err := seedkey.Open(*dir+".key", *dir, true)
	if err != nil {
		return err
	}
	st, err := store.Open(*dir, store.SealedBy(key))
	if err != nil {
		return err
	}
	return errors.Join(openHouse(st, casinoOf(*tables, *game), limit), st.Close())
}

func openHouse(st *store.Store, f *casino.File, memory int64) error {
	known, _, err := people.Open(context.Background(), f, st)
	if err != nil {
		return err
	}
	house, err := floor.Open(f, st)
	if err != nil {
		return err
	}
	defer house.Close()
	much := ratelimit.Rate{Second: 1e9, Burst: 1e9}
	server := api.New(api.Config{Casino: f, Store: st, People: known, Floor: house, Log: slog.New(slog.DiscardHandler),
		Limits: ratelimit.Limits{Session: much, Address: much, Entry: much}})
	defer server.EndStreams()
	listener, err := listen()
	if err != nil {
		return err
	}
	web, guarded := server.HTTPServer(listener, gate.Usual(memory))
	return answer(web, guarded)
}

// listen takes a free port of this machine.
func listen() (net.Listener, error) { return net.Listen("tcp", "127.0.0.1:0") }

// answer says where the server listens, and lets it answer until the standard input ends.
func answer(web *http.Server, listener net.Listener) error {
	go func() { _ = web.Serve(listener) }()
	fmt.Println(listener.Addr())
	_, err := io.Copy(io.Discard, os.Stdin)
	return errors.Join(err, web.Close())
}

// casinoOf is a house of many tables of one game, where nobody is hurried.
func casinoOf(tables int, game string) *casino.File {
	pit := casino.Pit{Name: "Pit"}
	for n := range tables {
		pit.Tables = append(pit.Tables, casino.Table{ID: tableID(n), Game: game, Limit: table.Limit{Min: money.Dollar, Max: 500 * money.Dollar}})
	}
	return &casino.File{Name: "Load", Currency: "play dollars", Guest: 100_000 * money.Dollar, Pits: []casino.Pit{pit},
		Times: casino.Times{Betting: 10 * time.Minute, Decision: 10 * time.Minute}}
}

// casinoMain prints the casino file of a house to be measured at several nodes. Like a house of one's own it has one table more
// than players sit at, for those who only watch.
func casinoMain(args []string) error {
	flags := flag.NewFlagSet("casino", flag.ExitOnError)
	tables := flags.Int("tables", 499, "how many tables")
	game := flags.String("game", usualGame, "the game; one whose rounds ask nothing")
	if err := flags.Parse(args); err != nil {
		return err
	}
	f := casinoOf(*tables+1, *game)
	f.Staff = casino.Default().Staff
	return casino.Write(os.Stdout, f)
}

func tableID(n int) string { return fmt.Sprint("table-", n) }

// startProfile profiles until the function that it returns is called.
func startProfile(path string) (func(), error) {
	if path == "" {
		return func() {}, nil
	}
	f, err := os.Create(path)
	if err != nil {
		return nil, err
	}
	if err := pprof.StartCPUProfile(f); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return func() {
		pprof.StopCPUProfile()
		_ = f.Close()
	}, nil
}
