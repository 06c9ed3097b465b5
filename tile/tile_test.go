package tile

import (
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
		place, _ := x.Place()
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

func TestAWallIsEightStacksOfFour(t *testing.T) {
	w := NewWall()
	source := chance.NewFast(7, 1)
	var out []Tile
	for i := range Stacks {
		if w.StacksLeft() != Stacks-i {
			t.Errorf("%d stacks are left after %d", w.StacksLeft(), i)
		}
		stack := w.Stack(source)
		out = append(out, stack[:]...)
		if err := w.Verify(out...); err != nil {
			t.Error(err)
		}
	}
	if w.Left() != 0 {
		t.Errorf("%d tiles are left", w.Left())
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
