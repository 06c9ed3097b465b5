package study

import (
	"fmt"
	"math"

	"boardwalk/odds"
)

// MostUnits is how large a bankroll, a goal or a number of wagers may be.
const MostUnits = 1_000_000

// check refuses a plan that means nothing.
func (p *Plan) check() error {
	switch {
	case p.Bankroll < 1 || p.Bankroll > MostUnits:
		return fmt.Errorf("a bankroll is from 1 to %d wagers, not %d", MostUnits, p.Bankroll)
	case p.Goal < 0 || p.Goal > MostUnits:
		return fmt.Errorf("a goal is from 1 to %d wagers, not %d", MostUnits, p.Goal)
	case p.Bets < 0 || p.Bets > MostUnits:
		return fmt.Errorf("a session has at most %d wagers, not %d", MostUnits, p.Bets)
	case p.Bets == 0 && p.Goal == 0:
		return fmt.Errorf("say after how many wagers one leaves, or with which goal")
	}
	return nil
}

// grid is how many parts of a wager results are counted in, so that all of them are whole.
func grid(f *odds.Figure) (parts int64, whole bool) {
	parts = 1
	for _, r := range f.Results {
		d := r.Net.Denom()
		if !d.IsInt64() {
			return 0, false
		}
		n := d.Int64()
		a, b := parts, n
		for b != 0 {
			a, b = b, a%b
		}
		if parts = parts / a * n; parts > 1000 {
			return 0, false
		}
	}
	return parts, true
}

// program follows the chances of every bankroll from wager to wager.
func (p *Plan) program(f *odds.Figure) *Outlook {
	parts, whole := grid(f)
	if !whole {
		return nil
	}
	least := -int64(p.Bankroll) * parts
	most := int64(math.MaxInt64)
	if p.Goal > 0 {
		most = int64(p.Goal) * parts
	}
	type step struct {
		by     int64
		chance float64
	}
	var steps []step
	for _, r := range f.Results {
		chance, _ := r.Probability.Float64()
		net := r.Net.Num().Int64() * (parts / r.Net.Denom().Int64())
		steps = append(steps, step{net, chance})
	}
	o := &Outlook{Plan: *p, Method: ByProgramming}
	at := map[int64]float64{0: 1}
	for range p.Bets {
		next := map[int64]float64{}
		for net, chance := range at {
			if net-parts < least || net >= most {
				next[net] += chance
				continue
			}
			o.Played += chance
			for _, s := range steps {
				next[net+s.by] += chance * s.chance
			}
		}
		at = next
	}
	square := 0.0
	for net, chance := range at {
		switch {
		case net >= most:
			o.Reached += chance
		case net-parts < least:
			o.Ruined += chance
		default:
			o.Left += chance
		}
		x := float64(net) / float64(parts)
		o.Mean += x * chance
		square += x * x * chance
	}
	o.Deviation = math.Sqrt(max(square-o.Mean*o.Mean, 0))
	return o
}
