package keno

import (
	"math/bits"

	"boardwalk/money"
)

// Won returns what the ticket wins in one game, before the winners of a game
// share its limit. It does not allocate.
func (t *Ticket) Won(drawn Set) money.Cents {
	var won money.Cents
	for i := range t.Ways {
		w := &t.Ways[i]
		caught := bits.OnesCount64(w.Spots.low&drawn.low) + bits.OnesCount64(w.Spots.high&drawn.high)
		if t.Rates.pays[w.Size][caught] != 0 {
			won += t.Rates.Pays(w.Size, caught, w.Rate)
		}
	}
	return won
}

// Result is what became of one way in one game.
type Result struct {
	Way    *Way
	Caught int         // how many of its spots were drawn
	Pays   money.Cents // 0 if it lost
	Capped bool        // it would have been paid more but for the most that a wager is paid
}

// Results returns what became of each way in one game, in the order of the
// ticket's ways.
func (t *Ticket) Results(drawn Set) []Result {
	list := make([]Result, len(t.Ways))
	for i := range t.Ways {
		w := &t.Ways[i]
		r := Result{Way: w, Caught: w.Spots.Caught(drawn)}
		r.Pays = t.Rates.Pays(w.Size, r.Caught, w.Rate)
		r.Capped = r.Pays < t.Rates.uncapped(w.Size, r.Caught, w.Rate)
		list[i] = r
	}
	return list
}

// Pays returns what one way of so many spots pays for so many caught, wagered at
// a rate: in proportion to the minimum wager, up to the most that the rate card
// pays on one wager (15.3(e)).
func (c *Rates) Pays(spots, caught int, rate money.Cents) money.Cents {
	pays := c.uncapped(spots, caught, rate)
	if c.Most > 0 {
		pays = min(pays, c.Most)
	}
	return pays
}

func (c *Rates) uncapped(spots, caught int, rate money.Cents) money.Cents {
	base := c.pays[spots][caught]
	if rate == c.Minimum {
		return base
	}
	return base * rate / c.Minimum // exact: see [Rates.Check] and [Rates.CheckWager]
}
