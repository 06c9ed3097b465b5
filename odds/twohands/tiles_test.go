package twohands

import (
	"testing"

	"boardwalk/houseway"
	"boardwalk/tile"
)

func tileWay(t testing.TB) *houseway.Tiles {
	t.Helper()
	w, err := houseway.ForTiles("")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestAllPairsOfStacks(t *testing.T) {
	f := NewTiles(tileWay(t)).Count(0, nil).For(fives)
	for r := range roles {
		for _, c := range []Count{f.Best[r], f.House[r]} {
			if c.Deals() != 35960*20475 {
				t.Errorf("%d deals", c.Deals())
			}
		}
		if fives[r].of(f.Best[r]) < fives[r].of(f.House[r]) {
			t.Errorf("the best setting is worth less than that of the house")
		}
	}
	// What the player wins against the house, the house as bank wins against the player, but for copies and zeros.
	if f.House[Player].Lost != f.House[Bank].Won || f.House[Player].Won != f.House[Bank].Lost {
		t.Errorf("%+v does not mirror %+v", f.House[Player], f.House[Bank])
	}
	t.Logf("%+v", *f)
}

// TestStacksTileByTile counts some stacks against every other one, tile by tile.
func TestStacksTileByTile(t *testing.T) {
	w := tileWay(t)
	g := NewTiles(w)
	set := tile.Set()
	for _, at := range [][4]int{{0, 1, 2, 3}, {5, 9, 20, 31}, {2, 11, 22, 24}, {28, 29, 30, 31}, {0, 6, 12, 18}} {
		var stack [4]tile.Tile
		in := uint32(0)
		for i, x := range at {
			stack[i] = set[x]
			in |= 1 << x
		}
		got, ok := g.Settings(stack, nil)
		if !ok {
			t.Fatal(stack)
		}
		var want [roles][3]Count
		for a := range 32 {
			for b := range a {
				for c := range b {
					for d := range c {
						if in&(1<<a|1<<b|1<<c|1<<d) != 0 {
							continue
						}
						h := w.Set([4]tile.Tile{set[a], set[b], set[c], set[d]})
						high, low := tile.Of(h.High[0], h.High[1]), tile.Of(h.Low[0], h.Low[1])
						for i := range 3 {
							mine := tile.Split(stack, i+1)
							myHigh, myLow := tile.Of(mine.High[0], mine.High[1]), tile.Of(mine.Low[0], mine.Low[1])
							want[Player][i].add(myHigh > high, myLow > low && myLow >= 18, 1)
							want[Bank][i].add(myHigh >= high, myLow >= low || low < 18, 1)
						}
					}
				}
			}
		}
		if got != want {
			t.Errorf("%v: %+v, want %+v", stack, got, want)
		}
	}
	if _, ok := g.Settings([4]tile.Tile{tile.T12, tile.T12, tile.T66, tile.T11}, nil); ok {
		t.Error("a stack has two tiles of which there is one")
	}
}

func TestTheBestOfAllStacks(t *testing.T) {
	g := NewTiles(tileWay(t))
	best := g.BestOfAll(Player, fives[Player])
	set := tile.Set()
	for _, at := range [][4]int{{3, 2, 1, 0}, {31, 9, 20, 5}, {2, 24, 22, 11}, {28, 31, 30, 29}, {18, 6, 12, 0}, {2, 3, 18, 24}} {
		var stack [4]tile.Tile
		for i, x := range at {
			stack[i] = set[x]
		}
		counts, _ := g.Settings(stack, nil)
		with := best.With(stack)
		for i, c := range counts[Player] {
			if fives[Player].of(c) > fives[Player].of(counts[Player][with-1]) {
				t.Errorf("%v: %d is better than %d", stack, i+1, with)
			}
		}
	}
}

func BenchmarkCountTiles(b *testing.B) {
	g := NewTiles(tileWay(b))
	for b.Loop() {
		g.Count(0, nil)
	}
}
