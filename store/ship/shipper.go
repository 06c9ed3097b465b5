package ship

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"boardwalk/journal"
	"boardwalk/store/files"
	"boardwalk/store/sqlite"
)

// Settings are how a house ships.
type Settings struct {
	Dir   string        // where to
	Sync  bool          // nothing is acknowledged before it is there
	Every time.Duration // how often it ships otherwise; a quarter of a second if zero
	Base  time.Duration // how old a base becomes before another one is made; a day if zero
	Keep  time.Duration // how long a generation is kept after a later one has its base; three days if zero
	Rate  int64         // bytes a second at most that are read for a base beside a house that is open; 64 MiB if zero

	Failed func(error) // is told when shipping fails; it is tried again
}

// mostQueued is how many bytes wait in memory at most while the directory that is shipped to does not answer. After that
// another base is made when it does.
const mostQueued = 256 << 20

// Shipper ships what one house commits. The committer of the house calls it.
type Shipper struct {
	Settings
	house string // its directory
	lock  io.Closer
	stop  func(error) // ends the house
	db    io.ReaderAt // its database file

	mu     sync.Mutex // of what waits
	wal    *os.File
	gen    *Generation // nil until there is a base
	log    uint32      // the number of the present log
	taken  sqlite.Position
	at     sqlite.Position // of the last commit
	last   Commit
	queue  []piece
	queued int64
	due    bool // another base is to be made at once
	kept   bool // there is a new checkpoint

	writing sync.Mutex // of what is written
	unsent  []piece
	out     *os.File // the present log
	outLog  uint32
	index   *os.File

	shipped  atomic.Int64 // the time up to which everything is there, in nanoseconds
	failures atomic.Uint64
	shut     context.CancelFunc
	ended    sync.WaitGroup
}

// piece is part of a log that is to be shipped, and what was committed with it.
type piece struct {
	log     uint32
	at      int64
	data    []byte
	commits []Commit
}

// Open opens a directory to ship to, which it makes if there is none. It returns a [*Promoted] if another house has taken over.
func Open(house string, s Settings) (*Shipper, error) {
	for _, d := range []struct {
		to    *time.Duration
		usual time.Duration
	}{{&s.Every, time.Second / 4}, {&s.Base, 24 * time.Hour}, {&s.Keep, 72 * time.Hour}} {
		if *d.to == 0 {
			*d.to = d.usual
		}
	}
	if s.Rate == 0 {
		s.Rate = 64 << 20
	}
	if s.Failed == nil {
		s.Failed = func(error) {}
	}
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := files.Lock(s.Dir)
	if err != nil {
		return nil, fmt.Errorf("shipping: %w", err)
	}
	h := &Shipper{Settings: s, house: house, lock: lock}
	h.shipped.Store(time.Now().UnixNano())
	if err := CheckPromoted(s.Dir); err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	return h, nil
}

// Latest returns the last commit that was shipped. It reports false if there is none.
func Latest(dir string) (c Commit, ok bool, err error) {
	list, _, err := Generations(dir)
	if err != nil || len(list) == 0 {
		return c, false, err
	}
	commits, err := list[len(list)-1].Commits()
	if err != nil || len(commits) == 0 {
		return c, false, err
	}
	return commits[len(commits)-1], true, nil
}

// sameHouse reports whether what was shipped before is of this house, which has changed its key since then.
func (s *Shipper) sameHouse() bool {
	was, err := journal.PublicKey(s.Dir)
	if err != nil {
		return false
	}
	now, err := journal.PublicKey(s.house)
	if err == nil {
		_, err = journal.Trusting(was, now)
	}
	return err == nil
}

// Begin begins to ship. The database file is one that stays open; at is where the last commit ends in the log, last how far the
// house had come, and count that of the head with which the house was opened. It goes on with the last generation if nothing
// is missing between it and the house. The function ends the house.
func (s *Shipper) Begin(ctx context.Context, db io.ReaderAt, at sqlite.Position, last Commit, stop func(error)) error {
	s.db, s.at, s.last, s.stop = db, at, last, stop
	for _, name := range Keys {
		text, err := os.ReadFile(filepath.Join(s.house, name))
		if err != nil {
			return err
		}
		have, err := os.ReadFile(filepath.Join(s.Dir, name))
		if err == nil && string(have) != string(text) && !s.sameHouse() {
			return fmt.Errorf("another house ships to %s: choose another directory", s.Dir)
		}
		if err := (files.Observed{}).Replace(s.Dir, name, text); err != nil {
			return err
		}
	}
	s.kept = true
	list, _, err := Generations(s.Dir)
	if err != nil {
		return err
	}
	if len(list) > 0 {
		if err := s.goOn(&list[len(list)-1]); err != nil {
			return err
		}
	}
	if s.Sync && s.gen == nil {
		if err := s.makeBase(ctx, 0); err != nil {
			return fmt.Errorf("shipping: %w", err)
		}
	}
	if s.gen == nil {
		return nil
	}
	if s.at.Frames > s.taken.Frames { // the house was killed before it had shipped them
		c := s.last
		c.Log, c.Frames = s.log, s.at.Frames
		s.queue = append(s.queue, piece{log: s.log, commits: []Commit{c}})
	}
	if err := errors.Join(s.flush(), sayBehind(s.gen, s.Sync)); err != nil {
		return fmt.Errorf("shipping: %w", err)
	}
	return nil
}

// Run ships from now on, until [Shipper.Close].
func (s *Shipper) Run() {
	ctx, cancel := context.WithCancel(context.Background())
	s.shut = cancel
	s.ended.Go(func() { s.every(ctx, s.Every, s.ship) })
	s.ended.Go(func() { s.every(ctx, s.Every, func() error { return s.renew(ctx) }) })
}

// every does something again and again until the context ends. A failure is told, and tried again.
func (s *Shipper) every(ctx context.Context, d time.Duration, do func() error) {
	for {
		wait := d
		if err := do(); err != nil && ctx.Err() == nil {
			var over *Promoted
			if errors.As(err, &over) {
				s.stop(err)
				return
			}
			s.failures.Add(1)
			s.Failed(err)
			wait = max(d, time.Second)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
	}
}

// goOn goes on with a generation if its last log is the present one of the house, or if the house was closed and not opened since.
func (s *Shipper) goOn(g *Generation) error {
	logs, err := g.Logs()
	if err != nil {
		return err
	}
	commits, err := g.Commits()
	if err != nil {
		return err
	}
	if n := len(commits); n > 0 && commits[n-1].Closed && commits[n-1].Count == s.last.Count {
		s.gen, s.log, s.taken = g, logs, sqlite.Position{}
		s.note(s.at)
		return nil
	}
	if logs == 0 {
		return nil
	}
	name := g.LogFile(logs)
	there, err := wholeLog(name)
	if err != nil || there.Salts != s.at.Salts || there.Frames == 0 || there.Frames > s.at.Frames {
		return err
	}
	if same, err := sameFrame(name, sqlite.LogFile(s.house), there.Frames); err != nil || !same {
		return err
	}
	if err := os.Truncate(name, sqlite.LogBytes(there.Frames)); err != nil {
		return err
	}
	s.gen, s.log, s.taken = g, logs, there
	return nil
}

// wholeLog returns up to where a log that was shipped is whole.
func wholeLog(name string) (sqlite.Position, error) {
	f, err := os.Open(name)
	if err != nil {
		return sqlite.Position{}, err
	}
	defer f.Close()
	t, err := sqlite.ReadTransactions(f)
	if err != nil {
		return sqlite.Position{}, err
	}
	for err == nil {
		_, err = t.Next()
	}
	if !errors.Is(err, io.EOF) {
		return sqlite.Position{}, err
	}
	return sqlite.Position{Salts: t.Salts, Frames: t.Frames}, nil
}

// sameFrame reports whether a frame of two logs has the same checksum, which is one over all frames before it, too.
func sameFrame(a, b string, frame uint32) (bool, error) {
	var sums [2][sqlite.FrameHead]byte
	for i, name := range []string{a, b} {
		f, err := os.Open(name)
		if err != nil {
			return false, err
		}
		_, err = f.ReadAt(sums[i][:], sqlite.LogBytes(frame-1))
		if err := errors.Join(err, f.Close()); err != nil {
			return false, err
		}
	}
	return sums[0] == sums[1], nil
}

// Committed is called after each commit, before anybody hears of it. Where nothing may be acknowledged before it is shipped,
// it ships.
func (s *Shipper) Committed(at sqlite.Position, c Commit) error {
	s.mu.Lock()
	s.note(at)
	c.Log, c.Frames = s.log, at.Frames
	s.at, s.last = at, c
	if s.gen != nil {
		s.queue = append(s.queue, piece{log: s.log, commits: []Commit{c}})
	}
	s.mu.Unlock()
	if !s.Sync {
		return nil
	}
	if err := s.flush(); err != nil {
		return fmt.Errorf("shipping: %w", err)
	}
	return nil
}

// note takes note of where the last commit ends: a log that was begun anew is another one.
func (s *Shipper) note(at sqlite.Position) {
	if s.gen != nil && at.Salts != s.taken.Salts && at.Frames > 0 {
		s.log++
		s.taken = sqlite.Position{Salts: at.Salts}
	}
}

// BeforeCopy is called before pages of the log are copied into the database, after which the log may be begun anew. It takes
// what is in the log into memory.
func (s *Shipper) BeforeCopy() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.take()
}

// take takes what is in the log of the house and was not taken yet.
func (s *Shipper) take() error {
	if s.gen == nil || s.at.Frames <= s.taken.Frames || s.at.Salts != s.taken.Salts {
		return nil
	}
	if s.queued > mostQueued { // nobody takes it
		s.lose()
		return nil
	}
	if s.wal == nil {
		var err error
		if s.wal, err = os.Open(sqlite.LogFile(s.house)); err != nil {
			return err
		}
	}
	from := sqlite.LogBytes(s.taken.Frames)
	if s.taken.Frames == 0 {
		from = 0
	}
	data := make([]byte, sqlite.LogBytes(s.at.Frames)-from)
	if _, err := s.wal.ReadAt(data, from); err != nil {
		return fmt.Errorf("the write-ahead log: %w", err)
	}
	if salts, err := sqlite.SaltsOf(s.wal); err != nil {
		return err
	} else if salts != s.taken.Salts { // it was begun anew, so all of it is in the database
		s.lose()
		return nil
	}
	s.queue = append(s.queue, piece{log: s.log, at: from, data: data})
	s.queued += int64(len(data))
	s.taken.Frames = s.at.Frames
	return nil
}

// lose gives the generation up. Another one is begun.
func (s *Shipper) lose() {
	s.gen, s.queue, s.queued, s.due = nil, nil, 0, true
}

// Kept is called when the house has kept its last checkpoint in a file.
func (s *Shipper) Kept() {
	s.mu.Lock()
	s.kept = true
	s.mu.Unlock()
}

// Closed is called when the house is closed in good order and nothing is in its log any more.
func (s *Shipper) Closed(c Commit) error {
	s.mu.Lock()
	if s.gen == nil {
		s.mu.Unlock()
		return nil
	}
	c.Log, c.Frames, c.Closed = s.log, s.taken.Frames, true
	s.queue = append(s.queue, piece{log: s.log, commits: []Commit{c}})
	s.mu.Unlock()
	return s.ship()
}

// Close ships what still waits and ends the shipping.
func (s *Shipper) Close() error {
	var errs []error
	if s.shut != nil {
		s.shut()
		s.ended.Wait()
		errs = append(errs, s.ship())
	}
	for _, f := range []*os.File{s.wal, s.out, s.index} {
		if f != nil {
			errs = append(errs, f.Close())
		}
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	return errors.Join(errs...)
}

// Status is how far the shipping is.
type Status struct {
	Age      time.Duration // since when something may not have been shipped
	Failures uint64        // times that shipping failed
	Base     bool          // there is a base, without which nothing can be put together
}

// Status returns how far the shipping is.
func (s *Shipper) Status() Status {
	s.mu.Lock()
	defer s.mu.Unlock()
	return Status{time.Since(time.Unix(0, s.shipped.Load())), s.failures.Load(), s.gen != nil}
}
