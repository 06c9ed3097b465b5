package tile

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// naive ranks hands by looking their spots up in lists written as the
// regulation writes them, to hold Of against. The lower number is the higher
// hand.
type naive struct{ pairs, tiles []string }

var second = naive{
	pairs: strings.Split("2-4+1-2 6-6+6-6 1-1+1-1 4-4+4-4 1-3+1-3 5-5+5-5 3-3+3-3 2-2+2-2 5-6+5-6 4-6+4-6 1-6+1-6 1-5+1-5 "+
		"3-6+4-5 3-5+2-6 3-4+2-5 1-4+2-3 6-6+4-5|6-6+3-6 1-1+4-5|1-1+3-6 6-6+2-6|6-6+3-5|6-6+4-4 1-1+2-6|1-1+3-5|1-1+4-4", " "),
	tiles: strings.Split("6-6 1-1 4-4 1-3 5-5 3-3 2-2 5-6 4-6 1-6 1-5 3-6|4-5 2-6|3-5 2-5|3-4 2-4 1-4|2-3 1-2", " "),
}

func (n naive) rank(a, b string) int {
	for i, list := range n.pairs {
		for p := range strings.SplitSeq(list, "|") {
			if p == a+"+"+b || p == b+"+"+a {
				return i
			}
		}
	}
	best := 1 << 20
	for _, x := range apart(a) {
		for _, y := range apart(b) {
			spots := int(x[0]+x[2]+y[0]+y[2]) - 4*'0'
			tile := min(n.single(x), n.single(y))
			best = min(best, 100*(10-spots%10)+tile)
		}
	}
	return best
}

func (n naive) single(t string) int {
	return slices.IndexFunc(n.tiles, func(list string) bool { return slices.Contains(strings.Split(list, "|"), t) })
}

// apart is what a tile may stand for: the tiles of the supreme pair for each
// other.
func apart(t string) []string {
	if t == "2-4" || t == "1-2" {
		return []string{"2-4", "1-2"}
	}
	return []string{t}
}

// hands yields all 496 hands of two tiles.
func hands(yield func(a, b Tile) bool) {
	set := Set()
	for i, a := range set {
		for _, b := range set[:i] {
			if !yield(a, b) {
				return
			}
		}
	}
}

func TestHowOftenEachRankComes(t *testing.T) {
	lawtest.Cites(t, "10.1[supreme pair]", "10.2(b)[first]", matched, mixed, "10.2(b)[wongs]", "10.2(b)[gongs]")
	var got [Pairs + 1]int
	all := 0
	for a, b := range hands {
		all++
		got[Of(a, b).Pair()]++
		if Of(a, b) != Of(b, a) {
			t.Errorf("%v %v ranks otherwise the other way round", a, b)
		}
	}
	want := [Pairs + 1]int{456, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 8, 8}
	if got != want || all != 496 {
		t.Errorf("of %d hands there are %v, want %v", all, got, want)
	}
}

func TestTheOrderOfAllHandsIsThatOfTheLists(t *testing.T) {
	lawtest.Cites(t, "10.2(b)", "10.2(d)", "10.2(f)")
	type ranked struct {
		a, b  Tile
		naive int
	}
	var all []ranked
	for a, b := range hands {
		all = append(all, ranked{a, b, second.rank(a.String(), b.String())})
	}
	for _, x := range all {
		for _, y := range all {
			if got, _ := Compare(Of(x.a, x.b), Of(y.a, y.b)); got != sign(y.naive-x.naive) {
				t.Fatalf("%v %v against %v %v is %d, want %d", x.a, x.b, y.a, y.b, got, sign(y.naive-x.naive))
			}
		}
	}
}

func sign(n int) int { return min(1, max(-1, n)) }

func TestHands(t *testing.T) {
	for _, w := range []struct {
		higher, lower string
		order         int
		by            law.Cite
		says          string // what the first hand is
	}{
		{"2-4 1-2", "6-6 6-6", 1, "10.1[supreme pair]", "the supreme pair"},
		{"1-5 1-5", "3-6 4-5", 1, "10.2(b)", "a pair of sixes, 1-5"},
		{"1-1 4-4", "5-6 1-2", 1, "10.2(b)", "a gong with the two"},
		{"6-6 4-5", "6-6 3-6", 0, "10.2(c)", "a wong with the twelve"},
		{"1-1 3-3", "2-5 4-6", 1, "10.2(d)", "a value of 8, its highest tile of place 2"},
		{"5-6 1-6", "1-1 3-3", -1, "10.2(f)", "a value of 8, its highest tile of place 8"},
		{"3-6 4-6", "4-5 4-6", 0, "10.2(h)", "a value of 9, its highest tile of place 9"},
	} {
		a, b := hand(t, w.higher), hand(t, w.lower)
		lawtest.Cites(t, w.by)
		if order, by := Compare(a, b); order != w.order || by != w.by || a.String() != w.says {
			t.Errorf("%s (%v) against %s (%v) is %d by %s", w.higher, a, w.lower, b, order, by)
		}
		if order, _ := Compare(b, a); order != -w.order {
			t.Errorf("%s against %s is %d", w.lower, w.higher, order)
		}
	}
	lawtest.Cites(t, "10.2(d)1", "10.2(d)2")
	if v := hand(t, "1-1 3-3").Value(); v != 8 {
		t.Errorf("a two and a six are worth %d", v)
	}
	if v := hand(t, "5-6 1-6").Value(); v != 8 {
		t.Errorf("an eleven and a seven are worth %d", v)
	}
}

func TestTheSupremePairUsedApart(t *testing.T) {
	lawtest.Cites(t, "10.2(e)", "10.2(e)[tile rank swap]")
	for _, w := range []struct {
		tiles          string
		value, highest int
	}{
		{"1-2 2-3", 8, 16}, // the three counts as three, and ranks seventeenth
		{"1-2 1-4", 8, 16}, // and so with the other five
		{"1-2 6-6", 8, 1},  // as six
		{"2-4 6-6", 8, 1},  // as six
		{"2-4 3-3", 9, 6},  // as three
		{"2-4 1-6", 3, 10}, // as six
		{"1-2 1-6", 3, 10}, // as six
		{"2-4 1-4", 8, 16}, // as three it ranks seventeenth, below the five
		{"1-2 3-4", 3, 14}, // as six
		{"2-4 2-6", 4, 13}, // as six
	} {
		if r := hand(t, w.tiles); r.Value() != w.value || r.Highest() != w.highest {
			t.Errorf("%s is %v", w.tiles, r)
		}
	}
}

func hand(t *testing.T, s string) Rank {
	t.Helper()
	tiles, err := ParseAll(s)
	if err != nil || len(tiles) != 2 {
		t.Fatal(s, err)
	}
	return Of(tiles[0], tiles[1])
}
