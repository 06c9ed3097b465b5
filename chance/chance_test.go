package chance

import (
	"math"
	"slices"
	"testing"
)

// sources are those that make outcomes up, each at a fixed start.
func sources() map[string]Source {
	return map[string]Source{
		"secure":        NewSecure(Seed{1}),
		"fast":          NewFast(1, 0),
		"fast stream 1": NewFast(1, 1),
	}
}

// The seeds are fixed, so this either always passes or never. The bound is some five
// standard deviations of chi-square above its mean.
func TestEveryOutcomeIsAsLikelyAsAnyOther(t *testing.T) {
	const each = 2000
	for name, source := range sources() {
		for _, n := range []int{1, 2, 3, 6, 37, 38, 52, 54, 416} {
			seen := make([]int, n)
			for range n * each {
				seen[source.Draw(n)]++
			}
			chi := 0.0
			for _, count := range seen {
				off := float64(count - each)
				chi += off * off / each
			}
			free := float64(n - 1)
			if bound := free + 5*math.Sqrt(2*free) + 5; chi > bound {
				t.Errorf("%s of %d: chi-square is %.1f, over %.1f", name, n, chi, bound)
			}
		}
	}
}

// With n three quarters of the range, a draw without rejection would give each third outcome
// twice as often as the two between.
func TestRejectionIsExactWhereItMattersMost(t *testing.T) {
	const draws = 40_000
	for name, source := range sources() {
		for _, n := range []int{3 << 30, 3 << 61} { // of 2^32, and of 2^63, the largest int
			thirds := [3]int{}
			for range draws {
				got := source.Draw(n)
				if got < 0 || got >= n {
					t.Fatalf("%s: %d is not from 0 to %d", name, got, n-1)
				}
				thirds[got%3]++
			}
			for third, count := range thirds {
				if math.Abs(float64(count)-draws/3) > 500 { // five standard deviations
					t.Errorf("%s of %d: remainder %d came %d times in %d", name, n, third, count, draws)
				}
			}
		}
	}
}

func TestSuccessiveOutcomesAreIndependent(t *testing.T) {
	for name, source := range sources() {
		var pairs [36]int
		const each = 3000
		for range 36 * each {
			pairs[source.Draw(6)*6+source.Draw(6)]++
		}
		chi := 0.0
		for _, count := range pairs {
			off := float64(count - each)
			chi += off * off / each
		}
		if chi > 35+5*math.Sqrt(70) {
			t.Errorf("%s: chi-square of pairs is %.1f", name, chi)
		}
	}
}

func TestSourcesRefuseToDrawFromNothing(t *testing.T) {
	all := sources()
	all["script"], all["recording"], all["tree"] = NewScript(0), NewRecording([]Drawn{{1, 0}}), NewTree()
	for name, source := range all {
		for _, n := range []int{0, -1, math.MinInt} {
			if _, ok := caught(func() { source.Draw(n) }).(string); !ok {
				t.Errorf("%s: Draw(%d) did not panic", name, n)
			}
		}
	}
}

func TestDrawAllocatesNothing(t *testing.T) {
	recorder, tree := NewRecorder(NewFast(1, 1)), NewTree()
	script, recording := NewScript(make([]int, 5)...), NewRecording(slices.Repeat([]Drawn{{6, 0}}, 5))
	all := sources()
	all["recorder"], all["script"], all["recording"], all["tree"] = recorder, script, recording, tree
	again := map[string]func(){
		"recorder":  recorder.Reset,
		"script":    func() { script.next = 0 },
		"recording": func() { recording.next = 0 },
		"tree":      func() { tree.Next() },
	}
	for name, source := range all {
		got := testing.AllocsPerRun(100, func() {
			if begin := again[name]; begin != nil {
				begin()
			}
			for range 5 {
				source.Draw(6)
			}
		})
		if got != 0 {
			t.Errorf("%s: %v allocations in five draws", name, got)
		}
	}
}

// caught is what f panics with, or nil.
func caught(f func()) (value any) {
	defer func() { value = recover() }()
	f()
	return nil
}
