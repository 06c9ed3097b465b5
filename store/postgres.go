package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver

	"boardwalk/journal"
)

// OnPostgres has the store keep everything in a PostgreSQL database, of which an address is given as
// PostgreSQL wants it. The directory then holds the keys of the house and its last checkpoint. Of
// several processes with the same database one writes; the others wait in [Open] until it ends or
// is not heard of any more. The node is the name of this process.
func OnPostgres(address, node string) Setup {
	return func(c *config) { c.postgres, c.node = address, node }
}

// postgres is a PostgreSQL database, of which this process may write while it has the lease.
type postgres struct {
	s     *Store
	lease *lease
	fence *statement
}

// text returns a statement as PostgreSQL wants it.
func (*postgres) text(statement string) string { return postgresText(statement) }

// errOvertaken is the end of a store that another process has taken over.
var errOvertaken = errors.New("another node has taken over the house")

// began holds the lease until the transaction ends: nobody can take over between this and the
// commit, and if somebody has before, there is no commit.
func (p *postgres) began(ctx context.Context) error {
	_, err := p.fence.row(ctx, 1, p.lease.epoch)
	if errors.Is(err, ErrNone) {
		return errOvertaken
	}
	return err
}

func (*postgres) committed(*committer) error { return nil }

func (*postgres) rest(context.Context, *committer) error { return nil }

// end gives the lease back, so that nobody has to wait for its end.
func (p *postgres) end(ctx context.Context, _ *committer) error { return p.lease.giveBack(ctx) }

// close ends the renewing of the lease.
func (p *postgres) close() error {
	if p.lease == nil {
		return nil
	}
	return p.lease.close()
}

// openPostgres opens a house that is in PostgreSQL. Whoever opens it waits until nobody else has it.
func (s *Store) openPostgres(ctx context.Context) (err error) {
	if s.restoring {
		return errors.New("a house in PostgreSQL is restored with the means of PostgreSQL")
	}
	p := &postgres{s: s}
	s.engine = p
	if s.writer, err = sql.Open("pgx", s.postgres); err != nil {
		return err
	}
	s.writer.SetMaxOpenConns(1)
	if s.conn, err = s.writer.Conn(ctx); err != nil {
		return err
	}
	if err := migratePostgres(ctx, s.conn); err != nil {
		return err
	}
	db, err := sql.Open("pgx", s.postgres)
	if err != nil {
		return err
	}
	if s.Reader, err = newReader(&database{db, postgresText}, nil); err != nil {
		return err
	}
	if p.lease, err = takeLease(ctx, s, s.node); err != nil {
		return err
	}
	if err := s.openPostgresKey(ctx); err != nil {
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
	if p.fence, err = s.sql.prepare(ctx, postgresText(`SELECT epoch FROM lease WHERE epoch = ? FOR SHARE`)); err != nil {
		return err
	}
	s.keeper = keepCheckpoints(s)
	go c.run()
	return nil
}

// openPostgresKey reads the keys of the house, and makes them for a new one. Then it holds the records
// against the last checkpoint that this node knows of.
func (s *Store) openPostgresKey(ctx context.Context) error {
	_, err := os.Stat(filepath.Join(s.dir, journal.KeyFile))
	fresh := errors.Is(err, fs.ErrNotExist)
	if fresh {
		if n, err := s.Size(ctx); err != nil || n > 0 {
			return errors.Join(err, fmt.Errorf("the database has a house, and %s has no key of it: copy checkpoint.key and checkpoint.pub from another node", s.dir))
		}
	}
	found := &inspection{dir: s.dir}
	if err := s.openSigner(ctx, fresh); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(s.dir, lastName)); errors.Is(err, fs.ErrNotExist) {
		return nil // this node never had the house
	}
	if err := found.compareCheckpoint(ctx, s.Reader); err != nil {
		return err
	}
	if len(found.faults) > 0 {
		return fmt.Errorf("the database is not whole, or it is an old copy: %s", found.faults[0])
	}
	return nil
}

// migratePostgres brings the database to the newest schema. Nodes that start together do so one
// after the other.
func migratePostgres(ctx context.Context, conn *sql.Conn) error {
	files, err := fs.Glob(schema, "schema/postgres/*.sql")
	if err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	const form = `CREATE TABLE IF NOT EXISTS form (step BIGINT PRIMARY KEY)`
	for _, text := range []string{`SELECT pg_advisory_xact_lock(1947)`, form} {
		if _, err := tx.ExecContext(ctx, text); err != nil {
			return err
		}
	}
	have, err := one[int](ctx, tx, `SELECT COALESCE(MAX(step), 0) FROM form`)
	if err != nil {
		return err
	}
	if have > len(files) {
		return tooNew(have, len(files))
	}
	for i, name := range files[have:] {
		text, err := schema.ReadFile(name)
		if err != nil {
			return err
		}
		for _, step := range []string{string(text), fmt.Sprintf(`INSERT INTO form (step) VALUES (%d)`, have+i+1)} {
			if _, err := tx.ExecContext(ctx, step); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return tx.Commit()
}

// leaseFor is how long a lease is good without being renewed. A house whose node died goes on at
// another within this and a little.
const leaseFor = 1500 * time.Millisecond

// lease is the right to write, which is renewed until it is closed.
type lease struct {
	s     *Store
	epoch int64
	stop  chan struct{}
	done  chan struct{}
}

// takeLease waits until nobody has the lease, takes it and keeps it.
func takeLease(ctx context.Context, s *Store, node string) (*lease, error) {
	for told := false; ; told = true {
		epoch, err := one[int64](ctx, s.db, `UPDATE lease SET node = ?, epoch = epoch + 1, until = clock_timestamp() + ? * interval '1 microsecond'
			WHERE until < clock_timestamp() RETURNING epoch`, node, leaseFor.Microseconds())
		if err == nil {
			l := &lease{s: s, epoch: epoch, stop: make(chan struct{}), done: make(chan struct{})}
			go l.keep(ctx)
			return l, nil
		}
		if !errors.Is(err, ErrNone) {
			return nil, err
		}
		if !told && s.waits != nil {
			holder, err := one[string](ctx, s.db, `SELECT node FROM lease`)
			if err != nil {
				return nil, err
			}
			if err := s.waits(holder); err != nil {
				return nil, err
			}
		}
		time.Sleep(leaseFor / 8)
	}
}

// keep renews the lease in time. If somebody else has it the store stops; if the database does not
// answer, it goes on trying, since every transaction looks at the lease anyway.
func (l *lease) keep(ctx context.Context) {
	defer close(l.done)
	every := time.NewTicker(leaseFor / 3)
	defer every.Stop()
	for {
		select {
		case <-l.stop:
			return
		case <-every.C:
			limited, cancel := context.WithTimeout(ctx, leaseFor)
			_, err := one[int64](limited, l.s.db, `UPDATE lease SET until = clock_timestamp() + ? * interval '1 microsecond'
				WHERE epoch = ? RETURNING epoch`, leaseFor.Microseconds(), l.epoch)
			cancel()
			if errors.Is(err, ErrNone) {
				l.s.fail(errOvertaken)
				return
			}
		}
	}
}

// giveBack ends the lease at once, so that nobody waits for its end.
func (l *lease) giveBack(ctx context.Context) error {
	l.end()
	_, err := l.s.db.ExecContext(ctx, `UPDATE lease SET until = '-infinity' WHERE epoch = $1`, l.epoch)
	return err
}

// close ends the renewing.
func (l *lease) close() error {
	l.end()
	return nil
}

// end stops the renewing and waits for it.
func (l *lease) end() {
	select {
	case <-l.stop:
	default:
		close(l.stop)
	}
	<-l.done
}
