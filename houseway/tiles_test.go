package houseway

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/law/lawtest"
	"boardwalk/tile"
)

func TestTheStandardWaySetsAllStacks(t *testing.T) {
	for name, text := range map[string]string{Standard: StandardTiles(), StrongestHigh: highTiles} {
		w, faults := ParseTiles(name, text)
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		if faults := w.Check(); len(faults) > 0 {
			t.Fatal(faults)
		}
		if n, example := w.Exceptions(); n != 0 {
			t.Errorf("%s sets %d hands otherwise than the regulation, as %s", name, n, example)
		}
	}
	hands := 0
	for s := range everyStack {
		hands += ways(&s)
	}
	if hands != 35960 {
		t.Errorf("there are %d hands of four tiles", hands)
	}
}

// slowWay is 10.7(d) as it is written, for any order of the tiles.
func slowWay(stack [4]tile.Tile) (high, low tile.Rank) {
	type setting struct{ high, low tile.Rank }
	var all []setting
	for with := 1; with < 4; with++ {
		h := tile.Split(stack, with)
		all = append(all, setting{tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])})
	}
	best := func(fits func(setting) bool) (setting, bool) {
		var found []setting
		for _, s := range all {
			if fits(s) {
				found = append(found, s)
			}
		}
		if len(found) == 0 {
			return setting{}, false
		}
		return slices.MaxFunc(found, func(a, b setting) int { return int(a.low)*1000 + int(a.high) - int(b.low)*1000 - int(b.high) }), true
	}
	for _, rule := range []func(setting) bool{
		func(s setting) bool { return s.high.Pair() == tile.Supreme },
		func(s setting) bool { return s.high.Pair() != tile.NoPair },
		func(s setting) bool { return s.high.Pair() == tile.NoPair && s.high.Value() >= 7 },
	} {
		if s, ok := best(rule); ok {
			return s.high, s.low
		}
	}
	highest, lowest := slices.Min(stack[:]), slices.Max(stack[:])
	for with := 1; with < 4; with++ {
		h := tile.Split(stack, with)
		for _, two := range [][2]tile.Tile{h.High, h.Low} {
			if slices.Contains(two[:], highest) && slices.Contains(two[:], lowest) {
				return tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])
			}
		}
	}
	panic("no setting")
}

func TestTheStandardWayIsThatOfTheRegulation(t *testing.T) {
	lawtest.Cites(t, "10.7(d)1", "10.7(d)2", "10.7(d)3", "10.7(d)4")
	w, err := ForTiles("")
	if err != nil {
		t.Fatal(err)
	}
	strong, err := ForTiles(StrongestHigh)
	if err != nil {
		t.Fatal(err)
	}
	set := tile.Set()
	for a := range set {
		for b := range a {
			for c := range b {
				for d := range c {
					stack := [4]tile.Tile{set[a], set[d], set[c], set[b]}
					h := w.Set(stack)
					for _, two := range [][2]tile.Hands{{h, tile.HouseWay(stack)}, {strong.Set(stack), tile.HighWay(stack)}} {
						high, low := two[0].Ranks()
						if wantHigh, wantLow := two[1].Ranks(); high != wantHigh || low != wantLow {
							t.Fatalf("%v is set %v, want %v", stack, two[0], two[1])
						}
					}
					high, low := slowWay(stack)
					if tile.Of(h.High[0], h.High[1]) != high || tile.Of(h.Low[0], h.Low[1]) != low {
						t.Fatalf("%v is set %v, want %v over %v", stack, h, high, low)
					}
				}
			}
		}
	}
}

func TestFaultsOfWaysForTiles(t *testing.T) {
	for _, w := range []struct{ text, fault string }{
		{"", `w:0: a house way begins with "house way of pai-gow"`},
		{"house way of pai-gow-poker\n", `w:1: the first line of this house way must be "house way of pai-gow"`},
		{"house way of pai-gow # only\n\n", "w:0: there is no rule"},
		{"house way of pai-gow\nany hand best low", "w:2: a rule is written CONDITIONS: WISHES"},
		{"house way of pai-gow\n\nany hands: best low", `w:3: there is no condition "any hands"`},
		{"house way of pai-gow\nany hand: best lows", `w:2: there is no wish "best lows"`},
		{"house way of pai-gow\nholding 7-7: best low", `w:2: there is no condition "holding 7-7"`},
		{"house way of pai-gow; any hand: high 10", `w:1: there is no wish "high 10"`},
		{"house way of pai-gow; any hand: high pair, best low, best high", "w:0: no rule covers "},
		{"house way of pai-gow; any hand: best low", "w:1: leaves two settings of "},
		{"house way of pai-gow\nany hand: best low, best high\nholding 6-6: best high, best low", "w:3: decides no hand"},
	} {
		way, faults := ParseTiles("w", w.text)
		if len(faults) == 0 {
			faults = way.Check()
		}
		if len(faults) == 0 {
			t.Errorf("%q has no fault", w.text)
			continue
		}
		got := faults[0].Error()
		if faults[0].Line == 0 {
			got = strings.Replace(got, "w: ", "w:0: ", 1)
		}
		if !strings.HasPrefix(got, w.fault) {
			t.Errorf("%q: %s", w.text, got)
		}
	}
}

func TestWordsForTiles(t *testing.T) {
	stack := [4]tile.Tile{tile.T66, tile.T66, tile.T45, tile.T26}
	for rule, want := range map[string]string{
		"any hand: high pair, best low":                 "[6-6 6-6] over [4-5 2-6]",
		"any hand: low wong or gong":                    "[6-6 4-5] over [6-6 2-6]",
		"holding 6-6 6-6 4-5: apart 6-6 6-6, best high": "[6-6 4-5] over [6-6 2-6]",
		"any hand: together 4-5 2-6":                    "[6-6 6-6] over [4-5 2-6]",
		"no holding 1-1: low 7":                         "[6-6 6-6] over [4-5 2-6]",
		"any hand: low 9 or better, best low":           "[6-6 4-5] over [6-6 2-6]",
		"holding 1-1: best low; any hand: high pair":    "[6-6 6-6] over [4-5 2-6]",
		"any hand: low 7 with 4-5":                      "[6-6 6-6] over [4-5 2-6]",
		"any hand: low 8 with 6-6 or better, best low":  "[6-6 4-5] over [6-6 2-6]",
	} {
		w, faults := ParseTiles("", "house way of pai-gow; "+rule)
		if len(faults) > 0 {
			t.Errorf("%s: %v", rule, faults)
			continue
		}
		h := w.Set(stack)
		if got := writeHands(h); got != want {
			t.Errorf("%s sets %s, want %s", rule, got, want)
		}
	}
}

// TestTheWayOfNewZealand holds the way against hands that the published list names, and one that it leaves alone.
func TestTheWayOfNewZealand(t *testing.T) {
	w, err := ForTiles(NewZealand)
	if err != nil {
		t.Fatal(err)
	}
	if faults := w.Check(); len(faults) > 0 {
		t.Error(faults)
	}
	for _, x := range []struct {
		stack [4]tile.Tile
		want  string
	}{
		{[4]tile.Tile{tile.T24, tile.T12, tile.T33, tile.T14}, "[2-4 1-2] over [3-3 1-4]"}, // 10.7(d)1
		{[4]tile.Tile{tile.T66, tile.T66, tile.T45, tile.T56}, "[6-6 4-5] over [6-6 5-6]"}, // nine and eleven
		{[4]tile.Tile{tile.T66, tile.T66, tile.T33, tile.T13}, "[6-6 3-3] over [6-6 1-3]"}, // eight over six
		{[4]tile.Tile{tile.T66, tile.T66, tile.T55, tile.T13}, "[6-6 6-6] over [1-3 5-5]"},
		{[4]tile.Tile{tile.T45, tile.T36, tile.T55, tile.T46}, "[5-5 3-6] over [4-6 4-5]"}, // two tens
		{[4]tile.Tile{tile.T44, tile.T44, tile.T56, tile.T45}, "[4-4 5-6] over [4-4 4-5]"}, // eleven and nine
		{[4]tile.Tile{tile.T44, tile.T44, tile.T66, tile.T45}, "[4-4 4-4] over [6-6 4-5]"},
		{[4]tile.Tile{tile.T16, tile.T16, tile.T56, tile.T55}, "[5-6 1-6] over [5-5 1-6]"}, // eleven and ten
		{[4]tile.Tile{tile.T16, tile.T16, tile.T56, tile.T45}, "[1-6 1-6] over [5-6 4-5]"},
		{[4]tile.Tile{tile.T22, tile.T22, tile.T66, tile.T11}, "[2-2 2-2] over [6-6 1-1]"}, // never split
	} {
		if got := writeHands(w.Set(x.stack)); got != x.want {
			t.Errorf("%v is set %s, want %s", x.stack, got, x.want)
		}
	}
}

func writeHands(h tile.Hands) string {
	two := func(t [2]tile.Tile) string { return "[" + t[0].String() + " " + t[1].String() + "]" }
	return two(h.High) + " over " + two(h.Low)
}

func TestATextIsReadOnce(t *testing.T) {
	text := "house way of pai-gow; any hand: best low, best high"
	a, err := ForTiles(text)
	b, _ := ForTiles(text)
	if err != nil || a != b {
		t.Errorf("%p, %p, %v", a, b, err)
	}
	if n, _ := a.Exceptions(); n == 0 {
		t.Error("a way without the rules of 10.7(d) has no exceptions from them")
	}
	if _, err := ForTiles("house way of pai-gow; any hand: best low"); err == nil || CheckTiles("standard") != nil {
		t.Errorf("a way that leaves a choice is taken, or the standard one is not: %v", err)
	}
}

func BenchmarkSetTiles(b *testing.B) {
	w, _ := ForTiles("")
	stack := [4]tile.Tile{tile.T12, tile.T66, tile.T24, tile.T45}
	b.ReportAllocs()
	for b.Loop() {
		w.Set(stack)
	}
}
