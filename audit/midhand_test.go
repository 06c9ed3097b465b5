package audit

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/store/storetest"
	"boardwalk/version"
)

// Houses that released programs left in the middle of hands of all games lie in testdata/midhand, one file for each release:
// the directory as it was left, and what every table had told by then. They are never written anew. A release adds its own
// with make midhand.
var writeMidhand = flag.Bool("midhand", false, "write a house of this program that is left in the middle of hands")

const midhandFiles = "testdata/midhand"

// toldName is what the tables had told, beside the house's own files.
const toldName = "told.txt"

// TestHousesThatWereLeftInTheMiddleOfAHand: this program opens them and goes on with the same cards, and an auditor finds
// nothing wrong before or after.
func TestHousesThatWereLeftInTheMiddleOfAHand(t *testing.T) {
	if *writeMidhand {
		leaveMidhand(t)
	}
	files, err := filepath.Glob(midhandFiles + "/*.tar.gz")
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no houses in %s (%v)", midhandFiles, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".tar.gz"), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if err := unpack(file, dir); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(filepath.Join(dir, toldName))
			if err != nil {
				t.Fatal(err)
			}
			data := filepath.Join(dir, "data")
			before := auditedHouse(t, data)
			told, asked := toldOf(string(text))
			games := slices.Sorted(maps.Keys(told))
			found, err := audittest.PlayOn(data, 1, 1, games)
			if err != nil {
				t.Fatal(err)
			}
			for _, id := range games {
				// A table at rest that goes over to corrected rules says more.
				if got := linesOfTable(id, found[id]); !strings.HasPrefix(got, told[id]) {
					t.Errorf("table %s goes on otherwise: %s", id, firstDifference(got, told[id]))
				}
				if found[id].Question != asked[id] {
					t.Errorf("table %s: somebody is asked something: %t, and it was %t", id, found[id].Question, asked[id])
				}
			}
			if after := auditedHouse(t, data); after.Rounds <= before.Rounds+int64(len(games))/2 {
				t.Errorf("%d rounds, and it was %d: nothing was played", after.Rounds, before.Rounds)
			}
		})
	}
}

// leaveMidhand writes the house of this program.
func leaveMidhand(t *testing.T) {
	t.Helper()
	file := filepath.Join(midhandFiles, version.Current().Version+".tar.gz")
	if _, err := os.Stat(file); err == nil && !version.Current().IsDev() {
		t.Fatalf("%s is that of a release, and is never written anew", file)
	}
	dir := t.TempDir()
	data := filepath.Join(dir, "data")
	games := all()
	if err := errors.Join(os.Mkdir(data, 0o700), audittest.Evening(data, 1, games...)); err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "copy") // a program that only looks goes on with what is due
	if err := os.CopyFS(copied, os.DirFS(data)); err != nil {
		t.Fatal(err)
	}
	found, err := audittest.PlayOn(copied, 1, 0, games)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	inHand := 0
	for _, id := range games {
		if found[id].Question {
			inHand++
		}
		text.WriteString(linesOfTable(id, found[id]))
		fmt.Fprintf(&text, "%s asked %t\n", id, found[id].Question)
	}
	if inHand < len(games)/3 {
		t.Errorf("only %d tables are in the middle of a hand", inHand)
	}
	if err := os.WriteFile(filepath.Join(dir, toldName), []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.MkdirAll(midhandFiles, 0o755), pack(file, dir)); err != nil {
		t.Fatal(err)
	}
	if v := version.Current(); !v.IsDev() { // the one of the time before the release is no longer wanted
		if err := os.Remove(filepath.Join(midhandFiles, v.Version+"-dev.tar.gz")); err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
	}
	t.Logf("%s: %d tables, %d of them in the middle of a hand", file, len(games), inHand)
}

// linesOfTable returns what a table told, a line for each event: without sentences, which may be said otherwise later.
func linesOfTable(id string, found audittest.Found) string {
	var text strings.Builder
	for i := range found.Events {
		e := &found.Events[i]
		o := &e.Told
		fmt.Fprintf(&text, "%s %d %s %s %d %d %v %v %v %d %d %s %s\n", id, e.N, e.Kind, o.Kind, e.Seat, o.Seat, o.Card, o.Tile, o.Faces, o.Amount,
			e.Amount, o.By, o.Word)
	}
	return text.String()
}

// toldOf reads what every table told, and at which somebody was asked something.
func toldOf(text string) (told map[string]string, asked map[string]bool) {
	told, asked = map[string]string{}, map[string]bool{}
	for line := range strings.Lines(text) {
		id, rest, _ := strings.Cut(line, " ")
		if says, ok := strings.CutPrefix(rest, "asked "); ok {
			asked[id] = says == "true\n"
			continue
		}
		told[id] += line
	}
	return told, asked
}

// firstDifference returns the first lines that differ.
func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("%q, and it was %q", a[i], b[i])
		}
	}
	return fmt.Sprintf("%d events, and it was %d", len(a), len(b))
}

// auditedHouse verifies a house, in which nothing may be wrong.
func auditedHouse(t *testing.T, dir string) Report {
	t.Helper()
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// pack writes the files of a directory into one, in an order that is always the same.
func pack(file, dir string) error {
	var out bytes.Buffer
	zip, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w := tar.NewWriter(zip)
	err := filepath.WalkDir(dir, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		if err := w.WriteHeader(&tar.Header{Name: filepath.ToSlash(rel), Mode: 0o600, Size: int64(len(text))}); err != nil {
			return err
		}
		_, err = w.Write(text)
		return err
	})
	if err := errors.Join(err, w.Close(), zip.Close()); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

// unpack writes the files of an archive into a directory.
func unpack(file, dir string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	zip, err := gzip.NewReader(in)
	if err != nil {
		return err
	}
	for r := tar.NewReader(zip); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		name := filepath.Join(dir, filepath.FromSlash(h.Name))
		text, err := io.ReadAll(r)
		if err := errors.Join(err, os.MkdirAll(filepath.Dir(name), 0o700), os.WriteFile(name, text, 0o600)); err != nil {
			return err
		}
	}
}
