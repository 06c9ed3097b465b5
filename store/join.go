package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/query"
)

// Join makes this process a node of the house of a directory, which is as for [Open] with [OnPostgres].
// It has no shard yet. A new house gets [DefaultShards], unless [InShards] says otherwise.
func Join(dir string, as Member, setup ...Setup) (*Node, error) {
	if as.Name == "" {
		return nil, errors.New("a node needs a name")
	}
	ctx := context.Background()
	n := &Node{dir: dir, stores: map[int]*Store{}, config: newConfig(setup)}
	n.node = as.Name
	if err := n.open(ctx, as); err != nil {
		return nil, errors.Join(fmt.Errorf("data in %s: %w", dir, err), n.shut())
	}
	return n, nil
}

// open opens the house, and tells the others of the node.
func (n *Node) open(ctx context.Context, as Member) (err error) {
	if err := os.MkdirAll(n.dir, 0o700); err != nil {
		return err
	}
	if n.lock, err = files.Lock(n.dir); err != nil {
		return err
	}
	if n.postgres, err = addressOf(n.dir, n.postgres); err != nil {
		return err
	}
	if n.postgres == "" {
		return errors.New("a house in one directory has no nodes: name a PostgreSQL database")
	}
	if err := n.openHouse(ctx, DefaultShards); err != nil {
		return err
	}
	if err := n.settleKey(ctx); err != nil {
		return err
	}
	if err := n.enter(ctx, as); err != nil {
		return err
	}
	n.leases = keepLeases(n.db, n.node, n.beat)
	return nil
}

// settleKey settles a change of the key that was begun in the directory of a node, before the node takes any shard. Whether it is on
// record says the hall.
func (n *Node) settleKey(ctx context.Context) error {
	if !journal.BegunKey(n.dir) {
		return nil
	}
	n.leases = keepLeases(n.db, n.node, nil)
	defer n.leases.end()
	now, err := query.One[string](ctx, n.db, `SELECT key FROM house`)
	if err != nil {
		return err
	}
	if now == keyName(n.key) { // the house has not allowed the next key, so no record names it; others may be serving the house
		if err := n.allows(ctx, n.key); err != nil { // what was on its way comes to nothing
			return err
		}
		return n.dropNextKey(n.dir)
	}
	for end := time.Now().Add(2 * leaseFor); journal.BegunKey(n.dir); { // twice, if the old key has yet to sign
		err := n.openHall(ctx)
		if taken := (*Taken)(nil); errors.As(err, &taken) && time.Now().Before(end) { // whoever was killed has it for a moment
			time.Sleep(leaseFor / 8)
		} else if err != nil {
			return err
		}
	}
	return nil
}

// openHall opens the hall and closes it again.
func (n *Node) openHall(ctx context.Context) error {
	s := newStore(n.config)
	if err := s.openShard(ctx, n, false); err != nil {
		return errors.Join(fmt.Errorf("shard 0: %w", err), s.abandon())
	}
	return s.Close()
}

// Take takes a shard and opens it, if no other node has it; otherwise the error is a [*Taken]. It is
// given back by [Node.Give]. A store that has failed is opened anew.
func (n *Node) Take(shard int) (*Store, error) {
	if s := n.Have()[shard]; s != nil {
		if s.Err() == nil {
			return s, nil
		}
		_ = n.Give(shard) // it says again why it has failed
	}
	s := newStore(n.config)
	s.shard = shard
	if shard > 0 {
		s.publish = nil // what is published is the house's own
	}
	err := s.openShard(context.Background(), n, false)
	if err == nil {
		err = s.recordClock()
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("shard %d: %w", shard, err), s.abandon())
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.stores[shard] = s
	return s, nil
}

// Give closes a shard in good order, so that another node can take it at once.
func (n *Node) Give(shard int) error {
	n.mu.Lock()
	s := n.stores[shard]
	delete(n.stores, shard)
	n.mu.Unlock()
	if s == nil {
		return fmt.Errorf("this node does not have shard %d", shard)
	}
	return s.Close()
}

// Readers opens readers of all shards, the house's own first, whoever has them. They are closed by whoever opened them.
func (n *Node) Readers() (list []*Reader, err error) {
	for shard := range n.house.shards + 1 {
		r, err := readHouse(n.house, shard, journal.VerifierOf(n.key, shard))
		if err != nil {
			for _, open := range list {
				err = errors.Join(err, open.Close())
			}
			return nil, err
		}
		r.db.SetMaxOpenConns(2) // there are many of them, and little is asked of each
		r.db.SetConnMaxIdleTime(time.Minute)
		list = append(list, r)
	}
	return list, nil
}

// Close gives all shards away, the house's own last, and leaves the house.
func (n *Node) Close() error {
	var errs []error
	for _, shard := range slices.Backward(slices.Sorted(maps.Keys(n.Have()))) {
		errs = append(errs, n.Give(shard))
	}
	return errors.Join(append(errs, n.leave(context.Background()), n.shut())...)
}
