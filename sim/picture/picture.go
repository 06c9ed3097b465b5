// Package picture draws what a simulation found: how the house advantage
// settled down on its exact value, or at poker what is won by a hand, and how the
// players' sessions ended. It draws
// pictures that need nothing but themselves (SVG, or a page with it) and the
// same in characters for a terminal.
//
// Other modules should not build on this package: it may change in every version.
package picture

import (
	"fmt"
	"math"

	"boardwalk/sim"
)

// Wager is a simulated wager that is drawn, with its exact house advantage if
// that is known.
type Wager struct {
	*sim.Result
	Exact *float64

	// Won is for players against each other: drawn is what is won by a hand on
	// average, in big bets.
	Won bool
}

// settling says what the curve is.
func (w *Wager) settling() string {
	if w.Won {
		return w.heading() + ": won by a hand on average, in big bets"
	}
	return w.heading() + ": the house advantage settling down"
}

// average is what the curve comes to.
func (w *Wager) average() float64 { return w.sign() * w.HouseAdvantage() }

func (w *Wager) sign() float64 {
	if w.Won {
		return -1
	}
	return 1
}

// rounds is what the game's rounds are called.
func (w *Wager) rounds() string {
	if w.Won {
		return "hands"
	}
	return "rounds"
}

// percents is 100 where the curve is in percent.
func (w *Wager) percents() float64 {
	if w.Won {
		return 1
	}
	return 100
}

// figure writes a value of the curve, as precisely as the step between two
// needs.
func (w *Wager) figure(v, step float64) string {
	if w.Won {
		return fmt.Sprintf("%.*f", max(0, int(math.Ceil(-math.Log10(step)-1e-9))), v)
	}
	return percent(v, step)
}

// Ticks are round numbers from low to high, about as many as wanted.
func Ticks(low, high float64, wanted int) []float64 { return ticks(low, high, wanted) }

// bars is how many bars a histogram has at most.
const bars = 40

// z95 is half the width of a 95 percent band in standard errors.
const z95 = 1.96

// point is a point of the curve of the house advantage, with its band.
type point struct{ rounds, at, low, high float64 }

func (w *Wager) curve() []point {
	var list []point
	for i := range w.Points {
		p := &w.Points[i]
		if p.Bets < 2 {
			continue
		}
		at, band := w.sign()*p.HouseAdvantage(w.Stake), z95*p.StandardError(w.Stake)
		list = append(list, point{float64(p.Rounds), at, at - band, at + band})
	}
	return list
}

// heights is the range of house advantages that is drawn. The band is a hundred
// times as wide at the start as at the end, so only what the curve comes to
// after a third of the decades fits in.
func (w *Wager) heights(curve []point) (low, high float64) {
	middle := w.average()
	if w.Exact != nil {
		middle = *w.Exact
	}
	half := 0.0
	for _, p := range curve[len(curve)/3:] {
		half = max(half, p.high-middle, middle-p.low)
	}
	if half == 0 {
		half = 0.01
	}
	return middle - half, middle + half
}

// ticks are round numbers from low to high, about as many as wanted.
func ticks(low, high float64, wanted int) []float64 {
	step := math.Pow(10, math.Floor(math.Log10((high-low)/float64(wanted))))
	for _, times := range []float64{2, 2.5, 2} { // once, twice, five and ten times a power of ten
		if (high-low)/step <= float64(wanted) {
			break
		}
		step *= times
	}
	var list []float64
	for n := math.Ceil(low / step); n*step <= high; n++ {
		list = append(list, n*step+0) // which makes -0 a 0
	}
	return list
}

// percent writes a part of one, as precisely as the step between two needs.
func percent(v, step float64) string {
	digits := max(0, int(math.Ceil(-math.Log10(step*100)-1e-9)))
	return fmt.Sprintf("%.*f%%", digits, 100*v)
}

// count writes a number of rounds: 1k, 10M.
func count(n float64) string {
	for _, u := range []struct {
		size float64
		sign string
	}{{1e9, "G"}, {1e6, "M"}, {1e3, "k"}} {
		if n >= u.size {
			return fmt.Sprintf("%.4g%s", n/u.size, u.sign)
		}
	}
	return fmt.Sprintf("%.4g", n)
}

// heading says what the curve of a wager is.
func (w *Wager) heading() string {
	text := w.Wager
	if w.Strategy.Name != "" {
		text += " (" + w.Strategy.Name + ")"
	}
	return text
}
