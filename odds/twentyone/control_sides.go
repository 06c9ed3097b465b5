package twentyone

import (
	"math/big"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/odds/luck"
	"boardwalk/table"
)

// decks52 is how many different cards there are.
const decks52 = card.Suits * card.Ranks

// spot is a card that decides over an additional wager: the dealer's or the player's, and which of them.
type spot struct {
	dealers bool
	nth     int
}

// sideWorth is what an additional wager is worth by some of the cards that decide over it: by all of them what it wins, and
// without some the mean over all cards of the pack.
type sideWorth struct {
	spots []spot
	of    [8][]float64 // by which spots are known, one bit each, and by their cards
}

// SideControls returns what makes controls of an additional wager, or nil for one of which nothing is known.
func SideControls(rules *table.Rules, o *blackjack.Options, id string) (func(*table.Table, table.Box) *SideControl, error) {
	w, err := newSideWorth(rules, o, id)
	if w == nil || err != nil {
		return nil, err
	}
	d := luck.NewDrift(roundsOf(o), pack(o), func(c card.Card) (sum float64) {
		for s := range w.spots {
			sum += w.of[1<<s][c]
		}
		return sum
	})
	return func(t *table.Table, box table.Box) *SideControl {
		return &SideControl{worth: w, box: box, drift: d, pool: luck.NewPool(t.Game().(*blackjack.Game).Shoe, &valueOf)}
	}, nil
}

func newSideWorth(rules *table.Rules, o *blackjack.Options, id string) (*sideWorth, error) {
	b := o.Beside()
	switch {
	case o.DoubleShoe:
		return nil, nil
	case b != nil && b.ID == id:
		w := &sideWorth{spots: []spot{{true, 0}, {false, 0}, {false, 1}}}
		if b.Late {
			w.spots = []spot{{true, 0}, {true, 1}, {true, 2}}
		}
		w.of[7] = make([]float64, decks52*decks52*decks52)
		pays := besidePays(o, b)
		for _, x := range pack(o) {
			for _, y := range pack(o) {
				for _, z := range pack(o) {
					won := -1.0
					if line := besideLine(b, x, y, z); line >= 0 {
						won = float64(pays[line].Odds.To) / float64(pays[line].Odds.One)
					}
					w.of[7][w.at(7, &[3]card.Card{x, y, z})] = won
				}
			}
		}
		w.means(pack(o))
		return w, nil
	case b == nil && (id == "over" || id == "under" || id == "same-suit"):
		w := &sideWorth{spots: []spot{{false, 0}, {false, 1}}}
		w.of[3] = make([]float64, decks52*decks52)
		all := func(a, b card.Card) bool { return o.Decks > 1 || a != b }
		err := settleFirstTwo(rules, o, id, all, func(a, b card.Card, net *big.Rat) {
			w.of[3][w.at(3, &[3]card.Card{a, b})], _ = net.Float64()
		})
		w.means(pack(o))
		return w, err
	}
	return nil, nil
}

// at is the place of some cards among those of the spots that are known.
func (w *sideWorth) at(known int, cards *[3]card.Card) (i int) {
	for s := range w.spots {
		if known>>s&1 != 0 {
			i = i*decks52 + int(cards[s])
		}
	}
	return i
}

// means finds the means over the cards of a pack, with one spot less known each time.
func (w *sideWorth) means(pack []card.Card) {
	for known := 1<<len(w.spots) - 2; known > 0; known-- {
		unknown := 0
		for known>>unknown&1 != 0 {
			unknown++
		}
		w.of[known] = make([]float64, decks52*decks52)
		var cards [3]card.Card
		w.each(known, 0, &cards, pack, func() {
			sum := 0.0
			for _, cards[unknown] = range pack {
				sum += w.of[known|1<<unknown][w.at(known|1<<unknown, &cards)]
			}
			w.of[known][w.at(known, &cards)] = sum / float64(len(pack))
		})
	}
}

// each goes through the cards of the spots that are known.
func (w *sideWorth) each(known, from int, cards *[3]card.Card, pack []card.Card, do func()) {
	if from == len(w.spots) {
		do()
		return
	}
	if known>>from&1 == 0 {
		w.each(known, from+1, cards, pack, do)
		return
	}
	for _, c := range pack {
		cards[from] = c
		w.each(known, from+1, cards, pack, do)
	}
}

// SideControl follows the luck of the cards that decide over an additional wager, as [Control] does for the hand.
type SideControl struct {
	worth *sideWorth
	pool  luck.Pool
	box   table.Box

	mine, dealers int // cards so far
	known         int // one bit a spot
	cards         [3]card.Card
	luck          float64
	drift         luck.Drift
}

// Anew forgets all cards.
func (c *SideControl) Anew() {
	c.pool.Total = 0
	c.Over()
	c.Rest()
}

// Rest returns what is left to add when no more rounds are played.
func (c *SideControl) Rest() float64 { return c.drift.Rest() }

// Over ends a round, and returns the luck of it.
func (c *SideControl) Over() float64 {
	sum := c.luck
	c.drift.Over(&c.pool)
	c.mine, c.dealers, c.known, c.luck = 0, 0, 0, 0
	return sum
}

// Event follows the cards.
func (c *SideControl) Event(e *table.Event) {
	if e.Kind != table.Dealt {
		return
	}
	c.luck += c.drift.Begins(c.pool.Before(e.Card))
	switch {
	case e.Box == 0:
		c.dealt(e.Card, spot{true, c.dealers})
		c.dealers++
	case e.Box == c.box && e.Hand == 0:
		c.dealt(e.Card, spot{false, c.mine})
		c.mine++
	}
	c.pool.Take(e.Card)
}

// dealt adds the luck of a card, if the wager looks at it.
func (c *SideControl) dealt(dealt card.Card, at spot) {
	for s, which := range c.worth.spots {
		if which != at {
			continue
		}
		c.known |= 1 << s
		of, sum := c.worth.of[c.known], 0.0
		for x := range card.Card(decks52) {
			if n := c.pool.Cards[x]; n > 0 {
				c.cards[s] = x
				sum += float64(n) * of[c.worth.at(c.known, &c.cards)]
			}
		}
		c.cards[s] = dealt
		c.luck += of[c.worth.at(c.known, &c.cards)] - sum/float64(c.pool.Total)
		return
	}
}
