package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// FourCard is four card poker: the best four of five cards against the dealer's best
// four of six, of which one is seen. Who goes on wagers one to three times the ante.
type FourCard struct {
	Ante  money.Cents
	Bonus [poker.RoyalFlush + 1]money.Cents // of who goes on, win or lose, by the class of the hand
}

// FourHand is what a player knows who decides.
type FourHand struct {
	Cards [5]card.Card
	Rank  poker.Rank // of the best four
	Up    card.Card  // the dealer's
}

// FourRule says how many times the ante to wager; zero is to fold. It looks at suits
// only as far as the rank tells of them.
type FourRule func(*FourHand) int

// FourResults are against how many of the dealer's hands a hand wins, or is equal,
// which wins too, and against how many it loses.
type FourResults struct{ Won, Lost int64 }

// FourAgainst counts how a hand fares against every hand that the dealer may have, of
// the cards that are not seen. Once [PrepareFour] was called that is quicker, if no other
// cards are seen.
func FourAgainst(h *FourHand, seen card.Set) FourResults {
	if fourReady.Load() && seen&^(card.SetOf(h.Cards[:]...)|card.SetOf(h.Up)) == 0 {
		to := fourTo(h, h.Up.Rank())[0]
		return FourResults{to, fourDeals - to}
	}
	return fourDealt(h, seen)
}

// fourDealt deals every hand to the dealer.
func fourDealt(h *FourHand, seen card.Set) (s FourResults) {
	left := unseen(seen | card.SetOf(h.Cards[:]...) | card.SetOf(h.Up))
	steps := make([]FourResults, workers())
	share(len(left), nil, func(worker, a int) {
		d := [6]card.Card{h.Up, left[a]}
		r := &steps[worker]
		for b := range left[:a] {
			d[2] = left[b]
			for c := range left[:b] {
				d[3] = left[c]
				for e := range left[:c] {
					d[4] = left[e]
					for _, last := range left[:e] {
						d[5] = last
						r.count(h.Rank, poker.FourOfSixAt(&d))
					}
				}
			}
		}
	})
	for _, r := range steps {
		s.Won, s.Lost = s.Won+r.Won, s.Lost+r.Lost
	}
	return s
}

func (s *FourResults) count(player, dealer poker.Rank) {
	if dealer <= player {
		s.Won++
	} else {
		s.Lost++
	}
}

// Deal is what a rule wins or, below zero, loses with a hand against the six cards of the dealer's.
func (f *FourCard) Deal(rule FourRule, h *FourHand, dealer *[6]card.Card) money.Cents {
	var s FourResults
	s.count(h.Rank, poker.FourOfSixAt(dealer))
	return f.Value(h.Rank, s, rule(h))
}

// Value is what the ante, a play wager of so many times it and the bonus win
// together, over all of the dealer's hands. Zero times is to fold.
func (f *FourCard) Value(r poker.Rank, s FourResults, times int) money.Cents {
	all := money.Cents(s.Won + s.Lost)
	if times == 0 {
		return -f.Ante * all
	}
	return f.Ante*money.Cents(1+times)*money.Cents(s.Won-s.Lost) + f.Bonus[r.Class()]*all
}

// mostTimes is how many times the ante a play wager may be.
const mostTimes = 3

// Best is how many times the ante to wager. Between one and three times the value
// goes along a line, so the best is at an end of it.
func (f *FourCard) Best(r poker.Rank, s FourResults) int {
	times := 1
	if s.Won > s.Lost {
		times = mostTimes
	}
	if f.Value(r, s, times) <= f.Value(r, s, 0) {
		return 0
	}
	return times
}

// fourTally counts rounds by the player's class, the times wagered and whether won.
type fourTally [poker.RoyalFlush + 1][mostTimes + 1][2]uint64

func (t *fourTally) add(class poker.Class, times int, s FourResults, ways uint64) {
	t[class][times][0] += ways * uint64(s.Lost)
	t[class][times][1] += ways * uint64(s.Won)
}

func (f *FourCard) ends(t *fourTally) Ends {
	e := Ends{}
	for class := range t {
		for times, n := range t[class] {
			if times == 0 {
				e.Add(-f.Ante, f.Ante, n[0]+n[1])
				continue
			}
			stake := f.Ante * money.Cents(1+times)
			e.Add(f.Bonus[class]-stake, stake, n[0])
			e.Add(f.Bonus[class]+stake, stake, n[1])
		}
	}
	return e
}

// fourCount counts several strategies: best play, and rules.
type fourCount struct {
	*FourCard
	rules   []FourRule
	tallies [][]fourTally // by worker
}

func (c *fourCount) choose(h *FourHand, s FourResults) fourChoices {
	chosen := fourChoices(c.Best(h.Rank, s))
	for i, rule := range c.rules {
		chosen |= fourChoices(rule(h)) << (2 * (1 + i))
	}
	return chosen
}

func (c *fourCount) add(worker int, class poker.Class, chosen fourChoices, s FourResults, ways uint64) {
	for i := range c.tallies[worker] {
		c.tallies[worker][i].add(class, int(chosen>>(2*i)&3), s, ways)
	}
}

// Count goes through every hand of the player's and every up card, and returns
// how rounds end by best play and by each rule.
func (f *FourCard) Count(tell Progress, rules ...FourRule) (best Ends, by []Ends) {
	c := &fourCount{f, rules, make([][]fourTally, workers())}
	for w := range c.tallies {
		c.tallies[w] = make([]fourTally, 1+len(rules))
	}
	walkFour(tell, c)
	sums := newSums(1 + len(rules))
	for w := range c.tallies {
		for i := range c.tallies[w] {
			sums[w][i] = f.ends(&c.tallies[w][i])
		}
	}
	return sums.whole()
}
