package tile

import (
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/law/lawtest"
)

func TestASetHas32Tiles(t *testing.T) {
	lawtest.Cites(t, "10.2(a)", "10.2(g)[first to eleventh]", "10.2(g)[twelfth to seventeenth]")
	// The list of the regulation: place, spots and how many tiles there are.
	want := []struct {
		tile         string
		place, count int
	}{
		{"6-6", 1, 2}, {"1-1", 2, 2}, {"4-4", 3, 2}, {"1-3", 4, 2}, {"5-5", 5, 2}, {"3-3", 6, 2}, {"2-2", 7, 2}, {"5-6", 8, 2},
		{"4-6", 9, 2}, {"1-6", 10, 2}, {"1-5", 11, 2}, {"3-6", 12, 1}, {"4-5", 12, 1}, {"2-6", 13, 1}, {"3-5", 13, 1},
		{"2-5", 14, 1}, {"3-4", 14, 1}, {"2-4", 15, 1}, {"1-4", 16, 1}, {"2-3", 16, 1}, {"1-2", 17, 1},
	}
	held := map[Tile]int{}
	for _, x := range Set() {
		held[x]++
	}
	if len(held) != Faces || len(want) != Faces {
		t.Fatalf("there are %d faces", len(held))
	}
	for _, w := range want {
		x, err := Parse(w.tile)
		if err != nil {
			t.Fatal(err)
		}
		low, high := x.Ends()
		place, by := x.Place()
		if first := w.place <= 11; first != (by == "10.2(g)[first to eleventh]") || first == (by == "10.2(g)[twelfth to seventeenth]") {
			t.Errorf("%v has its place %d by %s", x, place, by)
		}
		if held[x] != w.count || x.Count() != w.count || place != w.place || low > high || x.Spots() != low+high || x.String() != w.tile {
			t.Errorf("%v of place %d is %d times in a set, want %v", x, place, held[x], w)
		}
	}
}

func TestNamesAndColors(t *testing.T) {
	for _, w := range []struct {
		tile         Tile
		number, name string
		low, high    int // red spots
	}{
		{T66, "twelve", "Teen", 3, 3}, {T24, "six", "Gee Joon", 0, 4}, {T12, "three", "Gee Joon", 1, 0},
		{T11, "two", "Day", 1, 1}, {T46, "ten", "Ping", 4, 0}, {T56, "eleven", "Foo", 0, 0},
	} {
		if low, high := w.tile.Red(); w.tile.Number() != w.number || w.tile.Name() != w.name || low != w.low || high != w.high {
			t.Errorf("%v is %s, %s, with %d and %d red spots", w.tile, w.tile.Number(), w.tile.Name(), low, high)
		}
	}
	if Unknown.Number() != "unknown" || Unknown.Name() != "unknown" || Unknown.String() != "?-?" || Unknown.Known() {
		t.Errorf("the unknown tile is %v, %s", Unknown, Unknown.Name())
	}
}

func TestParse(t *testing.T) {
	for s, want := range map[string]Tile{"2-4": T24, "4-2": T24, "6-6": T66, "?-?": Unknown} {
		if got, err := Parse(s); err != nil || got != want {
			t.Errorf("Parse(%q) = %v, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "24", "2-7", "0-1", "2-4 ", "2--", "-2-4", "2–4"} {
		if got, err := Parse(s); err == nil || got != Unknown {
			t.Errorf("Parse(%q) = %v, %v; want an error", s, got, err)
		}
	}
	if got, err := ParseAll("2-4, 1-2\t6-6"); err != nil || len(got) != 3 {
		t.Errorf("got %v, %v", got, err)
	}
	if got, err := ParseAll("2-4 9-9"); err == nil || got != nil {
		t.Errorf("got %v, %v", got, err)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"2-4", "6-6, 1-1", "?-?"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		tiles, err := ParseAll(s)
		if err != nil {
			return
		}
		for _, x := range tiles {
			if again, err := Parse(x.String()); err != nil || again != x {
				t.Errorf("%v in %q was read as %v, %v", x, s, again, err)
			}
		}
	})
}

func TestReadNames(t *testing.T) {
	for s, want := range map[string][]Tile{
		"teen": {T66}, "Day": {T11}, "gee joon": {T24, T12}, "Gee-Joon": {T24, T12}, "chop-gow": {T36, T45}, "[6:4]": {T46}, "2:1": {T12},
	} {
		if got, err := Read(s); err != nil || !slices.Equal(got, want) {
			t.Errorf("Read(%q) = %v, %v; want %v", s, got, err, want)
		}
	}
	if _, err := Parse("gee joon"); err == nil || err.Error() != `"gee joon" is both 2-4 and 1-2: write the spots of its two ends` {
		t.Errorf("an ambiguous name: %v", err)
	}
	if _, err := Read("tin"); err == nil ||
		err.Error() != `"tin" is not a tile: write the spots of its two ends like 2-4, or its name like teen` {
		t.Errorf("a name that no tile has: %v", err)
	}
	if T24.Pretty() != "[2:4]" || Unknown.Pretty() != "[░░░]" {
		t.Errorf("%s, %s", T24.Pretty(), Unknown.Pretty())
	}
}

func TestSplit(t *testing.T) {
	stack := [Height]Tile{T12, T66, T24, T45}
	for with, want := range map[int]Hands{
		1: {High: [2]Tile{T12, T66}, Low: [2]Tile{T24, T45}}, // eight beats the five of a six and a nine
		2: {High: [2]Tile{T12, T24}, Low: [2]Tile{T66, T45}}, // the supreme pair beats a wong
		3: {High: [2]Tile{T24, T66}, Low: [2]Tile{T12, T45}}, // eight beats five: the first tile's pair is the low hand
	} {
		if got := Split(stack, with); got != want {
			t.Errorf("with %d: %v, want %v", with, got, want)
		}
	}
	if got := Split([Height]Tile{T66, T36, T66, T45}, 1); got.High != [2]Tile{T66, T36} {
		t.Errorf("of two hands that rank alike the high one is %v", got.High)
	}
}

func TestAWallComesOutWhole(t *testing.T) {
	w := NewWall()
	source := chance.NewFast(7, 1)
	var out []Tile
	for i := range Stacks {
		if w.StacksLeft() != Stacks-i {
			t.Errorf("%d stacks are left after %d", w.StacksLeft(), i)
		}
		for range Height {
			out = append(out, w.Take(source.Draw(w.Left())))
		}
		if err := w.Verify(out...); err != nil {
			t.Error(err)
		}
		if err := w.VerifyOut(out...); err != nil {
			t.Error(err)
		}
	}
	if err := w.VerifyOut(out[1:]...); err == nil {
		t.Error("a tile that is out and missing went unnoticed")
	}
	if err := w.VerifyOut(append([]Tile{out[1]}, out[1:]...)...); err == nil && out[0] != out[1] {
		t.Error("a tile in the place of another went unnoticed")
	}
	if w.Left() != 0 || w.Total() != Total {
		t.Errorf("%d tiles are left of %d", w.Left(), w.Total())
	}
	if err := w.Verify(out[1:]...); err == nil {
		t.Error("a missing tile went unnoticed")
	}
	if err := w.Verify(append(out, Unknown)...); err == nil {
		t.Error("a tile too many went unnoticed")
	}
	if w.Shuffle(); w != NewWall() {
		t.Error("after a shuffle the wall is not that of a new set")
	}
}

func TestAWallOfSomeTiles(t *testing.T) {
	w := WallOf(T66, T66, T12)
	w.Take(0)
	if err := w.Verify(T66); err != nil || w.Left() != 2 {
		t.Errorf("%v, with %d left", err, w.Left())
	}
	if err := w.Verify(T24); err == nil {
		t.Error("a tile of another wall went unnoticed")
	}
	if w.Shuffle(); w != WallOf(T66, T66, T12) {
		t.Error("a shuffle brought other tiles")
	}
	defer func() {
		if recover() == nil {
			t.Error("a wall has two of 1-2, of which a set has one")
		}
	}()
	WallOf(T12, T12)
}
