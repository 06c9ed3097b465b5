package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// LetItRide is let it ride: three equal wagers on a hand that is paid by a scale.
// One may be taken back after three cards, and one after four.
type LetItRide struct {
	Wager money.Cents // each of the three
	Scale
}

// LetItRideRule says whether to let the first wager ride with three cards, and the
// second with four.
type LetItRideRule struct {
	First  func(*[3]card.Card) bool
	Second func(*[4]card.Card) bool
}

// second is what a hand of four cards wins over all fifth cards, with one to three
// wagers.
func (l *LetItRide) second(four *[4]card.Card, left []card.Card) (values [3]money.Cents) {
	hand := [5]card.Card{four[0], four[1], four[2], four[3]}
	for _, hand[4] = range left {
		r := poker.FiveAt(&hand)
		for n := range values {
			values[n] += l.Net(l.Wager*money.Cents(n+1), r)
		}
	}
	return values
}

// SecondValues are what a hand wins over all fifth cards if the second wager is taken
// back, and if it rides, with or without the first one.
func (l *LetItRide) SecondValues(four *[4]card.Card, left []card.Card, firstRides bool) (back, ride money.Cents) {
	values := l.second(four, left)
	if firstRides {
		return values[1], values[2]
	}
	return values[0], values[1]
}

// FirstValues are likewise for the first wager, over all fourth and fifth cards. The
// second wager is played in the best way.
func (l *LetItRide) FirstValues(three *[3]card.Card, left []card.Card) (back, ride money.Cents) {
	rest := make([]card.Card, 0, len(left))
	for i, c := range left {
		rest = append(append(rest[:0], left[:i]...), left[i+1:]...)
		values := l.second(&[4]card.Card{three[0], three[1], three[2], c}, rest)
		back += max(values[0], values[1])
		ride += max(values[1], values[2])
	}
	return back, ride
}

// RuleValues are [LetItRide.FirstValues] where the second wager is played by a rule.
func (l *LetItRide) RuleValues(second func(*[4]card.Card) bool, three *[3]card.Card, left []card.Card) (back, ride money.Cents) {
	rest := make([]card.Card, 0, len(left))
	for i, c := range left {
		rest = append(append(rest[:0], left[:i]...), left[i+1:]...)
		four := [4]card.Card{three[0], three[1], three[2], c}
		values, n := l.second(&four, rest), 0
		if second(&four) {
			n = 1
		}
		back += values[n]
		ride += values[n+1]
	}
	return back, ride
}

// Deal is what a rule wins or, below zero, loses with five cards, in the order in which they are seen.
func (l *LetItRide) Deal(rule *LetItRideRule, hand *[5]card.Card) money.Cents {
	wagers := money.Cents(1)
	if rule.First((*[3]card.Card)(hand[:])) {
		wagers++
	}
	if rule.Second((*[4]card.Card)(hand[:])) {
		wagers++
	}
	return l.Net(l.Wager*wagers, poker.FiveAt(hand))
}

// rideTally counts rounds by how many wagers are left, and by what a hand is counted as; see
// [Scale.counted].
type rideTally [4][poker.RoyalFlush + 1]uint64

// deal deals the fifth card.
func (t *rideTally) deal(l *LetItRide, ranks []poker.Rank, wagers int, ways uint64) {
	for _, r := range ranks {
		t[wagers][l.counted(r)] += ways
	}
}

func (l *LetItRide) ends(t *rideTally) Ends {
	e := Ends{}
	for wagers := range t {
		stake := l.Wager * money.Cents(wagers)
		for class, ways := range t[wagers] {
			e.Add(l.netOf(stake, poker.Class(class)), stake, ways)
		}
	}
	return e
}

// Count goes through all hands, and returns how rounds end by best play and by
// each rule.
func (l *LetItRide) Count(tell Progress, rules ...LetItRideRule) (best Ends, by []Ends) {
	all := classes(3)
	tallies := make([][]rideTally, workers())
	for w := range tallies {
		tallies[w] = make([]rideTally, 1+len(rules))
	}
	share(len(all), tell, func(worker, step int) {
		three := [3]card.Card(all[step].cards)
		left := unseen(card.SetOf(three[:]...))
		back, ride := l.FirstValues(&three, left)
		first := make([]int, 1+len(rules)) // how many wagers there are besides the second
		first[0] = 1
		if ride > back {
			first[0] = 2
		}
		for i, rule := range rules {
			first[1+i] = 1
			if rule.First(&three) {
				first[1+i] = 2
			}
		}
		ranks := make([]poker.Rank, 48)
		for _, c := range left {
			four := [4]card.Card{three[0], three[1], three[2], c}
			rest := unseen(card.SetOf(four[:]...))
			hand := [5]card.Card{four[0], four[1], four[2], four[3]}
			for i := range rest {
				hand[4] = rest[i]
				ranks[i] = poker.FiveAt(&hand)
			}
			values := l.second(&four, rest)
			n := first[0]
			if values[n] > values[n-1] {
				n++
			}
			tallies[worker][0].deal(l, ranks, n, all[step].ways)
			for i, rule := range rules {
				n := first[1+i]
				if rule.Second(&four) {
					n++
				}
				tallies[worker][1+i].deal(l, ranks, n, all[step].ways)
			}
		}
	})
	sums := newSums(1 + len(rules))
	for w := range tallies {
		for i := range tallies[w] {
			sums[w][i] = l.ends(&tallies[w][i])
		}
	}
	return sums.whole()
}
