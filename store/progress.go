package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store/files"
)

// Marked has the store also keep outside of its directory how far the house has come, in
// a file. A directory that is put back from a copy, with everything in it, is then known
// to be old. An empty name means the usual file of the house, below the user's
// directory for configuration.
func Marked(file string) Setup { return func(c *config) { c.mark = &file } }

// markFile returns where the mark is, or "" if there is none.
func (s *Store) markFile() (string, error) {
	if s.mark == nil || *s.mark != "" {
		if s.mark == nil {
			return "", nil
		}
		return *s.mark, nil
	}
	return usualMark(s.key)
}

// usualMark returns where the mark of a house is unless somebody names another file.
func usualMark(key note.Verifier) (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("there is no directory for the mark of the house: name a file with --mark (%w)", err)
	}
	return filepath.Join(dir, "boardwalk", fmt.Sprintf("head-%08x", key.KeyHash())), nil
}

// firstHead writes the head of a house that has no records yet, before it has a key.
func (s *Store) firstHead() error {
	f, err := openHead(filepath.Join(s.dir, headName), headName, s.told)
	if err != nil {
		return err
	}
	s.heads = append(s.heads, f)
	empty, err := tlog.TreeHash(0, nil)
	if err != nil {
		return err
	}
	if err := f.write(&head{count: 1, hash: empty}); err != nil {
		return err
	}
	s.count = 1
	if err := f.sync(); err != nil {
		return err
	}
	return files.SyncDir(s.dir)
}

// openHeads opens the files that say how far the house has come. In a house that has
// records nothing is written to them before the next commit.
func (s *Store) openHeads(found *inspection) error {
	if !found.fresh {
		f, err := openHead(filepath.Join(s.dir, headName), headName, s.told)
		if err != nil {
			return err
		}
		s.heads = append(s.heads, f)
		if found.head != nil {
			s.count = found.head.count
		}
	}
	mark, err := s.markFile()
	if err != nil || mark == "" {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(mark), 0o700); err != nil {
		return err
	}
	if h, err := readHead(mark); err == nil {
		s.count = max(s.count, h.count)
	}
	f, err := openHead(mark, mark, files.Observed{})
	if err != nil {
		return err
	}
	s.heads = append(s.heads, f)
	return nil
}

// writeHeads writes the next head into all files.
func (s *Store) writeHeads(log *journal.Log, p position) error {
	s.count++
	h := head{count: s.count, size: log.Size(), hash: log.Head(), position: p}
	for _, f := range s.heads {
		if err := f.write(&h); err != nil {
			return err
		}
	}
	return nil
}

// emptyHeads says durably in all files that nothing is in the log. The next log has
// salts that do not follow on those before, and a head of before would not fit it.
func (s *Store) emptyHeads(log *journal.Log) error {
	if err := s.writeHeads(log, position{}); err != nil {
		return err
	}
	for _, h := range s.heads {
		if err := h.sync(); err != nil {
			return err
		}
	}
	return nil
}

// closeLog copies the whole log into the database before the house closes, and says in
// the heads that nothing is in the log any more. If somebody still reads an older state
// the log stays as it is.
func (c *committer) closeLog(ctx context.Context) error {
	all, err := c.s.copies.copyBack(ctx)
	if err != nil || !all || c.s.restoring {
		return err
	}
	if err := c.s.emptyHeads(c.log); err != nil {
		return err
	}
	var busy, frames, copied int64
	return c.s.conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &frames, &copied)
}
