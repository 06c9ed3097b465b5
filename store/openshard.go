package store

import (
	"context"
	"errors"
	"fmt"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver

	"boardwalk/journal"
)

// openPostgres opens the house's own shard of a house that is in PostgreSQL. Whoever opens it waits until
// nobody else has it.
func (s *Store) openPostgres(ctx context.Context) error {
	if s.restoring {
		return errors.New("a house in PostgreSQL is restored with the means of PostgreSQL")
	}
	n := &Node{dir: s.dir, stores: map[int]*Store{}, config: s.config}
	s.engine = &postgres{s: s, node: n, own: true}
	if err := n.openHouse(ctx, 0); err != nil {
		return err
	}
	n.leases = keepLeases(n.db, n.node, nil)
	return s.openShard(ctx, n, true)
}

// openShard opens a shard of a node. If another node has it, it waits or is refused.
func (s *Store) openShard(ctx context.Context, n *Node, wait bool) (err error) {
	s.dir, s.seedKey = n.dir, n.seedKey
	p, _ := s.engine.(*postgres)
	if p == nil {
		p = &postgres{s: s, node: n}
		s.engine = p
	}
	if s.shard < 0 || s.shard > n.house.shards {
		return fmt.Errorf("the house has shards 0 to %d", n.house.shards)
	}
	s.writer = n.house.openWriter(s.shard)
	s.writer.SetMaxOpenConns(1)
	if s.conn, err = s.writer.Conn(ctx); err != nil {
		return err
	}
	if err := checkPostgres(ctx, s.conn, s.shard); err != nil {
		return err
	}
	if s.Reader, err = readHouse(n.house, s.shard, journal.VerifierOf(n.key, s.shard)); err != nil {
		return err
	}
	if err := knownRecords(ctx, s.db); err != nil {
		return err
	}
	s.signer = journal.SignerOf(n.signer, s.shard)
	if err := n.checkKey(ctx); err != nil { // who has another key keeps the shard from nobody
		return err
	}
	take := n.leases.take
	if wait {
		take = n.leases.wait
	}
	if p.lease, err = take(ctx, s); err != nil {
		return err
	}
	if err := n.checkKey(ctx); err != nil { // again: it may have waited for somebody who has changed it
		return err
	}
	if err := s.compareShard(ctx, n); err != nil {
		return err
	}
	s.rotated = n.rotated
	if taken, err := s.settleKey(ctx); err != nil {
		return err
	} else if taken {
		if err := n.openKeys(ctx); err != nil {
			return err
		}
		s.rotated, s.signer, s.key = true, journal.SignerOf(n.signer, s.shard), journal.VerifierOf(n.key, s.shard)
	}
	if err := s.openSeeds(ctx, s.dir); err != nil {
		return err
	}
	if err := s.startClock(ctx); err != nil {
		return err
	}
	c, err := newCommitter(ctx, s)
	if err != nil {
		return err
	}
	if p.fence, err = s.sql.prepare(ctx, postgresText(holdsLease)); err != nil {
		return err
	}
	if n.house.shards > 0 {
		if err := p.shared.prepare(ctx, s); err != nil {
			return err
		}
		if p.tell, err = s.sql.prepare(ctx, postgresText(tellFollowers)); err != nil {
			return err
		}
		c.shared = &p.shared.put
	}
	s.start(c)
	if s.shard == 0 && n.house.shards > 0 {
		p.heads = keepHeads(s, n, p.lease)
	}
	return nil
}

// compareShard holds the records against the last checkpoint that the database has, the last that this
// node knows of, and the last heads of all shards.
func (s *Store) compareShard(ctx context.Context, n *Node) error {
	if err := s.checkKey(ctx); err != nil {
		return err
	}
	found := &inspection{dir: s.dir, shard: s.shard}
	if err := found.readLast(); err != nil {
		return err
	}
	if found.last != nil { // else this node never had the shard
		if err := found.compareCheckpoint(ctx, s.Reader, s.key); err != nil {
			return err
		}
	}
	if err := found.compareHeads(ctx, s, n); err != nil {
		return err
	}
	if len(found.faults) == 0 && s.shard == 0 { // whose checkpoints are published
		if err := s.askWitnesses(ctx, found); err != nil {
			return err
		}
	}
	if len(found.faults) > 0 {
		return &forked{found.faults[0]}
	}
	return nil
}
