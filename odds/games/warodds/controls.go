package warodds

import (
	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/odds"
	"boardwalk/odds/luck"
	"boardwalk/sim"
	"boardwalk/table"
)

// compared is what two cards win, the player's and the dealer's, for each dollar of the wager.
type compared struct{ higher, lower, tie float64 }

// of is what two cards win.
func (w *compared) of(own, dealers card.Card) float64 {
	switch {
	case own.Rank() > dealers.Rank():
		return w.higher
	case own.Rank() < dealers.Rank():
		return w.lower
	}
	return w.tie
}

// mean is what two cards of the shoe win on average: the higher of two is as often the player's as the dealer's.
func (w *compared) mean(p *luck.Pool) float64 {
	pairs, total := 0.0, float64(p.Total)
	for _, n := range p.Ranks() {
		pairs += float64(n) * float64(n-1)
	}
	tied := pairs / (total * (total - 1))
	return tied*w.tie + (1-tied)/2*(w.higher+w.lower)
}

// controlled watches a wager by the two cards of each comparison.
func controlled(p *sim.Plan, t *table.Table) *sim.Controls {
	if t.IsBeside(p.Area) {
		return nil
	}
	first, war, err := netsOf(p)
	if err != nil {
		return nil
	}
	return &sim.Controls{
		Names: []string{"the two cards of each comparison against all that could have come"},
		Watch: func(t *table.Table) sim.Control {
			return &control{by: [2]compared{first, war}, own: table.Box(p.Seat), pool: luck.NewRankPool(t.Game().(*casinowar.Game).Shoe)}
		},
	}
}

// netsOf returns what a wager wins by the first comparison and by that of a war. The real table deals each of them. What a tie is
// worth in a war need not be exact: it is found as if ranks came as often as each other.
func netsOf(p *sim.Plan) (first, war compared, err error) {
	a := &odds.Asked{Rules: p.Rules, Options: p.Options, Terms: p.Terms}
	t, err := a.Open(1, table.With(odds.Always{Choice: casinowar.War}))
	if err != nil {
		return first, war, err
	}
	t.Game().(*casinowar.Game).Stack(card.NewShoe(odds.OptionNumber(t.Options(), "decks")))
	for _, act := range p.Acts {
		if err := t.Do(act); err != nil {
			return first, war, err
		}
	}
	w := &won{area: p.Area, all: p.ID == "ante"}
	table.To(w)(t)
	before := t.Snapshot()
	const higher, lower, tie, again = "Kh 9h", "9h Kh", "8h 8c", "9h 9c" // of cards that a single deck has
	const burned = " 2h 3h 4h "
	for _, x := range []struct {
		net   *float64
		cards string
	}{
		{&first.higher, higher}, {&first.lower, lower},
		{&war.higher, tie + burned + higher}, {&war.lower, tie + burned + lower}, {&war.tie, tie + burned + again},
	} {
		cards, err := card.ParseAll(x.cards)
		if err != nil {
			return first, war, err
		}
		t.Restore(before)
		table.From(&odds.InOrder{Cards: cards})(t)
		w.Net = 0
		if err := t.Round(); err != nil {
			return first, war, err
		}
		*x.net = float64(w.Net) / float64(p.Amount)
	}
	first.tie = (war.tie + float64(card.Ranks-1)/2*(war.higher+war.lower)) / card.Ranks
	return first, war, nil
}

// won adds up what is won of a wager, or of all.
type won struct {
	odds.RoundNet
	area table.Area
	all  bool
}

// Event adds it up.
func (w *won) Event(e *table.Event) {
	if w.all || e.Area == w.area {
		w.RoundNet.Event(e)
	}
}

// control follows the luck of the cards that are compared.
type control struct {
	by    [2]compared // of the first two cards, and of those of a war
	own   table.Box
	pool  luck.Pool
	cards int       // how many have come in this round
	last  card.Card // the player's
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
	c.cards, c.luck = 0, 0
	return sum
}

// Rest returns nothing.
func (c *control) Rest() float64 { return 0 }

// Event follows the cards.
func (c *control) Event(e *table.Event) {
	if e.Kind != table.Dealt || e.Box != 0 && e.Box != c.own {
		return
	}
	c.pool.Before(e.Card)
	by := &c.by[min(c.cards/2, 1)]
	if e.Box == c.own {
		c.last = e.Card
		c.luck -= by.mean(&c.pool)
	} else {
		c.luck += by.of(c.last, e.Card)
	}
	c.pool.Take(e.Card)
	c.cards++
}
