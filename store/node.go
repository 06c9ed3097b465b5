package store

import (
	"context"
	"errors"
	"fmt"
	"io"
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
	"boardwalk/store/query"
)

// Node is a process that serves a house in PostgreSQL together with others. It takes shards of the
// house, each of which is then a [Store], and gives them away. All methods may be called by many
// goroutines at once.
type Node struct {
	dir  string
	lock io.Closer
	config

	house  *postgresHouse
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

// openHouse opens the database and the keys of the house. A new house is made with so many shards unless
// the setup says otherwise.
func (n *Node) openHouse(ctx context.Context, shards int) (err error) {
	if n.house, err = parseHouse(n.postgres); err != nil {
		return err
	}
	if n.shards < -1 || n.shards > maxShards {
		return fmt.Errorf("a house has 0 to %d shards", maxShards)
	}
	if err := n.house.migrate(ctx, n.shards, shards); err != nil {
		return err
	}
	n.db = &query.Database{DB: n.house.openWriter(0), Text: postgresText}
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
	if n.signer, n.key, err = n.openPair(n.dir); err != nil {
		return err
	}
	return n.checkKey(ctx)
}

// checkKey returns an error if the house has another key than this node: it may have been changed by another one.
func (n *Node) checkKey(ctx context.Context) error {
	now, err := query.One[string](ctx, n.db, `UPDATE house SET key = CASE key WHEN '' THEN ? ELSE key END RETURNING key`, keyName(n.key))
	if err != nil || now == keyName(n.key) {
		return err
	}
	if journal.BegunKey(n.dir) { // the house may allow the next key already
		text, err := journal.NextKeyText(n.dir)
		if err != nil {
			return err
		}
		if next, err := note.NewVerifier(text); err != nil || keyName(next) == now {
			return err
		}
	}
	return fmt.Errorf("the key in %s is not the key that has signed this data: "+
		"copy checkpoint.key and checkpoint.pub from another node", n.dir)
}

// allows has nobody open the house from now on who signs with another key. It fails if another node has taken a shard that this one
// had: that node did not see the key.
func (n *Node) allows(ctx context.Context, key note.Verifier) error {
	n.leases.mu.Lock()
	held := slices.Collect(maps.Values(n.leases.held))
	n.leases.mu.Unlock()
	tx, err := n.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	q := &query.Moment{Tx: tx, Text: postgresText}
	for _, one := range held {
		if _, err := query.One[int64](ctx, q, holdsLease, one.shard, one.epoch); errors.Is(err, ErrNone) {
			return errOvertaken
		} else if err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, `UPDATE house SET key = $1`, keyName(key)); err != nil {
		return err
	}
	return tx.Commit()
}

// keyName is the name and number of a key, as the house knows it.
func keyName(key note.Verifier) string { return fmt.Sprintf("%s+%08x", key.Name(), key.KeyHash()) }

// Shards returns how many shards the house has, besides its own.
func (n *Node) Shards() int { return n.house.shards }

// Have returns the stores that this node has, by their shards.
func (n *Node) Have() map[int]*Store {
	n.mu.Lock()
	defer n.mu.Unlock()
	return maps.Clone(n.stores)
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
	for shard := 0; fresh && err == nil && shard <= n.house.shards; shard++ {
		fresh, err = query.One[bool](ctx, n.db, `SELECT NOT EXISTS (SELECT 1 FROM `+n.house.schema(shard)+`.seed)`)
	}
	if err != nil {
		return err
	}
	return n.openSeedKey(n.key, n.dir, fresh)
}
