package phh

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

// usual is a hand without anything that only the TOML library reads.
var usual = func() string {
	hand := strings.Replace(made[0], `"Tuesday \"deep\" stack"`, "'Tuesday'", 1)
	hand = strings.Replace(hand, "1_200.05", "1200.05", 1)
	hand, _, _ = strings.Cut(hand, "_camera")
	return hand
}()

// both decodes a hand in both ways. It reports whether the quick one took it.
func both(t *testing.T, hand text) bool {
	t.Helper()
	d, ok := readLines(hand.body())
	if !ok {
		return false
	}
	place := Place{"made.phhs", hand.number, hand.line}
	quick, quickErr := finish(d, place, hand)
	slow, slowErr := decodeTOML(place, hand)
	switch {
	case (quickErr == nil) != (slowErr == nil) || quickErr != nil && quickErr.Error() != slowErr.Error():
		t.Errorf("%v, and by TOML %v, for\n%s", quickErr, slowErr, hand.toml)
	case !reflect.DeepEqual(quick, slow):
		t.Errorf("%+v, and by TOML %+v, for\n%s", quick, slow, hand.toml)
	}
	return true
}

func TestLinesAreReadAsByTOML(t *testing.T) {
	for _, hand := range []string{usual, made[1], made[2], made[3], "[7] # of many\n" + made[3]} {
		for split, err := range split(strings.NewReader(hand)) {
			if err != nil || !both(t, split) {
				t.Errorf("%v: not read line by line:\n%s", err, hand)
			}
		}
	}
}

// Lists of amounts are read as numbers that TOML reads and toCents takes, or are left to that.
func TestAmountsAreReadAsByTOML(t *testing.T) {
	read := 0
	for _, amount := range []string{"0", "5", "0.5", "0.05", "12.30", "0.07", "1.1", "8.29", "4503599627.37", "999999999999.99",
		"1000000000000", "1000000000000.01", "10000000000000", "99999999999999999999", "-0.50", "-1", "inf", "0.005", "1.500",
		"00", "01", "1.", ".5", "+1", "1_000", "1e3", "0x10", "1 2", "1.5.5", "5a", "'5'", "true", ""} {
		for _, list := range amountLists {
			before, rest, found := strings.Cut(usual, list+" = [")
			_, rest, more := strings.Cut(rest, ",")
			if !found || !more {
				t.Fatalf("there are no %s", list)
			}
			hand := before + list + " = [" + amount + "," + rest
			if both(t, text{toml: []byte(hand), line: 1}) {
				read++
			}
		}
	}
	if read < 5*15 {
		t.Errorf("%d were read line by line", read)
	}
}

// What is unusual is left to the TOML library, which may find it wrong.
func TestUnusualLinesAreLeftToTOML(t *testing.T) {
	for _, line := range []string{
		`a = "\n"`, `a = """b"""`, `a = '''b'''`, "a = 01", "a = +1", "a = 1_000", "a = .5", "a = 5.", "a = 1e3", "a = nan", "a = -inf",
		"a = [[1]]", "a = {b = 1}", "a = 1 b = 2", "a = 1\na = 2", "a.b = 1", `"a" = 1`, "[b]", "a =", "a", "a = [1 2]",
		"a = [1,,2]", "a = [1", "a = [,]",
		"a = 2026-01-01", "a = 10:00:00", "time = 25:00:00", "time = 10:00:00.5", "time = 10:00", "a = True", "a = \"b",
		"a = \"b\nc\"", "a = 1\r\n", "a = \x01", "# \x7f", "a = \"\xff\"", "a = -", "a = 99999999999999999999",
	} {
		if d, ok := readLines([]byte(line)); ok {
			t.Errorf("%q was read as %v", line, d.left())
		}
	}
}

func FuzzLines(f *testing.F) {
	for _, hand := range made {
		f.Add([]byte(hand))
	}
	f.Add([]byte("[3]\nvariant = 'NT' # of many\nplayers = [\n\"a\", # b\n'c',\n]\n"))
	f.Fuzz(func(t *testing.T, hand []byte) {
		for split, err := range split(bytes.NewReader(hand)) {
			if err == nil {
				both(t, split)
			}
		}
	})
}
