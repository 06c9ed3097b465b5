package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver
	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
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
	if err := checkPostgres(ctx, s.conn); err != nil {
		return err
	}
	if s.Reader, err = readPostgres(s.postgres, nil); err != nil {
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
	if err := s.told.replace(s.dir, addressName, []byte(s.postgres+"\n")); err != nil {
		return err
	}
	s.keeper = keepCheckpoints(s)
	go c.run()
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

// readPostgres opens a reader of a house in PostgreSQL.
func readPostgres(address string, key note.Verifier) (*Reader, error) {
	db, err := sql.Open("pgx", address)
	if err != nil {
		return nil, err
	}
	return newReader(&database{db, postgresText}, key)
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
