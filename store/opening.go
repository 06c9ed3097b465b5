package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/query"
	"boardwalk/store/sqlite"
)

// open opens the files and starts the writer. Before SQLite sees the files they are
// inspected, and before anything is signed the records are compared with what was
// signed.
func (s *Store) open(dir string) (err error) {
	s.dir = dir
	if s.lock, err = files.Lock(dir); err != nil {
		return err
	}
	if s.postgres, err = addressOf(dir, s.postgres); err != nil {
		return err
	}
	if s.postgres != "" {
		return s.openPostgres(context.Background())
	}
	if err := refuseForm(context.Background(), dir); err != nil {
		return err
	}
	found, err := inspect(dir)
	if err != nil {
		return err
	}
	if s.restoring && found.fresh {
		return errors.New("there is no house to restore")
	}
	if err := s.refuse(found); err != nil {
		return err
	}
	if err := found.files.TakeAway(); err != nil {
		return err
	}
	ctx := context.Background()
	d := &directory{s: s}
	s.engine = d
	if err := d.openDatabase(ctx, found); err != nil {
		return err
	}
	if err := d.openKey(ctx, found); err != nil {
		return err
	}
	if err := d.compare(ctx, found); err != nil {
		return err
	}
	if err := s.openSeeds(ctx, dir); err != nil {
		return err
	}
	if err := d.openProgress(found); err != nil {
		return err
	}
	if err := s.startClock(ctx); err != nil {
		return err
	}
	c, err := newCommitter(ctx, s)
	if err != nil {
		return err
	}
	if d.at, err = d.copies.Position(); err != nil {
		return err
	}
	if err := d.renewLog(found, c.log); err != nil {
		return err
	}
	if !s.restoring {
		if err := d.copies.SayKeyed(ctx); err != nil {
			return err
		}
	}
	if d.at, err = d.copies.Position(); err != nil {
		return err
	}
	s.start(c)
	return nil
}

// start begins to write, and to ask the witnesses that did not answer.
func (s *Store) start(c *committer) {
	s.keeper = keepCheckpoints(s)
	if s.unasked {
		s.askedLater = make(chan struct{})
		go s.askLater()
	}
	go c.run()
}

// refuse returns the refusal of data that is not whole, unless somebody has ordered to
// go on from what is left.
func (s *Store) refuse(found *inspection) error {
	if len(found.faults) == 0 || s.restoring {
		return nil
	}
	return &Damaged{Dir: s.dir, What: found.faults, Witness: found.witness}
}

// openDatabase opens the database, and makes one if the house is new.
func (d *directory) openDatabase(ctx context.Context, found *inspection) (err error) {
	s := d.s
	if err := sqlite.Create(s.dir); err != nil {
		return err
	}
	if !found.fresh {
		if d.guard, err = sqlite.OpenGuard(ctx, s.dir); err != nil {
			return notSQLite(s.dir, err)
		}
	}
	if s.writer, err = sql.Open("sqlite", sqlite.Source(s.dir, s.extra)+"&_txlock=immediate&_pragma=cache_size(-"+cacheKiB+")"); err != nil {
		return err
	}
	s.writer.SetMaxOpenConns(1)
	if s.conn, err = s.writer.Conn(ctx); err != nil {
		return err
	}
	if err := sqlite.Migrate(ctx, s.conn); err != nil {
		return err
	}
	if found.fresh { // it may have had to be repaired, which needs a connection that writes
		if d.guard, err = sqlite.OpenGuard(ctx, s.dir); err != nil {
			return err
		}
	}
	if err := sqlite.CheckSchema(ctx, s.conn); err != nil {
		return err
	}
	if err := files.SyncDir(s.dir); err != nil {
		return err
	}
	if s.Reader, err = read(s.dir, s.extra, nil); err != nil {
		return err
	}
	d.copies, err = sqlite.NewCopier(ctx, s.conn, s.dir, found.files.Sums, s.told)
	if err != nil || !found.fresh {
		return err
	}
	if n, err := s.Size(ctx); err != nil || n > 0 {
		return errors.Join(err, errors.New("there is data, and no key that has signed it: put checkpoint.key back from a copy of the directory"))
	}
	// The key is made last: whoever finds a key knows that the database had its form.
	return d.copies.SumAgain(ctx)
}

// notSQLite says what to do about a file that SQLite cannot read.
func notSQLite(dir string, err error) error {
	return &Damaged{Dir: dir, What: []string{fmt.Sprintf("boardwalk.db cannot be read (%v)", err)}}
}

// openKey opens the key of a directory. A new one first says that it has no records.
func (d *directory) openKey(ctx context.Context, found *inspection) error {
	if found.fresh {
		if err := d.progress.Begin(d.s.dir, d.s.told); err != nil {
			return err
		}
	}
	return d.s.openSigner(ctx, found.fresh)
}

// openSigner reads the key that signs checkpoints, and makes one if the house is fresh.
func (s *Store) openSigner(ctx context.Context, fresh bool) (err error) {
	if s.signer, s.key, err = journal.Key(s.dir, s.name); err != nil {
		return fmt.Errorf("%w: put checkpoint.key and checkpoint.pub back from a copy of the directory", err)
	}
	if fresh {
		if err := s.firstCheckpoint(); err != nil {
			return err
		}
	}
	if err := onePair(s.signer, s.key); err != nil {
		return err
	}
	return s.checkKey(ctx)
}

// onePair returns an error if a private key and a public one do not belong together.
func onePair(signer note.Signer, key note.Verifier) error {
	if signer.Name() != key.Name() || signer.KeyHash() != key.KeyHash() {
		return errors.New("checkpoint.key and checkpoint.pub are not of one house: put back those that belong to this data")
	}
	return nil
}

// checkKey returns an error if the last checkpoint was signed by another key.
func (s *Store) checkKey(ctx context.Context) error {
	signed, err := s.LastCheckpoint(ctx)
	if errors.Is(err, ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := journal.OpenCheckpoint(signed, s.key); err != nil {
		return errors.New("checkpoint.key is not the key that has signed this data: put back the one that belongs to it")
	}
	return nil
}

// firstCheckpoint signs the history without a record, so that there is always a file
// with the last checkpoint.
func (s *Store) firstCheckpoint() error {
	if s.told.By != nil {
		for _, name := range []string{"checkpoint.pub", journal.KeyFile} {
			text, err := os.ReadFile(filepath.Join(s.dir, name))
			if err != nil {
				return err
			}
			s.told.By.Replaced(name, text)
		}
	}
	signed, err := journal.Sign(&journal.Log{}, s.signer)
	if err != nil {
		return err
	}
	return s.told.Replace(s.dir, lastName, []byte(signed))
}

// compare holds the records against what is kept beside the database, and looks through
// all of the database if there are no checksums of its pages.
func (d *directory) compare(ctx context.Context, found *inspection) error {
	s := d.s
	if found.fresh {
		return nil
	}
	mark, err := s.markFile()
	if err == nil && mark != "" {
		err = found.readMark(mark)
	}
	if err != nil {
		return err
	}
	if err := found.compare(ctx, s.Reader, s.key); err != nil {
		return err
	}
	if len(found.faults) == 0 || s.restoring {
		if err := s.askWitnesses(ctx, found); err != nil {
			return err
		}
	}
	if err := s.refuse(found); err != nil {
		return err
	}
	s.findings, s.lost = found.faults, found.lost
	if found.files.Sums != nil {
		return nil
	}
	if err := s.lookThrough(ctx); err != nil {
		return fmt.Errorf("%w: put the directory back from a copy that is whole, and run boardwalk restore %s on that", err, s.dir)
	}
	return d.copies.SumAgain(ctx)
}

// lookThrough reads the whole database and checks its structure, hashes and balances.
func (s *Store) lookThrough(ctx context.Context) error {
	for text, err := range query.Rows(ctx, s.db, query.Value[string], "PRAGMA integrity_check(1)") {
		if err != nil {
			return fmt.Errorf("boardwalk.db is damaged: %w", err)
		}
		if text != "ok" {
			return fmt.Errorf("boardwalk.db is damaged: %s", text)
		}
	}
	_, err := s.Verify(ctx)
	if err != nil {
		err = fmt.Errorf("the data is damaged: %w", err)
	}
	return err
}
