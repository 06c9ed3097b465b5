package tile

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// reading is a stack set in one of the three ways, ranked by the lists of the text:
// the lower number is the higher hand.
type reading struct {
	high, low     [2]string
	highAt, lowAt int
}

// slowRanks are the ranks by the lists, each looked up once.
var slowRanks = map[[2]string]int{}

func slowRank(a, b string) int {
	at, ok := slowRanks[[2]string{a, b}]
	if !ok {
		at = second.rank(a, b)
		slowRanks[[2]string{a, b}] = at
	}
	return at
}

// readings are the three ways to set four tiles.
func readings(s [4]string) (all []reading) {
	for _, with := range []int{1, 2, 3} {
		var rest []string
		for i := 1; i < 4; i++ {
			if i != with {
				rest = append(rest, s[i])
			}
		}
		r := reading{high: [2]string{s[0], s[with]}, low: [2]string{rest[0], rest[1]}}
		r.highAt, r.lowAt = slowRank(s[0], s[with]), slowRank(rest[0], rest[1])
		if r.highAt > r.lowAt {
			r.high, r.low, r.highAt, r.lowAt = r.low, r.high, r.lowAt, r.highAt
		}
		all = append(all, r)
	}
	return all
}

// value is what a hand without a pair is worth by its rank in the lists.
func value(at int) int { return 10 - at/100 }

// slowWay reads 10.7(d) rule by rule: it keeps the settings that a rule is about, if there
// are any, and otherwise goes on to the next rule.
func slowWay(s [4]string) ([]reading, law.Cite) {
	keep := func(about func(at int) bool) (kept []reading) {
		for _, r := range readings(s) {
			if about(r.highAt) || about(r.lowAt) {
				kept = append(kept, r)
			}
		}
		return kept
	}
	if r := keep(func(at int) bool { return at == 0 }); r != nil {
		return r, "10.7(d)1"
	}
	if r := keep(func(at int) bool { return at < len(second.pairs) }); r != nil {
		return r, "10.7(d)2"
	}
	if r := keep(func(at int) bool { return value(at) >= 7 && value(at) <= 9 }); r != nil {
		return r, "10.7(d)3"
	}
	tiles := slices.Clone(s[:])
	slices.SortFunc(tiles, func(a, b string) int { return second.single(a) - second.single(b) })
	var kept []reading
	for _, r := range readings(s) {
		for _, h := range [][2]string{r.high, r.low} {
			if slices.Contains(h[:], tiles[0]) && slices.Contains(h[:], tiles[3]) {
				kept = append(kept, r)
			}
		}
	}
	return kept, "10.7(d)4"
}

// stacks yields all 35,960 stacks of four tiles.
func stacks(yield func([Height]Tile) bool) {
	set := Set()
	for a := range set {
		for b := range a {
			for c := range b {
				for d := range c {
					if !yield([Height]Tile{set[a], set[b], set[c], set[d]}) {
						return
					}
				}
			}
		}
	}
}

// Every stack is set in one way, which is the strongest of those that a slow reading
// of the text leaves open, whatever the order of its tiles.
func TestTheHouseWayOfEveryStack(t *testing.T) {
	lawtest.Cites(t, "10.7(d)1", "10.7(d)2", "10.7(d)3", "10.7(d)4", "10.7(e)")
	rules, exceptions, all := map[law.Cite]int{}, 0, 0
	known := map[[Height]Tile]bool{}
	for stack := range stacks {
		all++
		if known[sorted(stack)] {
			continue
		}
		known[sorted(stack)] = true
		s := [4]string{stack[0].String(), stack[1].String(), stack[2].String(), stack[3].String()}
		open, by := slowWay(s)
		rules[by]++
		if got := HouseRule(stack); got != by {
			t.Fatalf("%v is set by %s, want %s", stack, got, by)
		}
		hold(t, stack, HouseWay, open, func(r reading) [2]int { return [2]int{r.lowAt, r.highAt} })
		hold(t, stack, HighWay, open, func(r reading) [2]int { return [2]int{r.highAt, r.lowAt} })
		for with := 1; with < Height; with++ {
			h := Split(stack, with)
			follows := slices.ContainsFunc(open, func(r reading) bool { return same(h, r) })
			if Follows(h) != follows {
				t.Fatalf("%v follows the rules: %v", h, !follows)
			} else if !follows {
				exceptions++
			}
		}
	}
	if all != 35960 || len(known) != 8130 {
		t.Errorf("there are %d stacks, %d of them different", all, len(known))
	}
	if len(rules) != 4 || exceptions == 0 {
		t.Errorf("the rules were used %v times, with %d exceptions", rules, exceptions)
	}
}

// hold fails unless a way sets a stack as the setting of the least order does, in every
// order of its tiles.
func hold(t *testing.T, stack [Height]Tile, way Way, open []reading, order func(reading) [2]int) {
	t.Helper()
	best := slices.MinFunc(open, func(a, b reading) int {
		x, y := order(a), order(b)
		return slices.Compare(x[:], y[:])
	})
	first := way(stack)
	if !slices.ContainsFunc(open, func(r reading) bool { return order(r) == order(best) && same(first, r) }) {
		t.Fatalf("%v is set %v, want %v", stack, first, best)
	}
	for range 3 {
		stack = [Height]Tile{stack[3], stack[0], stack[2], stack[1]}
		if again := way(stack); again != first {
			t.Fatalf("%v is set %v, and in another order %v", stack, first, again)
		}
	}
}

// same reports whether hands are set as in a reading. Hands that rank alike are high or
// low as it comes.
func same(h Hands, r reading) bool {
	is := func(hand [2]Tile, want [2]string) bool {
		a := []string{hand[0].String(), hand[1].String()}
		b := want[:]
		slices.Sort(a)
		return strings.Join(a, " ") == strings.Join(slices.Sorted(slices.Values(b)), " ")
	}
	return is(h.High, r.high) && is(h.Low, r.low) || r.highAt == r.lowAt && is(h.High, r.low) && is(h.Low, r.high)
}

func TestStacksOfTheHouse(t *testing.T) {
	for _, w := range []struct {
		stack, high, low string
		by               law.Cite
	}{
		{"2-4 1-2 6-6 6-6", "1-2 2-4", "6-6 6-6", "10.7(d)1"},
		{"2-4 1-2 1-1 4-5", "1-2 2-4", "1-1 4-5", "10.7(d)1"},
		{"6-6 6-6 3-6 4-4", "3-6 6-6", "4-4 6-6", "10.7(d)2"}, // a wong and a gong rather than the pair of twelves
		{"5-5 5-5 1-4 5-6", "5-5 5-5", "1-4 5-6", "10.7(d)2"},
		{"6-6 1-6 5-6 4-6", "1-6 4-6", "5-6 6-6", "10.7(d)3"}, // 7 and 3 rather than 9 and 1 or 8 and 2
		{"5-5 4-6 5-6 1-2", "1-2 5-6", "4-6 5-5", "10.7(d)3"}, // 7 and 0, though 6 and 1 would do better
		{"6-6 1-1 1-3 5-5", "1-1 1-3", "5-5 6-6", "10.7(d)4"}, // the twelve with the ten
	} {
		tiles, err := ParseAll(w.stack)
		if err != nil {
			t.Fatal(err)
		}
		stack := [Height]Tile(tiles)
		h := HouseWay(stack)
		if got := pairText(h.High) + "|" + pairText(h.Low); got != w.high+"|"+w.low || HouseRule(stack) != w.by {
			t.Errorf("%s is set %s by %s, want %s|%s by %s", w.stack, got, HouseRule(stack), w.high, w.low, w.by)
		}
	}
}

func pairText(h [2]Tile) string {
	s := []string{h[0].String(), h[1].String()}
	slices.Sort(s)
	return strings.Join(s, " ")
}

func TestSettingAllocatesNothing(t *testing.T) {
	stack := [Height]Tile{T66, T16, T56, T46}
	if n := testing.AllocsPerRun(100, func() { HouseWay(stack); HighWay(stack); Follows(Split(stack, 2)) }); n != 0 {
		t.Errorf("setting a stack allocates %v times", n)
	}
}

func BenchmarkHouseWay(b *testing.B) {
	stack := [Height]Tile{T66, T16, T56, T46}
	for b.Loop() {
		HouseWay(stack)
	}
}
