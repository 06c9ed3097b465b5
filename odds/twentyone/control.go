package twentyone

import (
	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/odds/luck"
	"boardwalk/table"
)

// Control follows the luck of one player's cards and the dealer's, draw by draw:
// what a card makes of the round, less the mean of that over all cards that are to
// come. Package sim says what for. The mean is over the very shoe, so it is zero in
// every shoe and at every depth. Only what a card makes of a round is found by
// cards that always come in the proportions of a fresh shoe, which leaves some
// noise and no bias.
type Control struct {
	worth *controlWorth
	pool  luck.Pool
	box   table.Box

	base   float64 // the wager, of which it is 2 when it was raised on the dealer's card
	up     int
	hole   int
	dealer theirs
	hands  []controlHand
	luck   float64
	drift  luck.Drift
}

// controlHand is a hand that a control follows.
type controlHand struct {
	rough
	times float64 // 1, 2 when it was doubled, 4 when it was doubled again; 0 for one that was given up
	last  bool    // the next card is its last one
}

// Controls reports whether a control can follow the wager against the dealer under the options: at a double shoe and at
// multiple action it cannot.
func Controls(o *blackjack.Options) bool { return !o.DoubleShoe && o.MultipleAction == "none" }

// ControlWorths returns what makes controls of tables with such options, one each. What they have in common is found once.
func ControlWorths(o *blackjack.Options) func(*table.Table, table.Box) *Control {
	w := newControlWorth(o, nil)
	d := luck.NewDrift(roundsOf(o), pack(o), w.worthOf(o))
	return func(t *table.Table, box table.Box) *Control {
		c := &Control{worth: w, box: box, drift: d, pool: luck.NewPool(t.Game().(*blackjack.Game).Shoe, &valueOf)}
		c.Anew()
		return c
	}
}

// Anew forgets all cards.
func (c *Control) Anew() {
	c.pool.Total = 0
	c.Over()
	c.Rest()
}

// Rest returns what is left to add when no more rounds are played.
func (c *Control) Rest() float64 { return c.drift.Rest() }

// dealtTo is how many cards of a shoe are dealt before the cutting card comes; none where all come again in every round.
func dealtTo(o *blackjack.Options) int {
	if o.Shuffle != blackjack.ByHand {
		return 0
	}
	return Fresh(o).Total() * (100 - o.Behind) / 100
}

// cardsOfRound is about how many cards a round takes with one player.
const cardsOfRound = 5.4

// roundsOf is about how many rounds a shoe has.
func roundsOf(o *blackjack.Options) float64 { return float64(dealtTo(o)) / cardsOfRound }

// worthOf returns what a card is worth to a round where it is more likely than in a fresh shoe.
func (w *controlWorth) worthOf(o *blackjack.Options) func(card.Card) float64 {
	var worth [values]float64
	if dealtTo(o) == 0 {
		return func(card.Card) float64 { return 0 }
	}
	base := newControlWorth(o, &w.share)
	const more = .01
	for v := range worth {
		share := w.share
		for x := range share {
			share[x] *= 1 - more
		}
		share[v] += more
		worth[v] = (newControlWorth(o, &share).first[noHole][noHole] - base.first[noHole][noHole]) / more
	}
	return func(c card.Card) float64 { return worth[valueOf[c]] }
}

// Over ends a round, and returns the luck of it.
func (c *Control) Over() float64 {
	sum := c.luck
	c.drift.Over(&c.pool)
	c.base, c.up, c.hole, c.dealer, c.luck = 1, noHole, noHole, theirs{}, 0
	c.hands = append(c.hands[:0], controlHand{times: 1})
	return sum
}

// Event follows the cards, and what the player does.
func (c *Control) Event(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		c.luck += c.drift.Begins(c.pool.Before(e.Card))
		v := int(valueOf[e.Card])
		switch {
		case e.Box == 0:
			c.dealers(v)
		case e.Box == c.box && int(e.Hand) < len(c.hands):
			c.mine(&c.hands[e.Hand], v)
		}
		c.pool.Take(e.Card)
	case table.Answered:
		if e.Box == c.box && int(e.Hand) < len(c.hands) {
			c.answered(&c.hands[e.Hand], table.Choice(e.Word))
		}
	case table.Formed:
		if e.Box == c.box {
			h := &c.hands[e.Hand]
			one := rough{hard: h.hard / 2, aces: h.aces, cards: 1, split: true}
			h.rough = one
			c.hands = append(c.hands, controlHand{rough: one, times: 1})
		}
	}
}

func (c *Control) answered(h *controlHand, choice table.Choice) {
	switch choice {
	case blackjack.Double:
		h.times, h.last = 2*h.times, true
	case blackjack.Surrender, blackjack.Rescue:
		h.times = 0
	case blackjack.Attack:
		c.base = 2
	}
}

// drawn adds the luck of a card of a value, if a card makes so much of the round.
func (c *Control) drawn(v int, of *[values]float64) { c.luck += c.pool.Of(v, of) }

// mine is a card of the player's.
func (c *Control) mine(h *controlHand, v int) {
	var of [values]float64
	switch {
	case h.cards == 0: // the first of the round
		for x := range of {
			of[x] = c.base * c.worth.first[c.up][x]
		}
	case c.up == noHole: // nothing is known of such a round
	default:
		goesOn, doubled := c.worth.goesOn[c.up][c.hole], c.worth.doubled[c.up][c.hole]
		ends := c.worth.ends(c.up, c.hole)
		for x := range of {
			i := h.with(x).index()
			switch {
			case h.last:
				of[x] = c.base * h.times / 2 * doubled[i]
			case h.cards == 1 && h.split && h.aces && !c.worth.PlayAces:
				of[x] = c.base * weigh(&ends, &c.worth.payoff[i])
			default:
				of[x] = c.base * h.times * goesOn[i]
			}
		}
	}
	c.drawn(v, &of)
	h.rough, h.last = h.with(v), false
}

// dealers is a card of the dealer's.
func (c *Control) dealers(v int) {
	var of [values]float64
	switch w := c.worth; {
	case c.dealer.cards == 0:
		first := noHole
		if h := c.hands[0]; h.cards == 1 {
			first = int(h.hard) - 1
		}
		for x := range of {
			of[x] = w.first[x][first]
		}
		if w.Attack {
			for x := range of {
				if of[x] > 0 {
					of[x] *= 2
				}
			}
		}
		c.up = v
	case c.dealer.cards == 1 && w.holed:
		for x := range of {
			of[x] = c.base * w.goesOn[c.up][x][c.hands[0].index()]
		}
		c.hole = v
	default:
		var wins [allFinals]float64
		for i := range c.hands {
			h := &c.hands[i]
			pays, times := &w.payoff[h.index()], h.times
			if times > 1 {
				pays, times = &w.doublePayoff[h.index()], times/2
			}
			if h.hard <= 21 {
				for f := range wins {
					wins[f] += c.base * times * pays[f]
				}
			}
		}
		for x := range of {
			of[x] = c.ending(c.dealer, x, &wins)
		}
	}
	c.drawn(v, &of)
	c.dealer = c.dealer.with(v)
}

// ending is what hands come to that win so much, with a card of a value more on the dealer's.
func (c *Control) ending(d theirs, v int, wins *[allFinals]float64) float64 {
	if d.cards == 1 && isBlackjack(c.up, v) {
		return wins[finalBlackjack]
	}
	return weigh(&c.worth.theirs[d.with(v).index()], wins)
}

// valueOf is the value of each card.
var valueOf = func() (of [256]uint8) {
	for _, c := range card.Deck() {
		of[c] = uint8(value(c))
	}
	return of
}()
