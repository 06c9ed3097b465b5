package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// drawDeals is how many ways there are to draw a card, and a hand of the dealer's
// then. Who stays meets each hand of the dealer's as often as there are cards left.
const (
	drawDeals = 49 * (48 * 47 * 46 * 45 / 24)
	stayTimes = 45
)

// choices counts every outcome of each choice: to stay, and to replace each card.
func (d *Draws) choices(hand [3]card.Card) (stay drawOutcome, draw [3][]drawOutcome) {
	stay = d.final(hand)
	held := card.SetOf(hand[:]...)
	for i, gone := range hand {
		for c := range card.Joker {
			if !held.Has(c) {
				final := hand
				final[i] = c
				draw[i] = append(draw[i], d.final(final, gone))
			}
		}
	}
	return stay, draw
}

// value is what the ante, the wager beside it and the bonus win over all of the dealer's
// hands.
func (t *ThreeDraw) value(o drawOutcome) money.Cents {
	return 2*t.Ante*money.Cents(o.won-o.lost) + t.Bonus.On(o.rank)*money.Cents(o.won+o.lost+o.tied)
}

// first is what the first 3 bonus wager wins with three cards that are kept, or
// with the two that are left if one is replaced.
func (t *ThreeDraw) first(hand *[3]card.Card, choice int) money.Cents {
	if choice < 0 {
		return t.FirstNets.On(threePlaces().rank(hand))
	}
	a, b := hand[(choice+1)%3], hand[(choice+2)%3]
	if a.Rank() == b.Rank() {
		return t.FirstNets[poker.Pair]
	}
	return -t.First
}

// Values are what each choice is worth over all deals: to fold, to stay, and to
// replace each of the cards. All are over the same number of deals.
func (t *ThreeDraw) Values(hand *[3]card.Card) (values [5]money.Cents, deals int64) {
	stay, draw := draws().choices(*hand)
	return t.values(hand, stay, draw), drawDeals
}

func (t *ThreeDraw) values(hand *[3]card.Card, stay drawOutcome, draw [3][]drawOutcome) (values [5]money.Cents) {
	values[0] = -t.Ante * drawDeals
	values[1] = t.value(stay) * stayTimes
	for i := range draw {
		for _, o := range draw[i] {
			values[2+i] += t.value(o)
		}
	}
	for i := range values {
		values[i] += t.first(hand, i+DrawFold) * drawDeals
	}
	return values
}

// ValuesAmong is [ThreeDraw.Values] where other cards are known not to come. It
// deals every hand.
func (t *ThreeDraw) ValuesAmong(hand *[3]card.Card, seen card.Set) (values [5]money.Cents, deals int64) {
	d := draws()
	left := unseen(seen | card.SetOf(hand[:]...))
	var draw [3][]drawOutcome
	stay := d.dealt(*hand, left)
	rest := make([]card.Card, 0, len(left))
	for i := range hand {
		for j, c := range left {
			rest = append(append(rest[:0], left[:j]...), left[j+1:]...)
			final := *hand
			final[i] = c
			draw[i] = append(draw[i], d.dealt(final, rest))
		}
	}
	deals = int64(len(left)) * (draw[0][0].won + draw[0][0].lost + draw[0][0].tied)
	values[0] = -t.Ante * money.Cents(deals)
	values[1] = t.value(stay) * money.Cents(len(left)-4)
	for i := range draw {
		for _, o := range draw[i] {
			values[2+i] += t.value(o)
		}
	}
	for i := range values {
		values[i] += t.first(hand, i+DrawFold) * money.Cents(deals)
	}
	return values, deals
}

// dealt deals every hand to the dealer.
func (d *Draws) dealt(hand [3]card.Card, left []card.Card) drawOutcome {
	at := d.of.of[hand[0]][hand[1]][hand[2]]
	o := drawOutcome{rank: d.of.ranks[at]}
	for a := range left {
		for b := range left[:a] {
			for c := range left[:b] {
				for _, e := range left[:c] {
					o.compare(at, d.best(left[a], left[b], left[c], e))
				}
			}
		}
	}
	return o
}

// compare counts one hand of the dealer's, by its place.
func (o *drawOutcome) compare(player, dealer uint16) {
	switch {
	case player > dealer:
		o.won++
	case player < dealer:
		o.lost++
	default:
		o.tied++
	}
}

// Best is the best choice of some values.
func Best(values []money.Cents) int {
	best := 0
	for i := range values {
		if values[i] > values[best] {
			best = i
		}
	}
	return best
}

// Count goes through all hands, and returns how rounds end by best play and by
// each rule.
func (t *ThreeDraw) Count(rules ...ThreeDrawRule) (best DrawEnds, by []DrawEnds) {
	d, all := draws(), classes(3)
	sums := make([][]DrawEnds, workers())
	for w := range sums {
		sums[w] = make([]DrawEnds, 1+len(rules))
		for i := range sums[w] {
			sums[w][i] = DrawEnds{Ends{}, Ends{}, Ends{}}
		}
	}
	share(len(all), nil, func(worker, step int) {
		c := all[step]
		hand := [3]card.Card(c.cards)
		stay, draw := d.choices(hand)
		values := t.values(&hand, stay, draw)
		for i := range sums[worker] {
			choice := Best(values[:]) + DrawFold
			if i > 0 {
				choice = rules[i-1](&hand)
			}
			sums[worker][i].chosen(t, &hand, choice, stay, draw, c.ways)
		}
	})
	for _, other := range sums[1:] {
		for i := range sums[0] {
			sums[0][i].Ante.merge(other[i].Ante)
			sums[0][i].First.merge(other[i].First)
			sums[0][i].All.merge(other[i].All)
		}
	}
	return sums[0][0], sums[0][1:]
}

// chosen adds what comes of a choice with a hand.
func (e *DrawEnds) chosen(t *ThreeDraw, hand *[3]card.Card, choice int, stay drawOutcome, draw [3][]drawOutcome, ways uint64) {
	first := t.first(hand, choice)
	switch choice {
	case DrawFold:
		e.add(t, -t.Ante, first, t.Ante, ways*drawDeals)
	case DrawStay:
		e.outcome(t, stay, first, ways*stayTimes)
	default:
		for _, o := range draw[choice] {
			e.outcome(t, o, first, ways)
		}
	}
}

func (e *DrawEnds) outcome(t *ThreeDraw, o drawOutcome, first money.Cents, ways uint64) {
	bonus := t.Bonus.On(o.rank)
	e.add(t, 2*t.Ante+bonus, first, 2*t.Ante, ways*uint64(o.won))
	e.add(t, bonus-2*t.Ante, first, 2*t.Ante, ways*uint64(o.lost))
	e.add(t, bonus, first, 2*t.Ante, ways*uint64(o.tied))
}

func (e *DrawEnds) add(t *ThreeDraw, net, first, wagered money.Cents, ways uint64) {
	e.Ante.Add(net, wagered, ways)
	e.First.Add(first, t.First, ways)
	e.All.Add(net+first, wagered+t.First, ways)
}
