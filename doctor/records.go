package doctor

import (
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/archive"
	"boardwalk/store/files"
)

// records looks at the last records: whether a checkpoint vouches for them, and whether the clock agrees with them.
func (f *findings) records(ctx context.Context, o *Options, snapshot *store.Snapshot, key note.Verifier) {
	size, err := snapshot.Size(ctx)
	if err != nil || size == 0 {
		return // it was said, or there is nothing yet
	}
	if last, ok := timeOf(ctx, snapshot, size-1); ok {
		f.clock(o, last)
	}
	text, err := os.ReadFile(filepath.Join(o.Dir, "checkpoint.last"))
	if err != nil {
		return
	}
	signed, err := journal.OpenCheckpoint(string(text), key)
	if err != nil || signed.Size >= size {
		if err == nil {
			f.good("checkpoint", "a signed checkpoint vouches for all %d records", size)
		}
		return
	}
	since, known := timeOf(ctx, snapshot, signed.Size)
	switch open := files.InUse(o.Dir); {
	case open && known && time.Since(since) > unsignedLong:
		f.wrong("checkpoint", "look into the log of the house; if it says nothing, "+serveAgain,
			"no checkpoint vouches for the last %d records, the first of them of %s", size-signed.Size, since.UTC().Format(time.DateTime))
	case open:
		f.good("checkpoint", "a checkpoint vouches for all but the newest %d records", size-signed.Size)
	default:
		f.warn("checkpoint", "open it again with boardwalk serve, which goes on where it was",
			"the house was not closed in good order: no checkpoint vouches for the last %d records yet", size-signed.Size)
	}
}

// archives looks whether the archives of old records are there, and can be read.
func (f *findings) archives(ctx context.Context, dir string) {
	r, err := store.Read(dir)
	if err != nil {
		return // which was said
	}
	defer r.Close()
	said := map[string]journal.Archive{}
	for rec, err := range r.TableFrom(ctx, "", 0) {
		if err != nil {
			return
		}
		var d journal.Server
		if rec.Kind == journal.KindServer && rec.Read(&d) == nil && d.Archive != nil {
			said[d.Archive.Name] = *d.Archive
		}
	}
	whole := 0
	for _, name := range slices.Sorted(maps.Keys(said)) {
		a := said[name]
		if a.Back || !archive.IsName(name) {
			continue
		}
		file, err := archive.Open(archive.PathOf(dir, name))
		if err != nil {
			f.wrong("archive", "put it back from a backup: rounds of that time cannot be shown or verified without it",
				"records %d to %d were moved to %s, and it cannot be read (%v)", a.From, a.Until-1, name, err)
			continue
		}
		whole++
		file.Close()
	}
	if whole > 0 {
		f.good("archive", "%d archives of old records are there", whole)
	}
}

// timeOf returns when a record was written.
func timeOf(ctx context.Context, snapshot *store.Snapshot, seq int64) (time.Time, bool) {
	for row, err := range snapshot.Rows(ctx, store.RecordRow, seq) {
		if err != nil || len(row) < 4 {
			break
		}
		line, _ := row[3].([]byte)
		if text, ok := row[3].(string); ok {
			line = []byte(text)
		}
		r, err := journal.Parse(line)
		return r.Time, err == nil
	}
	return time.Time{}, false
}

// clock holds the machine's clock against the last record.
func (f *findings) clock(o *Options, last time.Time) {
	const apart = "the clock of this machine says %s, and the last record is of %s"
	now, at := o.Now.UTC().Format(time.DateTime), last.UTC().Format(time.DateTime)
	switch since := o.Now.Sub(last); {
	case since < -time.Minute:
		f.wrong("clock", "set the clock right: the house would go on at the time of the last record", apart, now, at)
	case o.ClockRange > 0 && since > o.ClockRange:
		f.wrong("clock", "set the clock right, or open the house with --accept-clock once if it is right", apart, now, at)
	default:
		f.good("clock", "the last record is of %s, before the time of this machine", at)
	}
}

// seeds looks whether the key of the seeds is there and opens what is sealed.
func (f *findings) seeds(ctx context.Context, o *Options, snapshot *store.Snapshot, house note.Verifier) {
	var table string
	var number int64
	var sealed []byte
	for row, err := range snapshot.Rows(ctx, store.SeedRows) {
		if err == nil && len(row) == 3 {
			table, _ = row[0].(string)
			number, _ = row[1].(int64)
			sealed, _ = row[2].([]byte)
			sealed = append([]byte(nil), sealed...)
		}
		break
	}
	key, err := store.SeedKeyOf(house, o.Dir, o.SeedKey)
	switch {
	case errors.Is(err, os.ErrPermission):
		f.warn("seed key", "run boardwalk doctor as the user that the house runs as", "this user cannot read the key of the seeds (%v)", err)
	case err != nil && sealed == nil:
		f.warn("seed key", "name it with --seed-key if it is elsewhere", "%v", err)
	case err != nil:
		f.wrong("seed key", "the house cannot go on without it: put it back from where you keep a copy, or name it with --seed-key", "%v", err)
	case sealed == nil:
		f.good("seed key", "the key of the seeds is there")
	default:
		if _, err := key.Open(table, uint64(number), sealed); err != nil {
			f.wrong("seed key", "name the key that the house was opened with, with --seed-key",
				"the key of the seeds does not open seed %d of table %s", number, table)
			return
		}
		f.good("seed key", "the key of the seeds is there, and opens them")
	}
}
