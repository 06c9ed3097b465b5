package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// DoubleDown is double down stud: a hand of five cards that is paid by a scale,
// and a second wager after four of them.
type DoubleDown struct {
	Wager, Double money.Cents
	Scale
}

// DoubleDownRule says whether to double down with four cards.
type DoubleDownRule func(*[4]card.Card) bool

// Values are what the hand wins over all cards that may come fifth, without and with
// a double down wager.
func (d *DoubleDown) Values(four *[4]card.Card, left []card.Card) (stay, double money.Cents) {
	hand := [5]card.Card{four[0], four[1], four[2], four[3]}
	for _, hand[4] = range left {
		r := poker.FiveAt(&hand)
		stay += d.Net(d.Wager, r)
		double += d.Net(d.Wager+d.Double, r)
	}
	return stay, double
}

// Deal is what a rule wins or, below zero, loses with five cards, of which the last is seen at the end.
func (d *DoubleDown) Deal(rule DoubleDownRule, hand *[5]card.Card) money.Cents {
	stake := d.Wager
	if rule((*[4]card.Card)(hand[:])) {
		stake += d.Double
	}
	return d.Net(stake, poker.FiveAt(hand))
}

// doubleTally counts rounds by whether the wager was doubled, and by what a hand is
// counted as; see [Scale.counted].
type doubleTally [2][poker.RoyalFlush + 1]uint64

// Count goes through all hands, and returns how rounds end by best play and by
// each rule.
func (d *DoubleDown) Count(rules ...DoubleDownRule) (best Ends, by []Ends) {
	all := classes(4)
	tallies := make([][]doubleTally, workers())
	for w := range tallies {
		tallies[w] = make([]doubleTally, 1+len(rules))
	}
	share(len(all), nil, func(worker, step int) {
		four := [4]card.Card(all[step].cards)
		left := unseen(card.SetOf(four[:]...))
		var wins [poker.RoyalFlush + 1]uint64
		hand := [5]card.Card{four[0], four[1], four[2], four[3]}
		for _, hand[4] = range left {
			wins[d.counted(poker.FiveAt(&hand))] += all[step].ways
		}
		stay, double := d.Values(&four, left)
		for i := range tallies[worker] {
			doubled := 0
			if i == 0 && double > stay || i > 0 && rules[i-1](&four) {
				doubled = 1
			}
			for class, n := range wins {
				tallies[worker][i][doubled][class] += n
			}
		}
	})
	sums := newSums(1 + len(rules))
	for w := range tallies {
		for i := range tallies[w] {
			sums[w][i] = d.ends(&tallies[w][i])
		}
	}
	return sums.whole()
}

func (d *DoubleDown) ends(t *doubleTally) Ends {
	e := Ends{}
	for doubled := range t {
		stake := d.Wager + d.Double*money.Cents(doubled)
		for class, ways := range t[doubled] {
			e.Add(d.netOf(stake, poker.Class(class)), stake, ways)
		}
	}
	return e
}
