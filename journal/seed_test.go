package journal

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"boardwalk/chance"
)

func draws(s chance.Source, n, of int) []int {
	got := make([]int, n)
	for i := range got {
		got[i] = s.Draw(of)
	}
	return got
}

// TestNoTwoRoundsAreAlike has parts that would be the same if they were only
// joined together.
func TestNoTwoRoundsAreAlike(t *testing.T) {
	seen := map[string]string{}
	cuts := [][]Opened{nil, {{1, "a", chance.Seed{}}}, {{1, "", chance.Seed{}}}, {{2, "a", chance.Seed{}}}, {{1, "a", chance.Seed{1}}},
		{{1, "a", chance.Seed{}}, {2, "a", chance.Seed{}}}, {{1, "aa", chance.Seed{}}}}
	for _, seed := range []chance.Seed{{}, {1}} {
		for _, name := range []string{"a", "ab", "", "a\x00"} {
			for _, round := range []uint64{0, 1, 256} {
				for i, c := range cuts {
					for _, beacon := range []BeaconValue{{}, {Round: 1}, {Round: 2}, {1, Digest{1}}} {
						for _, chain := range []Digest{{}, {1}} {
							what := fmt.Sprint(seed[0], name, round, i, beacon, chain[0])
							got := KeyOf(seed, name, round, &Mix{chain, c, beacon}).String()
							if other, ok := seen[got]; ok {
								t.Errorf("%s and %s give the same", what, other)
							}
							seen[got] = what
						}
					}
				}
			}
		}
	}
}

// TestTheOrderOfOpeningDoesNotMatter: whoever opens last cannot choose a place.
func TestTheOrderOfOpeningDoesNotMatter(t *testing.T) {
	a, b := Opened{1, "ann", chance.Seed{1}}, Opened{4, "bob", chance.Seed{2}}
	one, other := Mix{Cuts: []Opened{a, b}}, Mix{Cuts: []Opened{b, a}}
	if KeyOf(chance.Seed{}, "t", 1, &one) != KeyOf(chance.Seed{}, "t", 1, &other) || ChainOf(Digest{}, &one) != ChainOf(Digest{}, &other) {
		t.Error("the order of opening changes the round")
	}
}

// TestStreamIsEven counts the draws of many short rounds and of a long one: chi
// squared must be within five standard deviations of what it should be.
func TestStreamIsEven(t *testing.T) {
	for _, of := range []int{2, 6, 38, 52, 416} {
		long, short := make([]int, of), make([]int, of)
		const n = 60_000
		s := NewRound(chance.Seed{9}, "t", 0, &Mix{})
		for i := range n {
			long[s.Draw(of)]++
			short[NewRound(chance.Seed{9}, "t", uint64(i), &Mix{}).Draw(of)]++
		}
		for name, counts := range map[string][]int{"one long round": long, "many short rounds": short} {
			want, chi := float64(n)/float64(of), 0.0
			for _, c := range counts {
				chi += (float64(c) - want) * (float64(c) - want) / want
			}
			if free := float64(of - 1); math.Abs(chi-free) > 5*math.Sqrt(2*free) {
				t.Errorf("%s of %d: chi squared is %.1f and should be about %.0f", name, of, chi, free)
			}
		}
	}
}

func TestRedrawGoesOnWhereTheRoundStood(t *testing.T) {
	seed := chance.Seed{4}
	rec := chance.NewRecorder(NewRound(seed, "t", 1, &Mix{}))
	for n := 52; n > 30; n-- {
		rec.Draw(n)
	}
	drawn := rec.Drawn()
	s := NewRound(seed, "t", 1, &Mix{})
	if err := Redraw(s, drawn[:10]); err != nil {
		t.Fatal(err)
	}
	for _, d := range drawn[10:] {
		if got := s.Draw(d.N); got != d.Got {
			t.Fatalf("%v became %d", d, got)
		}
	}
	drawn[3].Got = (drawn[3].Got + 1) % drawn[3].N
	if err := Redraw(NewRound(seed, "t", 1, &Mix{}), drawn); err == nil || !strings.Contains(err.Error(), "draw 4 ") {
		t.Error(err)
	}
	if err := Redraw(s, []chance.Drawn{{}}); err == nil {
		t.Error("nothing was drawn")
	}
}
