package law

import (
	"reflect"
	"testing"
)

func TestPlacesAreReadAsTheyAreWritten(t *testing.T) {
	found := map[Cite][]Place{
		"1.3(c)":           {{"table/bet.go", 7}, {"game/craps/craps.go", 40}, {"game/craps/craps.go", 12}},
		"19:47-1.3(c)":     {{"game/craps/craps.go", 12}},
		"19:47-1.3(a)":     {{"game/craps/craps.go", 3}},
		"19:47-99.99(zzz)": {{"nothing.go", 1}}, // no row of the index
	}
	text := FormatPlaces(found)
	want := "cite\tplaces\n19:47-1.3(a)\tgame/craps/craps.go:3\n19:47-1.3(c)\tgame/craps/craps.go:12,40 table/bet.go:7\n"
	if text != want {
		t.Fatalf("written %q, want %q", text, want)
	}
	back := ParsePlaces(text + "<<<<<<< a merge\n19:47-1.3(c)\tgame/craps/craps.go:12,x\n19:47-2.1\t\n")
	if !reflect.DeepEqual(back, map[Cite][]Place{
		"19:47-1.3(a)": {{"game/craps/craps.go", 3}},
		"19:47-1.3(c)": {{"game/craps/craps.go", 12}, {"game/craps/craps.go", 40}, {"table/bet.go", 7}},
	}) {
		t.Errorf("read back %v", back)
	}
	if p := (Place{"table/bet.go", 7}).String(); p != "table/bet.go:7" {
		t.Error(p)
	}
}

// Every row that code answers for has a line, and in no other file than the coverage names.
func TestAnsweredRowsHavePlaces(t *testing.T) {
	for _, a := range Coverage() {
		places := PlacesOf(a.Cite)
		files := map[string]bool{}
		for _, p := range places {
			files[p.File] = true
		}
		for _, f := range a.Code {
			if !files[f] {
				t.Errorf("%s is cited in %s, and places.tsv has no line there: make test writes it", a.Cite, f)
			}
		}
		if len(files) != len(a.Code) {
			t.Errorf("%s: places in %v, and code in %v", a.Cite, places, a.Code)
		}
	}
}
