package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestAStoreTellsHowItWorks: what is committed is counted with the time that it took, what no checkpoint vouches for is known, and
// so are the sizes of the files.
func TestAStoreTellsHowItWorks(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, Checkpoints(3, time.Hour))
	began := time.Now()
	for range 2 {
		add(t, s, gift("ada", 100))
	}
	all, durable := s.CommitTimes()
	if transactions, _ := s.Work(); all.Count != transactions || durable.Count != transactions || transactions < 2 {
		t.Errorf("%d transactions, %d and %d times", transactions, all.Count, durable.Count)
	}
	if all.Sum <= 0 || all.Sum < durable.Sum || all.Sum > time.Since(began) {
		t.Errorf("all took %s, of which making durable %s", all.Sum, durable.Sum)
	}
	if all.Within[5] != all.Count {
		t.Errorf("not all took less than five seconds: %v", all)
	}
	_, unsigned, since := s.Signed()
	if unsigned != 2 || since.Before(began) || time.Since(since) < 0 {
		t.Errorf("%d unsigned since %s", unsigned, since)
	}
	add(t, s, gift("ada", 100))
	if last, unsigned, _ := s.Signed(); unsigned != 0 || last.Before(began) {
		t.Errorf("after a checkpoint: signed at %s, %d unsigned", last, unsigned)
	}
	add(t, s, gift("ada", 100))
	database, log, err := s.Sizes(ctx)
	if err != nil || database < 4096 || log < 4096 {
		t.Errorf("%d and %d bytes: %v", database, log, err)
	}
	if free, err := s.Free(); err != nil || free <= 0 {
		t.Errorf("%d bytes free: %v", free, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir)
	if last, unsigned, _ := s.Signed(); unsigned != 0 || last.Before(began.Add(-time.Second)) {
		t.Errorf("opened again: signed at %s, %d unsigned", last, unsigned)
	}
}

// TestTheLastBackup is what the file says, and nothing else.
func TestTheLastBackup(t *testing.T) {
	dir := t.TempDir()
	if _, err := LastBackup(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("without a file: %v", err)
	}
	for text, want := range map[string]string{`{"time":"2026-05-01T10:00:00Z","to":"copy","records":7}`: "",
		"yesterday": "holds no time", "{}": "holds no time"} {
		if err := os.WriteFile(filepath.Join(dir, LastBackupName), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		b, err := LastBackup(dir)
		if want == "" && (err != nil || b.Time.Format(time.RFC3339) != "2026-05-01T10:00:00Z") {
			t.Errorf("%q: %s, %v", text, b.Time, err)
		}
		if want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
