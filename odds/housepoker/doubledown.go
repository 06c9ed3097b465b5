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

// Count goes through all hands, and returns how rounds end by best play and by
// each rule.
func (d *DoubleDown) Count(rules ...DoubleDownRule) (best Ends, by []Ends) {
	best, by = Ends{}, make([]Ends, len(rules))
	for i := range by {
		by[i] = Ends{}
	}
	for _, c := range classes(4) {
		four := [4]card.Card(c.cards)
		left := unseen(card.SetOf(four[:]...))
		var wins [2]map[money.Cents]uint64
		for i, stake := range []money.Cents{d.Wager, d.Wager + d.Double} {
			wins[i] = map[money.Cents]uint64{}
			hand := [5]card.Card{four[0], four[1], four[2], four[3]}
			for _, hand[4] = range left {
				wins[i][d.Net(stake, poker.FiveAt(&hand))] += c.ways
			}
		}
		add := func(e Ends, double bool) {
			i, wagered := 0, d.Wager
			if double {
				i, wagered = 1, d.Wager+d.Double
			}
			for net, ways := range wins[i] {
				e.add(net, wagered, ways)
			}
		}
		stay, double := d.Values(&four, left)
		add(best, double > stay)
		for i, rule := range rules {
			add(by[i], rule(&four))
		}
	}
	return best, by
}
