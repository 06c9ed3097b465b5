package reddogodds

import (
	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/odds"
	"boardwalk/odds/luck"
	"boardwalk/sim"
	"boardwalk/table"
)

// controlled watches the original wager with its raise, by the first two cards and by the third.
func controlled(p *sim.Plan, t *table.Table) *sim.Controls {
	if p.ID != "original" || t.IsBeside(p.Area) {
		return nil
	}
	w, err := newWorth(p)
	if err != nil {
		return nil
	}
	return &sim.Controls{
		Names: []string{"the first two cards, and the third, against all that could have come"},
		Watch: func(t *table.Table) sim.Control {
			return &control{worth: w, seat: p.Seat, stake: float64(p.Amount), pool: luck.NewRankPool(t.Game().(*reddog.Game).Shoe)}
		},
	}
}

// spreads is how many results of [reddog.Spread] there are; they begin with a pair.
const spreads = widest + 1 - reddog.Pair

// ends is what a wager wins or loses by the third card, for each dollar of it: one that wins, or any other. Where no third card
// comes both are the same.
type ends struct{ wins, other float64 }

// mean is what they come to if so many of all cards win.
func (e ends) mean(winning, total float64) float64 {
	return (winning*e.wins + (total-winning)*e.other) / total
}

// worth is what a wager wins by the cards.
type worth struct {
	original, raised [spreads]ends // by the spread, alone and with a raise of as much
	two              [card.Ranks][card.Ranks]float64
}

// of is what a wager wins by the spread with a raise of so much for each dollar of it.
func (w *worth) of(spread int, raise float64) ends {
	one, both := w.original[spread-reddog.Pair], w.raised[spread-reddog.Pair]
	return ends{one.wins + raise*(both.wins-one.wins), one.other + raise*(both.other-one.other)}
}

// newWorth finds what a wager wins. The real table deals a third card that wins, and another, after two cards of each spread.
// What two cards are worth need not be exact: it is found as if ranks came as often as each other, with a raise where that is better.
func newWorth(p *sim.Plan) (*worth, error) {
	a := &odds.Asked{Rules: p.Rules, Options: p.Options, Terms: p.Terms}
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	t.Game().(*reddog.Game).Stack(card.NewShoe(odds.OptionNumber(t.Options(), "decks")))
	for _, act := range p.Acts {
		if err := t.Do(act); err != nil {
			return nil, err
		}
	}
	net := &odds.RoundNet{}
	table.To(net)(t)
	before, w := t.Snapshot(), &worth{}
	deal := func(cards ...card.Card) (float64, error) {
		t.Restore(before)
		table.From(&odds.InOrder{Cards: cards})(t)
		*net = odds.RoundNet{}
		err := t.Round()
		return float64(net.Net) / float64(p.Amount), err
	}
	left := card.New(card.Two, card.Clubs)
	for i := range spreads {
		rank := card.Two + card.Rank(i)
		right, wins, other := card.New(rank, card.Hearts), card.New(card.Three, card.Spades), card.New(rank, card.Spades)
		if i == 0 { // of a pair the same again wins
			wins, other = other, wins
		}
		for _, x := range []struct {
			choice table.Choice
			to     *ends
		}{{reddog.Decline, &w.original[i]}, {reddog.Raise, &w.raised[i]}} {
			table.With(odds.Always{Choice: x.choice})(t)
			if x.to.wins, err = deal(left, right, wins); err == nil {
				x.to.other, err = deal(left, right, other)
			}
			if err != nil {
				return nil, err
			}
		}
	}
	for l := range card.Ranks {
		for r := range card.Ranks {
			spread := max(l, r) - min(l, r) - 1
			winning := float64(max(spread, 0))
			if spread == reddog.Pair {
				winning = 1
			}
			w.two[l][r] = max(w.of(spread, 0).mean(winning, card.Ranks), w.of(spread, 1).mean(winning, card.Ranks))
		}
	}
	return w, nil
}

// control follows the luck of the cards.
type control struct {
	*worth
	seat  table.Seat
	stake float64
	pool  luck.Pool
	cards [2]card.Card
	dealt int
	raise float64 // for each dollar of the wager
	luck  float64
}

// Anew forgets all cards.
func (c *control) Anew() {
	c.pool.Total = 0
	c.Over()
}

// Over ends a round, and returns the luck of it.
func (c *control) Over() float64 {
	sum := c.luck
	c.dealt, c.raise, c.luck = 0, 0, 0
	return sum
}

// Rest returns nothing.
func (c *control) Rest() float64 { return 0 }

// Event follows the cards, and the raise.
func (c *control) Event(e *table.Event) {
	switch {
	case e.Kind == table.Wagered && e.Seat == c.seat && c.dealt == 2:
		c.raise += float64(e.Amount) / c.stake
	case e.Kind == table.Dealt:
		c.pool.Before(e.Card)
		switch c.dealt {
		case 0:
			c.luck -= c.meanOfTwo()
		case 1:
			c.luck += c.two[c.cards[0].Rank()][e.Card.Rank()]
		case 2:
			c.third(e.Card)
		}
		if c.dealt < len(c.cards) {
			c.cards[c.dealt] = e.Card
		}
		c.pool.Take(e.Card)
		c.dealt++
	}
}

// meanOfTwo is what two cards of the shoe are worth on average.
func (c *control) meanOfTwo() (sum float64) {
	left, total := c.pool.Ranks(), float64(c.pool.Total)
	for l, n := range left {
		left[l]--
		of := 0.0
		for r, m := range left {
			of += float64(m) * c.two[l][r]
		}
		left[l]++
		sum += float64(n) * of
	}
	return sum / (total * (total - 1))
}

// third is the luck of the third card.
func (c *control) third(third card.Card) {
	left, spread, winning := c.pool.Ranks(), reddog.Spread(c.cards[0], c.cards[1]), 0.0
	wins := func(x card.Card) bool {
		return spread == reddog.Pair && x.Rank() == c.cards[0].Rank() || reddog.Between(x, c.cards[0], c.cards[1])
	}
	for r, n := range left {
		if wins(card.New(card.Rank(r), card.Clubs)) {
			winning += float64(n)
		}
	}
	of := c.of(spread, c.raise)
	c.luck -= of.mean(winning, float64(c.pool.Total))
	if wins(third) {
		c.luck += of.wins
	} else {
		c.luck += of.other
	}
}
