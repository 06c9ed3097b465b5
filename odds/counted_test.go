package odds

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"boardwalk/game/asiapoker"
	"boardwalk/odds/threehands"
)

// The counts that come with the program are those of its rules, and there is none that nobody asks for. A long test makes
// them again and finds the same.
func TestCountsThatComeWithTheProgram(t *testing.T) {
	var used []string
	for _, aceLow := range []bool{false, true} {
		o := *asiapoker.DefaultOptions()
		o.AceLow = aceLow
		rules := asiaRules(&o, 0)
		file := asiaCounts.file(rules)
		used = append(used, file)
		find := func() *threehands.Found {
			f := threehands.New(aceLow).Count(0, nil)
			return &f
		}
		if *update {
			fresh := testKeeper(t.TempDir())
			asiaCounts.get(fresh, rules, find)
			data, err := os.ReadFile(asiaCounts.path(fresh, rules))
			must(t, err)
			must(t, os.WriteFile(filepath.Join("counted", file), data, 0o644))
			continue
		}
		empty := newKeeper(func() (string, error) { return t.TempDir(), nil }, countedBefore)
		came := asiaCounts.read(empty, rules)
		if came == nil {
			t.Errorf("no count comes with the program for ace low %v: the rules have changed, write it anew with -update", aceLow)
		} else if !testing.Short() && *find() != *came {
			t.Errorf("ace low %v: %+v comes with the program, and %+v was counted", aceLow, *came, *find())
		}
	}
	files, err := filepath.Glob("counted/*.count")
	must(t, err)
	for _, file := range files {
		if !slices.Contains(used, filepath.Base(file)) {
			if *update {
				must(t, os.Remove(file))
				continue
			}
			t.Errorf("nobody asks for %s", file)
		}
	}
}

// A file that comes with the program is believed no more than one of the user's cache: where it is of other rules or
// damaged, the count is made.
func TestFilesThatComeWithTheProgramAreHeldAgainstTheRules(t *testing.T) {
	rules := checksum("a rule")
	maker := testKeeper(t.TempDir())
	find := func() *testCount { return &testCount{1007, []int64{1000, 7}, nil} }
	testCounts.get(maker, rules, find)
	good, err := os.ReadFile(testCounts.path(maker, rules))
	must(t, err)
	for name, x := range map[string]struct {
		data    string
		counted int
	}{
		"good":           {string(good), 0},
		"cut off":        {string(good[:len(good)-1]), 1},
		"of other rules": {string(good[:20]) + "0" + string(good[21:]), 1},
	} {
		n := 0
		with := fstest.MapFS{"counted/" + testCounts.file(rules): {Data: []byte(x.data)}}
		k := newKeeper(func() (string, error) { return t.TempDir(), nil }, with)
		got := testCounts.get(k, rules, func() *testCount { n++; return find() })
		if n != x.counted || got.Deals != 1007 {
			t.Errorf("%s: counted %d times, %d deals", name, n, got.Deals)
		}
		sceptic := newKeeper(k.dir, with)
		sceptic.anew.Store(true)
		if n = 0; testCounts.get(sceptic, rules, func() *testCount { n++; return find() }).Deals != 1007 || n != 1 {
			t.Errorf("%s: counted anew %d times", name, n)
		}
	}
}
