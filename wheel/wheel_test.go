package wheel

import (
	"slices"
	"strconv"
	"testing"

	"boardwalk/chance"
)

func TestRouletteWheels(t *testing.T) {
	for _, c := range []struct {
		wheel *Wheel
		zeros []string
	}{
		{DoubleZero(), []string{"0", "00"}},
		{SingleZero(), []string{"0"}},
	} {
		w := c.wheel
		if got, want := len(w.Pockets), 36+len(c.zeros); got != want {
			t.Errorf("%s: %d pockets, want %d", w.Name, got, want)
		}
		labels := slices.Clone(c.zeros)
		for n := 1; n <= 36; n++ {
			labels = append(labels, strconv.Itoa(n))
		}
		for _, label := range labels {
			if w.Count(label) != 1 {
				t.Errorf("%s: %s is there %d times", w.Name, label, w.Count(label))
			}
		}
		colors := map[Color]int{}
		for i, pocket := range w.Pockets {
			colors[pocket.Color]++
			if next := w.Pockets[(i+1)%len(w.Pockets)]; next.Color == pocket.Color {
				t.Errorf("%s: %s and %s lie next to each other and are both %v", w.Name, pocket.Label, next.Label, next.Color)
			}
			if (pocket.Color == Green) != slices.Contains(c.zeros, pocket.Label) {
				t.Errorf("%s: %s is %v", w.Name, pocket.Label, pocket.Color)
			}
		}
		if colors[Red] != 18 || colors[Black] != 18 {
			t.Errorf("%s: %v", w.Name, colors)
		}
	}
}

// On the double zero wheel every odd number lies opposite the even number after it.
func TestOddNumbersLieOppositeTheNextEvenNumber(t *testing.T) {
	w := DoubleZero()
	for odd := 1; odd < 36; odd += 2 {
		i, _ := w.Index(strconv.Itoa(odd))
		if got, want := w.Pockets[(i+19)%38].Label, strconv.Itoa(odd+1); got != want {
			t.Errorf("opposite %d lies %s, want %s", odd, got, want)
		}
	}
}

func TestEveryPocketIsAsLikelyAsAnyOther(t *testing.T) {
	w := DoubleZero()
	seen := make([]int, len(w.Pockets))
	for tree := chance.NewTree(); tree.Next(); {
		seen[w.Spin(tree)]++
	}
	if slices.Min(seen) != 1 || slices.Max(seen) != 1 {
		t.Errorf("pockets came up %v times", seen)
	}
}

func TestAdjacentPockets(t *testing.T) {
	w := SingleZero()
	for _, c := range []struct {
		center, n int
		want      []int
	}{
		{10, 1, []int{10}},
		{10, 5, []int{8, 9, 10, 11, 12}},
		{0, 5, []int{35, 36, 0, 1, 2}},
		{36, 3, []int{35, 36, 0}},
	} {
		if got := w.Adjacent(c.center, c.n); !slices.Equal(got, c.want) {
			t.Errorf("%d about %d: got %v, want %v", c.n, c.center, got, c.want)
		}
	}
	all := w.Adjacent(0, 37)
	if slices.Sort(all); all[0] != 0 || all[36] != 36 {
		t.Errorf("all 37 about 0 are %v", all)
	}
	for _, c := range [][2]int{{0, 4}, {0, 0}, {0, -1}, {0, 39}, {-1, 3}, {37, 3}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d about %d did not panic", c[1], c[0])
				}
			}()
			w.Adjacent(c[0], c[1])
		}()
	}
	if _, ok := w.Index("00"); ok {
		t.Error("the single zero wheel has a 00")
	}
}
