package store

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/store/archive"
	"boardwalk/store/query"
)

// Old records are kept in archives, a month in each. Their lines move there; everything else of them stays in the database, so
// that whatever is searched for is found as before, and what is read is held against the same hashes.

// MovedLine is a line of the record that is written anew: moved to an archive, or brought back from there.
type MovedLine struct {
	Record int64
	Line   []byte
}

// linesAtOnce is how many lines are moved in one transaction. Whoever plays meanwhile waits for one at most.
const linesAtOnce = 256

// ErrPostgresArchive refuses to archive a house in PostgreSQL.
var ErrPostgresArchive = errors.New("a house in PostgreSQL keeps its records there: archives are for houses in a directory")

// Archived is what one archive is.
type Archived struct {
	journal.Archive
	Moved int64 // lines that were moved now
}

// Archive moves the lines of all months before a time to archives, one for each month that has records. What was
// interrupted is gone on with. Lines about the house and about people stay where they are: they are few and read at every
// opening.
func (s *Store) Archive(ctx context.Context, before time.Time, tell func(Archived)) error {
	d, ok := s.engine.(*directory)
	if !ok {
		return ErrPostgresArchive
	}
	if err := s.finishArchives(ctx, d, tell); err != nil {
		return err
	}
	known, err := archive.List(s.dir)
	if err != nil {
		return err
	}
	next := uint64(0)
	if len(known) > 0 {
		next = known[len(known)-1].Until
	}
	signed, err := s.signedSize(ctx)
	if err != nil {
		return err
	}
	for ctx.Err() == nil {
		h, err := s.monthFrom(ctx, next, before, uint64(signed))
		if err != nil || h == nil {
			return err
		}
		if err := s.archiveMonth(ctx, d, h, tell); err != nil {
			return err
		}
		next = h.Until
	}
	return ctx.Err()
}

// monthFrom returns what an archive is to have that begins with a record, or nil if the month is not to be archived yet.
func (s *Store) monthFrom(ctx context.Context, from uint64, before time.Time, signed uint64) (*archive.Header, error) {
	for r, err := range s.Records(ctx, from) {
		if err != nil {
			return nil, err
		}
		at := time.Date(r.Time.UTC().Year(), r.Time.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
		for s.hasArchive(at) { // its last records were not signed then, or came late: they are with those of the next month
			at = at.AddDate(0, 1, 0)
		}
		over := at.AddDate(0, 1, 0)
		if over.After(before) {
			return nil, nil
		}
		until, err := s.monthUntil(ctx, over)
		if err != nil {
			return nil, err
		}
		if until = min(until, signed); until <= from {
			return nil, nil
		}
		head, err := tlog.TreeHash(int64(until), s.Hashes(ctx))
		if err != nil {
			return nil, err
		}
		return &archive.Header{House: s.key.Name(), Month: at.Format("2006-01"), From: from, Until: until,
			Head: base64.StdEncoding.EncodeToString(head[:])}, nil
	}
	return nil, nil
}

// hasArchive reports whether there is an archive of a month.
func (s *Store) hasArchive(month time.Time) bool {
	_, err := os.Stat(filepath.Join(s.dir, archive.NameOf(month.Format("2006-01"))))
	return err == nil
}

// monthUntil returns the number after the last record that is earlier than a time. A few before it may be later, because
// tables commit independently.
func (s *Store) monthUntil(ctx context.Context, over time.Time) (uint64, error) {
	low, high, err := s.Around(ctx, over)
	if err != nil {
		return 0, err
	}
	until := low
	for r, err := range s.RecordsBetween(ctx, low, high) {
		if err != nil {
			return 0, err
		}
		if r.Time.Before(over) {
			until = r.Seq + 1
		}
	}
	return until, nil
}

// archiveMonth writes an archive, reads it again, and moves its lines there.
func (s *Store) archiveMonth(ctx context.Context, d *directory, h *archive.Header, tell func(Archived)) error {
	w, err := archive.Create(s.dir, *h)
	if err != nil {
		return err
	}
	left := int(h.Until - h.From)
	for line, err := range s.Lines(ctx, h.From, left) {
		if err == nil {
			err = w.Add(line)
		}
		if err != nil {
			return errors.Join(err, w.Abandon())
		}
	}
	if _, err := w.Close(); err != nil {
		return err
	}
	return s.moveTo(ctx, d, archive.NameOf(h.Month), tell)
}

// finishArchives goes on where somebody was interrupted.
func (s *Store) finishArchives(ctx context.Context, d *directory, tell func(Archived)) error {
	known, err := archive.List(s.dir)
	if err != nil {
		return err
	}
	for _, h := range known {
		said, err := s.saidArchive(ctx, archive.NameOf(h.Month))
		if err != nil {
			return err
		}
		if said != nil && said.Back { // on purpose
			continue
		}
		_, err = query.One[int64](ctx, s.db, stillThere+` LIMIT 1`, int64(h.From), int64(h.Until), []byte{0})
		if errors.Is(err, ErrNone) && said != nil {
			continue
		}
		if err != nil && !errors.Is(err, ErrNone) {
			return err
		}
		if err := s.moveTo(ctx, d, archive.NameOf(h.Month), tell); err != nil {
			return err
		}
	}
	return nil
}

// stillThere finds the records from a number on and before another one whose lines are not in an archive.
const stillThere = `SELECT seq FROM record WHERE seq >= ? AND seq < ? AND tbl <> '' AND instr(line, ?) <> 1 ORDER BY seq`

// saidArchive returns what the last record about an archive says, or nil.
func (s *Store) saidArchive(ctx context.Context, name string) (last *journal.Archive, err error) {
	for r, err := range s.TableFrom(ctx, "", 0) {
		if err != nil {
			return nil, err
		}
		var d journal.Server
		if r.Kind == journal.KindServer && r.Read(&d) == nil && d.Archive != nil && d.Archive.Name == name {
			last = d.Archive
		}
	}
	return last, nil
}

// moveTo moves the lines of an archive there, once each is known to be in it as it was hashed. The first to be told
// is the record.
func (s *Store) moveTo(ctx context.Context, d *directory, name string, tell func(Archived)) error {
	f, err := archive.Open(filepath.Join(s.dir, name))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := s.holdsArchive(ctx, f); err != nil {
		return err
	}
	sum, err := archive.Sum(s.dir, name)
	if err != nil {
		return err
	}
	if d.ship != nil { // where it must be before what says that a line is in it
		if err := archive.Copy(s.dir, s.config.ship.Dir); err != nil {
			return err
		}
	}
	done := Archived{Archive: journal.Archive{Name: name, From: f.From, Until: f.Until, SHA256: sum}}
	if said, err := s.saidArchive(ctx, name); err != nil {
		return err
	} else if said == nil || said.Back || said.SHA256 != sum {
		if err := s.sayArchive(done.Archive); err != nil {
			return err
		}
	}
	done.Moved, err = s.moveLines(ctx, f, stillThere, archive.Stub)
	if err == nil && tell != nil {
		tell(done)
	}
	return err
}

// sayArchive writes the record that an archive was made, or brought back.
func (s *Store) sayArchive(a journal.Archive) error {
	data, err := journal.Data(journal.Server{Did: journal.DidArchive, Archive: &a})
	if err != nil {
		return err
	}
	_, err = s.Append(&Batch{Records: []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}})
	return err
}

// holdsArchive holds each line of an archive against the hash beside its record, and the archive's head against the tree.
func (s *Store) holdsArchive(ctx context.Context, f *archive.File) error {
	foreign := fmt.Errorf("%s is of another house or history: take it out of the directory", f.Name)
	if n, err := s.Size(ctx); err != nil || f.Until > uint64(n) {
		return cmp.Or(err, foreign)
	}
	head, err := tlog.TreeHash(int64(f.Until), s.Hashes(ctx))
	if err != nil {
		return err
	}
	if base64.StdEncoding.EncodeToString(head[:]) != f.Head || f.House != s.key.Name() {
		return foreign
	}
	next := f.From
	for flat, err := range query.Rows(ctx, s.db, query.Value[[]byte],
		`SELECT hashes FROM record WHERE seq >= ? AND seq < ? ORDER BY seq`, int64(f.From), int64(f.Until)) {
		if err != nil {
			return err
		}
		line, err := f.Line(next)
		if err != nil {
			return err
		}
		if kept := split(flat); len(kept) == 0 || kept[0] != tlog.RecordHash(line) {
			return fmt.Errorf("%s does not have record %d as it was: take it out of the directory", f.Name, next)
		}
		next++
	}
	if next != f.Until {
		return fmt.Errorf("%s has records that the house does not have: take it out of the directory", f.Name)
	}
	return nil
}

// moveLines writes the lines of an archive's records anew, of those that a query finds.
func (s *Store) moveLines(ctx context.Context, f *archive.File, which string,
	as func(seq uint64, line []byte) []byte) (n int64, err error) {
	for ctx.Err() == nil {
		list, err := query.All(query.Rows(ctx, s.db, func(row *sql.Rows) (seq int64, err error) { return seq, row.Scan(&seq) },
			which+` LIMIT ?`, int64(f.From), int64(f.Until), []byte{0}, linesAtOnce))
		if err != nil || len(list) == 0 {
			return n, err
		}
		b := &Batch{}
		for _, seq := range list {
			line, err := f.Line(uint64(seq))
			if err != nil {
				return n, err
			}
			b.Moved = append(b.Moved, MovedLine{seq, as(uint64(seq), line)})
		}
		if _, err := s.Append(b); err != nil {
			return n, err
		}
		n += int64(len(list))
	}
	return n, ctx.Err()
}

// movedAway finds the records from a number on and before another one whose lines are in an archive.
const movedAway = `SELECT seq FROM record WHERE seq >= ? AND seq < ? AND instr(line, ?) = 1 ORDER BY seq`

// Unarchive brings the lines of an archive back into the database. The file stays where it is.
func (s *Store) Unarchive(ctx context.Context, name string) (int64, error) {
	if _, ok := s.engine.(*directory); !ok {
		return 0, ErrPostgresArchive
	}
	f, err := archive.Open(filepath.Join(s.dir, name))
	if err != nil {
		return 0, err
	}
	defer f.Close()
	if err := s.holdsArchive(ctx, f); err != nil {
		return 0, err
	}
	sum, err := archive.Sum(s.dir, name)
	if err != nil {
		return 0, err
	}
	if err := s.sayArchive(journal.Archive{Name: name, From: f.From, Until: f.Until, SHA256: sum, Back: true}); err != nil {
		return 0, err
	}
	return s.moveLines(ctx, f, movedAway, func(_ uint64, line []byte) []byte { return line })
}
