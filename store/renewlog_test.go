package store

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/internal/disk"
	"boardwalk/store/sqlite"
)

// shortLog has the log copied back and begun anew every few transactions.
func shortLog(c *config) { c.extra = "&_pragma=wal_autocheckpoint(24)" }

// neverSigned has no checkpoint signed before the house closes, so no head is made durable.
func neverSigned(c *config) { c.every, c.after = 1<<40, time.Hour }

// copyWatch is told when the checksums of pages are kept, which is the last thing that is
// done when the log is copied back.
type copyWatch chan struct{}

func (copyWatch) Wrote(string, int64, []byte) {}
func (copyWatch) Synced(string)               {}
func (copyWatch) Removed(string)              {}
func (w copyWatch) Replaced(file string, _ []byte) {
	if file == sqlite.SumsName {
		w <- struct{}{}
	}
}

// killedAfterCopying runs a house in a directory until its log was begun anew and is all
// in the database again, so that the next commit begins it anew once more. It returns the
// store, and the head of the house while it wrote to the log before.
func killedAfterCopying(t *testing.T, dir string, acked map[int]bool) (s *Store, older []byte) {
	t.Helper()
	copied := make(copyWatch, 16)
	s = open(t, dir, neverSigned, shortLog, Observed(copied))
	for len(copied) > 0 { // of the house without records
		<-copied
	}
	for n, copies := 0, 0; copies < 2; n++ {
		add(t, s, cutBatch(n, 1+n%4))
		acked[n] = true
		h, err := sqlite.ReadHead(filepath.Join(dir, sqlite.HeadName))
		if err != nil {
			t.Fatal(err)
		}
		if older == nil {
			older = h.Text()
		}
		if h.Frames >= 24 { // it is copied after the callers are answered
			<-copied
			copies++
		}
	}
	return s, older
}

// tornHead is a log that is about to be begun anew: of its head, 20 bytes of 32 are those
// of the next one.
func tornHead(log []byte) []byte {
	torn := slices.Clone(log)
	torn[15]++ // how often it was begun anew
	torn[19]++ // the first of the salts
	return torn
}

// TestAPowerCutWhileTheLogIsBegunAnew: nothing is lost when the head of the log is torn
// and all that was in it is in the database, however old the head of the house is. A log with
// more than that is not given up.
func TestAPowerCutWhileTheLogIsBegunAnew(t *testing.T) {
	dir, acked := t.TempDir(), map[int]bool{}
	s, older := killedAfterCopying(t, dir, acked)
	image := read0(t, dir)
	image["boardwalk.db-wal"] = tornHead(image["boardwalk.db-wal"])
	if text := damageOf(t, image); text != "" {
		t.Errorf("an auditor finds that %s", text)
	}
	for name, head := range map[string][]byte{"exact": image[sqlite.HeadName], "old": older} {
		image[sqlite.HeadName] = head
		if err := reopen(filepath.Join(t.TempDir(), "cut"), image, acked, true); err != nil {
			t.Errorf("with a head that is %s: %v", name, err)
		}
	}
	add(t, s, cutBatch(1000, 3))
	more := read0(t, dir)
	more["boardwalk.db-wal"] = tornHead(more["boardwalk.db-wal"])
	if damageOf(t, more) == "" {
		t.Error("an auditor finds nothing wrong with a log that cannot be read and is needed")
	}
	for name, head := range map[string][]byte{"exact": more[sqlite.HeadName], "old": older} {
		more[sqlite.HeadName] = head
		if err := reopen(filepath.Join(t.TempDir(), "damaged"), more, nil, false); err == nil || !advises(err) {
			t.Errorf("with a head that is %s, a log that is needed was given up: %v", name, err)
		}
	}
}

// TestAPowerCutAfterALogWasTakenAway: the next log has other salts, and the last head that
// is durable must fit it.
func TestAPowerCutAfterALogWasTakenAway(t *testing.T) {
	first, acked := t.TempDir(), map[int]bool{}
	killedAfterCopying(t, first, acked)
	image := read0(t, first)
	image["boardwalk.db-wal"] = tornHead(image["boardwalk.db-wal"])
	dir := t.TempDir()
	if err := image.Put(dir); err != nil {
		t.Fatal(err)
	}
	s := open(t, dir, neverSigned)
	durable := readFile(t, filepath.Join(dir, sqlite.HeadName))
	add(t, s, cutBatch(1000, 2))
	acked[1000] = true
	cut := read0(t, dir)
	cut[sqlite.HeadName] = durable
	if err := reopen(filepath.Join(t.TempDir(), "cut"), cut, acked, false); err != nil {
		t.Error(err)
	}
}

// TestARefusalLeavesALogThatIsNotNeeded: data that is refused for something else stays as
// it is.
func TestARefusalLeavesALogThatIsNotNeeded(t *testing.T) {
	first := t.TempDir()
	killedAfterCopying(t, first, map[int]bool{})
	image := read0(t, first)
	image["boardwalk.db-wal"] = tornHead(image["boardwalk.db-wal"])
	database := image["boardwalk.db"]
	database[len(database)-1] ^= 1
	dir := t.TempDir()
	if err := image.Put(dir); err != nil {
		t.Fatal(err)
	}
	if s, err := Open(dir); err == nil || !advises(err) {
		t.Fatal(s, err)
	}
	if !bytes.Equal(readFile(t, sqlite.LogFile(dir)), image["boardwalk.db-wal"]) {
		t.Error("the log was touched")
	}
}

// TestTwoPowerCuts: each tears the transaction that nobody was told of, and leaves its
// end. That is no damage.
func TestTwoPowerCuts(t *testing.T) {
	dir, acked := t.TempDir(), map[int]bool{}
	for n, of := range []int{200, 20} {
		s := open(t, dir, neverSigned)
		add(t, s, cutBatch(10*n, 1))
		acked[10*n] = true
		before := read0(t, dir)
		add(t, s, cutBatch(10*n+1, of))
		cut := read0(t, dir)
		cut[sqlite.HeadName] = before[sqlite.HeadName]
		clear(cut["boardwalk.db-wal"][endOfLog(t, before):][:sqlite.FrameHead+sqlite.PageSize]) // its first frame is not on the disk
		dir = t.TempDir()
		if err := cut.Put(dir); err != nil {
			t.Fatal(err)
		}
	}
	image := read0(t, dir)
	if text := damageOf(t, image); text != "" {
		t.Error(text)
	}
	if err := reopen(filepath.Join(t.TempDir(), "twice"), image, acked, true); err != nil {
		t.Error(err)
	}
}

// endOfLog returns where the log of a house ends, which is where its next
// transaction is written.
func endOfLog(t *testing.T, image disk.Files) int64 {
	t.Helper()
	l, err := sqlite.ReadLog(bytes.NewReader(image["boardwalk.db-wal"]))
	if err != nil || l.Damage != "" {
		t.Fatal(l.Damage, err)
	}
	return l.End
}

// damageOf returns what an auditor finds wrong with the log of an image.
func damageOf(t *testing.T, image disk.Files) string {
	t.Helper()
	dir := t.TempDir()
	if err := image.Put(dir); err != nil {
		t.Fatal(err)
	}
	i := &inspection{dir: dir}
	if err := i.readFiles(); err != nil {
		t.Fatal(err)
	}
	return strings.Join(i.faults, "; ")
}

// readFile reads a file.
func readFile(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
