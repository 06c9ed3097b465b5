package backup

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/archive"
	"boardwalk/store/files"
	"boardwalk/store/ship"
	"boardwalk/store/sqlite"
)

// Follower keeps a house in a directory as far as it was shipped, verifies all of it, and has it take over when it is told to.
type Follower struct {
	from, dir string
	key       note.Verifier // of the house that ships
	lock      io.Closer
	image     *sqlite.Image
	check     *store.Checker

	gen   *ship.Generation // that is followed; nil before the first
	log   uint32           // of it, that is being applied
	file  *os.File
	tx    *sqlite.Transactions
	index int64       // bytes of the generation's index that were read
	known ship.Commit // the last commit by the index

	want map[uint32]uint32 // frames that the logs have, by the index
}

// Followed is how far a standby has come.
type Followed struct {
	Records  int64           `json:"records"` // all of them verified
	Time     time.Time       `json:"time"`    // of the last commit that it has
	Behind   bool            `json:"behind"`  // the house acknowledges orders before it ships them
	Promoted *ship.Promotion `json:"promoted,omitempty"`
}

// stateName is the file of a standby that says from where on it goes on when it is started again.
const stateName = "standby"

// state is what that file says.
type state struct {
	Generation int    `json:"generation"`
	Log        uint32 `json:"log"`
}

// Follow begins to follow a directory that is shipped to, or goes on with it.
func Follow(from, dir string) (*Follower, error) {
	key, err := journal.PublicKey(from)
	if err != nil {
		return nil, fmt.Errorf("nothing was shipped to %s: %w", from, err)
	}
	if err := prepareStandby(from, dir); err != nil {
		return nil, err
	}
	f := &Follower{from: from, dir: dir, key: key, check: store.NewChecker(key)}
	if f.lock, err = files.Lock(dir); err != nil {
		return nil, err
	}
	if f.image, _, err = sqlite.OpenImage(dir); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if err := placeKeys(from, dir); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// followKey follows the house to another key of its checkpoints, which it ships before anything that is signed by it.
func (f *Follower) followKey() error {
	now, err := journal.PublicKey(f.from)
	if err != nil || now.KeyHash() == f.key.KeyHash() {
		return err
	}
	if now, err = journal.Trusting(f.key, now); err != nil {
		return fmt.Errorf("what was shipped does not verify: %w", err)
	}
	f.key = now
	f.check.Trust(now)
	return placeKeys(f.from, f.dir)
}

// prepareStandby makes the directory of a standby, or finds one that was begun.
func prepareStandby(from, dir string) error {
	if _, err := os.Stat(filepath.Join(dir, stateName)); err == nil {
		return sameHouse(from, dir)
	}
	return prepare(from, dir)
}

// Close stops following.
func (f *Follower) Close() error {
	var errs []error
	if f.file != nil {
		errs = append(errs, f.file.Close())
	}
	if f.image != nil {
		errs = append(errs, f.image.Close())
	}
	return errors.Join(append(errs, f.lock.Close())...)
}

// Step applies what was shipped since the last step, and verifies it.
func (f *Follower) Step(ctx context.Context) (Followed, error) {
	promoted, err := promotion(f.from) // before the logs are read, which then are complete
	if err != nil {
		return Followed{}, err
	}
	list, _, err := ship.Generations(f.from)
	if err != nil {
		return Followed{}, err
	}
	if len(list) == 0 {
		return Followed{Promoted: promoted}, nil
	}
	last := list[len(list)-1]
	if f.gen == nil || f.gen.Number != last.Number {
		if err := f.begin(ctx, last); err != nil {
			return Followed{}, err
		}
	}
	if err := f.readIndex(); err != nil {
		return Followed{}, err
	}
	if err := f.apply(); err != nil {
		return Followed{}, err
	}
	if err := f.image.Sync(); err != nil {
		return Followed{}, err
	}
	if err := f.followKey(); err != nil { // after the logs were read, so that the key is not older than they are
		return Followed{}, err
	}
	if err := f.check.Check(ctx, filepath.Join(f.dir, sqlite.UnfinishedName)); err != nil {
		return Followed{}, fmt.Errorf("what was shipped does not verify: %w", err)
	}
	if err := f.compare(); err != nil {
		return Followed{}, err
	}
	return Followed{Records: f.check.Size(), Time: f.known.Time, Behind: last.Behind(), Promoted: promoted}, f.keepState()
}

// promotion returns who took over from the house that ships to a directory, or nil.
func promotion(dir string) (*ship.Promotion, error) {
	err := ship.CheckPromoted(dir)
	var p *ship.Promoted
	if errors.As(err, &p) {
		return &p.Promotion, nil
	}
	return nil, err
}

// begin begins to follow a generation: with its base, or in the midst of it where the standby was before.
func (f *Follower) begin(ctx context.Context, g ship.Generation) error {
	if f.file != nil {
		if err := f.file.Close(); err != nil {
			return err
		}
		f.file, f.tx = nil, nil
	}
	s := state{}
	text, err := os.ReadFile(filepath.Join(f.dir, stateName))
	if err == nil {
		err = json.Unmarshal(text, &s)
	} else if errors.Is(err, os.ErrNotExist) {
		err = nil
	}
	if err != nil {
		return err
	}
	f.gen, f.log, f.index, f.want = &g, 1, 0, map[uint32]uint32{}
	if f.check.Size() == 0 && s.Generation == g.Number {
		f.log = max(1, s.Log)
		return nil
	}
	if err := (files.Observed{}).Replace(f.dir, stateName, []byte("{}\n")); err != nil { // until the base is whole
		return err
	}
	if err := archive.Copy(f.from, f.dir); err != nil { // before what is in them is verified
		return err
	}
	return copyBase(ctx, f.image, &g, Options{})
}

// readIndex reads what was added to the index.
func (f *Follower) readIndex() error {
	list, at, err := f.gen.CommitsFrom(f.index)
	if err != nil {
		return err
	}
	for _, c := range list {
		f.known = c
		f.want[c.Log] = max(f.want[c.Log], c.Frames)
	}
	f.index = at
	return nil
}

// apply applies what was added to the logs.
func (f *Follower) apply() error {
	for {
		if f.tx == nil || f.tx.Salts == [8]byte{} {
			if open, err := f.openLog(); err != nil || !open {
				return err
			}
		}
		_, err := os.Stat(f.gen.LogFile(f.log + 1))
		more := err == nil // then this one will not grow any more
		if err := f.image.Apply(f.tx, math.MaxUint32); err != nil {
			return err
		}
		if f.tx.Frames < f.want[f.log] {
			return fmt.Errorf("%s is damaged: %d of %d frames can be read", f.gen.LogFile(f.log), f.tx.Frames, f.want[f.log])
		}
		if !more {
			return nil
		}
		if err := f.file.Close(); err != nil {
			return err
		}
		f.file, f.tx = nil, nil
		f.log++
	}
}

// openLog opens the log that is to be applied. It reports false if there is none yet.
func (f *Follower) openLog() (bool, error) {
	if f.file != nil {
		if err := f.file.Close(); err != nil {
			return false, err
		}
		f.file = nil
	}
	file, err := os.Open(f.gen.LogFile(f.log))
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	f.file = file
	f.tx, err = sqlite.ReadTransactions(file)
	return err == nil && f.tx.Salts != [8]byte{}, err
}

// compare holds what was verified against the index: as many records, and the same.
func (f *Follower) compare() error {
	if f.check.Size() < f.known.Size {
		return fmt.Errorf("there are %d records, and the index of what was shipped knows of %d", f.check.Size(), f.known.Size)
	}
	if f.check.Size() == f.known.Size && f.check.Head() != f.known.Hash {
		return fmt.Errorf("the %d records are others than the index of what was shipped knows of", f.known.Size)
	}
	return nil
}

// keepState notes from where on the standby goes on.
func (f *Follower) keepState() error {
	text, err := json.Marshal(state{f.gen.Number, f.log})
	if err != nil {
		return err
	}
	return files.Observed{}.Replace(f.dir, stateName, append(text, '\n'))
}

// TakeOver has the house of the standby's directory take over from the one that ships: it says so there, applies and verifies
// the last that was shipped, and makes the directory that of a house. It is closed then, and an order has it go on.
func (f *Follower) TakeOver(ctx context.Context) (last Followed, err error) {
	if list, _, err := ship.Generations(f.from); err != nil || len(list) == 0 {
		return last, errors.Join(err, f.Close(), fmt.Errorf("nothing that a house could be put together from was shipped to %s", f.from))
	}
	if err := SayPromoted(f.from, f.dir); err != nil {
		return last, errors.Join(err, f.Close())
	}
	if last, err = f.Step(ctx); err == nil {
		err = f.image.Finish()
	}
	known := sqlite.Head{Count: f.known.Count, Size: f.known.Size, Hash: f.known.Hash}
	if err = errors.Join(err, f.Close()); err != nil {
		return last, err
	}
	if err := copyKeys(f.from, f.dir); err != nil {
		return last, err
	}
	if _, err := finish(ctx, f.dir, &known); err != nil {
		return last, err
	}
	return last, os.Remove(filepath.Join(f.dir, stateName))
}

// Follows reports whether a standby runs in a directory.
func Follows(dir string) bool { return files.InUse(dir) }

// SayPromoted says in a directory that is shipped to that the standby in another one takes over.
func SayPromoted(from, dir string) error {
	by, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	return ship.Promote(from, by)
}
