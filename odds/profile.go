package odds

import (
	"cmp"
	"math"
	"math/big"
	"slices"
	"strings"

	"boardwalk/table"
)

// Chances is how often a wager is won, comes back and is lost.
type Chances struct {
	Win  float64 `json:"win"`
	Push float64 `json:"push"`
	Lose float64 `json:"lose"`

	WinExact  string `json:"win_exact,omitempty" example:"244/495"`
	PushExact string `json:"push_exact,omitempty"`
	LoseExact string `json:"lose_exact,omitempty"`
}

// Ended returns the chances that a wager is won, comes back and is lost; nil where no results are known.
func (f *Figure) Ended() (win, push, lose *big.Rat) {
	if len(f.Results) == 0 {
		return nil, nil, nil
	}
	chances := [3]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat)}
	for _, r := range f.Results {
		p := chances[1-r.Net.Sign()]
		p.Add(p, r.Probability)
	}
	return chances[0], chances[1], chances[2]
}

// Chances returns the same in numbers, with fractions where the figure has them; nil where no results are known.
func (f *Figure) Chances() *Chances {
	win, push, lose := f.Ended()
	if win == nil {
		return nil
	}
	c := &Chances{Win: float(win), Push: float(push), Lose: float(lose)}
	if !f.Approximate {
		c.WinExact, c.PushExact, c.LoseExact = win.RatString(), push.RatString(), lose.RatString()
	}
	return c
}

// AverageWagered returns all that is wagered on average for each dollar of the initial wager, exactly and as a number.
// It is nil where nothing says it exactly.
func (f *Figure) AverageWagered() (exact *big.Rat, number float64) {
	switch {
	case f.Wagered > 0:
		return nil, f.Wagered
	case f.Average != nil:
		return f.Average, float(f.Average)
	case f.Approximate || f.House == nil || f.Risk == nil || f.Risk.Sign() == 0:
		return nil, 0
	}
	exact = new(big.Rat).Quo(f.House, f.Risk)
	return exact, float(exact)
}

// Skew returns the third moment of the net result about its mean, divided by the cube of the standard deviation. It is
// zero where no results are known or all are alike.
func (f *Figure) Skew() float64 {
	if len(f.Results) == 0 || f.Variance == nil || f.Variance.Sign() == 0 {
		return 0
	}
	mean := new(big.Rat)
	for _, r := range f.Results {
		mean.Add(mean, new(big.Rat).Mul(r.Net, r.Probability))
	}
	third := new(big.Rat)
	for _, r := range f.Results {
		off := new(big.Rat).Sub(r.Net, mean)
		term := new(big.Rat).Mul(off, off)
		term.Mul(term, off).Mul(term, r.Probability)
		third.Add(third, term)
	}
	return float(third) / math.Pow(float(f.Variance), 1.5)
}

// Group is figures that are alike in everything but the wager.
type Group struct {
	*Figure           // the first
	Wagers  []string  // all of them, by id
	Same    []*Figure // the others
}

// Groups puts like wagers together: those whose figures are the same in every figure of theirs, in the order of their
// first ones.
func Groups(figures []*Figure) []Group {
	alike := map[string]string{} // what is known of a wager
	for _, f := range figures {
		alike[f.Wager] += f.likeness() + "\n"
	}
	var list []Group
	at := map[string]int{}
	seen := map[string]int{} // figures of a wager so far
	for _, f := range figures {
		key := strings.Join([]string{alike[f.Wager], f.likeness(), string(rune('0' + seen[f.Wager]))}, "\x00")
		seen[f.Wager]++
		i, ok := at[key]
		if !ok {
			at[key] = len(list)
			list = append(list, Group{Figure: f, Wagers: []string{f.Wager}})
			continue
		}
		list[i].Wagers, list[i].Same = append(list[i].Wagers, f.Wager), append(list[i].Same, f)
	}
	return list
}

// likeness is all that a figure says but the wager's name.
func (f *Figure) likeness() string {
	parts := []string{f.Per, f.Strategy, strings.Join(f.Options, ",")}
	for _, r := range []*big.Rat{f.House, f.Risk, f.Variance} {
		if r != nil {
			parts = append(parts, r.RatString())
		}
	}
	if f.Approximate { // another drawing would find another figure
		parts = append(parts, f.Wager)
	}
	for _, r := range f.Results {
		parts = append(parts, r.Net.RatString(), r.Probability.RatString())
	}
	return strings.Join(parts, " ")
}

// NameOf returns what a wager of a layout is called that a figure is about, and its paragraph; where every seat has its
// own, the name without the seat's number.
func NameOf(l *table.Layout, id string) (name, cite string) {
	at := slices.IndexFunc(l.Wagers, func(w table.Wager) bool { return w.ID == id })
	if at < 0 {
		at = slices.IndexFunc(l.Wagers, func(w table.Wager) bool { return short(w.ID) == id })
	}
	if at < 0 {
		return "", ""
	}
	w := &l.Wagers[at]
	if w.ID != id {
		return strings.TrimRight(w.Name, " 0123456789"), w.Law.Full()
	}
	return cmp.Or(w.Name, id), w.Law.Full()
}
