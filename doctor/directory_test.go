package doctor_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"boardwalk/api/certificate/certificatetest"
	"boardwalk/audit/audittest"
	"boardwalk/doctor"
	"boardwalk/store"
)

// house returns a directory with an evening, whose key of seeds is in the file that is returned too.
func house(t *testing.T) (dir, key string) {
	t.Helper()
	dir, key = filepath.Join(t.TempDir(), "data"), filepath.Join(t.TempDir(), "seed.key")
	if err := audittest.Evening(dir, 2, "big-six"); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, key, fmt.Sprintf("132f%060d\n", 0)) // that of storetest
	return dir, key
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// evening is some time after the last record of an evening of tests.
var evening = time.Date(2100, 2, 1, 0, 0, 0, 0, time.UTC)

// found returns what was found as lines.
func found(list []doctor.Finding) string {
	var text strings.Builder
	for _, f := range list {
		fmt.Fprintf(&text, "%s %s: %s -> %s\n", f.Level, f.Of, f.Found, f.Do)
	}
	return text.String()
}

// TestADirectoryThatIsWell has nothing wrong, and one warning until there is a backup.
func TestADirectoryThatIsWell(t *testing.T) {
	dir, key := house(t)
	look := func() string {
		t.Helper()
		list, err := doctor.Directory(context.Background(), doctor.Options{Dir: dir, SeedKey: key, Now: evening})
		if err != nil {
			t.Fatal(err)
		}
		return found(list)
	}
	text := look()
	for _, want := range []string{"good permissions", "good data: the files of the house are whole", "good clock",
		"good seed key: the key of the seeds is there, and opens them",
		"good checkpoint", "warning backup: no backup was ever made"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	write(t, filepath.Join(dir, store.LastBackupName), `{"time":"`+time.Now().UTC().Format(time.RFC3339)+`"}`)
	if text := look(); strings.Contains(text, "wrong") || strings.Contains(text, "warning backup") || !strings.Contains(text, "good backup") {
		t.Errorf("with a backup:\n%s", text)
	}
}

// TestWhatIsWrongWithADirectory damages one in many ways. Each is found, with what to do.
func TestWhatIsWrongWithADirectory(t *testing.T) {
	whole, seedKey := house(t)
	others, _ := house(t)
	in := func(name string) func(dir string) string {
		return func(dir string) string { return filepath.Join(dir, name) }
	}
	change := func(name string, do func(file string) error) func(*testing.T, *doctor.Options) {
		return func(t *testing.T, o *doctor.Options) {
			if err := do(in(name)(o.Dir)); err != nil {
				t.Fatal(err)
			}
		}
	}
	cut := func(file string) error { return os.Truncate(file, 5000) }
	for _, one := range []struct {
		name, want string
		spoil      func(*testing.T, *doctor.Options)
	}{
		{"everybody writes", "wrong permissions: everybody may write in", change("", func(d string) error { return os.Chmod(d, 0o777) })},
		{"the group writes", "warning permissions: the group may write in", change("", func(d string) error { return os.Chmod(d, 0o770) })},
		{"a key is open", "wrong permissions: others may read", change("checkpoint.key", func(f string) error { return os.Chmod(f, 0o644) })},
		{"passwords are left", "still has the first passwords", change("first-passwords", func(f string) error {
			return os.WriteFile(f, nil, 0o600)
		})},
		{"the database is cut", "wrong data: ", change("boardwalk.db", cut)},
		{"the database is gone", "wrong data: ", change("boardwalk.db", os.Remove)},
		{"the head is gone", "wrong data: ", change("boardwalk.head", os.Remove)},
		{"the public key is gone", "wrong keys: ", change("checkpoint.pub", os.Remove)},
		{"the checkpoint is gone", "checkpoint.last is missing", change("checkpoint.last", os.Remove)},
		{"the checkpoint is another's", "checkpoint.last is damaged, or signed by another house", change("checkpoint.last", func(f string) error {
			text, err := os.ReadFile(filepath.Join(others, "checkpoint.last"))
			if err == nil {
				err = os.WriteFile(f, text, 0o600)
			}
			return err
		})},
		{"a backup file says nothing", "wrong backup: backup.last holds no time", change(store.LastBackupName, func(f string) error {
			return os.WriteFile(f, []byte("soon"), 0o600)
		})},
		{"the backup is old", "warning backup: the last backup is of 2020-01-02", change(store.LastBackupName, func(f string) error {
			return os.WriteFile(f, []byte(`{"time":"2020-01-02T03:04:05Z"}`), 0o600)
		})},
		{"no key of seeds", "is missing: put it back", func(_ *testing.T, o *doctor.Options) { o.SeedKey += ".none" }},
		{"another key of seeds", "wrong seed key: the key of the seeds does not open seed", func(t *testing.T, o *doctor.Options) {
			o.SeedKey = filepath.Join(t.TempDir(), "other.key")
			write(t, o.SeedKey, strings.Repeat("ab", 32))
		}},
		{"the key of seeds is open", "others may read the key of the seeds", func(t *testing.T, o *doctor.Options) {
			o.SeedKey = filepath.Join(t.TempDir(), "open.key")
			write(t, o.SeedKey, strings.Repeat("ab", 32))
			if err := os.Chmod(o.SeedKey, 0o644); err != nil {
				t.Fatal(err)
			}
		}},
		{"the clock is far", "wrong clock: the clock of this machine says", func(_ *testing.T, o *doctor.Options) { o.ClockRange = time.Hour }},
		{"the clock was set back", "wrong clock: the clock of this machine says", func(_ *testing.T, o *doctor.Options) { o.Now = time.Now() }},
		{"the mark is another's", "so nobody can tell whether this is an old copy", func(t *testing.T, o *doctor.Options) {
			o.Mark = filepath.Join(t.TempDir(), "mark")
			write(t, o.Mark, "nothing")
		}},
		{"the certificate expires", "wrong certificate: the certificate expires on", func(t *testing.T, o *doctor.Options) {
			certified(t, o, 2*24*time.Hour)
		}},
		{"the certificate expires soon", "warning certificate: the certificate expires on", func(t *testing.T, o *doctor.Options) {
			certified(t, o, 10*24*time.Hour)
		}},
		{"the certificate has expired", "wrong certificate: the certificate in", func(t *testing.T, o *doctor.Options) {
			certified(t, o, -time.Hour)
		}},
	} {
		t.Run(one.name, func(t *testing.T) {
			o := doctor.Options{Dir: filepath.Join(t.TempDir(), "data"), SeedKey: seedKey, Now: evening}
			if err := os.CopyFS(o.Dir, os.DirFS(whole)); err != nil {
				t.Fatal(err)
			}
			for _, name := range []string{"", "checkpoint.key"} { // CopyFS keeps no modes of directories
				if err := os.Chmod(filepath.Join(o.Dir, name), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			one.spoil(t, &o)
			list, err := doctor.Directory(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			if text := found(list); !strings.Contains(text, one.want) {
				t.Errorf("no %q in\n%s", one.want, text)
			}
			for _, f := range list {
				if f.Level != doctor.Good && f.Do == "" {
					t.Errorf("%s: nothing to do", f.Found)
				}
			}
		})
	}
}

func certified(t *testing.T, o *doctor.Options, lasts time.Duration) {
	t.Helper()
	dir := t.TempDir()
	o.TLSCert, o.TLSKey = filepath.Join(dir, "house.crt"), filepath.Join(dir, "house.key")
	certificatetest.Write(t, o.TLSCert, o.TLSKey, "house.example", lasts)
}

// TestNoHouse: a directory without a house is said to have none, and one that is not there is an error.
func TestNoHouse(t *testing.T) {
	dir := t.TempDir()
	list, err := doctor.Directory(context.Background(), doctor.Options{Dir: dir})
	if err != nil || !strings.Contains(found(list), "wrong data: there is no house in") {
		t.Errorf("%v\n%s", err, found(list))
	}
	if _, err := doctor.Directory(context.Background(), doctor.Options{Dir: filepath.Join(dir, "none")}); err == nil {
		t.Error("a directory that is not there was looked at")
	}
}
