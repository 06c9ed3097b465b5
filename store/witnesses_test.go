package store

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
)

// rolledBack returns the directory and mark of a house that were put back together from a copy, and the checkpoint that
// was published in between.
func rolledBack(t *testing.T) (dir string, mark Setup, seen Seen) {
	t.Helper()
	root := t.TempDir()
	dir, mark = filepath.Join(root, "data"), Marked(filepath.Join(root, "mark"))
	s := open(t, dir, mark)
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	copied := t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(root)); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir, mark)
	add(t, s, gift("ada", 200))
	add(t, s, gift("ada", 300))
	closeStore(t, s)
	note, err := os.ReadFile(filepath.Join(dir, lastName))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(root); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(root, os.DirFS(copied)); err != nil {
		t.Fatal(err)
	}
	return dir, mark, Seen{By: "https://witness.example", Note: string(note)}
}

func closeStore(t *testing.T, s *Store) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// answering is a witness that has seen a checkpoint.
func answering(seen ...Seen) Witnesses {
	return Witnesses{Ask: func(context.Context, note.Verifier) ([]Seen, error) { return seen, nil }}
}

// behind fails unless an error is that a witness knows of more, with what to do.
func behind(t *testing.T, err error) {
	t.Helper()
	var d *Damaged
	if !errors.As(err, &d) || d.Witness != "https://witness.example" || len(d.What) != 1 {
		t.Fatalf("%v", err)
	}
	for _, want := range []string{"there are 1 records, and https://witness.example knows of 3: the last 2 are lost, or this is an old copy",
		"boardwalk restore " + d.Dir + " --publish https://witness.example"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not said: %v", want, err)
		}
	}
}

func TestAWitnessShowsThatDirectoryAndMarkWerePutBack(t *testing.T) {
	dir, mark, seen := rolledBack(t)
	before := read0(t, dir)
	_, err := Open(dir, SealedBy(testKey), mark, Witnessed(answering(seen)))
	behind(t, err)
	for name, text := range read0(t, dir) {
		if string(text) != string(before[name]) {
			t.Errorf("%s was changed by a house that refused to open", name)
		}
	}
	closeStore(t, open(t, dir, mark)) // nobody else knows
}

func TestAWitnessThatKnowsNoMoreKeepsNobodyOut(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, Witnessed(answering()))
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	note, err := os.ReadFile(filepath.Join(dir, lastName))
	if err != nil {
		t.Fatal(err)
	}
	s = open(t, dir, Witnessed(answering(Seen{By: "w", Note: string(note)}, Seen{By: "v", Note: "not a checkpoint"})))
	add(t, s, gift("ada", 100))
	closeStore(t, s)
	closeStore(t, open(t, dir, Witnessed(answering(Seen{By: "w", Note: string(note)}))))
}

// TestAWitnessThatAnswersLateStopsTheHouse: a house is not kept closed by a witness that does not answer, unless it is to be
// asked first.
func TestAWitnessThatAnswersLateStopsTheHouse(t *testing.T) {
	dir, mark, seen := rolledBack(t)
	var asked atomic.Int64
	late := make(chan error, 1)
	w := Witnesses{Every: time.Millisecond, Late: func(err error) { late <- err }, Ask: func(context.Context, note.Verifier) ([]Seen, error) {
		if asked.Add(1) < 4 {
			return nil, errors.New("nobody answers")
		}
		return []Seen{seen}, nil
	}}
	s, err := Open(dir, SealedBy(testKey), mark, Witnessed(w))
	if err != nil {
		t.Fatal(err)
	}
	if err := <-late; err == nil || err.Error() != "nobody answers" {
		t.Error(err)
	}
	<-s.Failed()
	behind(t, s.Err())
	if _, err := s.Append(gift("ada", 1)); err == nil {
		t.Error("it still writes")
	}
	behind(t, s.Close())
}

func TestAHouseWaitsForItsWitnessFirst(t *testing.T) {
	dir, mark, seen := rolledBack(t)
	asked, waited := 0, 0
	w := Witnesses{First: true, Every: time.Millisecond, Waits: func(error) { waited++ },
		Ask: func(context.Context, note.Verifier) ([]Seen, error) {
			if asked++; asked < 4 {
				return nil, errors.New("nobody answers")
			}
			return []Seen{seen}, nil
		}}
	_, err := Open(dir, SealedBy(testKey), mark, Witnessed(w))
	behind(t, err)
	if asked != 4 || waited != 3 {
		t.Errorf("asked %d times, waited %d times", asked, waited)
	}
}

// TestARestoredHouseGoesOnAlthoughTheWitnessKnowsMore: the order to restore says what was lost.
func TestARestoredHouseGoesOnAlthoughTheWitnessKnowsMore(t *testing.T) {
	dir, mark, seen := rolledBack(t)
	s, err := Open(dir, SealedBy(testKey), mark, Restoring(), Witnessed(answering(seen)))
	if err != nil {
		t.Fatal(err)
	}
	order := s.Restored(ctx)
	if order.Lost != seen.Note || len(order.What) != 1 {
		t.Errorf("%+v", order)
	}
	data, err := journal.Data(order)
	if err != nil {
		t.Fatal(err)
	}
	add(t, s, &Batch{Records: []journal.Record{{Time: s.Now(), Kind: journal.KindServer, Data: data}}})
	closeStore(t, s)
	for range 2 {
		s = open(t, dir, mark, Witnessed(answering(seen)))
		add(t, s, gift("ada", 1))
		closeStore(t, s)
	}
	unreachable := Witnesses{Ask: func(context.Context, note.Verifier) ([]Seen, error) { return nil, errors.New("nobody answers") }}
	if _, err := Open(dir, SealedBy(testKey), mark, Restoring(), Witnessed(unreachable)); err == nil ||
		!strings.Contains(err.Error(), "a witness cannot be asked") {
		t.Error(err)
	}
}
