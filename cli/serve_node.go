package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/cluster"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/web"
)

// wireFile is the file in the directory of a node that says where other nodes connect to it, for boardwalk cluster.
const wireFile = "cluster.address"

// node is a process of a house on several machines.
type node struct {
	*cluster.Node
	flags   *serveCommand
	c       *console
	file    *casino.File
	dir     string
	setup   []store.Setup
	log     *slog.Logger
	ended   context.Context // when the process is told to end
	waited  bool            // it has come so far that it could take the house
	drained bool
}

// asNode serves as a node until a signal comes.
func (cmd *serveCommand) asNode(c *console, file *casino.File, dir string, setup []store.Setup) (err error) {
	log := cmd.logTo(c)
	memory := api.TuneGC()
	key, err := cmd.clusterKey(dir)
	if err != nil {
		return err
	}
	wire, err := cluster.Join(cluster.Config{Name: cmd.Node, Key: key, Listen: cmd.Wire, Peers: cmd.Cluster, Plain: cmd.Plain, Log: log})
	if err != nil {
		return err
	}
	defer wire.Close()
	if err := os.WriteFile(filepath.Join(dir, wireFile), []byte(wire.Address()+"\n"), 0o600); err != nil {
		return err
	}
	listener, err := cmd.door()
	if err != nil {
		return err
	}
	defer listener.Close()
	at := "http://" + listener.Addr().String()
	n := &node{flags: cmd, c: c, file: file, dir: dir, log: log}
	n.Node, err = cluster.NewNode(wire, at, api.EdgeConfig{Web: web.Files, Proxy: cmd.Proxy, Hosts: cmd.hosts(), Meters: cmd.Metrics})
	if err != nil {
		return err
	}
	n.setup = append(setup, store.Turn(n.turn))
	web, gate := api.NewHTTPServer(n.Node, listener, cmd.limits(memory), log)
	n.WatchConnections(gate)
	ended, end := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer end()
	n.ended = ended
	var serving sync.WaitGroup
	serving.Go(func() {
		if failed := web.Serve(gate); n.ended.Err() == nil {
			err = failed
			end()
		}
	})
	fmt.Fprintf(c.out, "node %s is open at %s, data in %s, other nodes connect to %s\n", cmd.Node, at, dir, wire.Address())
	if cmd.Open {
		fmt.Fprint(c.out, "\n", boxed("Boardwalk is open at", at, "Ctrl-C closes this node."))
		show(at)
	}
	serving.Go(func() { // which takes a moment, as the program is read for it
		if err := work(n.Node); err != nil {
			log.Warn("this node plays no simulations for others", "err", err)
		}
	})
	life := n.live()
	end()
	n.Close()
	last, done := context.WithTimeout(context.Background(), 5*time.Second)
	defer done()
	if stuck := web.Shutdown(last); stuck != nil {
		_ = web.Close()
	}
	serving.Wait()
	fmt.Fprintln(c.out, "closed")
	return errors.Join(err, life)
}

// clusterKey reads the key of the nodes. The first node of a new house makes it.
func (cmd *serveCommand) clusterKey(dir string) (cluster.Key, error) {
	key, err := cluster.ReadKey(dir)
	if !errors.Is(err, fs.ErrNotExist) {
		return key, err
	}
	if _, err := os.Stat(filepath.Join(dir, journal.KeyFile)); len(cmd.Cluster) == 0 && errors.Is(err, fs.ErrNotExist) {
		return cluster.MakeKey(dir)
	}
	return key, fmt.Errorf("%s has no %s: copy it from another node, or make one for all with boardwalk cluster keys", dir, cluster.KeyFile)
}

// turn says whether this node may take the house now.
func (n *node) turn() (bool, error) {
	n.waited = true
	select {
	case o := <-n.Orders():
		n.obey(o)
	default:
	}
	return n.MayOwn(), n.ended.Err()
}

// obey does what an operator orders of a node that does not own the house.
func (n *node) obey(o cluster.Order) {
	switch o.Do {
	case cluster.Drain:
		n.drained = true
	case cluster.Resume:
		n.drained = false
	}
	n.Become(n.role())
}

// role is what the node is without the house.
func (n *node) role() cluster.Role {
	if n.drained {
		return cluster.Drained
	}
	return cluster.Waiting
}

// live waits for the house, opens it, serves until another takes over, and waits again, until the process is to end.
func (n *node) live() error {
	for {
		st, err := store.Open(n.dir, n.setup...)
		switch {
		case n.ended.Err() != nil:
			if err == nil {
				err = st.Close()
			} else if errors.Is(err, context.Canceled) {
				err = nil
			}
			return err
		case err != nil && n.waited && store.Unreachable(err):
			n.log.Warn("the database does not answer; this node tries again", "err", err)
			select {
			case <-time.After(time.Second):
			case <-n.ended.Done():
			}
			continue
		case err != nil:
			return err
		}
		if st.Epoch() == 0 {
			return errors.Join(misusef("nodes share a house in PostgreSQL: say with --store where it is"), st.Close())
		}
		err = n.own(st)
		if err != nil && n.ended.Err() == nil {
			n.log.Warn("this node no longer has the house", "err", err)
			err = nil
		}
		if n.ended.Err() != nil {
			return err
		}
	}
}

// own serves the house until somebody else is to, or has taken it.
func (n *node) own(st *store.Store) error {
	server, err := n.flags.house(n.c, n.file, n.dir, st, n.log, n.Metrics())
	if err != nil {
		return errors.Join(err, st.Close())
	}
	own := n.Own(st.Epoch(), server, func() bool { return st.Err() != nil })
	n.log.Info("this node has the house", "node", n.flags.Node, "epoch", st.Epoch())
	maintained, stop := context.WithCancel(context.Background())
	var tidying sync.WaitGroup
	tidying.Go(func() { server.Maintain(maintained) })
	n.untilReleased(st, server, own)
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	own.Release(ctx, n.role())
	cancel()
	stop()
	tidying.Wait()
	server.EndStreams()
	server.Floor.Close()
	return st.Close()
}

// untilReleased returns when this node is to give the house back, or has lost it.
func (n *node) untilReleased(st *store.Store, server *api.Server, own *cluster.Own) {
	for {
		select {
		case <-st.Failed():
			return
		case <-own.Overtaken(): // the store may not know yet, if the database does not answer
			return
		case o := <-n.Orders():
			switch o.Do {
			case cluster.Drain:
				n.drained = true
				return
			case cluster.Move:
				n.Promise(o.To)
				return
			}
		case <-n.ended.Done():
			if !n.Await(0, cluster.Waits) { // nobody goes on with the rounds
				again, unwatch := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM) // a second signal does not wait
				defer unwatch()
				ctx, cancel := context.WithTimeout(again, n.flags.Drain)
				defer cancel()
				fmt.Fprintln(n.c.out, "closing: the last rounds are played")
				if err := server.Drain(ctx); err != nil {
					n.log.Warn("not every round has ended; it goes on when the house opens again", "err", err)
				}
			}
			return
		}
	}
}
