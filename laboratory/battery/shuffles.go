package battery

import (
	"math"
	"slices"

	"boardwalk/chance"
)

// twice counts the distances between neighbours that another one equals.
func twice(dates []int) int {
	slices.Sort(dates)
	spaces := make([]int, len(dates))
	before := 0
	for i, d := range dates {
		spaces[i], before = d-before, d
	}
	slices.Sort(spaces)
	return len(spaces) - len(slices.Compact(spaces))
}

// test makes the tests of a pack: each place of a shuffle, the first two cards, the last card and the first of the next
// shuffle, and how often a card is higher than the one before it.
func (p *Pack) test(s chance.Source, size int) []Result {
	first := p.Next(s, nil)
	places, kinds := len(first), p.Kinds
	of := make([]int64, kinds) // how many of each kind there are, or could come up
	if p.Whole {
		for _, k := range first {
			of[k]++
		}
	}
	shuffles := size * max(2000, 10*kinds, min(20_000, 2_000_000/places))
	at := make([]int64, places*kinds)
	groups := min(kinds, max(2, int(math.Sqrt(float64(shuffles)/20))))
	pairs, across := make([]int64, groups*groups), make([]int64, groups*groups)
	climbs, last := 0, -1
	var deal []uint8
	for range shuffles {
		deal = p.Next(s, deal[:0])
		for i, k := range deal {
			at[i*kinds+int(k)]++
			if i > 0 && k > deal[i-1] {
				climbs++
			}
		}
		group := func(k uint8) int { return int(k) % groups }
		if places > 1 {
			pairs[group(deal[0])*groups+group(deal[1])]++
		}
		if last >= 0 {
			across[last*groups+group(deal[0])]++
		}
		last = group(deal[places-1])
	}
	list := []Result{p.places(at, of, places, shuffles)}
	if places > 1 {
		list = append(list, chiSquare("the first two", p.Text, int64(shuffles), pairs, p.together(of, places, groups, shuffles)))
	}
	list = append(list, chiSquare("the last and the first of the next", p.Text, int64(shuffles-1), across,
		p.apart(of, places, groups, shuffles-1)))
	if p.Whole && places == kinds { // each card once: so many climb as in a permutation
		z := (float64(climbs) - float64(shuffles)*float64(places-1)/2) / math.Sqrt(float64(shuffles)*float64(places+1)/12)
		list = append(list, Result{Test: "runs up", Of: p.Text, Samples: int64(shuffles), Value: z, P: bothSides(z)})
	}
	return list
}

// places holds how often each kind lay at each place against what is expected. Where a shuffle has every card, the counts of
// a place and of a kind are known beforehand, so there are fewer degrees of freedom and each deviates a little more.
func (p *Pack) places(at, of []int64, places, shuffles int) Result {
	r := chiSquare("every place", p.Text, int64(shuffles), at, func(cell int) float64 {
		return float64(shuffles) * p.share(of, places, cell%p.Kinds)
	})
	n, kinds := float64(places), float64(p.Kinds)
	switch {
	case p.Whole:
		r.Freedom = (n - 1) * (kinds - 1)
		r.Value *= (n - 1) / n
	case places < p.Kinds && places > 3: // some of all are drawn, each once at most: places depend on each other
		counts := make([]int64, p.Kinds)
		for i, c := range at {
			counts[i%p.Kinds] += c
		}
		share := n / kinds
		r = chiSquare("how often each comes", p.Text, int64(shuffles), counts, func(int) float64 { return float64(shuffles) * share })
		r.Value *= (kinds - 1) / kinds / (1 - share)
	default:
		r.Freedom = n * (kinds - 1)
	}
	r.P = upper(r.Value, r.Freedom)
	return r
}

// share is how often a place has a kind.
func (p *Pack) share(of []int64, places, kind int) float64 {
	if p.Whole {
		return float64(of[kind]) / float64(places)
	}
	return 1 / float64(p.Kinds)
}

// together is how often the first two of a shuffle are expected to be of two groups.
func (p *Pack) together(of []int64, places, groups, shuffles int) func(cell int) float64 {
	chances := make([]float64, groups*groups)
	for a := range p.Kinds {
		for b := range p.Kinds {
			chance := p.share(of, places, a)
			switch {
			case p.Whole && a == b:
				chance *= float64(of[b]-1) / float64(places-1)
			case p.Whole:
				chance *= float64(of[b]) / float64(places-1)
			case places > 3 && a == b: // keno: no number comes twice
				chance = 0
			case places > 3:
				chance /= float64(p.Kinds - 1)
			default:
				chance /= float64(p.Kinds)
			}
			chances[a%groups*groups+b%groups] += chance
		}
	}
	return func(cell int) float64 { return float64(shuffles) * chances[cell] }
}

// apart is how often two of different shuffles are expected to be of two groups.
func (p *Pack) apart(of []int64, places, groups, pairs int) func(cell int) float64 {
	share := make([]float64, groups)
	for k := range p.Kinds {
		share[k%groups] += p.share(of, places, k)
	}
	return func(cell int) float64 { return float64(pairs) * share[cell/groups] * share[cell%groups] }
}
