package study

import (
	"boardwalk/odds"
)

// mostWork is how many steps a dynamic programme may have; what is larger is simulated.
const mostWork = 1_500_000_000

// Ruin finds what becomes of a bankroll under a plan, from the results of a wager: by following the chance of every bankroll from
// wager to wager where there are not too many, and otherwise by simulated sessions.
func Ruin(f *odds.Figure, p Plan) (*Outlook, error) {
	if len(f.Results) == 0 {
		return nil, ErrNoResults
	}
	if err := p.Check(); err != nil {
		return nil, err
	}
	b, whole := betOf(f)
	switch {
	case whole && p.flat() && p.Bets == 0:
		if o := p.endless(&b); o != nil {
			return o, nil
		}
	case whole && p.flat():
		if o := p.program(&b); o != nil {
			return o, nil
		}
	case whole && p.Bets > 0:
		if o := p.sized(&b); o != nil {
			return o, nil
		}
	}
	return p.simulate(f)
}

// new returns an account of no session yet.
func (p *Plan) new(parts int64, method string) *account {
	return &account{Outlook: &Outlook{Plan: *p, Method: method}, parts: float64(parts), ends: map[int64]float64{}}
}

// reach is from the least to the most that one wager brings.
func (b *bet) reach() (least, most int64) {
	for _, r := range b.results {
		least, most = min(least, r.net), max(most, r.net)
	}
	return least, most
}

// program follows the chance of every bankroll through a number of like wagers.
func (p *Plan) program(b *bet) *Outlook {
	down, up := b.reach()
	low := max(-int64(p.Bankroll)*b.parts, down*int64(p.Bets)) + down // ruined a little below nothing
	high := up * int64(p.Bets)
	if p.Goal > 0 {
		high = min(high, int64(p.Goal)*b.parts+up)
	}
	states := high - low + 1
	if states <= 0 || states*int64(p.Bets)*int64(len(b.results)) > mostWork || states > mostWork/100 {
		return nil
	}
	a := p.new(b.parts, ByProgramming)
	at, next := make([]float64, states), make([]float64, states)
	at[-low] = 1
	from, to := -low, -low // where there is any chance
	for n := range p.Bets {
		clear(next)
		lower, upper := states, int64(-1)
		for i := from; i <= to; i++ {
			chance := at[i]
			if chance == 0 {
				continue
			}
			if n > 0 && p.over(b, i+low) {
				a.end(p, b.parts, i+low, chance)
				continue
			}
			a.Played += chance
			for _, r := range b.results {
				next[i+r.net] += chance * r.chance
			}
			lower, upper = min(lower, i+down), max(upper, i+up)
		}
		at, next = next, at
		from, to = max(lower, 0), min(upper, states-1)
	}
	for i := from; i <= to; i++ {
		if at[i] > 0 {
			a.end(p, b.parts, i+low, at[i])
		}
	}
	return a.close()
}

// over reports whether a session is over with a net result: too little is left, or the goal is reached.
func (p *Plan) over(b *bet, net int64) bool {
	return net+int64(p.Bankroll)*b.parts < b.parts || p.Goal > 0 && net >= int64(p.Goal)*b.parts
}

// mostStates is how many bankrolls a session without end may go through.
const mostStates = 200_000

// endless solves the equations of a session that ends with ruin or the goal: how often every bankroll comes up. The matrix has a
// band as wide as results are apart, and every column outweighed by its diagonal, so it is eliminated without exchanging rows.
func (p *Plan) endless(b *bet) *Outlook {
	down, up := b.reach()
	first := b.parts - int64(p.Bankroll)*b.parts // the least with which one goes on
	last := int64(p.Goal)*b.parts - 1
	n := last - first + 1
	if n <= 0 || n > mostStates || down >= 0 {
		return nil
	}
	under, above := min(up, n-1), min(-down, n-1) // rows below and above the diagonal: visits come from below by winning
	if n*(under+1)*(above+1) > mostWork || n*(under+above+1) > mostWork/20 {
		return nil
	}
	wide := under + above + 1
	m := make([]float64, n*wide) // m[i*wide + j-i+under] is row i, column j
	visits := make([]float64, n)
	visits[-first] = 1
	for i := range n {
		m[i*wide+under]++
	}
	for j := range n {
		for _, r := range b.results {
			if i := j + r.net; i >= 0 && i < n {
				m[i*wide+j-i+under] -= r.chance
			}
		}
	}
	for k := range n {
		pivot := m[k*wide+under]
		if pivot <= 0 {
			return nil
		}
		for i := k + 1; i <= min(k+under, n-1); i++ {
			factor := m[i*wide+k-i+under] / pivot
			if factor == 0 {
				continue
			}
			for j := k; j <= min(k+above, n-1); j++ {
				m[i*wide+j-i+under] -= factor * m[k*wide+j-k+under]
			}
			visits[i] -= factor * visits[k]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j <= min(i+above, n-1); j++ {
			visits[i] -= m[i*wide+j-i+under] * visits[j]
		}
		visits[i] /= m[i*wide+under]
	}
	a := p.new(b.parts, ByProgramming)
	for j, v := range visits {
		a.Played += v
		for _, r := range b.results {
			if i := int64(j) + r.net; i < 0 || i >= n {
				a.end(p, b.parts, i+first, v*r.chance)
			}
		}
	}
	return a.close()
}

// place is where a session with wagers of several sizes stands.
type place struct{ net, size int64 }

// sized follows the chance of every bankroll and size of the next wager.
func (p *Plan) sized(b *bet) *Outlook {
	a := p.new(b.parts, ByProgramming)
	at := map[place]float64{{0, 1}: 1}
	work := 0
	for range p.Bets {
		next := make(map[place]float64, len(at))
		if work += len(at) * len(b.results); work > mostWork/30 { // a map is slower
			return nil
		}
		for s, chance := range at {
			size := p.affordable(b, s)
			if size == 0 || p.Goal > 0 && s.net >= int64(p.Goal)*b.parts {
				a.end(p, b.parts, s.net, chance)
				continue
			}
			a.Played += chance
			for _, r := range b.results {
				next[place{s.net + r.net*size, p.next(size, float64(r.net))}] += chance * r.chance
			}
		}
		at = next
	}
	for s, chance := range at {
		a.end(p, b.parts, s.net, chance)
	}
	return a.close()
}

// affordable is the size of the next wager: what the plan says, or all whole wagers that are left.
func (p *Plan) affordable(b *bet, s place) int64 {
	return min(s.size, max((s.net+int64(p.Bankroll)*b.parts)/b.parts, 0))
}
