package counsel

import (
	"cmp"
	"slices"

	"boardwalk/money"
	"boardwalk/table"
)

// Counsel is what the choices of a question are worth, as far as whoever is
// asked can know.
type Counsel struct {
	Values []Worth // the best first; none where only the best is known
	Best   table.Choice
	Of     string      // what the values are fractions of: "the wager"
	Unit   money.Cents // how much that is
	Parts  bool        // a choice may be taken for a part of the unit
	Basis  string      // what it rests on, as a sentence
}

// Worth is what a choice is worth on average, for each dollar of the wager.
type Worth struct {
	Choice table.Choice `json:"choice"`
	EV     float64      `json:"ev" doc:"Won or, below zero, lost on average for each dollar"`
}

// newCounsel puts the choices that are open in order. It is nil if one of them
// has no value.
func newCounsel(q *table.Question, values []Worth, of string, unit money.Cents, basis string) *Counsel {
	c := &Counsel{Of: of, Unit: unit, Basis: basis}
	for _, choice := range q.Choices() {
		at := slices.IndexFunc(values, func(w Worth) bool { return w.Choice == choice })
		if at < 0 {
			return nil
		}
		c.Values = append(c.Values, values[at])
	}
	slices.SortStableFunc(c.Values, func(a, b Worth) int { return cmp.Compare(b.EV, a.EV) })
	c.Best = c.Values[0].Choice
	return c
}

// Cost is what an answer costs against the best, as a fraction of the unit, and
// false if that is not known.
func (c *Counsel) Cost(a table.Answer) (float64, bool) {
	at := slices.IndexFunc(c.Values, func(w Worth) bool { return w.Choice == a.Choice })
	if at < 0 || a.Amount > 0 && !c.Parts && a.Amount != c.Unit {
		return 0, false
	}
	ev := c.Values[at].EV
	if c.Parts && a.Amount > 0 && c.Unit > 0 { // between declining and taking all of it
		none := c.Values[0].EV
		if at == 0 {
			none = c.Values[len(c.Values)-1].EV
		}
		ev = none + (ev-none)*float64(a.Amount)/float64(c.Unit)
	}
	return c.Values[0].EV - ev, true
}

// Situation is what somebody who is asked knows.
type Situation struct {
	Rules    *table.Rules
	Options  table.Options
	Terms    table.Terms
	Question *table.Question
	Eye      *Eye

	// On is what the person had on areas, by name, of those that are there, as
	// the round began.
	On func(names ...string) money.Cents
}

// Gives reports whether there is counsel at a game.
func Gives(rules *table.Rules) bool { return games[rules] != nil }

// Counsel values the choices; nil if that cannot be done.
func (s *Situation) Counsel() *Counsel {
	if give := games[s.Rules]; give != nil && s.Question != nil {
		return give(s)
	}
	return nil
}
