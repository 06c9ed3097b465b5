package odds

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

// texasTestStore keeps files in a directory of the test, and counts how often it has to
// count. What it finds is no true count, but is as large as one.
func texasTestStore(dir string, counted *int) *texasStore {
	return &texasStore{known: map[string]*texasFound{}, dir: func() (string, error) { return dir, nil },
		count: func(t *housepoker.Texas, _ housepoker.Progress) *texasFound {
			*counted++
			ends := housepoker.Ends{{Net: -1, Wagered: 1}: 1000, {Net: 3, Wagered: 3}: housepoker.TexasDeals - 1000}
			found := &texasFound{Best: &housepoker.TexasCount{Ends: ends}}
			for high := card.Two; high <= card.Ace; high++ {
				for low := card.Two; low <= high; low++ {
					found.Best.Values = append(found.Best.Values, housepoker.TexasValue{Hole: housepoker.HoleClass{High: high, Low: low}, Antes: 7, Deals: 70})
					if low < high {
						found.Best.Values = append(found.Best.Values,
							housepoker.TexasValue{Hole: housepoker.HoleClass{High: high, Low: low, Suited: true}, Antes: 7, Deals: 70})
					}
				}
			}
			for range housepoker.TexasRules {
				found.By = append(found.By, maps.Clone(ends))
			}
			return found
		}}
}

// What was counted is read from its file again. A file that is damaged, cut off or made
// under other rules is never believed: it is counted anew, and the file is made good.
func TestFilesOfCountsAreReadOrMadeAnew(t *testing.T) {
	rules := &housepoker.Texas{Ante: 1, AntePays: poker.Flush}
	other := &housepoker.Texas{Ante: 1, AntePays: poker.Straight}
	for _, x := range []struct {
		name    string
		spoil   func(t *testing.T, path, foreign string)
		counted int
	}{
		{"left alone", func(*testing.T, string, string) {}, 0},
		{"gone", func(t *testing.T, path, _ string) { must(t, os.Remove(path)) }, 1},
		{"empty", func(t *testing.T, path, _ string) { must(t, os.WriteFile(path, nil, 0o644)) }, 1},
		{"a digit changed", func(t *testing.T, path, _ string) { replace(t, path, `"Ways":1000`, `"Ways":1001`) }, 1},
		{"a value changed", func(t *testing.T, path, _ string) { replace(t, path, `"Antes":7,`, `"Antes":8,`) }, 1},
		{"the checksum changed", func(t *testing.T, path, _ string) { replace(t, path, `"Sum":"`, `"Sum":"0`) }, 1},
		{"cut off", func(t *testing.T, path, _ string) { must(t, os.Truncate(path, 200)) }, 1},
		{"no JSON", func(t *testing.T, path, _ string) { must(t, os.WriteFile(path, []byte("\x00\x01 nothing"), 0o644)) }, 1},
		{"a directory", func(t *testing.T, path, _ string) { must(t, os.Remove(path)); must(t, os.Mkdir(path, 0o755)) }, 1},
		{"that of other rules", func(t *testing.T, path, foreign string) {
			data, err := os.ReadFile(foreign)
			must(t, err)
			must(t, os.WriteFile(path, data, 0o644))
		}, 1},
	} {
		t.Run(x.name, func(t *testing.T) {
			dir, n := t.TempDir(), 0
			first := texasTestStore(dir, &n)
			want := first.counted(rules, nil)
			first.counted(other, nil)
			path := first.path(texasChecksum(rules))
			x.spoil(t, path, first.path(texasChecksum(other)))

			n = 0
			if got := texasTestStore(dir, &n).counted(rules, nil); !maps.Equal(got.Best.Ends, want.Best.Ends) || len(got.Best.Values) != housepoker.HoleClasses {
				t.Errorf("read %v, wrote %v", got.Best.Ends, want.Best.Ends)
			}
			if n != x.counted {
				t.Errorf("counted %d times, not %d", n, x.counted)
			}
			n = 0
			texasTestStore(dir, &n).counted(rules, nil)
			if made := x.name != "a directory"; made && n != 0 {
				t.Error("the file was not made good")
			}
			if left, _ := filepath.Glob(filepath.Join(dir, "boardwalk", "*.json.*")); len(left) > 0 && x.name != "a directory" {
				t.Errorf("%v are left", left)
			}
		})
	}
}

// A file with the right checksum is not believed if a part of the deals is missing, as in
// one of another version of the program.
func TestFilesOfCountsAreWhole(t *testing.T) {
	dir, n := t.TempDir(), 0
	rules := &housepoker.Texas{Ante: 1, AntePays: poker.Flush}
	s := texasTestStore(dir, &n)
	found := s.count(rules, nil)
	found.By[0] = housepoker.Ends{{Net: -1, Wagered: 1}: 1000}
	must(t, s.write(texasChecksum(rules), found))
	if s.read(texasChecksum(rules)) != nil {
		t.Error("a file without most deals was believed")
	}
	found = s.count(rules, nil)
	found.Best.Values = found.Best.Values[1:]
	must(t, s.write(texasChecksum(rules), found))
	if s.read(texasChecksum(rules)) != nil {
		t.Error("a file without some hole cards was believed")
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
