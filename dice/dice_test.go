package dice

import (
	"testing"

	"boardwalk/chance"
)

func TestEveryThrowOfTwoDice(t *testing.T) {
	ways, hard := map[int]int{}, map[int]int{}
	for tree := chance.NewTree(); tree.Next(); {
		pair := Throw(tree)
		if !pair[0].Valid() || !pair[1].Valid() {
			t.Fatalf("the dice show %v", pair)
		}
		ways[pair.Total()]++
		if pair.Hard() {
			hard[pair.Total()]++
		}
	}
	for total, want := range map[int]int{2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1} {
		if ways[total] != want || hard[total] != 1-total%2 {
			t.Errorf("%d is made in %d ways, %d of them hard; want %d, %d", total, ways[total], hard[total], want, 1-total%2)
		}
	}
}

func TestEveryShakeOfThreeDice(t *testing.T) {
	alike, tens, showing := 0, 0, [4]int{}
	for tree := chance.NewTree(); tree.Next(); {
		three := Shake(tree)
		if three.Alike() {
			alike++
		}
		if three.Total() == 10 {
			tens++
		}
		showing[three.Count(4)]++
	}
	if alike != 6 || tens != 27 {
		t.Errorf("%d of 216 are alike and %d make ten; want 6 and 27", alike, tens)
	}
	if want := [4]int{125, 75, 15, 1}; showing != want {
		t.Errorf("no, one, two and three fours: %v, want %v", showing, want)
	}
}

func TestFaces(t *testing.T) {
	for f := Face(1); f <= 6; f++ {
		if !f.Valid() || f+f.Opposite() != 7 {
			t.Errorf("%v is opposite %v", f, f.Opposite())
		}
		if got, err := ParseFace(f.String()); err != nil || got != f {
			t.Errorf("%v was read as %v, %v", f, got, err)
		}
	}
	for _, f := range []Face{0, 7, 255} {
		if f.Valid() || f.String() != "?" {
			t.Errorf("a die shows %d, written %v", uint8(f), f)
		}
	}
	for _, s := range []string{"", "0", "7", "33", "x", "-1", "³"} {
		if got, err := ParseFace(s); err == nil {
			t.Errorf("ParseFace(%q) = %v", s, got)
		}
	}
}

func TestParse(t *testing.T) {
	for _, s := range []string{"3 4", "3-4", "3,4", " 3  -  4 "} {
		if got, err := ParsePair(s); err != nil || got != (Pair{3, 4}) {
			t.Errorf("ParsePair(%q) = %v, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "3", "34", "3 4 5", "3 7", "three four"} {
		if got, err := ParsePair(s); err == nil || got != (Pair{}) {
			t.Errorf("ParsePair(%q) = %v, %v; want an error", s, got, err)
		}
	}
	if got, err := ParseThree("6-6-1"); err != nil || got != (Three{6, 6, 1}) {
		t.Errorf("got %v, %v", got, err)
	}
	if got, err := ParseThree("6-6"); err == nil || err.Error() != `"6-6" is not 3 dice: write them like 3-4-5` {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestThrowingAllocatesNothing(t *testing.T) {
	source, total := chance.NewFast(1, 1), 0
	if got := testing.AllocsPerRun(100, func() { total += Throw(source).Total() + Shake(source).Total() }); got != 0 {
		t.Errorf("%v allocations", got)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("3 4")
	f.Add("3-4-5")
	f.Add("7")
	f.Fuzz(func(t *testing.T, s string) {
		if face, err := ParseFace(s); err == nil && face.String() != s {
			t.Errorf("%q is the face %v", s, face)
		}
		if pair, err := ParsePair(s); err == nil {
			if again, err := ParsePair(pair.String()); err != nil || again != pair {
				t.Errorf("%q is %v, and that is %v, %v", s, pair, again, err)
			}
		}
		if three, err := ParseThree(s); err == nil {
			if again, err := ParseThree(three.String()); err != nil || again != three {
				t.Errorf("%q is %v, and that is %v, %v", s, three, again, err)
			}
		}
	})
}

func BenchmarkThrow(b *testing.B) {
	for source := chance.NewFast(1, 1); b.Loop(); {
		Throw(source)
	}
}
