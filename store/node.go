package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/query"
)

// Node is a process that serves a house in PostgreSQL together with others. It takes shards of the
// house, each of which is then a [Store], and gives them away. All methods may be called by many
// goroutines at once.
type Node struct {
	dir  string
	lock *os.File
	config

	site   *site
	db     *query.Database // as shard 0 sees it
	leases *leases
	signer note.Signer
	key    note.Verifier

	mu     sync.Mutex
	stores map[int]*Store

	hears    atomic.Pointer[func() []string] // which other nodes it hears; nil if it does not say
	cutSince time.Time                       // since when most of the others do not hear it; for whoever plans
}

// Member is how a node is known to the others.
type Member struct {
	Name    string
	Address string // where they reach it
}

// InShards divides a new house in PostgreSQL into so many shards besides its own. A house that was made
// with another number is refused.
func InShards(n int) Setup { return func(c *config) { c.shards = n } }

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
	if err := n.openSite(ctx, DefaultShards); err != nil {
		return err
	}
	if err := n.enter(ctx, as); err != nil {
		return err
	}
	n.leases = keepLeases(n.db, n.node, n.beat)
	return nil
}

// openSite opens the database and the keys of the house. A new house is made with so many shards unless
// the setup says otherwise.
func (n *Node) openSite(ctx context.Context, shards int) (err error) {
	if n.site, err = parseSite(n.postgres); err != nil {
		return err
	}
	if n.shards < -1 || n.shards > maxShards {
		return fmt.Errorf("a house has 0 to %d shards", maxShards)
	}
	if err := n.site.migrate(ctx, n.shards, shards); err != nil {
		return err
	}
	n.db = &query.Database{DB: n.site.openWriter(0), Text: postgresText}
	n.db.SetMaxOpenConns(4)
	if err := n.openKeys(ctx); err != nil {
		return err
	}
	if err := n.openSeeds(ctx); err != nil {
		return err
	}
	return n.told.Replace(n.dir, addressName, []byte(n.postgres+"\n"))
}

// openKeys reads the keys of the house, and makes them for a new one: whichever node is first. The
// house knows which key it has, so no second one can come in.
func (n *Node) openKeys(ctx context.Context) error {
	known, err := query.One[string](ctx, n.db, `SELECT key FROM house`)
	if err != nil {
		return err
	}
	_, err = os.Stat(filepath.Join(n.dir, journal.KeyFile))
	if errors.Is(err, fs.ErrNotExist) && known != "" {
		return fmt.Errorf("the database has a house, and %s has no key of it: copy checkpoint.key and checkpoint.pub from another node", n.dir)
	}
	if n.signer, n.key, err = journal.Key(n.dir, n.name); err != nil {
		return fmt.Errorf("%w: put checkpoint.key and checkpoint.pub back from a copy of the directory", err)
	}
	mine := fmt.Sprintf("%s+%08x", n.key.Name(), n.key.KeyHash())
	now, err := query.One[string](ctx, n.db, `UPDATE house SET key = CASE key WHEN '' THEN ? ELSE key END RETURNING key`, mine)
	if err == nil && now != mine {
		err = fmt.Errorf("the key in %s is not the key that has signed this data: copy checkpoint.key and checkpoint.pub from another node", n.dir)
	}
	return err
}

// Shards returns how many shards the house has, besides its own.
func (n *Node) Shards() int { return n.site.shards }

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
	for shard := range n.site.shards + 1 {
		r, err := readSite(n.site, shard, journal.VerifierOf(n.key, shard))
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

// Have returns the stores that this node has, by their shards.
func (n *Node) Have() map[int]*Store {
	n.mu.Lock()
	defer n.mu.Unlock()
	return maps.Clone(n.stores)
}

// Close gives all shards away, the house's own last, and leaves the house.
func (n *Node) Close() error {
	var errs []error
	for _, shard := range slices.Backward(slices.Sorted(maps.Keys(n.Have()))) {
		errs = append(errs, n.Give(shard))
	}
	return errors.Join(append(errs, n.leave(context.Background()), n.shut())...)
}

// shut closes what is open.
func (n *Node) shut() error {
	if n.leases != nil {
		n.leases.end()
	}
	var errs []error
	if n.db != nil {
		errs = append(errs, n.db.Close())
	}
	if n.lock != nil {
		errs = append(errs, n.lock.Close())
	}
	return errors.Join(errs...)
}

// openSeeds finds the key under which seeds are kept. It is made for a house that has none in any shard.
func (n *Node) openSeeds(ctx context.Context) (err error) {
	fresh := true
	for shard := 0; fresh && err == nil && shard <= n.site.shards; shard++ {
		fresh, err = query.One[bool](ctx, n.db, `SELECT NOT EXISTS (SELECT 1 FROM `+n.site.schema(shard)+`.seed)`)
	}
	if err != nil {
		return err
	}
	return n.openSeedKey(n.key, n.dir, fresh)
}
