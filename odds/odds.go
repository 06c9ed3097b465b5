package odds

import (
	"errors"
	"math"
	"math/big"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Result is one way in which a wager can end.
type Result struct {
	Net         *big.Rat // won or, below zero, lost for each dollar of the initial wager
	Probability *big.Rat
	Ways        *big.Int // out of the figure's Total
}

// Denominators are what figures are told per ([Figure.Per]), for whoever translates them.
var Denominators = []string{"bet made", "bet resolved", "roll", "bet and vigorish", "bet and odds", "bet, with odds",
	"wager against the bank",
	"one of the three bets", kenoPer}

// Figure is what a wager is worth, per one of the [Denominators].
type Figure struct {
	Wager    string // its id
	Per      string // the denominator: "bet resolved", "roll", "bet and vigorish", …
	Strategy string // how it is played, where the player decides something
	Options  []string

	House    *big.Rat // house advantage, a fraction of the initial wager, positive for the house
	Risk     *big.Rat // element of risk: the same loss over all that is wagered on average
	Variance *big.Rat // of the net result for each dollar of the denominator; nil where that is not of one size
	Average  *big.Rat // all that is wagered on average, for each dollar of the initial wager; nil where the others say it
	Rounds   *big.Rat // rounds or rolls that a wager lasts on average; nil for one that every round decides
	Results  []Result // the best first; only where the denominator is the wager itself
	Total    *big.Int // of the ways

	// Approximate figures have no fractions: those of a game that is too large
	// for them, found in floating point.
	Approximate bool
	Advantage   float64
	Error       float64 // the standard error of one that was found by drawing deals; zero for others
	Wagered     float64 // all that is wagered on average, for each dollar of the initial wager; zero where Risk says it

	Later Later // nil unless something is left out
}

// Later finds the results of a wager: exactly, or as quickly as may be.
type Later func(f *Figure, exactly bool) error

// Complete finds the results and the variance where [For] has left them out,
// because they take a second: those of the main wager of blackjack. Like its
// advantage they are approximate, and have no ways.
func (f *Figure) Complete() error {
	if f.Later == nil || f.Results != nil {
		return nil
	}
	return f.Later(f, false)
}

// Count is [Figure.Complete] in fractions, which takes some seconds: then the
// figure is no longer approximate.
func (f *Figure) Count() error {
	if f.Later == nil || !f.Approximate {
		return nil
	}
	return f.Later(f, true)
}

// HouseAdvantage returns the house advantage as a number.
func (f *Figure) HouseAdvantage() float64 {
	if f.Approximate {
		return f.Advantage
	}
	return float(f.House)
}

// ElementOfRisk returns the element of risk as a number.
func (f *Figure) ElementOfRisk() float64 {
	if f.Wagered > 0 {
		return f.HouseAdvantage() / f.Wagered
	}
	return float(f.Risk)
}

// StandardDeviation returns that of the net result, for each dollar of the
// denominator; zero where there is no variance.
func (f *Figure) StandardDeviation() float64 {
	if f.Variance == nil {
		return 0
	}
	return math.Sqrt(float(f.Variance))
}

func float(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}

// Distribution is the chance of each net result of a wager, as they come up.
type Distribution struct {
	chances map[string]*outcome
}

type outcome struct {
	net    *big.Rat
	weight *big.Rat
}

// Add counts a result with its weight.
func (d *Distribution) Add(net, weight *big.Rat) {
	if d.chances == nil {
		d.chances = map[string]*outcome{}
	}
	key := net.RatString()
	c := d.chances[key]
	if c == nil {
		c = &outcome{new(big.Rat).Set(net), new(big.Rat)}
		d.chances[key] = c
	}
	c.weight.Add(c.weight, weight)
}

// Figure makes a figure of the results, whose weights need not add up to one.
func (d *Distribution) Figure(wager, per string) *Figure {
	total := new(big.Rat)
	for _, c := range d.chances {
		total.Add(total, c.weight)
	}
	f := &Figure{Wager: wager, Per: per, Total: big.NewInt(1)}
	mean, square := new(big.Rat), new(big.Rat)
	for _, c := range d.chances {
		p := new(big.Rat).Quo(c.weight, total)
		f.Results = append(f.Results, Result{Net: c.net, Probability: p})
		term := new(big.Rat).Mul(c.net, p)
		mean.Add(mean, term)
		square.Add(square, term.Mul(term, c.net))
		f.Total = lcm(f.Total, p.Denom())
	}
	slices.SortFunc(f.Results, func(a, b Result) int { return b.Net.Cmp(a.Net) })
	for i := range f.Results {
		p := f.Results[i].Probability
		f.Results[i].Ways = new(big.Int).Mul(p.Num(), new(big.Int).Quo(f.Total, p.Denom()))
	}
	f.House = new(big.Rat).Neg(mean)
	f.Risk = f.House
	f.Variance = square.Sub(square, new(big.Rat).Mul(mean, mean))
	return f
}

func lcm(a, b *big.Int) *big.Int {
	g := new(big.Int).GCD(nil, nil, a, b)
	return g.Mul(g.Quo(a, g), b)
}

// Over returns a copy of a figure over another denominator: so much for each
// dollar of the initial wager, always.
func (f *Figure) Over(per string, amount *big.Rat) *Figure {
	other := f.OverMean(per, amount)
	scale := new(big.Rat).Mul(amount, amount)
	other.Variance = scale.Quo(f.Variance, scale)
	return other
}

// OverMean is [Figure.Over] where that much is only a mean, as of the rolls that
// a bet lasts. Such a figure has no variance of its own.
func (f *Figure) OverMean(per string, amount *big.Rat) *Figure {
	other := &Figure{Wager: f.Wager, Per: per, Strategy: f.Strategy, Options: f.Options}
	other.House = new(big.Rat).Quo(f.House, amount)
	other.Risk = other.House
	return other
}

// Decided returns a copy of a figure over the wagers that are won or lost and
// not returned; nil if all are.
func (f *Figure) Decided(per string) *Figure {
	var d Distribution
	for _, r := range f.Results {
		if r.Net.Sign() != 0 {
			d.Add(r.Net, r.Probability)
		}
	}
	if len(d.chances) == len(f.Results) {
		return nil
	}
	other := d.Figure(f.Wager, per)
	other.Strategy, other.Options = f.Strategy, f.Options
	return other
}

// Report is the figures of a game under its options.
type Report struct {
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
	Figures []*Figure
	Stake   money.Cents // the wager that somebody has asked for; zero for the usual

	Lawful *Report // the same of lawful rules, where these are supposed; nil if there is none
}

// Find returns the figure of a wager over a denominator; an empty denominator
// means the first that the wager has.
func (r *Report) Find(wager, per string) *Figure {
	for _, f := range r.Figures {
		if f.Wager == wager && (per == "" || f.Per == per) {
			return f
		}
	}
	return nil
}

// LawfulOf returns the figure that stands in the lawful report where a figure stands in this one: of the same wager over
// the same denominator, the best play, the second rule and so on. It returns nil if there is none.
func (r *Report) LawfulOf(f *Figure) *Figure {
	if r.Lawful == nil {
		return nil
	}
	place := 0
	for _, g := range r.Figures {
		if g == f {
			break
		}
		if g.Wager == f.Wager && g.Per == f.Per {
			place++
		}
	}
	for _, g := range r.Lawful.Figures {
		if g.Wager != f.Wager || g.Per != f.Per {
			continue
		}
		if place == 0 {
			return g
		}
		place--
	}
	return nil
}

// ErrNotCounted is the error of a wager whose ways cannot be counted.
var ErrNotCounted = errors.New("blackjack is counted exactly where a pair is split once and no suits are paid on")
