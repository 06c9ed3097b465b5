package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
)

// steps are the states in which a change of the key can stop, in their order: how one comes to it from a house that is open, and
// how many changes of the key are left when it has been settled.
var steps = []struct {
	what    string
	stop    func(t *testing.T, s *Store)
	changes int
}{
	{"the next key is made", func(t *testing.T, s *Store) {
		nextKey(t, s)
		killed(s)
	}, 0},
	{"the house allows it", func(t *testing.T, s *Store) {
		if err := s.engine.allows(ctx, nextKey(t, s)); err != nil {
			t.Fatal(err)
		}
		killed(s)
	}, 0},
	{"the change is on record", func(t *testing.T, s *Store) {
		if err := s.handOver(ctx); err != nil {
			t.Fatal(err)
		}
		killed(s)
	}, 1},
	{"the old key has signed it", func(t *testing.T, s *Store) {
		if err := s.handOver(ctx); err != nil {
			t.Fatal(err)
		}
		closeStore(t, s)
	}, 1},
	{"the public key is in its place", func(t *testing.T, s *Store) {
		old := fileIn(t, s.dir, journal.KeyFile)
		rotates(t, s)
		put(t, s.dir, journal.NextFile, fileIn(t, s.dir, journal.KeyFile))
		put(t, s.dir, journal.KeyFile, old)
	}, 1},
	{"both keys are in their places", func(t *testing.T, s *Store) {
		rotates(t, s)
		put(t, s.dir, journal.NextFile, fileIn(t, s.dir, journal.KeyFile))
	}, 1},
}

// nextKey makes the next key of a house, and does nothing more.
func nextKey(t *testing.T, s *Store) note.Verifier {
	t.Helper()
	text, err := journal.NextKey(s.dir, s.key.Name())
	if err != nil {
		t.Fatal(err)
	}
	next, err := note.NewVerifier(text)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// killed leaves a store as a process does that is killed: it signs nothing more.
func killed(s *Store) {
	s.fail(errors.New("killed"))
	s.Close()
}

// rotates closes a store and changes the key of its house.
func rotates(t *testing.T, s *Store) {
	t.Helper()
	closeStore(t, s)
	if _, err := RotateKey(ctx, s.dir, SealedBy(testKey)); err != nil {
		t.Fatal(err)
	}
}

func fileIn(t *testing.T, dir, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func put(t *testing.T, dir, name string, text []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestAChangeOfTheKeyThatStops: wherever it stops, the house opens, signs, and all that was ever signed is good under the key that
// its directory has. A change that is on record is finished, by whoever opens the house; one that is not is undone.
func TestAChangeOfTheKeyThatStops(t *testing.T) {
	for _, step := range steps {
		t.Run(step.what, func(t *testing.T) {
			onBoth(t, func(t *testing.T, dir string) {
				s := open(t, dir)
				add(t, s, gift("ada", 100))
				before := s.key
				step.stop(t, s)
				s = open(t, dir)
				add(t, s, gift("ada", 100))
				closeStore(t, s)
				settled(t, dir, before, step.changes)
				closeStore(t, open(t, dir)) // and again
			})
		})
	}
}

// TestTheSameOrderFinishesAChangeOfTheKey, or makes one where nothing was on record.
func TestTheSameOrderFinishesAChangeOfTheKey(t *testing.T) {
	for _, step := range steps {
		t.Run(step.what, func(t *testing.T) {
			onBoth(t, func(t *testing.T, dir string) {
				s := open(t, dir)
				add(t, s, gift("ada", 100))
				before := s.key
				step.stop(t, s)
				var err error
				for end := time.Now().Add(20 * leaseFor); time.Now().Before(end); { // a node that was killed has its lease for a moment
					if _, err = RotateKey(ctx, dir, SealedBy(testKey)); err == nil || !strings.Contains(err.Error(), "has the house") {
						break
					}
				}
				if err != nil {
					t.Fatal(err)
				}
				settled(t, dir, before, 1)
				s = open(t, dir)
				add(t, s, gift("ada", 100))
				closeStore(t, s)
				settled(t, dir, before, 1)
			})
		})
	}
}

// settled fails unless a house was changed from one key to another so many times, and its checkpoints are signed accordingly.
func settled(t *testing.T, dir string, before note.Verifier, changes int) {
	t.Helper()
	if journal.BegunKey(dir) {
		t.Error("the change is still under way")
	}
	r, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if got := journal.Handovers(r.key); len(got) != changes || (changes == 0) != (before.KeyHash() == r.key.KeyHash()) {
		t.Errorf("the key was changed %d times, want %d", len(got), changes)
	}
	if journal.FirstKey(r.key).KeyHash() != before.KeyHash() {
		t.Error("the first key is another one")
	}
	if v := verified(t, r); v.Vouched != v.Records {
		t.Errorf("%d of %d records are signed", v.Vouched, v.Records)
	}
	onRecord := 0
	for _, err := range r.keyChanges(ctx) {
		if err != nil {
			t.Fatal(err)
		}
		onRecord++
	}
	if onRecord != changes {
		t.Errorf("%d changes are on record, want %d", onRecord, changes)
	}
}

// TestOtherNodesNeedTheNewKey: a node that waits for the house while the key is changed does not go on with the old one.
func TestOtherNodesNeedTheNewKey(t *testing.T) {
	dir := postgrestest.Dir(t)
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	if _, err := RotateKey(ctx, besides(t, dir), SealedBy(testKey)); err == nil || !strings.Contains(err.Error(), "close it first") {
		t.Errorf("while the house is open: %v", err)
	}
	other, waits, refused := besides(t, dir), make(chan string, 1), make(chan error, 1)
	go func() {
		s, err := Open(other, SealedBy(testKey), Waiting(func(node string) error { waits <- node; return nil }))
		if err == nil {
			s.Close()
		}
		refused <- err
	}()
	<-waits
	if err := s.handOver(ctx); err != nil {
		t.Fatal(err)
	}
	closeStore(t, s)
	if err := <-refused; err == nil || !strings.Contains(err.Error(), "copy checkpoint.key and checkpoint.pub from another node") {
		t.Fatalf("a node with the old key opens the house: %v", err)
	}
	s = open(t, dir)
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	if _, err := Open(other, SealedBy(testKey)); err == nil {
		t.Fatal("a node with the old key opens the house when the change is finished")
	}
	for _, name := range []string{journal.KeyFile, journal.PublicFile} {
		put(t, other, name, fileIn(t, dir, name))
	}
	closeStore(t, open(t, other))
}

// TestAWitnessShowsACopyFromBeforeTheKeyWasChanged: the checkpoints that it has are signed by a key that the copy does not know;
// what the witness was told of the change proves that it is the house's.
func TestAWitnessShowsACopyFromBeforeTheKeyWasChanged(t *testing.T) {
	root := t.TempDir()
	dir, mark := filepath.Join(root, "data"), Marked(filepath.Join(root, "mark"))
	s := open(t, dir, mark)
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	copied := t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(root)); err != nil {
		t.Fatal(err)
	}
	if _, err := RotateKey(ctx, dir, SealedBy(testKey), mark); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir, mark)
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	seen := Seen{By: "https://witness.example", Note: string(fileIn(t, dir, lastName)), Key: string(fileIn(t, dir, journal.PublicFile))}
	dir, mark = filepath.Join(copied, "data"), Marked(filepath.Join(copied, "mark"))
	_, err := Open(dir, SealedBy(testKey), mark, Witnessed(answering(seen)))
	behind(t, err)
	stranger := t.TempDir()
	closeStore(t, open(t, stranger))
	rotates(t, open(t, stranger))
	seen.Key = string(fileIn(t, stranger, journal.PublicFile))
	closeStore(t, open(t, dir, mark, Witnessed(answering(seen)))) // which nobody of this house has signed
}
