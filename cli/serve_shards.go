package cli

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"boardwalk/api"
	"boardwalk/casino"
	"boardwalk/cluster"
	"boardwalk/floor"
	"boardwalk/people"
	"boardwalk/store"
)

// planEvery is how often a node looks which shards it should have.
const planEvery = 250 * time.Millisecond

// shardOf returns the shard that answers a request.
func (n *node) shardOf(r *http.Request) int {
	id := api.PlaceOf(r)
	if id == "" {
		return 0
	}
	return store.ShardOf(n.file.Place(id), n.house.Shards())
}

// live takes the shards that this node should have and gives the others away, until the process is told to end.
func (n *node) live() {
	every := time.NewTicker(planEvery)
	defer every.Stop()
	for {
		changed := n.Changed()
		n.plan()
		select {
		case <-every.C:
		case <-changed:
		case o := <-n.Orders():
			n.obey(o)
		case <-n.ended.Done():
			return
		}
	}
}

// plan does what is to be done now.
func (n *node) plan() {
	ctx, cancel := context.WithTimeout(n.ended, 2*time.Second)
	defer cancel()
	take, give, err := n.house.Plan(ctx, n.Wanted())
	if n.ended.Err() != nil {
		return
	}
	if silent := err != nil; silent != n.silent {
		n.silent = silent
		if silent {
			n.log.Warn("the database does not answer; this node tries again", "err", err)
		} else {
			n.log.Info("the database answers again")
		}
	}
	for _, shard := range give {
		n.parts.release(shard)
	}
	for _, shard := range take {
		if released, fresh := n.parts.begin(shard); fresh {
			n.serving.Go(func() {
				defer n.parts.end(shard)
				n.have(released, shard)
			})
		}
	}
}

// have takes a shard and serves it, until it is released or lost.
func (n *node) have(released context.Context, shard int) {
	log := n.log.With("node", n.flags.Node, "shard", shard)
	st, err := n.house.Take(shard)
	if errors.As(err, new(*store.Taken)) {
		return
	}
	var server *api.Server
	if err == nil {
		if server, err = n.open(shard, st); err != nil {
			err = errors.Join(err, n.house.Give(shard))
		}
	}
	if err != nil {
		log.Warn("this node cannot open a shard; it tries again", "err", err)
		select {
		case <-time.After(time.Second):
		case <-released.Done():
		}
		return
	}
	n.parts.serve(shard, server)
	own := n.Own(shard, st.Epoch(), server, server.Inside(), func() bool { return st.Err() != nil })
	log.Info("this node has a shard", "epoch", st.Epoch())
	maintained, stop := context.WithCancel(context.Background())
	var tidying sync.WaitGroup
	tidying.Go(func() { server.Maintain(maintained) })
	select {
	case <-released.Done():
	case <-st.Failed():
	case <-own.Overtaken(): // the store may not know yet, if the database does not answer
	}
	n.parts.serve(shard, nil)
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	own.Release(ctx)
	cancel()
	stop()
	tidying.Wait()
	server.EndStreams()
	server.Floor.Close()
	closeAll(server.Shards)
	if err := n.house.Give(shard); err != nil {
		log.Warn("this node has lost a shard", "err", err)
	}
}

// open opens a shard: the whole house, or the hall of a house that is divided, or one of its wings.
func (n *node) open(shard int, st *store.Store) (*api.Server, error) {
	p := part{floor: slices.Clone(n.beacon), api: api.Config{Common: n.common}}
	shards := n.house.Shards()
	if shards > 0 {
		p.api.Labels = prometheus.Labels{"shard": strconv.Itoa(shard)}
	}
	switch {
	case shards == 0:
	case shard == 0:
		var err error
		if p.api.Shards, err = n.house.Readers(); err != nil {
			return nil, err
		}
		p.api.Wings = api.NewWings(shards, n.FromHall(st.Epoch()))
		p.floor = append(p.floor, floor.InHall(p.api.Wings))
	default:
		p.people, p.api.Hall = n.people, n.Inside(0)
		p.floor = append(p.floor, floor.InWing(func(place string) bool { return store.ShardOf(place, shards) == shard }))
	}
	server, err := n.flags.house(n.c, n.file, n.dir, st, n.log, p)
	if err != nil {
		closeAll(p.api.Shards)
	}
	return server, err
}

// closeAll closes what the hall reads of all shards.
func closeAll(list []*store.Reader) {
	for _, r := range list {
		_ = r.Close()
	}
}

// tables returns how many tables this node has.
func (n *node) tables() (count int) {
	for _, server := range n.parts.servers() {
		count += server.Floor.Count()
	}
	return count
}

// obey does what an operator orders.
func (n *node) obey(o cluster.Order) {
	switch o.Do {
	case cluster.Drain, cluster.Resume:
		drain := o.Do == cluster.Drain
		if err := n.setDraining(drain); err != nil {
			n.log.Warn("an order is not carried out", "order", o.Do, "err", err)
			return
		}
		n.Drain(drain)
	case cluster.Take:
		shards := []int{o.Shard}
		if o.Shard < 0 {
			shards = nil
			for shard := range n.house.Shards() + 1 {
				shards = append(shards, shard)
			}
		}
		n.Want(shards...)
	}
}

// setDraining has the other nodes count on this one, or not.
func (n *node) setDraining(drain bool) error {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	return n.house.Placement().Drain(ctx, n.flags.Node, drain)
}

// giveAll gives everything away. If there is nobody to take it, the last rounds are played first.
func (n *node) giveAll() {
	n.Drain(true)
	if n.Await(0, n.othersStay) {
		if err := n.setDraining(true); err != nil {
			n.log.Warn("the others do not know that this node ends", "err", err)
		}
	} else {
		n.finish()
	}
	n.parts.releaseAll()
	n.serving.Wait()
}

// othersStay reports whether another node is there that takes what this one gives away.
func (n *node) othersStay(list []cluster.Member) bool {
	for i := range list {
		if list[i].Name != n.flags.Node && list[i].Stays() {
			return true
		}
	}
	return false
}

// finish has all tables here play their rounds to the end.
func (n *node) finish() {
	again, unwatch := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM) // a second signal does not wait
	defer unwatch()
	ctx, cancel := context.WithTimeout(again, n.flags.Drain)
	defer cancel()
	fmt.Fprintln(n.c.out, "closing: the last rounds are played")
	var playing sync.WaitGroup
	for _, server := range n.parts.servers() {
		playing.Go(func() {
			if err := server.Drain(ctx); err != nil {
				n.log.Warn("not every round has ended; it goes on when the house opens again", "err", err)
			}
		})
	}
	playing.Wait()
}

// node is a process of a house on several machines.
type node struct {
	*cluster.Node
	house  *store.Node
	flags  *serveCommand
	c      *console
	file   *casino.File
	dir    string
	log    *slog.Logger
	beacon []floor.Setting
	common *api.Common
	ended  context.Context // when the process is told to end

	people   *people.Register // of the wings of a house that is divided
	unfollow func() error

	parts   parts
	serving sync.WaitGroup // a goroutine for each shard
	silent  bool           // the database did not answer the last time
}
