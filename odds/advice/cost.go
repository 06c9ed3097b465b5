package advice

import (
	"math"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Sizes is what a choice is worth that is made with one to so many times the unit.
// Its value goes along a line between the two; [Counsel.Values] has the better end.
type Sizes struct {
	Choice        table.Choice
	Most          int     // how many times the unit at most
	AtOne, AtMost float64 // what it is worth with the unit, and with the most
}

// Size is what a choice costs with an amount, against the best choice.
type Size struct {
	Amount money.Cents `json:"amount"`
	Cost   float64     `json:"cost" doc:"As a fraction of the unit"`
}

// Price sets what each of some values costs against the best of them.
func Price(values []Worth) {
	best := math.Inf(-1)
	for i := range values {
		best = max(best, values[i].EV)
	}
	for i := range values {
		values[i].Cost = best - values[i].EV
	}
}

// Price sets what the choices cost, and with which amounts.
func (c *Counsel) Price() {
	Price(c.Values)
	if c.Unit == 0 {
		return
	}
	for i := range c.Values {
		w := &c.Values[i]
		switch best := c.Values[0].EV; {
		case c.Sizes != nil && c.Sizes.Choice == w.Choice:
			w.Sizes = []Size{{c.Unit, best - c.Sizes.AtOne}, {c.Unit * money.Cents(c.Sizes.Most), best - c.Sizes.AtMost}}
		case c.Parts: // between declining and taking all of it
			none := 0.0
			if i == 0 {
				none = c.Values[len(c.Values)-1].Cost
			}
			w.Sizes = []Size{{0, none}, {c.Unit, w.Cost}}
		}
	}
}

// Cost is what an answer costs against the best, as a fraction of the unit, and
// false if that is not known. [Counsel.Price] comes before it.
func (c *Counsel) Cost(a table.Answer) (float64, bool) {
	at := slices.IndexFunc(c.Values, func(w Worth) bool { return w.Choice == a.Choice && (w.Cards == 0 || w.Cards == a.Cards) })
	if at < 0 {
		return 0, false
	}
	w := &c.Values[at]
	switch {
	case len(w.Sizes) > 0 && (a.Amount > 0 || !c.Parts):
		return along(w.Sizes[0], w.Sizes[1], a.Amount), true
	case a.Amount > 0 && a.Amount != c.Unit:
		return 0, false
	}
	return w.Cost, true
}

// along is the cost of an amount on the line through two sizes. Less than the first is
// made up to it.
func along(from, to Size, amount money.Cents) float64 {
	if amount <= from.Amount {
		return from.Cost
	}
	return from.Cost + (to.Cost-from.Cost)*float64(amount-from.Amount)/float64(to.Amount-from.Amount)
}
