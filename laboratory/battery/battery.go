package battery

import (
	"fmt"
	"math"

	"boardwalk/chance"
)

// Result is what one test came to.
type Result struct {
	Test    string  `json:"test"`
	Of      string  `json:"of"`
	Samples int64   `json:"samples"`
	Value   float64 `json:"statistic" doc:"Chi-square, or the distance in standard deviations where there are no degrees of freedom"`
	Freedom float64 `json:"degrees_of_freedom,omitempty"`
	P       float64 `json:"p"`
}

// Limit is which p-value no test of a good source comes to: once in a million tests. A value that near to one is as bad: it
// is more even than chance.
const Limit = 1e-6

// Fails reports whether the p-value is one that a good source hardly ever has.
func (r *Result) Fails() bool { return r.P < Limit || r.Freedom > 0 && r.P > 1-Limit }

// Run makes all tests with outcomes of a source. With size 1 that takes some seconds, and as many times as long with more.
func Run(s chance.Source, size int) []Result {
	size = max(size, 1)
	list := source(s, size)
	for _, p := range Packs() {
		list = append(list, p.test(s, size)...)
	}
	return list
}

// chiSquare holds counts against what is expected of each. Cells that cannot come up are left out.
func chiSquare(test, of string, samples int64, counts []int64, expected func(cell int) float64) Result {
	value, cells := 0.0, 0
	for i, n := range counts {
		e := expected(i)
		if e == 0 {
			if n > 0 {
				value = math.Inf(1) // it came up although it cannot
			}
			continue
		}
		cells++
		off := float64(n) - e
		value += off * off / e
	}
	r := Result{Test: test, Of: of, Samples: samples, Value: value, Freedom: float64(cells - 1)}
	r.P = upper(r.Value, r.Freedom)
	return r
}

// bounds are how many outcomes are drawn among at tables: faces of a die, halves, cards of decks, pockets, keno numbers.
var bounds = []int{2, 6, 32, 37, 38, 52, 53, 54, 80, 312, 416}

// source tests a source by itself.
func source(s chance.Source, size int) (list []Result) {
	for _, n := range bounds {
		of := fmt.Sprintf("draws among %d", n)
		samples := int64(size) * int64(max(100_000, 100*n))
		counts := make([]int64, n)
		for range samples {
			counts[s.Draw(n)]++
		}
		list = append(list, chiSquare("single values", of, samples, counts, func(int) float64 { return float64(samples) / float64(n) }))
		if n <= 80 {
			list = append(list, serial(s, n, size), gaps(s, n, size))
		}
	}
	return append(list, runs(s, size), birthdays(s, size))
}

// serial holds each value against the next one, in pairs that have none in common.
func serial(s chance.Source, n, size int) Result {
	pairs := int64(size) * int64(max(50_000, 10*n*n))
	counts := make([]int64, n*n)
	for range pairs {
		first := s.Draw(n)
		counts[first*n+s.Draw(n)]++
	}
	return chiSquare("a value and the next", fmt.Sprintf("draws among %d", n), pairs, counts,
		func(int) float64 { return float64(pairs) / float64(n*n) })
}

// gaps counts how many draws lie between one that is 0 and the next.
func gaps(s chance.Source, n, size int) Result {
	const expectedLast = 50
	all := int64(size) * 5000
	p := 1 / float64(n)
	last := int(math.Log(expectedLast/float64(all)) / math.Log(1-p)) // longer ones are taken together
	counts := make([]int64, last+1)
	for range all {
		gap := 0
		for s.Draw(n) != 0 {
			gap++
		}
		counts[min(gap, last)]++
	}
	r := chiSquare("gaps until 0 comes again", fmt.Sprintf("draws among %d", n), all, counts, func(cell int) float64 {
		if cell == last {
			return float64(all) * math.Pow(1-p, float64(last))
		}
		return float64(all) * p * math.Pow(1-p, float64(cell))
	})
	return r
}

// runs counts how often a coin comes up as it did before.
func runs(s chance.Source, size int) Result {
	n := size * 1_000_000
	changes, before := 0, s.Draw(2)
	for range n - 1 {
		now := s.Draw(2)
		if now != before {
			changes++
		}
		before = now
	}
	z := (float64(changes) - float64(n-1)/2) / math.Sqrt(float64(n-1)/4)
	return Result{Test: "runs", Of: "draws among 2", Samples: int64(n), Value: z, P: bothSides(z)}
}

// birthdays is Marsaglia's test: 512 birthdays in a year of 2^24 days, and how many distances between neighbours there are
// twice, which has a Poisson distribution of mean 2.
func birthdays(s chance.Source, size int) Result {
	const days, people, most = 1 << 24, 512, 8
	years := size * 2000
	counts := make([]int64, most+1)
	dates := make([]int, people)
	for range years {
		for i := range dates {
			dates[i] = s.Draw(days)
		}
		counts[min(twice(dates), most)]++
	}
	mean := float64(people) * people * people / (4 * days)
	return chiSquare("birthday spacings", "draws among 16,777,216", int64(years), counts, func(cell int) float64 {
		p, sum := math.Exp(-mean), 0.0
		for k := range most {
			if k == cell {
				return float64(years) * p
			}
			sum += p
			p *= mean / float64(k+1)
		}
		return float64(years) * (1 - sum)
	})
}
