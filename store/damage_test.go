package store

import (
	"bytes"
	"errors"
	"fmt"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/internal/disk"
	"boardwalk/journal"
	"boardwalk/store/sqlite"
)

// ruined is a directory of a house that was killed, with what it had acknowledged.
type ruined struct {
	files disk.Files
	acked map[int]bool
	mark  []byte // that is kept elsewhere
}

// kill runs a house for a while and returns its files as they are when it is killed.
// Its log is short, so that part of the data is in the database, part in the log.
func kill(t *testing.T, first, batches, pages int) ruined {
	t.Helper()
	dir, acked := t.TempDir(), map[int]bool{}
	mark := filepath.Join(t.TempDir(), "mark")
	s := open(t, dir, Marked(mark), Checkpoints(40, time.Hour),
		func(c *config) { c.extra = fmt.Sprintf("&_pragma=wal_autocheckpoint(%d)", pages) })
	for n := first; n < first+batches; n++ {
		add(t, s, cutBatch(n, 1+n%4))
		acked[n] = true
	}
	r := ruined{files: read0(t, dir), acked: acked}
	var err error
	if r.mark, err = os.ReadFile(mark); err != nil {
		t.Fatal(err)
	}
	return r
}

// read0 reads the files of a directory.
func read0(t *testing.T, dir string) disk.Files {
	t.Helper()
	files := disk.Files{}
	for _, name := range []string{"boardwalk.db", "boardwalk.db-wal", sqlite.HeadName, sqlite.SumsName, lastName,
		"checkpoint.key", "checkpoint.pub"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = text
	}
	return files
}

// TestDamage damages random places of all files of houses that were killed. Every time
// the house opens with all that it had acknowledged, or refuses with a sentence that
// says what to do. An auditor finds something wrong whenever the house refuses, and only then. BOARDWALK_DAMAGE says how often.
func TestDamage(t *testing.T) {
	places, err := strconv.Atoi(os.Getenv("BOARDWALK_DAMAGE"))
	if err != nil {
		places = 200
	}
	houses := []ruined{kill(t, 0, 60, 16384), kill(t, 0, 60, 30), kill(t, 0, 1, 16384)}
	others := kill(t, 1000, 40, 40)
	will := chance.NewFast(17, uint64(places))
	work := t.TempDir()
	if shm, err := os.MkdirTemp("/dev/shm", "damage"); err == nil {
		work = shm
		t.Cleanup(func() { os.RemoveAll(shm) })
	}
	opened, refused := 0, 0
	for n := range places {
		h := &houses[n%len(houses)]
		image, what := h.damage(will, others.files)
		err := h.opens(filepath.Join(work, fmt.Sprint(n)), image)
		switch {
		case err == nil:
			opened++
		case advises(err):
			refused++
		default:
			t.Errorf("%s: %v", what, err)
		}
	}
	t.Logf("%d damages: %d times the house opened without a loss, %d times it refused", places, opened, refused)
	if opened == 0 || refused == 0 {
		t.Error("that tests little")
	}
}

// advises reports whether an error says what to do.
func advises(err error) bool {
	text := err.Error()
	return strings.Contains(text, "put ") && !strings.Contains(text, "\n")
}

// opens puts an image on a disk and opens it. It returns the refusal, or a loss of what
// was acknowledged.
func (r *ruined) opens(dir string, image disk.Files) error {
	defer os.RemoveAll(dir)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := image.Put(dir); err != nil {
		return err
	}
	mark := dir + ".mark"
	defer os.Remove(mark)
	if err := os.WriteFile(mark, r.mark, 0o600); err != nil {
		return err
	}
	examined := examineWhole(dir, mark)
	s, err := Open(dir, Marked(mark), Checkpoints(1<<40, time.Hour))
	_, key := image["checkpoint.key"] // auditors need none
	if (err == nil) != (examined == nil) && key &&
		!strings.Contains(fmt.Sprint(err), "the data is damaged") { // which the audit finds, record by record
		return fmt.Errorf("opening: %v\nexamining: %w", err, examined)
	}
	if err != nil {
		for name, text := range image { // whoever refuses leaves everything as it was
			if now, gone := os.ReadFile(filepath.Join(dir, name)); gone != nil || !bytes.Equal(now, text) {
				return fmt.Errorf("%s was changed by a house that refused to open\n%w", name, err)
			}
		}
		return err
	}
	defer s.Close()
	if err := wholeBatches(s, r.acked); err != nil {
		return fmt.Errorf("it opened and is not whole\n%w", err)
	}
	if _, err := s.Append(cutBatch(5000, 2)); err != nil {
		return fmt.Errorf("it opened and does not go on\n%w", err)
	}
	return nil
}

// examineWhole returns what an auditor finds wrong with the files of a directory, or nil.
func examineWhole(dir, mark string) error {
	key, err := journal.PublicKey(dir)
	if err != nil {
		return err
	}
	found, err := Inspect(ctx, dir, mark)
	if err != nil {
		return err
	}
	s, err := Examine(ctx, dir)
	if err != nil {
		return err
	}
	defer s.Close()
	list, err := found.Faults(ctx, s, 0, key)
	if err != nil {
		return err
	}
	for _, damage := range []iter.Seq2[string, error]{s.Damage(ctx), s.OwnFaults(ctx)} {
		for text, err := range damage {
			list = append(list, fmt.Sprint(text, err))
		}
	}
	for row, err := range s.Rows(ctx, CheckpointRows) {
		if err != nil {
			return err
		}
		if _, err := journal.OpenCheckpoint(fmt.Sprint(row[1]), key); err != nil {
			return err
		}
	}
	if len(list) > 0 {
		return errors.New(strings.Join(list, "; "))
	}
	return nil
}

// damage damages a copy of the files in one of many ways, and says how.
func (r *ruined) damage(will chance.Source, others disk.Files) (disk.Files, string) {
	image := maps.Clone(r.files)
	name := slices.Sorted(maps.Keys(image))[will.Draw(len(image))]
	if will.Draw(2) == 0 { // most often the two large ones
		name = []string{"boardwalk.db", "boardwalk.db-wal"}[will.Draw(2)]
	}
	text := slices.Clone(image[name])
	at := will.Draw(max(1, len(text)))
	switch will.Draw(8) {
	case 0, 1, 2, 3:
		if len(text) > 0 {
			text[at] ^= 1 << will.Draw(8)
		}
		image[name] = text
		return image, fmt.Sprintf("a bit of byte %d of %s", at, name)
	case 4:
		at -= at % 512
		clear(text[at:min(len(text), at+512*(1+will.Draw(16)))])
		image[name] = text
		return image, fmt.Sprintf("zeros at %d of %s", at, name)
	case 5:
		image[name] = text[:at]
		return image, fmt.Sprintf("%s cut off at %d of %d", name, at, len(text))
	case 6:
		delete(image, name)
		return image, "without " + name
	}
	image[name] = others[name]
	return image, "another house's " + name
}
