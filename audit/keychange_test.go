package audit

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/internal/disk"
	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/backup"
	"boardwalk/store/seedkey"
	"boardwalk/store/storetest"
)

// playedOn opens a house with the usual game and closes it, so that there are records after what was done before.
func playedOn(t *testing.T, dir string) {
	t.Helper()
	inStore(t, dir, func(s *store.Store) error {
		h, err := floor.Open(audittest.House([]string{"big-six"}), s)
		if err == nil {
			h.Close()
		}
		return err
	})
}

// TestAnotherKeyOfCheckpoints: after the key was changed, twice, the house goes on; both verifiers accept it, whoever brings the
// first key follows it to the last, and a checkpoint of before still proves what it did. What the old key did not sign is refused.
func TestAnotherKeyOfCheckpoints(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), filepath.Join(t.TempDir(), "data")
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	first, oldSecret, early := read("checkpoint.pub"), read(journal.KeyFile), read("checkpoint.last")
	for range 2 {
		if _, err := store.RotateKey(ctx, dir, storetest.Sealed); err != nil {
			t.Fatal(err)
		}
		playedOn(t, dir)
	}
	key, err := journal.PublicKey(dir)
	if err != nil || len(journal.Handovers(key)) != 2 {
		t.Fatal(err, key)
	}
	known, err := journal.ParseKey(first)
	if err != nil {
		t.Fatal(err)
	}
	trusted, err := journal.Trusting(known, key)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{SeedKey: storetest.Key, Mark: backup.MarkOf(dir), Checkpoints: []string{early}}
	for what, key := range map[string]Options{"its own key": {}, "the first key": {Key: trusted}} {
		o.Key = key.Key
		r, faults := faultsOf(t, dir, o)
		if len(faults) > 0 || len(r.Proven) != 1 || r.Vouched != r.Records {
			t.Errorf("with %s: %s, %+v", what, list(faults), r.Proven)
		}
	}
	if o.Key, o.Checkpoints = known, nil; true {
		if _, faults := faultsOf(t, dir, o); len(faults) == 0 {
			t.Error("the first key alone is good for checkpoints of another")
		}
	}
	if faults := secondFaultsIn(t, dir); len(faults) > 0 {
		t.Error("the second verifier:", faults)
	}

	// Somebody with the directory and no key of the house puts a key of their own there, which they sign themselves.
	t.Run("forged", func(t *testing.T) {
		for what, forge := range map[string]func(text string) string{
			"a change is left out": func(text string) string {
				lines := strings.SplitAfter(text, "\n")
				return strings.Join(append(lines[:2:2], lines[8:]...), "")
			},
			"another record": func(text string) string {
				lines := strings.SplitAfter(text, "\n")
				lines[3] = "9999\n"
				return strings.Join(lines, "")
			},
			"another signature": func(text string) string { return text[:len(text)-20] + "AAAA" + text[len(text)-16:] },
		} {
			changed := copyDir(t, dir)
			if err := os.WriteFile(filepath.Join(changed, "checkpoint.pub"), []byte(forge(read("checkpoint.pub"))), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, faults := faultsOf(t, changed, Options{}); len(faults) == 0 {
				t.Errorf("%s: not found", what)
			}
			s, err := store.Open(changed, storetest.Sealed)
			if err == nil {
				s.Close()
			}
			if whole := what == "a change is left out"; whole != (err == nil) { // what is left leads to the key, but not from the first
				t.Errorf("%s: opening: %v", what, err)
			}
		}
	})
	// The old key is used again: what it signs after the change is none of the house's.
	again := copyDir(t, dir)
	if err := os.WriteFile(filepath.Join(again, journal.KeyFile), []byte(oldSecret), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err := store.Open(again, storetest.Sealed); err == nil {
		t.Error("the house opens with the key of before")
		s.Close()
	}
	// The change is signed, and the record of it says something else.
	silent := copyDir(t, dir)
	if err := os.WriteFile(filepath.Join(silent, "checkpoint.pub"), []byte(first), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsOf(t, silent, Options{}); len(faults) == 0 {
		t.Error("under the first key the changes of it are good")
	}
}

// cutShort does something to a house in a directory, and shows what is left if it is cut short before any write to a file: by a kill,
// by a write that is torn, and by a power cut.
func cutShort(t *testing.T, dir string, do func(files store.Observer) error, opens func(dir string) error) {
	t.Helper()
	d := disk.New()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		d.Apply(&disk.Step{What: disk.Replaced, File: e.Name(), Data: text})
	}
	files := disk.Watch(dir)
	if err := do(files); err != nil {
		t.Fatal(err)
	}
	work, will, steps := scratch(t), chance.NewFast(1, 1), files.Steps()
	for i := range steps {
		s := &steps[i]
		for what, image := range map[string]disk.Files{"killed": d.Killed(), "torn": d.Torn(s, will), "a power cut": d.PowerCut(will)} {
			left := filepath.Join(work, "house")
			err := errors.Join(os.RemoveAll(left), os.Mkdir(left, 0o700), image.Put(left))
			if err == nil {
				err = opens(left)
			}
			if err != nil {
				t.Errorf("%s before step %d of %d, %d of %s: %v", what, i, len(steps), s.What, s.File, err)
			}
		}
		d.Apply(s)
	}
}

// TestAChangeOfTheKeyIsCutShort: every time the house opens, and its record is without a fault: with the new key if the change is on
// record, and else with the old one.
func TestAChangeOfTheKeyIsCutShort(t *testing.T) {
	dir := scratch(t)
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	found := map[int]int{}
	cutShort(t, dir, func(files store.Observer) error {
		_, err := store.RotateKey(t.Context(), dir, storetest.Sealed, store.Observed(files))
		return err
	}, func(left string) error {
		s, err := store.Open(left, storetest.Sealed)
		if err != nil {
			return err
		}
		if err := s.Close(); err != nil {
			return err
		}
		if journal.BegunKey(left) {
			return errors.New("the change is still under way")
		}
		key, err := journal.PublicKey(left)
		if err != nil {
			return err
		}
		found[len(journal.Handovers(key))]++
		return noFaults(left)
	})
	t.Logf("undone %d times, finished %d times", found[0], found[1])
	if found[0] < 10 || found[1] < 10 || len(found) > 2 {
		t.Error("that is too few")
	}
}

// TestAnotherKeyOfSeedsIsCutShort: every time one of the two keys opens the house, and the other does not.
func TestAnotherKeyOfSeedsIsCutShort(t *testing.T) {
	dir := scratch(t)
	if err := audittest.Evening(dir, 1, "blackjack"); err != nil {
		t.Fatal(err)
	}
	next, found := seedkey.New(chance.Seed{7}), map[string]int{}
	cutShort(t, dir, func(files store.Observer) error {
		_, err := store.Reseal(t.Context(), dir, next, storetest.Sealed, store.Observed(files))
		return err
	}, func(left string) error {
		opens := ""
		for name, key := range map[string]*seedkey.Key{"old": storetest.Key, "new": next} {
			s, err := store.Open(left, store.SealedBy(key))
			if err != nil && !strings.Contains(err.Error(), "does not open a seed") {
				return err
			}
			if err == nil {
				opens += name
				if err := s.Close(); err != nil {
					return err
				}
			}
		}
		found[opens]++
		return noFaults(left)
	})
	t.Log(found)
	if found["old"] < 10 || found["new"] < 10 || len(found) > 2 {
		t.Error("that is too few, or not one of the two")
	}
}

// TestAnotherKeyOfAHouseInPostgres: both keys of a house in PostgreSQL are changed as those of a house in a directory.
func TestAnotherKeyOfAHouseInPostgres(t *testing.T) {
	dir := postgrestest.Dir(t)
	if err := audittest.Evening(dir, 1, "big-six", "blackjack"); err != nil {
		t.Fatal(err)
	}
	first, err := journal.PublicKey(dir)
	if err != nil {
		t.Fatal(err)
	}
	next := seedkey.New(chance.Seed{7})
	for range 2 {
		if _, err := store.RotateKey(t.Context(), dir, storetest.Sealed); err != nil {
			t.Fatal(err)
		}
		playedOn(t, dir)
	}
	if n, err := store.Reseal(t.Context(), dir, next, storetest.Sealed); err != nil || n < 2 {
		t.Errorf("%d seeds were sealed again, and each table has some: %v", n, err)
	}
	if s, err := store.Open(dir, storetest.Sealed); err == nil || !strings.Contains(err.Error(), "does not open a seed") {
		t.Error("the key of before opens the house", err)
		s.Close()
	}
	trusted := handedOnTwice(t, dir, first)
	if r, faults := faultsOf(t, dir, Options{SeedKey: next, Key: trusted}); len(faults) > 0 || r.Vouched != r.Records || r.Sealed > 0 {
		t.Errorf("%s, %+v", list(faults), r)
	}
	if _, faults := faultsOf(t, dir, Options{SeedKey: next, Key: first}); len(faults) == 0 {
		t.Error("the first key alone is good for checkpoints of another")
	}
}

// handedOnTwice returns the key of checkpoints of a house that changed it twice, as whoever trusts its first key accepts it.
func handedOnTwice(t *testing.T, dir string, first note.Verifier) note.Verifier {
	t.Helper()
	key, err := journal.PublicKey(dir)
	if err != nil || len(journal.Handovers(key)) != 2 {
		t.Fatal(err, key)
	}
	trusted, err := journal.Trusting(first, key)
	if err != nil {
		t.Fatal(err)
	}
	return trusted
}

// TestAnotherKeyOfADividedHouse: hall and wings change their key at one point, twice. The audit accepts all that was signed, also of
// whoever trusts the first key and brings checkpoints and heads of before; what the first key signs of a wing after that is a fault.
func TestAnotherKeyOfADividedHouse(t *testing.T) {
	dir, shards := postgrestest.Dir(t), 3
	if err := audittest.Divided(dir, shards, 1, "big-six", "craps"); err != nil {
		t.Fatal(err)
	}
	old, first, err := journal.Key(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	wing := store.ShardOf("big-six", shards)
	kept := []string{}
	for _, name := range []string{"checkpoint.last", "heads.last", fmt.Sprint("checkpoint.last.", wing)} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		kept = append(kept, string(text))
	}
	for range 2 {
		if _, err := store.RotateKey(t.Context(), dir, storetest.Sealed); err != nil {
			t.Fatal(err)
		}
		playedOnInWing(t, dir, wing)
	}
	trusted := handedOnTwice(t, dir, first)
	for what, key := range map[string]note.Verifier{"its own key": nil, "the first key": trusted} {
		r, faults := faultsOf(t, dir, Options{SeedKey: storetest.Key, Key: key, Checkpoints: kept})
		if len(faults) > 0 || r.Vouched != r.Records || len(r.Proven) < shards+3 {
			t.Errorf("with %s: %s, %+v", what, list(faults), r)
		}
	}
	if _, faults := faultsOf(t, dir, Options{SeedKey: storetest.Key, Key: first}); len(faults) == 0 {
		t.Error("the first key alone is good for checkpoints of another")
	}

	// Whoever has the first key signs the last checkpoint of a wing, and the last heads, once more.
	f := newWingForger(t, dir)
	in := fmt.Sprintf("%s_%d.", f.base, wing)
	last := f.texts(`SELECT note FROM ` + in + `checkpoint ORDER BY size DESC LIMIT 1`)[0]
	again := func(signed string, by note.Signer) string {
		text, _, _ := strings.Cut(signed, "\n\n")
		anew, err := note.Sign(&note.Note{Text: text + "\n"}, by)
		if err != nil {
			t.Fatal(err)
		}
		return string(anew)
	}
	f.exec(`UPDATE `+in+`checkpoint SET note = $1 WHERE note = $2`, again(last, journal.SignerOf(old, wing)), last)
	if _, found := audited(t, dir); !strings.Contains(found, "signed by a key that was not in use then") {
		t.Errorf("a checkpoint of the old key: %s", found)
	}
	f.exec(`UPDATE `+in+`checkpoint SET note = $1 WHERE note = $2`, last, again(last, journal.SignerOf(old, wing)))
	heads := f.texts(`SELECT note FROM ` + f.base + `.heads ORDER BY number DESC LIMIT 1`)[0]
	f.exec(`UPDATE `+f.base+`.heads SET note = $1 WHERE note = $2`, again(heads, old), heads)
	if _, found := audited(t, dir); !strings.Contains(found, "signed by a key that was not in use then") {
		t.Errorf("heads of the old key: %s", found)
	}
}

// playedOnInWing is playedOn for the wing of a divided house that has big six.
func playedOnInWing(t *testing.T, dir string, wing int) {
	t.Helper()
	n, err := store.Join(dir, store.Member{Name: "evening"}, storetest.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = n.Take(0); err != nil {
		t.Fatal(err)
	}
	s, err := n.Take(wing)
	if err != nil {
		t.Fatal(err)
	}
	h, err := floor.Open(audittest.House([]string{"big-six"}), s)
	if err == nil {
		h.Close()
		err = n.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestACopyFromBeforeTheKeyWasChanged verifies with the key of its own time, and says what it is if somebody brings the key of now.
func TestACopyFromBeforeTheKeyWasChanged(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	before := copyDir(t, dir)
	if _, err := store.RotateKey(t.Context(), dir, storetest.Sealed); err != nil {
		t.Fatal(err)
	}
	playedOn(t, dir)
	now, err := journal.PublicKey(dir)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{SeedKey: storetest.Key, Mark: backup.MarkOf(before)}
	if _, faults := faultsOf(t, before, o); len(faults) > 0 {
		t.Error(list(faults))
	}
	o.Key = now
	if _, faults := faultsOf(t, before, o); len(faults) != 1 || !strings.Contains(list(faults), "a copy from before the change") {
		t.Error(list(faults))
	}
	kept, err := os.ReadFile(filepath.Join(before, "checkpoint.last"))
	if err != nil {
		t.Fatal(err)
	}
	o = Options{SeedKey: storetest.Key, Mark: backup.MarkOf(dir), Checkpoints: []string{string(kept)}}
	if r, faults := faultsOf(t, dir, o); len(faults) > 0 || len(r.Proven) != 1 {
		t.Error("what was kept before the change proves nothing after it:", list(faults))
	}
}
