package store

import (
	"context"
	"time"
)

// keepHeads starts a keeper.
func keepHeads(s *Store, n *Node, l *lease) *headKeeper {
	k := &headKeeper{s: s, node: n, lease: l, stop: make(chan struct{}), done: make(chan struct{})}
	go k.run()
	return k
}

// run signs from time to time. A database that does not answer may do so next time.
func (k *headKeeper) run() {
	defer close(k.done)
	k.begin()
	every := time.NewTicker(headsEvery)
	defer every.Stop()
	for {
		select {
		case <-k.stop:
			return
		case <-every.C:
			k.keep()
		}
	}
}

// keep signs the heads and records them.
func (k *headKeeper) keep() {
	ctx, cancel := context.WithTimeout(context.Background(), headsEvery)
	defer cancel()
	last, err := k.sign(ctx)
	if err == nil {
		err = k.record(ctx, last)
	}
	k.failIfForked(err)
}

// close ends the keeper.
func (k *headKeeper) close() {
	k.once.Do(func() { close(k.stop) })
	<-k.done
}
