package study

import (
	"errors"
	"fmt"
	"math"

	"boardwalk/odds"
)

// MostUnits is how large a bankroll, a goal or a number of wagers may be.
const MostUnits = 1_000_000

// ErrNoResults is the error of a wager of which no single results are known.
var ErrNoResults = errors.New("no results of this wager are known, so nothing can be said of a bankroll")

// Check refuses a plan that means nothing.
func (p *Plan) Check() error {
	switch {
	case p.Bankroll < 1 || p.Bankroll > MostUnits:
		return fmt.Errorf("a bankroll is from 1 to %d wagers, not %d", MostUnits, p.Bankroll)
	case p.Goal < 0 || p.Goal > MostUnits:
		return fmt.Errorf("a goal is from 1 to %d wagers, not %d", MostUnits, p.Goal)
	case p.Bets < 0 || p.Bets > MostUnits:
		return fmt.Errorf("a session has at most %d wagers, not %d", MostUnits, p.Bets)
	case p.Bets == 0 && p.Goal == 0:
		return errors.New("say after how many wagers one leaves, or with which goal")
	case p.Cap < 0 || p.Cap > MostUnits:
		return fmt.Errorf("the largest wager is from 1 to %d times the first one, not %d", MostUnits, p.Cap)
	}
	switch p.Way {
	case "", Flat, DoubleAfterLoss, DoubleAfterWin, OneMoreAfterWin:
		return nil
	}
	return fmt.Errorf("wagers are made %s, %s, %s or %s, and not %q", Flat, DoubleAfterLoss, DoubleAfterWin, OneMoreAfterWin, p.Way)
}

// flat reports whether all wagers are alike.
func (p *Plan) flat() bool { return p.Way == "" || p.Way == Flat }

// next is the size of the wager after one of a size that has won, lost or come back.
func (p *Plan) next(size int64, net float64) int64 {
	switch {
	case net == 0:
		return size
	case p.Way == DoubleAfterLoss && net < 0, p.Way == DoubleAfterWin && net > 0:
		size *= 2
	case p.Way == OneMoreAfterWin && net > 0:
		size++
	default:
		size = 1
	}
	if p.Cap > 0 && size > int64(p.Cap) {
		return int64(p.Cap)
	}
	return size
}

// result is one of a wager: so many parts of a wager, and how often.
type result struct {
	net    int64
	chance float64
}

// bet is a wager as a plan needs it.
type bet struct {
	parts   int64 // of which a wager has so many, so that all results are whole
	results []result
}

// mostParts is into how many parts a wager is taken apart at most.
const mostParts = 1000

// betOf reads the results of a figure. It reports false where they have no common part.
func betOf(f *odds.Figure) (b bet, whole bool) {
	b.parts = 1
	for _, r := range f.Results {
		d := r.Net.Denom()
		if !d.IsInt64() || d.Int64() > mostParts || !r.Net.Num().IsInt64() {
			return b, false
		}
		x, y := b.parts, d.Int64()
		for y != 0 {
			x, y = y, x%y
		}
		if b.parts = b.parts / x * d.Int64(); b.parts > mostParts {
			return b, false
		}
	}
	for _, r := range f.Results {
		chance, _ := r.Probability.Float64()
		b.results = append(b.results, result{r.Net.Num().Int64() * (b.parts / r.Net.Denom().Int64()), chance})
	}
	return b, true
}

// account adds up how sessions end.
type account struct {
	*Outlook
	parts  float64
	square float64
	ends   map[int64]float64
}

// end notes the chance of an end.
func (a *account) end(p *Plan, parts, net int64, chance float64) {
	switch {
	case p.Goal > 0 && net >= int64(p.Goal)*parts:
		a.Reached += chance
	case net+int64(p.Bankroll)*parts < parts:
		a.Ruined += chance
	default:
		a.Left += chance
	}
	x := float64(net) / float64(parts)
	a.Mean += x * chance
	a.square += x * x * chance
	a.ends[net] += chance
}

// close finishes the outlook.
func (a *account) close() *Outlook {
	a.Deviation = math.Sqrt(max(a.square-a.Mean*a.Mean, 0))
	a.Ends = bars(a.ends, a.parts)
	return a.Outlook
}
