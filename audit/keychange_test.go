package audit

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/backup"
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

// TestAChangeOfTheKeyIsFinished: it may be interrupted between any two of its steps. The house then does not open, and the next
// order finishes it or begins anew.
func TestAChangeOfTheKeyIsFinished(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), filepath.Join(t.TempDir(), "data")
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	before := copyDir(t, dir)
	if _, err := journal.NextKey(before, "evening"); err != nil { // and then nothing more
		t.Fatal(err)
	}
	if _, err := store.RotateKey(ctx, dir, storetest.Sealed); err != nil {
		t.Fatal(err)
	}
	secret, err := os.ReadFile(filepath.Join(dir, journal.KeyFile))
	if err != nil {
		t.Fatal(err)
	}
	late := copyDir(t, dir) // the public half is there, and the secret one is not in its place
	if err := os.WriteFile(filepath.Join(late, "checkpoint.next"), secret, 0o600); err != nil {
		t.Fatal(err)
	}
	for what, dir := range map[string]string{"before the record": before, "after the public key": late} {
		if s, err := store.Open(dir, storetest.Sealed); err == nil || !strings.Contains(err.Error(), "interrupted") {
			t.Errorf("%s: %v", what, err)
			if err == nil {
				s.Close()
			}
		}
		if _, err := store.RotateKey(ctx, dir, storetest.Sealed); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		if _, faults := faultsOf(t, dir, Options{SeedKey: storetest.Key, Mark: backup.MarkOf(dir)}); len(faults) > 0 {
			t.Errorf("%s: %s", what, list(faults))
		}
		if key, err := journal.PublicKey(dir); err != nil || len(journal.Handovers(key)) != 1 {
			t.Errorf("%s: %v", what, err)
		}
	}
}
