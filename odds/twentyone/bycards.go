package twentyone

import (
	"math"

	"boardwalk/table"
)

// mostTold is the number of cards from which on hands are not told apart.
const mostTold = 6

// worths are what hands of a total are worth, by their number of cards, if they
// stand, draw, double down or are given up, each hand as often as its cards come.
type worths [mostTold + 1][4]float64

// byCards sets what a column does with each total, and from how many cards on it
// draws instead: what is worth most to all hands of the total together, each played
// on as is best. It sets which doubled hands are given up, or doubled again, too.
func (x *versus[T]) byCards(c *column) {
	var all [2][22]worths
	var after [2][22][3]float64
	w := wager{original: true}
	twice := w
	twice.doubled++
	for i := range x.list {
		p := &x.list[i]
		if p.cards < 2 || p.score >= 21 || p.suited {
			continue
		}
		if _, there := x.left.Without(p.Hand); !there {
			continue
		}
		weight, k, n := x.often(p), kind(p.soft), min(p.cards, mostTold)
		if p.cards > 2 {
			a := &after[k][p.score]
			a[0] += weight * x.number(x.stand(int16(i), gone{}, twice))
			a[1] += weight * x.number(x.givesUp(int16(i), gone{}, twice))
			if x.Redoubles > 0 {
				a[2] += weight * x.number(x.double(int16(i), gone{}, twice, make(plan, len(x.list)), false))
			}
		}
		x.hand.play(int16(i))
		stand, draw := x.number(x.hand.stands[i]), x.number(x.hand.drawn[i])
		double, up := max(stand, draw), math.Inf(-1)
		if x.mayDouble(p, false) {
			double = x.number(x.hand.doubles[i])
		}
		if x.SurrenderAnytime {
			up = x.number(x.givesUp(int16(i), gone{}, w))
		}
		for a, value := range [4]float64{stand, draw, double, up} {
			if a < 3 || x.SurrenderAnytime {
				all[k][p.score][n][a] += weight * value
			}
		}
	}
	if x.SurrenderAnytime && !x.PlayAces {
		x.splitAces(c)
	}
	for k := range 2 {
		for t := range 21 {
			x.choose(c, k, t, &all[k][t])
			rescue := (x.Rescue || x.SurrenderAnytime) && after[k][t][1] > after[k][t][0]
			again := x.Redoubles > 0 && after[k][t][2] > max(after[k][t][0], after[k][t][1])
			switch {
			case again:
				c.total[k][t] |= toAgain
			case rescue:
				c.total[k][t] |= toRescue
			}
		}
	}
}

// splitAces sets which split aces a column surrenders: those that lose more than half
// by standing.
func (x *versus[T]) splitAces(c *column) {
	w := wager{split: true}
	for v := range values {
		i := x.list[x.list[0].after[0]].after[v]
		if p := &x.list[i]; p.score < 21 {
			c.aces[p.score] = x.less(x.stand(i, gone{}, w), x.givesUp(i, gone{}, w))
		}
	}
}

// often is how often the cards of a hand come together, in any order.
func (x *versus[T]) often(p *place) float64 {
	ways := 1.0
	for v, n := range p.count {
		for k := range int(n) {
			ways *= float64(x.left.Count[v]) / float64(x.total) / float64(k+1)
		}
	}
	for k := range p.cards {
		ways *= float64(k + 1)
	}
	return ways
}

// choose sets what is done with one total.
func (x *versus[T]) choose(c *column, k, t int, of *worths) {
	best, value, from := 0, math.Inf(-1), 0
	for a := range 4 {
		if a == 3 && !x.SurrenderAnytime {
			continue
		}
		for _, n := range []int{0, 3, 4, 5, 6} {
			if a == 3 && n > 0 {
				break // a hand that is given up is so with any number of cards
			}
			sum := 0.0
			for cards := 2; cards <= mostTold; cards++ {
				if n > 0 && cards >= n {
					sum += of[cards][1]
				} else {
					sum += of[cards][a]
				}
			}
			if sum > value+1e-12 {
				best, value, from = a, sum, n
			}
		}
	}
	otherwise := toStand
	if of[2][1] > of[2][0] {
		otherwise = toDraw
	}
	c.draws[k][t] = uint8(from)
	switch best {
	case 0:
		c.total[k][t] = toStand
	case 1:
		c.total[k][t], c.draws[k][t] = toDraw, 0
	case 2:
		c.total[k][t] = toDoubleOrStand | otherwise
	case 3:
		c.total[k][t] = otherwise
	}
	if x.SurrenderAnytime {
		c.surrender[k][t] = best == 3
	}
}

// attacksNow reports whether the strategy raises on what the dealer shows.
func (f *follower) attacksNow() bool {
	up, ok := f.game.UpCard()
	return ok && f.attacks[value(up)]
}

// Attacks reports whether the strategy raises the wager on what the dealer shows.
func (s *Strategy) Attacks(up Hand) bool { return up.Len() == 1 && s.attacks[columnOf(up)] }

// AfterDouble returns what the strategy does with a hand that is doubled down, of
// what a question allows.
func (s *Strategy) AfterDouble(q *table.Question, h, up Hand) table.Choice {
	score, soft := h.Score()
	return s.column(up).act(kind(soft), score, h.Len()).afterDouble(q)
}
