package cluster

import (
	"context"
	"maps"
	"net/http"
	"sync"
)

// Own is the time in which this process owns a shard.
type Own struct {
	node   *Node
	shard  int
	epoch  int64
	server http.Handler
	inside http.Handler
	fails  func() bool

	mu        sync.RWMutex
	over      bool
	overtaken chan struct{}
	running   sync.WaitGroup // requests that are being answered
}

// Own has this process answer for a shard from now on: server what people ask, and inside what only nodes do. fails reports whether the
// server can commit no more: what it then answers with a fault of the server is asked of the next owner instead.
func (n *Node) Own(shard int, epoch int64, server, inside http.Handler, fails func() bool) *Own {
	own := &Own{node: n, shard: shard, epoch: epoch, server: server, inside: inside, fails: fails, overtaken: make(chan struct{})}
	n.setOwns(func(all map[int]*Own) { all[shard] = own })
	n.roster.own(shard, epoch)
	n.tell(n.roster.me())
	return own
}

// setOwns changes what this process answers for.
func (n *Node) setOwns(do func(all map[int]*Own)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	all := maps.Clone(*n.owns.Load())
	do(all)
	n.owns.Store(&all)
}

// enter counts a request to a shard, which is over when running.Done is called. It returns nil if this process does not own the shard.
func (n *Node) enter(shard int) *Own {
	if own := (*n.owns.Load())[shard]; own != nil && own.enter() {
		return own
	}
	return nil
}

// Overtaken is closed when another process says that it owns the shard, under a greater epoch. From then on this one is
// asked nothing more about it.
func (o *Own) Overtaken() <-chan struct{} { return o.overtaken }

// hearOf notes that another process owns the shard under an epoch.
func (o *Own) hearOf(epoch int64) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if epoch > o.epoch && !o.over {
		o.over = true
		close(o.overtaken)
	}
}

// enter counts a request, and reports false if this process no longer owns the shard.
func (o *Own) enter() bool {
	o.mu.RLock()
	defer o.mu.RUnlock()
	if o.over {
		return false
	}
	o.running.Add(1)
	return true
}

// isOver reports whether this process has released the shard.
func (o *Own) isOver() bool {
	o.mu.RLock()
	defer o.mu.RUnlock()
	return o.over
}

// Release ends the time. What is asked from now on waits for the next owner, streams that others forwarded go on there, and Release
// returns when this process has answered the rest, or ctx is over.
func (o *Own) Release(ctx context.Context) {
	n := o.node
	n.roster.disown(o.shard, o.epoch)
	n.tell(n.roster.me())
	o.mu.Lock()
	o.over = true
	o.mu.Unlock()
	n.setOwns(func(all map[int]*Own) {
		if all[o.shard] == o {
			delete(all, o.shard)
		}
	})
	n.mu.Lock()
	for _, l := range n.links {
		l.endStreams(o)
	}
	n.mu.Unlock()
	left := make(chan struct{})
	go func() { o.running.Wait(); close(left) }()
	select {
	case <-left:
	case <-ctx.Done():
	}
}
