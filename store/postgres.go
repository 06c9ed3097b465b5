package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/jackc/pgx/v5"
	_ "github.com/jackc/pgx/v5/stdlib" // the driver
	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// OnPostgres has the store keep everything in a PostgreSQL database, of which an address is given as
// PostgreSQL wants it. The directory then holds the keys of the house and its last checkpoint. Of
// several processes with the same database one writes; the others wait in [Open] until it ends or
// is not heard of any more. The node is the name of this process. A directory remembers its address,
// which may be left empty from then on.
func OnPostgres(address, node string) Setup {
	return func(c *config) { c.postgres, c.node = address, node }
}

// Waiting has the store tell who has the house, once, if it has to wait for it. An error of the
// function ends the waiting.
func Waiting(tell func(node string) error) Setup { return func(c *config) { c.waits = tell } }

// postgres is a shard of a house in PostgreSQL, to which this process may write while it has the lease.
type postgres struct {
	s     *Store
	node  *Node
	own   bool // the node has no other store, and is closed with this one
	lease *lease
	fence *statement
	wire  *pgx.Conn // of the writer
	purse purse
	tell  *statement  // tells nodes that follow people; nil in a house without shards
	heads *headKeeper // for the house's own shard, if there are others
}

// text returns a statement as PostgreSQL wants it.
func (*postgres) text(statement string) string { return postgresText(statement) }

// errSilent is the end of a store whose database has not answered for so long that another process may have
// taken over.
var errSilent = errors.New("the database does not answer")

// errOvertaken is the end of a store that another process has taken over.
var errOvertaken = errors.New("another node has taken over the house")

// began holds the lease until the transaction ends: nobody can take over between this and the
// commit, and if somebody has before, there is no commit.
func (p *postgres) began(w *writing, book *ledger.Book, all []*waiting) {
	w.pipe.add(p.fence, func(found pgx.Rows) error {
		if !found.Next() && found.Err() == nil {
			return errOvertaken
		}
		return nil
	}, []any{p.lease.shard, p.lease.epoch})
	p.purse.read(w, p.s, book, all)
	if p.tell != nil {
		p.tellFollowers(w, all)
	}
}

// pipe returns the pipe of the writer, and keeps its connection so that it can be cut off.
func (p *postgres) pipe() (*pipe, error) {
	out, err := newPipe(p.s.conn)
	if err == nil {
		p.wire = out.conn
	}
	return out, err
}

// cutOff fails the store, and ends what it waits for from a database that does not answer.
func (p *postgres) cutOff(err error) {
	p.s.fail(err)
	if p.wire != nil {
		_ = p.wire.PgConn().Conn().Close() // whoever waits hears of it
	}
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

// openPostgres opens the house's own shard of a house that is in PostgreSQL. Whoever opens it waits until
// nobody else has it.
func (s *Store) openPostgres(ctx context.Context) error {
	if s.restoring {
		return errors.New("a house in PostgreSQL is restored with the means of PostgreSQL")
	}
	n := &Node{dir: s.dir, config: s.config}
	s.engine = &postgres{s: s, node: n, own: true}
	if err := n.openSite(ctx, 0); err != nil {
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
	if s.shard < 0 || s.shard > n.site.shards {
		return fmt.Errorf("the house has shards 0 to %d", n.site.shards)
	}
	s.writer = n.site.openWriter(s.shard)
	s.writer.SetMaxOpenConns(1)
	if s.conn, err = s.writer.Conn(ctx); err != nil {
		return err
	}
	if err := checkPostgres(ctx, s.conn, s.shard); err != nil {
		return err
	}
	if s.Reader, err = readSite(n.site, s.shard, journal.VerifierOf(n.key, s.shard)); err != nil {
		return err
	}
	s.signer = journal.SignerOf(n.signer, s.shard)
	take := n.leases.take
	if wait {
		take = n.leases.wait
	}
	if p.lease, err = take(ctx, p); err != nil {
		return err
	}
	if err := s.compareShard(ctx, n); err != nil {
		return err
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
	if n.site.shards > 0 {
		if err := p.purse.prepare(ctx, s); err != nil {
			return err
		}
		if p.tell, err = s.sql.prepare(ctx, postgresText(tellFollowers)); err != nil {
			return err
		}
		c.shared = &p.purse.put
	}
	s.start(c)
	if s.shard == 0 && n.site.shards > 0 {
		p.heads = keepHeads(s, p)
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

// addressName is the file in the directory of a house in PostgreSQL that says where that is. So the
// directory stands for the house for everybody who reads it.
const addressName = "postgres.address"

// postgresOf returns the address of the database of a directory, or "" if the directory has one
// itself.
func postgresOf(dir string) (string, error) {
	text, err := os.ReadFile(filepath.Join(dir, addressName))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// addressOf returns the address of the database of a directory, which must be the one that was given, if
// any was.
func addressOf(dir, given string) (string, error) {
	known, err := postgresOf(dir)
	if err == nil && given != "" && known != "" && known != given {
		err = fmt.Errorf("the house of this directory is at %s: change %s if that database has moved", known, addressName)
	}
	if given == "" {
		given = known
	}
	return given, err
}

// readPostgres opens a reader of a shard of a house in PostgreSQL, whose key is given.
func readPostgres(address string, shard int, key note.Verifier) (*Reader, error) {
	at, err := findSite(context.Background(), address)
	if err != nil {
		return nil, err
	}
	return readSite(at, shard, journal.VerifierOf(key, shard))
}

// readSite opens a reader of a shard.
func readSite(at *site, shard int, key note.Verifier) (*Reader, error) {
	r, err := newReader(&query.Database{DB: at.open(shard), Text: postgresText}, key)
	if err == nil {
		r.shards = at.shards
	}
	return r, err
}
