package backup

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store/archive"
	"boardwalk/store/files"
	"boardwalk/store/ship"
	"boardwalk/store/sqlite"
)

// Moment is up to when a house is put together: the last commit that is not after a time, or after which there were not more
// records. The zero Moment is the last commit of all.
type Moment struct {
	Time    time.Time
	Records int64
}

// before reports whether a commit is not after the moment.
func (m *Moment) before(c *ship.Commit) bool {
	return (m.Time.IsZero() || !c.Time.After(m.Time)) && (m.Records == 0 || c.Size <= m.Records)
}

// last reports whether the moment is the last of all.
func (m *Moment) last() bool { return m.Time.IsZero() && m.Records == 0 }

// Built is a house that was put together.
type Built struct {
	Time    time.Time `json:"time"`    // of its last commit, as the house that shipped it saw it
	Records int64     `json:"records"` // how many there are
	Known   int64     `json:"known"`   // how many were ever shipped
	Behind  bool      `json:"behind"`  // orders were acknowledged before they were shipped
}

// Build puts a house together in a new directory from one that was shipped to, as of a moment. Unless that is the last moment,
// the directory also has how far the house came after it, so that only an order to restore opens it.
func Build(ctx context.Context, from, to string, m Moment, o Options) (b Built, err error) {
	list, _, err := ship.Generations(from)
	if err != nil {
		return b, err
	}
	if len(list) == 0 {
		return b, fmt.Errorf("nothing that a house could be put together from was shipped to %s", from)
	}
	newest, known, err := choose(list[len(list)-1:], &Moment{})
	if err != nil {
		return b, err
	}
	g, c, err := choose(list, &m)
	if err != nil {
		return b, err
	}
	if err := prepare(from, to); err != nil {
		return b, err
	}
	lock, err := files.Lock(to)
	if err != nil {
		return b, err
	}
	err = build(ctx, g, to, &m, c, o)
	if err = errors.Join(err, copyKeys(from, to), os.Remove(filepath.Join(to, "lock")), lock.Close()); err != nil {
		return b, err
	}
	head, err := finish(ctx, to, &sqlite.Head{Count: known.Count, Size: c.Size, Hash: c.Hash})
	if err != nil {
		return b, err
	}
	b = Built{Time: c.Time, Records: head.Size, Known: max(known.Size, head.Size), Behind: newest.Behind()}
	if m.last() {
		return b, nil
	}
	lost := sqlite.Head{Count: known.Count + 1, Size: known.Size, Hash: known.Hash}
	return b, sqlite.BeginHead(filepath.Join(to, sqlite.HeadName), lost)
}

// IsCopy reports whether a directory is a house or a copy of one, and not one that was shipped to.
func IsCopy(dir string) bool {
	_, err := os.Stat(sqlite.File(dir))
	return err == nil
}

// choose returns the last commit that is not after a moment, and the generation that has it.
func choose(list []ship.Generation, m *Moment) (*ship.Generation, *ship.Commit, error) {
	var first *ship.Commit
	for i := len(list) - 1; i >= 0; i-- {
		commits, err := list[i].Commits()
		if err != nil {
			return nil, nil, err
		}
		for k := len(commits) - 1; k >= 0; k-- {
			if m.before(&commits[k]) {
				return &list[i], &commits[k], nil
			}
			first = &commits[k]
		}
	}
	if first == nil {
		return nil, nil, errors.New("the index of what was shipped is empty or damaged")
	}
	return nil, nil, fmt.Errorf("the first moment that can be gone back to is %s UTC, when there were %d records",
		first.Time.Format(time.DateTime), first.Size)
}

// build puts the database of a house together, up to a commit, or up to the last that is in the logs.
func build(ctx context.Context, g *ship.Generation, to string, m *Moment, c *ship.Commit, o Options) (err error) {
	image, _, err := sqlite.OpenImage(to)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, image.Close()) }()
	if err := copyBase(ctx, image, g, o); err != nil {
		return err
	}
	logs, err := g.Logs()
	if err != nil {
		return err
	}
	if logs < c.Log {
		return fmt.Errorf("%s is missing", g.LogFile(logs+1))
	}
	want, err := framesOf(g, c)
	if err != nil {
		return err
	}
	if !m.last() {
		logs = c.Log
	}
	for n := uint32(1); n <= logs; n++ {
		most := uint32(math.MaxUint32)
		if n == c.Log && !m.last() {
			most = c.Frames
		}
		frames, err := applyLog(image, g.LogFile(n), most)
		if err != nil {
			return err
		}
		if frames < want[n] {
			return fmt.Errorf("%s is damaged: %d of %d frames can be read", g.LogFile(n), frames, want[n])
		}
	}
	return image.Finish()
}

// framesOf returns how many frames the logs of a generation have up to a commit, by its index. There may be more.
func framesOf(g *ship.Generation, last *ship.Commit) (map[uint32]uint32, error) {
	commits, err := g.Commits()
	frames := map[uint32]uint32{}
	for _, c := range commits {
		if c.Log < last.Log || c.Log == last.Log && c.Frames <= last.Frames {
			frames[c.Log] = max(frames[c.Log], c.Frames)
		}
	}
	return frames, err
}

// copyBase puts the base of a generation into an image, held against its checksums.
func copyBase(ctx context.Context, image *sqlite.Image, g *ship.Generation, o Options) error {
	db, err := os.Open(sqlite.File(g.Dir))
	if err != nil {
		return err
	}
	defer db.Close()
	info, err := db.Stat()
	if err != nil {
		return err
	}
	read := int64(0)
	if err := image.CopyPages(ctx, db, &sqlite.Reading{Tell: func(n int64) {
		if read += n; o.Tell != nil {
			o.Tell(read, max(info.Size(), read))
		}
	}}); err != nil {
		return err
	}
	return image.CompareWith(g.Dir, db)
}

// applyLog applies a log that was shipped, and returns how many frames of it.
func applyLog(image *sqlite.Image, name string, most uint32) (uint32, error) {
	f, err := os.Open(name)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	t, err := sqlite.ReadTransactions(f)
	if err != nil {
		return 0, err
	}
	err = image.Apply(t, most)
	return t.Frames, err
}

// copyKeys copies what was shipped beside the generations: keys, the last checkpoint, archives.
func copyKeys(from, to string) error {
	if err := placeKeys(from, to); err != nil {
		return err
	}
	if err := place(from, to, ship.LastName); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return archive.Copy(from, to)
}

// placeKeys copies the keys that were shipped.
func placeKeys(from, to string) error {
	for _, name := range ship.Keys {
		if err := place(from, to, name); err != nil {
			return err
		}
	}
	return nil
}

// place copies a file from one directory to another.
func place(from, to, name string) error {
	text, err := os.ReadFile(filepath.Join(from, name))
	if err != nil {
		return err
	}
	return files.Observed{}.Replace(to, name, text)
}
