package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"boardwalk/api"
	"boardwalk/api/gate"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/internal/memory"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/web"
	"boardwalk/witness"
)

// Run opens the house and serves until a signal comes.
func (cmd *serveCommand) Run(c *console) error {
	c = cmd.inLog(c)
	err := cmd.serve(c)
	if err != nil && cmd.LogFormat == "json" && cmd.Password == "" {
		cmd.log.Error("the house does not go on", "err", err)
		return &loggedError{err}
	}
	return err
}

// serve opens the house and serves.
func (cmd *serveCommand) serve(c *console) error {
	cmd.closed = &closedDoor{}
	if err := cmd.readCertificate(); err != nil {
		return err
	}
	file, err := cmd.casino(c)
	if err != nil {
		return err
	}
	dir, err := cmd.dataDir()
	if err != nil {
		return err
	}
	if err := checkPermissions(c.err, dir); err != nil {
		return err
	}
	setup, err := cmd.setup(c)
	if err != nil {
		return err
	}
	if cmd.Wire == "" && (len(cmd.Cluster) > 0 || cmd.Shards >= 0) {
		return misusef("say with --wire where other nodes connect to this one")
	}
	if cmd.Wire != "" && cmd.Password == "" {
		return cmd.asNode(c, file, dir, setup)
	}
	st, err := store.Open(dir, setup...)
	cmd.closed.end()
	if err != nil {
		return cmd.stayClosed(c, err)
	}
	if st.Shards() > 0 && cmd.Password == "" {
		return errors.Join(errors.New("the house is divided among nodes: be one of them with --wire"), st.Close())
	}
	err = cmd.with(c, file, dir, st)
	return cmd.stayClosed(c, errors.Join(err, st.Close()))
}

// setup returns how the data is opened.
func (cmd *serveCommand) setup(c *console) ([]store.Setup, error) {
	setup := []store.Setup{store.SeedKeyFile(cmd.SeedKey), store.Marked(cmd.Mark), store.ClockWithin(cmd.Clock, cmd.AnyClock)}
	if cmd.KeepMonths < 0 {
		return nil, misusef("--keep-months is a number of months, or 0")
	}
	if cmd.KeepMonths > 0 && (cmd.Store != "" || cmd.Wire != "") {
		return nil, misusef("--keep-months: %v", store.ErrPostgresArchive)
	}
	if cmd.Store != "" && !strings.HasPrefix(cmd.Store, "postgres://") && !strings.HasPrefix(cmd.Store, "postgresql://") {
		return nil, misusef("%s is no address of a PostgreSQL database: postgres://USER@HOST/DATABASE", cmd.Store)
	}
	if cmd.Node == "" {
		machine, err := os.Hostname()
		if err != nil {
			return nil, err
		}
		cmd.Node = fmt.Sprintf("%s/%d", machine, os.Getpid())
	}
	setup = append(setup, store.OnPostgres(cmd.Store, cmd.Node), store.Waiting(func(holder string) error {
		notify("READY=1\nSTATUS=waits for node " + holder)
		_, err := fmt.Fprintf(c.out, "The house is open at node %s. This node, %s, waits and takes over when that one ends.\n", holder, cmd.Node)
		return err
	}))
	log := slog.New(slog.NewTextHandler(c.err, &slog.HandlerOptions{Level: cmd.LogLevel}))
	shipped, err := cmd.shipped(log)
	if err != nil {
		return nil, err
	}
	setup = append(setup, shipped...)
	var targets []witness.Target
	for _, text := range cmd.Publish {
		t, err := witness.ParseTarget(text, func() string {
			dir, err := cmd.dataDir()
			if err != nil {
				return ""
			}
			key, _ := os.ReadFile(filepath.Join(dir, "checkpoint.pub")) // without it there is no key to tell of
			return string(key)
		})
		if err != nil {
			return nil, misusef("%v", err)
		}
		targets = append(targets, t)
	}
	if len(targets) > 0 {
		setup = append(setup, store.Publishing(func() store.Publisher { return witness.NewPublisher(cmd.log, targets...) }),
			store.Witnessed(cmd.witnesses(c, cmd.log)))
	}
	return setup, nil
}

// casino reads the casino file and refuses one with faults.
func (cmd *serveCommand) casino(c *console) (*casino.File, error) {
	if cmd.Casino == "" {
		return casino.Default(), nil
	}
	data, err := readCasino(cmd.Casino, c.in)
	if err != nil {
		return nil, err
	}
	f, faults := casino.Read(cmd.Casino, data)
	for i := range faults {
		fmt.Fprintln(c.out, faults[i].Error())
	}
	if len(faults) > 0 {
		return nil, fmt.Errorf("%s in %s", things(len(faults), "fault"), cmd.Casino)
	}
	return f, nil
}

// with serves from an open store.
func (cmd *serveCommand) with(c *console, file *casino.File, dir string, st *store.Store) error {
	log := cmd.logTo(c)
	limit := memory.Tune()
	var whole part
	if cmd.Password == "" {
		var err error
		if whole.floor, err = beaconOf(file, log); err != nil {
			return err
		}
	}
	server, err := cmd.house(c, file, dir, st, log, whole)
	if err != nil || server == nil {
		return err
	}
	defer server.Floor.Close()
	return cmd.listen(c.out, dir, server, st, cmd.limits(limit))
}

// Settings are more settings of every house that serve opens. They are none, except in programs that are made for tests:
// no flag and no file can change them.
var Settings []floor.Setting

// part is what a server is of a house that several servers share, or all of it.
type part struct {
	people *people.Register // nil for the house's own
	floor  []floor.Setting
	api    api.Config // what it has to do with the others
}

// house opens the house of a store, or a part of it. It returns nil if the command was only to give somebody a password.
func (cmd *serveCommand) house(c *console, file *casino.File, dir string, st *store.Store, log *slog.Logger, p part) (*api.Server, error) {
	known := p.people
	if known == nil {
		var err error
		if known, err = cmd.register(c, file, dir, st); err != nil || known == nil {
			return nil, err
		}
	}
	public, err := os.ReadFile(filepath.Join(dir, "checkpoint.pub"))
	if err != nil {
		return nil, err
	}
	house, err := floor.Open(file, st, slices.Concat(p.floor,
		[]floor.Setting{floor.BotsAside(), floor.Names(known.NameOf)}, cmd.settings(), Settings)...)
	if err != nil {
		return nil, err
	}
	if err := printFileChanges(c.out, house.FileChanges()); err != nil {
		house.Close()
		return nil, err
	}
	config := p.api
	config.Casino, config.Store, config.People, config.Floor, config.Log, config.Web = file, st, known, house, log, web.Files
	config.Proxy, config.Hosts, config.Meters, config.Public = cmd.Proxy, cmd.hosts(), cmd.Metrics, strings.TrimSpace(string(public))
	return api.New(config), nil
}

// register opens the register of the people of a house, and tells the passwords of new staff. It returns nil if the command was only
// to give somebody a password.
func (cmd *serveCommand) register(c *console, file *casino.File, dir string, st *store.Store) (*people.Register, error) {
	known, first, err := people.Open(context.Background(), file, st)
	if err != nil {
		return nil, err
	}
	first = slices.DeleteFunc(first, func(f people.First) bool { return f.ID == cmd.Password })
	if err := cmd.tellPasswords(c.out, dir, first); err != nil {
		return nil, err
	}
	if cmd.Password != "" {
		password, err := known.Renew(cmd.Password)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", cmd.Password, err)
		}
		fmt.Fprintf(c.out, "staff: %s has the password %s\n", cmd.Password, password)
		return nil, nil
	}
	known.LimitGuests(cmd.guestLimits())
	return known, nil
}

// listen serves until a signal comes, and then lets rounds end.
func (cmd *serveCommand) listen(out io.Writer, dir string, server *api.Server, st *store.Store, limits gate.Limits) error {
	log := server.Log
	listener, err := cmd.door()
	if err != nil {
		return err
	}
	if err := warnOfAddress(out, listener.Addr(), cmd.Proxy || cmd.pair != nil); err != nil {
		return errors.Join(err, listener.Close())
	}
	web, guarded := server.HTTPServer(listener, limits)
	if cmd.pair != nil {
		server.WatchCertificate(cmd.pair)
	}
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	maintained, stop := context.WithCancel(context.Background())
	var tidying sync.WaitGroup
	tidying.Go(func() { server.Maintain(maintained) })
	tidying.Go(func() { cmd.archive(maintained, st, log) })
	tidying.Go(func() { memory.ReturnAtRest(maintained) })
	defer tidying.Wait()
	defer stop()
	served := make(chan error, 1)
	go func() { served <- cmd.serveAt(web, guarded) }()
	defer cmd.watchCertificate(log)()
	at := cmd.url(listener)
	fmt.Fprintf(out, "open at %s, data in %s\n", at, dir)
	from := "--data " + dir
	if cmd.Config != "" {
		from = "--config " + string(cmd.Config)
	}
	fmt.Fprintf(out, "staff sign in there; who has lost a password gets another while the house is closed: boardwalk "+
		"serve %s --password ID\n", from)
	notify("READY=1\nSTATUS=open at " + at)
	if cmd.Open {
		fmt.Fprint(out, "\n", boxed("Boardwalk is open at", at, "Ctrl-C closes it."))
		show(at)
	}
	select {
	case err := <-served:
		return err
	case <-st.Failed():
		_ = web.Close()
		<-served
		return st.Err()
	case <-signals:
	}
	notify("STOPPING=1\nSTATUS=the last rounds are played")
	fmt.Fprintln(out, "closing: the last rounds are played")
	ctx, cancel := context.WithTimeout(context.Background(), cmd.Drain)
	defer cancel()
	go func() {
		select {
		case <-signals:
			cancel()
		case <-ctx.Done():
		}
	}()
	if err := server.Drain(ctx); err != nil {
		log.Warn("not every round has ended; it goes on when the house opens again", "err", err)
	}
	server.EndStreams()
	last, done := context.WithTimeout(context.Background(), 10*time.Second)
	defer done()
	err = web.Shutdown(last)
	if err != nil {
		err = errors.Join(err, web.Close())
	}
	<-served
	fmt.Fprintln(out, "closed")
	return err
}
