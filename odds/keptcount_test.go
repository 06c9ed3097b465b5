package odds

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"
)

// testCount is a count that a test keeps.
type testCount struct {
	Deals int64
	Ways  []int64
	Text  []byte
}

var testCounts = KeptCounts[testCount]{Name: "test", Whole: func(c *testCount) bool {
	sum := int64(0)
	for _, n := range c.Ways {
		sum += n
	}
	return sum == c.Deals && c.Deals > 0
}}

// testKeeper keeps files in a directory, as another program would that begins there.
func testKeeper(dir string) *keeper {
	return newKeeper(func() (string, error) { return dir, nil }, nil)
}

// What was counted is read from its file again. A file that is damaged, cut off or made under other rules is never
// believed: it is counted anew, and the file is made good.
func TestFilesOfCountsAreReadOrMadeAnew(t *testing.T) {
	rules, other := Checksum("a rule"), Checksum("another rule")
	for _, x := range []struct {
		name    string
		spoil   func(t *testing.T, path, foreign string)
		counted int
	}{
		{"left alone", func(*testing.T, string, string) {}, 0},
		{"gone", func(t *testing.T, path, _ string) { must(t, os.Remove(path)) }, 1},
		{"empty", func(t *testing.T, path, _ string) { must(t, os.WriteFile(path, nil, 0o644)) }, 1},
		{"a digit changed", func(t *testing.T, path, _ string) { replace(t, path, `[1000,`, `[1001,`) }, 1},
		{"a digit changed so that the sum is right", func(t *testing.T, path, _ string) { replace(t, path, `[1000,7]`, `[1001,6]`) }, 1},
		{"a byte changed", func(t *testing.T, path, _ string) { replace(t, path, `"Text":"A`, `"Text":"B`) }, 1},
		{"the checksum changed", func(t *testing.T, path, _ string) { replace(t, path, `"Sum":"`, `"Sum":"0`) }, 1},
		{"cut off", func(t *testing.T, path, _ string) { must(t, os.Truncate(path, 100)) }, 1},
		{"neither head nor count", func(t *testing.T, path, _ string) { must(t, os.WriteFile(path, []byte("\x00\x01 nothing"), 0o644)) }, 1},
		{"a directory", func(t *testing.T, path, _ string) { must(t, os.Remove(path)); must(t, os.Mkdir(path, 0o755)) }, 1},
		{"that of other rules", func(t *testing.T, path, foreign string) {
			data, err := os.ReadFile(foreign)
			must(t, err)
			must(t, os.WriteFile(path, data, 0o644))
		}, 1},
	} {
		t.Run(x.name, func(t *testing.T) {
			dir, n := t.TempDir(), 0
			find := func() *testCount {
				n++
				return &testCount{1007, []int64{1000, 7}, make([]byte, 100)}
			}
			first := testKeeper(dir)
			testCounts.get(first, rules, find)
			testCounts.get(first, other, func() *testCount { return &testCount{8, []int64{8}, nil} })
			x.spoil(t, testCounts.path(first, rules), testCounts.path(first, other))

			n = 0
			second := testKeeper(dir)
			if here := testCounts.peek(second, rules) != nil; here != (x.counted == 0) {
				t.Errorf("the count is at hand: %v", here)
			}
			if got := testCounts.get(second, rules, find); !slices.Equal(got.Ways, []int64{1000, 7}) || len(got.Text) != 100 {
				t.Errorf("read %v", got)
			}
			if testCounts.get(second, rules, find); n != x.counted {
				t.Errorf("counted %d times, not %d", n, x.counted)
			}
			n = 0
			testCounts.get(testKeeper(dir), rules, find)
			if made := x.name != "a directory"; made && n != 0 {
				t.Error("the file was not made good")
			}
			if left, _ := filepath.Glob(filepath.Join(dir, "boardwalk", "*.count.*")); len(left) > 0 {
				t.Errorf("%v are left", left)
			}
		})
	}
}

// A file with the right checksum is not believed if a part of the deals is missing, as in one of another version of the
// program.
func TestFilesOfCountsAreWhole(t *testing.T) {
	k, rules := testKeeper(t.TempDir()), Checksum("a rule")
	must(t, testCounts.write(k, rules, &testCount{Deals: 9, Ways: []int64{8}}))
	if testCounts.read(k, rules) != nil {
		t.Error("a file without a deal was believed")
	}
}

// A file that comes with the program is believed no more than one of the user's cache: where it is of other rules or
// damaged, the count is made.
func TestFilesThatComeWithTheProgramAreHeldAgainstTheRules(t *testing.T) {
	rules := Checksum("a rule")
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

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// replace changes the first place of a file at which a text stands.
func replace(t *testing.T, path, old, with string) {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	if !bytes.Contains(data, []byte(old)) {
		t.Fatalf("there is no %s in the file", old)
	}
	must(t, os.WriteFile(path, bytes.Replace(data, []byte(old), []byte(with), 1), 0o644))
}
