package evenings

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"boardwalk/game"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/version"
)

// released is where the evenings of all releases lie.
const released = "testdata"

// set is another directory with the evenings of one program, which are held against this program instead of those of
// releases: mutations are tried so before there is a release.
var set = os.Getenv("BOARDWALK_EVENINGS")

// sets are the directories with the evenings of a release each.
func sets(t *testing.T) (dirs []string) {
	t.Helper()
	if set != "" {
		return []string{set}
	}
	versions, err := Releases(released)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range versions {
		dirs = append(dirs, filepath.Join(released, v))
	}
	return dirs
}

// TestEveningsOfReleases verifies and replays every evening that a release has dealt, and holds it against what lies
// beside it.
func TestEveningsOfReleases(t *testing.T) {
	dirs := sets(t)
	for _, dir := range dirs {
		names, err := Names(dir)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: no evenings, %v", dir, err)
		}
		for i, name := range names {
			t.Run(filepath.Base(dir)+"/"+filepath.Base(name), func(t *testing.T) {
				t.Parallel()
				unpacked := scratch(t)
				e, err := Read(name, unpacked)
				if err != nil {
					t.Fatal(err)
				}
				if !testing.Short() || i%4 == 0 || strings.Contains(name, "keno") { // it takes a second for each
					secondAgrees(t, unpacked, &e.Report)
				}
				if err := Compare(name, &e.Told); err != nil {
					t.Error(err)
				}
				meet(t, e)
			})
		}
	}
}

// TestEveryReleaseHasEvenings: a program that is released has dealt its evenings, and so has any that came before it.
func TestEveryReleaseHasEvenings(t *testing.T) {
	versions, err := Releases(released)
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]bool{}
	for _, v := range versions {
		has[v] = true
	}
	switch now := version.Current().Version; {
	case now == firstVersion+"-dev":
		t.Logf("this is %s: no program is released yet, and so there are no evenings", now)
	case !has[firstVersion]:
		t.Errorf("%s follows %s, and that has no evenings", now, firstVersion)
	case !strings.HasSuffix(now, "-dev") && !has[now]:
		t.Errorf("%s is a release and has no evenings: make evenings", now)
	}
}

// firstVersion is the first release.
const firstVersion = "0.1.0"

// TestEveningsStay: no file of an evening was changed or has vanished.
func TestEveningsStay(t *testing.T) {
	if err := CheckSums(released); err != nil {
		t.Error(err)
	}
}

// met is what occurs in the evenings of releases that were read.
var met = struct {
	sync.Mutex
	Coverage
}{Coverage: Coverage{}}

func meet(t *testing.T, e *Evening) {
	t.Helper()
	met.Lock()
	defer met.Unlock()
	if err := met.Meet(e.Lines); err != nil {
		t.Error(err)
	}
	met.tell(e.Facts)
}

// TestWhatNoEveningHas: what occurs in no evening is listed with its reason. What is new since the
// last release comes with the next one. It runs after the evenings are read.
func TestWhatNoEveningHas(t *testing.T) {
	if len(met.Coverage) == 0 {
		if len(sets(t)) > 0 {
			t.Skip("the evenings were not read")
		}
		t.Skip("there is no evening of a release yet")
	}
	wanted, err := Wanted("../..", game.All)
	if err != nil {
		t.Fatal(err)
	}
	excuses, err := Excuses(released)
	if err != nil {
		t.Fatal(err)
	}
	tell := t.Errorf
	if strings.HasSuffix(version.Current().Version, "-dev") {
		tell = t.Logf
	}
	missing, idle := met.Missing(wanted, excuses)
	for _, m := range missing {
		tell("in no evening: %s", m)
	}
	for _, x := range idle {
		t.Logf("%s has %q, and it occurs or is not wanted: the line can go", missingFile, x)
	}
	if len(excuses) > mostExcuses {
		t.Errorf("%s has %d lines, more than %d: have the evenings come to some of it", missingFile, len(excuses), mostExcuses)
	}
}

// mostExcuses is how long the list of what occurs in no evening may become.
const mostExcuses = 60

// TestNoRecordHasAName: what people are called stands beside the records, and in none of them.
func TestNoRecordHasAName(t *testing.T) {
	names := sets(t)
	if len(names) == 0 {
		names = []string{fewEvenings(t)}
	}
	called := 0
	for _, dir := range names {
		all, err := Names(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range all {
			packed, err := os.ReadFile(name + packedFile)
			if err != nil {
				t.Fatal(err)
			}
			dir := scratch(t)
			if err := Unpack(packed, dir); err != nil {
				t.Fatal(err)
			}
			lines, err := linesOf(dir)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range peopleOf(t, dir) {
				if p.Name == p.ID || p.Name == "" {
					continue
				}
				called++
				for i, l := range lines {
					if bytes.Contains(bytes.ToLower(l), []byte(strings.ToLower(p.Name))) {
						t.Errorf("%s: record %d has the name of %s: %s", name, i, p.ID, l)
					}
				}
			}
		}
	}
	if called == 0 {
		t.Error("nobody has a name in these evenings, so this shows nothing")
	}
}

// peopleOf are the people of a house.
func peopleOf(t *testing.T, dir string) (list []people.Person) {
	t.Helper()
	s, err := store.Examine(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for row, err := range s.Rows(context.Background(), store.PersonRows) {
		if err != nil {
			t.Fatal(err)
		}
		var p people.Person
		if err := json.Unmarshal(row[1].([]byte), &p); err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// scratch is a directory in memory for a test.
func scratch(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp(memory(), "evening-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// few are a few short evenings that this program deals for its own tests.
var few = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp(memory(), "evenings-")
	if err != nil {
		return "", err
	}
	fewIn = dir
	_, err = Record(filepath.Join(dir, "9.9.9"), []Recipe{ofGame("craps", 30), ofGame("casino-war", 30), All()[len(game.All)]},
		func(string) {}, func(all map[string]*Evening) error {
			if len(all) != 3 {
				return fmt.Errorf("%d evenings", len(all))
			}
			return nil
		})
	return dir, err
})

// fewIn is where they lie, once they are dealt.
var fewIn string

// fewEvenings returns the directory of those.
func fewEvenings(t *testing.T) string {
	t.Helper()
	dir, err := few()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "9.9.9")
}

func TestMain(m *testing.M) {
	code := m.Run()
	if fewIn != "" {
		os.RemoveAll(fewIn)
	}
	os.Exit(code)
}
