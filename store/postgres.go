package store

import (
	"context"

	"github.com/jackc/pgx/v5"
	_ "github.com/jackc/pgx/v5/stdlib" // the driver
	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/ledger"
)

// postgres is a shard of a house in PostgreSQL, to which this process may write while it has the lease.
type postgres struct {
	s      *Store
	node   *Node
	own    bool // the node has no other store, and is closed with this one
	lease  *lease
	fence  *statement
	shared sharedAccounts
	tell   *statement  // tells nodes that follow people; nil in a house without shards
	heads  *headKeeper // for the house's own shard, if there are others
}

// text returns a statement as PostgreSQL wants it.
func (*postgres) text(statement string) string { return postgresText(statement) }

// began holds the lease until the transaction ends: nobody can take over between this and the
// commit, and if somebody has before, there is no commit.
func (p *postgres) began(w *writing, book *ledger.Book, all []*waiting) {
	w.pipe.add(p.fence, func(found pgx.Rows) error {
		if !found.Next() && found.Err() == nil {
			return errOvertaken
		}
		return nil
	}, []any{p.lease.shard, p.lease.epoch})
	p.shared.read(w, p.s, book, all)
	if p.tell != nil {
		tellPeople(w, p.tell, all)
	}
}

// pipe returns the pipe of the writer, and keeps its connection so that it can be cut off.
func (p *postgres) pipe() (*pipeline, error) {
	out, err := newPipeline(p.s.conn)
	if err == nil {
		p.lease.wire = out.conn
	}
	return out, err
}

func (p *postgres) allows(ctx context.Context, key note.Verifier) error {
	return p.node.allows(ctx, key)
}

func (*postgres) committed(*journal.Log) error { return nil }

func (*postgres) kept() error { return nil }

func (*postgres) rest(context.Context) error { return nil }

// ending has the house's own shard record what the others have signed, while it still can.
func (p *postgres) ending() {
	if p.heads != nil {
		p.heads.close() // who waits for the committer, which is about to end
		if p.s.Err() == nil {
			p.heads.keep()
		}
	}
}

// end gives the lease back, so that nobody has to wait for its end.
func (p *postgres) end(ctx context.Context, _ *journal.Log) error {
	if p.heads != nil {
		if _, err := p.heads.sign(ctx); err != nil {
			return err
		}
	}
	return p.node.leases.giveBack(ctx, p.lease)
}

// close renews the lease no longer.
func (p *postgres) close() error {
	if p.heads != nil {
		p.heads.close()
	}
	if p.lease != nil {
		p.node.leases.drop(p.lease)
	}
	if p.own {
		return p.node.shut()
	}
	return nil
}

// Epoch returns the epoch of the lease under which a store in PostgreSQL writes: each process that takes the house has a
// greater one than all before. It is 0 for a house in a directory.
func (s *Store) Epoch() int64 {
	if p, ok := s.engine.(*postgres); ok {
		return p.lease.epoch
	}
	return 0
}
