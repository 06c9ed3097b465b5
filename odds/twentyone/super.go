package twentyone

import (
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
)

// superParts is how many parts a wager has for the super bonus.
const superParts = 1000

// superOf is the super bonus of a wager in such parts of it; 0 for none.
func superOf(o *blackjack.Options, wager money.Cents) int {
	if wager <= 0 {
		return 0
	}
	return int(superParts * o.Super(wager) / wager)
}

// getsSuper reports whether a hand is paid the super bonus besides. The dealer's seven is no
// blackjack, and the hand wins whatever else the dealer has.
func (g *against[T]) getsSuper(p *place, w wager) bool {
	return g.super > 0 && g.up.count[6] == 1 && p.suited && p.cards == 3 && p.count[6] == 3 && !w.split && w.doubled == 0
}

// sevens reports whether a hand is two sevens of one suit, the only one that may be played
// otherwise for the super bonus.
func (h *Hand) sevens() bool { return h.suited && h.count[6] == 2 && h.Len() == 2 }

// thirdSeven returns the place of two sevens of one suit, which may be spades, and how likely the next card is another. It is 0
// where that is paid nothing besides.
func (x *versus[T]) thirdSeven(spades bool) (i int16, chance float64) {
	i, ok := x.find(Hand{count: [values]uint8{6: 2}, suited: true, spades: spades})
	if !ok || x.bonuses == nil || x.up != Points(7) {
		return 0, 0
	}
	weights, total := x.weights(&x.list[i], gone{})
	chance = float64(weights[6]) / float64(total)
	for _, f := range x.flavours(&x.list[i], x.list[i].after[6]) {
		if x.list[f.place].suited {
			chance *= float64(f.ways) / float64(f.of)
		}
	}
	return i, chance
}

// superFrom is how many parts of the wager the super bonus must be for two sevens of one suit
// to be better drawn to than split, against a seven. It is zero elsewhere.
func (x *versus[T]) superFrom(spades bool) int {
	i, chance := x.thirdSeven(spades)
	if chance == 0 || x.pairs[6] == nil {
		return 0
	}
	x.hand.play(i)
	drawn := x.number(x.hand.drawn[i]) - chance*float64(x.super)/superParts
	return max(int(superParts*(x.number(x.splits[6])-drawn)/chance), 1)
}

// keeps reports whether a column draws to a pair that it would split, for a super bonus of so
// many parts of the wager.
func (c *column) keeps(h *Hand, super int) bool {
	return c.superFrom > 0 && super > c.superFrom && h.sevens()
}

// super is the super bonus of whoever is asked, in parts of the wager.
func (s *seat) super(o *blackjack.Options, q *table.Question) int {
	area, ok := s.table.Area(q.Seat, "main-"+string('0'+rune(q.Box)))
	if !ok {
		return 0
	}
	return superOf(o, s.table.Bet(q.Seat, area).Amount)
}
