package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/casino"
	"boardwalk/cluster"
	"boardwalk/internal/memory"
	"boardwalk/journal"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/web"
)

// asNode serves as a node until a signal comes.
func (cmd *serveCommand) asNode(c *console, file *casino.File, dir string, setup []store.Setup) (err error) {
	log := cmd.logTo(c)
	limit := memory.Tune()
	others, there, err := store.Others(context.Background(), dir, cmd.Store)
	if err != nil {
		return err
	}
	key, err := cmd.clusterKey(dir, there)
	if err != nil {
		return err
	}
	peers := cmd.Cluster
	for i := 0; i < len(others) && len(cmd.Cluster) == 0; i++ {
		peers = append(peers, others[i].Address)
	}
	bus, err := cluster.Join(cluster.Config{Name: cmd.Node, Key: key, Listen: cmd.Wire, Peers: peers, Plain: cmd.Plain, Log: log})
	if err != nil {
		return err
	}
	defer bus.Close()
	if err := os.WriteFile(filepath.Join(dir, busFile), []byte(bus.Address()+"\n"), 0o600); err != nil {
		return err
	}
	listener, err := cmd.door()
	if err != nil {
		return err
	}
	defer listener.Close()
	if err := warnOfAddress(c.out, listener.Addr(), cmd.Proxy || cmd.pair != nil); err != nil {
		return err
	}
	at := cmd.url(listener)
	n := &node{flags: cmd, c: c, file: file, dir: dir, log: log, common: api.NewCommon(ratelimit.Usual)}
	if n.beacon, err = beaconOf(file, log); err != nil { // once, because whoever takes a table over is in a hurry
		return err
	}
	if err := n.join(bus, at, setup); err != nil {
		return err
	}
	web, gate := api.NewHTTPServer(n.Node, listener, cmd.limits(limit), log)
	n.WatchConnections(gate)
	if cmd.pair != nil {
		n.WatchCertificate(cmd.pair)
	}
	ended, end := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer end()
	n.ended = ended
	var serving sync.WaitGroup
	serving.Go(func() {
		if failed := cmd.serveAt(web, gate); n.ended.Err() == nil {
			err = failed
			end()
		}
	})
	defer cmd.watchCertificate(log)()
	notify("READY=1\nSTATUS=node " + cmd.Node + " is open at " + at)
	fmt.Fprintf(c.out, "node %s is open at %s, data in %s, other nodes connect to %s\n", cmd.Node, at, dir, bus.Address())
	if cmd.Open {
		fmt.Fprint(c.out, "\n", boxed("Boardwalk is open at", at, "Ctrl-C closes this node."))
		show(at)
	}
	serving.Go(func() { // which takes a moment, as the program is read for it
		if err := work(n.Node); err != nil {
			log.Warn("this node plays no simulations for others", "err", err)
		}
	})
	n.live()
	end() // a second signal does not wait
	notify("STOPPING=1\nSTATUS=giving the shards away")
	n.giveAll()
	n.Close()
	last, done := context.WithTimeout(context.Background(), 5*time.Second)
	defer done()
	if stuck := web.Shutdown(last); stuck != nil {
		_ = web.Close()
	}
	serving.Wait()
	fmt.Fprintln(c.out, "closed")
	return errors.Join(err, n.leave())
}

// join joins the others, in the database and on the bus.
func (n *node) join(bus *cluster.Bus, at string, setup []store.Setup) (err error) {
	as := store.Member{Name: n.flags.Node, Address: bus.Address()}
	if n.house, err = store.Join(n.dir, as, append(setup, store.InShards(n.flags.Shards))...); err != nil {
		return err
	}
	n.Node, err = cluster.NewNode(bus, cluster.NodeConfig{Shards: n.house.Shards(), At: at, ShardOf: n.shardOf,
		Tables: n.tables, Pages: api.EdgeConfig{
			Web: web.Files, Proxy: n.flags.Proxy, Hosts: n.flags.hosts(), Meters: n.flags.Metrics, Metrics: n.parts.metrics}})
	if err == nil {
		n.house.Hears(n.Heard)
		if n.house.Shards() > 0 {
			err = n.followPeople()
		}
	}
	if err != nil {
		err = errors.Join(err, n.leave())
	}
	return err
}

// followPeople has the wings of a divided house know its people, wherever its hall is.
func (n *node) followPeople() error {
	from, err := n.house.People()
	if err != nil {
		return err
	}
	n.people = people.Follow(n.file, from, api.NewHall(n.Inside(0)))
	following, stop := context.WithCancel(context.Background())
	kept := make(chan struct{})
	go func() { n.people.Keep(following); close(kept) }()
	n.unfollow = func() error { stop(); <-kept; return from.Close() }
	return nil
}

// leave leaves the house, of which the node no longer has anything.
func (n *node) leave() (err error) {
	if n.unfollow != nil {
		err = n.unfollow()
	}
	return errors.Join(err, n.house.Close())
}

// clusterKey reads the key of the nodes. The first node of a new house makes it; there says whether the house is there already.
func (cmd *serveCommand) clusterKey(dir string, there bool) (cluster.Key, error) {
	key, err := cluster.ReadKey(dir)
	if !errors.Is(err, fs.ErrNotExist) {
		return key, err
	}
	if _, err := os.Stat(filepath.Join(dir, journal.KeyFile)); !there && len(cmd.Cluster) == 0 && errors.Is(err, fs.ErrNotExist) {
		return cluster.MakeKey(dir)
	}
	return key, fmt.Errorf("%s has no %s: copy it from another node, or make one for all with boardwalk cluster keys", dir, cluster.KeyFile)
}
