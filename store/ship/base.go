package ship

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"time"

	"boardwalk/store/archive"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// renew makes another base if there is none, or if the last one is old, and takes away what is older than anybody wants.
func (s *Shipper) renew(ctx context.Context) error {
	s.mu.Lock()
	due := s.gen == nil || s.due || time.Since(s.gen.Time) > s.Base
	s.mu.Unlock()
	if due {
		if err := s.makeBase(ctx, s.Rate); err != nil {
			return err
		}
	}
	return s.forget()
}

// makeBase begins a generation. Its logs begin with the present one of the house, from its first frame on, which is held until
// all that is in it is shipped.
func (s *Shipper) makeBase(ctx context.Context, rate int64) (err error) {
	if err := CheckPromoted(s.Dir); err != nil {
		return err
	}
	_, last, err := Generations(s.Dir)
	if err != nil {
		return err
	}
	if err := s.dropUnfinished(); err != nil {
		return err
	}
	g := generation(s.Dir, last+1)
	if err := os.MkdirAll(g.Dir, 0o700); err != nil {
		return err
	}
	image, _, err := sqlite.OpenImage(g.Dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, image.Close()) }()
	if rate > 0 {
		if err := image.CopyPages(ctx, s.db, &sqlite.Reading{Rate: rate}); err != nil {
			return err
		}
	}
	hold, err := sqlite.NewHold(ctx, s.house)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, hold.Close()) }()
	if err := image.CopyPages(ctx, s.db, &sqlite.Reading{Rate: 8 * rate}); err != nil {
		return err
	}
	if err := image.CompareWith(s.house, s.db); err != nil {
		return err
	}
	if err := archive.Copy(s.house, s.Dir); err != nil { // all that the base says to be in one
		return err
	}
	if err := errors.Join(image.Finish(), sqlite.ForgetPrints(g.Dir), files.SyncDir(s.Dir)); err != nil {
		return err
	}
	return s.changeTo(&g)
}

// changeTo has all that is committed go to another generation from now on.
func (s *Shipper) changeTo(g *Generation) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if err := s.flushNow(); err != nil { // to the one before
		return err
	}
	for _, f := range []**os.File{&s.out, &s.index} {
		if *f != nil {
			if err := errors.Join((*f).Sync(), (*f).Close()); err != nil {
				return err
			}
			*f = nil
		}
	}
	if err := sayBehind(g, s.Sync); err != nil {
		return err
	}
	g.Time = time.Now().UTC().Round(0)
	s.mu.Lock()
	s.gen, s.due, s.log, s.taken = g, false, 1, sqlite.Position{Salts: s.at.Salts}
	s.unsent, s.queue, s.queued = nil, nil, 0
	if err := s.take(); err != nil {
		s.gen = nil
		s.mu.Unlock()
		return err
	}
	if s.gen == nil { // the log was begun anew since the last commit that is known of, and all that was in it is in the base
		s.gen, s.due, s.taken = g, false, s.at
	}
	first := s.last
	first.Log, first.Frames, first.Time = 1, s.at.Frames, g.Time
	if s.taken == s.at && len(s.queue) == 0 { // nothing is in a log
		first.Log, first.Frames, s.log = 0, 0, 0
	}
	s.queue = append(s.queue, piece{log: s.log, commits: []Commit{first}})
	s.mu.Unlock()
	if err := s.flushNow(); err != nil {
		return err
	}
	if err := s.index.Sync(); err != nil {
		return err
	}
	text, err := json.Marshal(base{g.Time})
	if err != nil {
		return err
	}
	return files.Observed{}.Replace(g.Dir, baseName, append(text, '\n'))
}

// sayBehind says in a generation whether orders are acknowledged before they are in it.
func sayBehind(g *Generation, sync bool) error {
	if !sync {
		return files.Observed{}.Replace(g.Dir, asyncName, nil)
	}
	if err := os.Remove(filepath.Join(g.Dir, asyncName)); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return files.SyncDir(g.Dir)
}

// dropUnfinished takes away generations whose base was never finished.
func (s *Shipper) dropUnfinished() error {
	list, last, err := Generations(s.Dir)
	if err != nil {
		return err
	}
	whole := map[int]bool{}
	for _, g := range list {
		whole[g.Number] = true
	}
	for n := 1; n <= last; n++ {
		if !whole[n] {
			if err := os.RemoveAll(generation(s.Dir, n).Dir); err != nil {
				return err
			}
		}
	}
	return nil
}

// forget takes away generations that were overtaken long ago.
func (s *Shipper) forget() error {
	list, _, err := Generations(s.Dir)
	if err != nil {
		return err
	}
	for i := 0; i+1 < len(list); i++ {
		if time.Since(list[i+1].Time) <= s.Keep {
			break
		}
		if err := os.Remove(filepath.Join(list[i].Dir, baseName)); err != nil { // first: it is not whole any more
			return err
		}
		if err := os.RemoveAll(list[i].Dir); err != nil {
			return err
		}
	}
	return nil
}
