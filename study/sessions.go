package study

import (
	"maps"
	"math"
	"slices"

	"boardwalk/chance"
	"boardwalk/odds"
)

// mostSessions is how many sessions are simulated, at most, and mostWagers how many wagers in all of them.
const (
	mostSessions = 200_000
	mostWagers   = 100_000_000
)

// grain is how finely chances are drawn in a simulated session.
const grain = 1 << 40

// simulate plays sessions with results that are drawn as they come up. The same plan comes to the same figures.
func (p *Plan) simulate(f *odds.Figure) (*Outlook, error) {
	nets := make([]float64, len(f.Results))
	upTo := make([]int, len(f.Results)) // the results so far, of all draws
	sum := 0.0
	for i, r := range f.Results {
		nets[i], _ = r.Net.Float64()
		chance, _ := r.Probability.Float64()
		sum += chance
		upTo[i] = int(math.Round(sum * grain))
	}
	upTo[len(upTo)-1] = grain
	longest := p.Bets
	if longest == 0 {
		longest = MostUnits
	}
	const parts = 10_000 // in which ends are counted
	a := p.new(parts, BySimulation)
	source := chance.NewFast(1, 0)
	sessions, wagers := 0, 0
	played := 0
	for sessions < mostSessions && wagers < mostWagers {
		net, size := 0.0, int64(1)
		for n := 0; n < longest; n++ {
			left := math.Floor(net + float64(p.Bankroll) + 1e-9)
			size = min(size, int64(left))
			if size < 1 || p.Goal > 0 && net >= float64(p.Goal)-1e-9 {
				break
			}
			draw := source.Draw(grain)
			at, _ := slices.BinarySearch(upTo, draw+1)
			net += nets[at] * float64(size)
			size = p.next(size, nets[at])
			wagers++
			played++
		}
		a.end(p, parts, int64(math.Round(net*parts)), 1)
		sessions++
	}
	n := float64(sessions)
	a.Ruined, a.Reached, a.Left, a.Mean, a.square, a.Played = a.Ruined/n, a.Reached/n, a.Left/n, a.Mean/n, a.square/n, float64(played)/n
	for net := range a.ends {
		a.ends[net] /= n
	}
	a.Error = math.Sqrt(a.Ruined * (1 - a.Ruined) / n)
	return a.close(), nil
}

// mostBars is how many bars the distribution of a session has.
const mostBars = 40

// bars puts the ends of sessions into bars of equal width: once, twice or five times a power of ten.
func bars(ends map[int64]float64, parts float64) []Bar {
	if len(ends) == 0 {
		return nil
	}
	low, high := math.Inf(1), math.Inf(-1)
	for net, chance := range ends {
		if chance > 1e-12 { // what never comes about makes no picture wider
			low, high = min(low, float64(net)/parts), max(high, float64(net)/parts)
		}
	}
	width, step := 1.0, 0
	for math.Floor(high/width)-math.Floor(low/width) >= mostBars {
		width *= [3]float64{2, 2.5, 2}[step]
		step = (step + 1) % 3
	}
	first := math.Floor(low / width)
	list := make([]Bar, int(math.Floor(high/width)-first)+1)
	for i := range list {
		list[i].From, list[i].To = (first+float64(i))*width, (first+float64(i)+1)*width
	}
	for _, net := range slices.Sorted(maps.Keys(ends)) { // in the same order, so that sums are the same to the last digit
		if i := int(math.Floor(float64(net)/parts/width) - first); i >= 0 && i < len(list) {
			list[i].Chance += ends[net]
		}
	}
	return list
}
