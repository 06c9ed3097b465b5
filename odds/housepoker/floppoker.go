package housepoker

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// FlopPoker is flop poker against its pay table: three cards that are played with the
// best two of three community cards, and a flop wager as large as the ante for who goes
// on.
type FlopPoker struct {
	Ante  money.Cents
	Scale // of the flop wager; its limit is that of ante and flop wager together
}

// FlopRule is a way to play: it says whether to make the flop wager.
type FlopRule func(*[3]card.Card) bool

// FlopRules are rules for flop poker, the best first.
var FlopRules = []Named[FlopRule]{
	{"draws",
		"raise with a pair or better, a jack or higher, three of one suit, and three cards that fit into one straight; fold the rest", flopDraws},
	{"jack", "raise with a pair or better or a jack or higher; fold the rest", flopJack},
	{"always", "raise with every hand", func(*[3]card.Card) bool { return true }},
}

func flopJack(h *[3]card.Card) bool {
	return max(h[0].Rank(), h[1].Rank(), h[2].Rank()) >= card.Jack || poker.ThreeAt(h).Class() != poker.HighCard
}

func flopDraws(h *[3]card.Card) bool {
	set := rankSet(h[:])
	return flopJack(h) || bits.Len16(set)-bits.TrailingZeros16(set) <= 5
}

// flopTally counts flops by the place of the hand; see [FlopPoker.place].
type flopTally [poker.RoyalFlush + 1]uint64

// flops deals every flop to three cards. Each pair of cards is ranked once, and of the
// three pairs of a flop the best counts.
func (f *FlopPoker) flops(three *[3]card.Card, left []card.Card) (tally flopTally) {
	var pairs [card.Joker][card.Joker]poker.Class
	hand := [5]card.Card{three[0], three[1], three[2]}
	for i := range left {
		hand[3] = left[i]
		for j, c := range left[:i] {
			hand[4] = c
			pairs[i][j] = f.place(poker.FiveAt(&hand))
		}
	}
	for i := range left {
		for j := range left[:i] {
			first := pairs[i][j]
			for k := range left[:j] {
				tally[max(first, pairs[i][k], pairs[j][k])]++
			}
		}
	}
	return tally
}

// place is the class of a hand that is paid, and that of no pair for one that is not, so
// that a better hand has the higher place.
func (f *FlopPoker) place(r poker.Rank) poker.Class {
	if r < f.Wins {
		return poker.HighCard
	}
	return r.Class()
}

// value is what a player wins who makes the flop wager, over all flops.
func (f *FlopPoker) value(t *flopTally) (sum money.Cents, deals int64) {
	for class, ways := range t {
		if ways > 0 {
			sum += f.netOf(poker.Class(class)) * money.Cents(ways)
			deals += int64(ways)
		}
	}
	return sum, deals
}

// netOf is what ante and flop wager win together with a hand of a place.
func (f *FlopPoker) netOf(c poker.Class) money.Cents {
	if c == poker.HighCard {
		return -2 * f.Ante
	}
	o := f.Odds[c]
	won := f.Ante + f.Ante*money.Cents(o.To)/money.Cents(o.One)
	if f.Limit > 0 {
		won = min(won, f.Limit)
	}
	return won
}

// Deal is what a rule wins or, below zero, loses with three cards and a flop.
func (f *FlopPoker) Deal(rule FlopRule, three, flop *[3]card.Card) money.Cents {
	if !rule(three) {
		return -f.Ante
	}
	best := poker.HighCard
	for out := range flop {
		hand := [5]card.Card{three[0], three[1], three[2], flop[(out+1)%3], flop[(out+2)%3]}
		best = max(best, f.place(poker.FiveAt(&hand)))
	}
	return f.netOf(best)
}

// Raise is what a player wins who makes the flop wager with three cards, over all flops
// of the cards that are not gone, and how many there are.
func (f *FlopPoker) Raise(three [3]card.Card, gone card.Set) (sum money.Cents, deals int64) {
	tally := f.flops(&three, unseen(gone|card.SetOf(three[:]...)))
	return f.value(&tally)
}

// Count goes through all hands and flops, and returns how rounds end by best play and by
// each rule.
func (f *FlopPoker) Count(tell Progress, rules ...FlopRule) (best Ends, by []Ends) {
	all, sums := classes(3), newSums(1+len(rules))
	share(len(all), tell, func(worker, step int) {
		three, ways := [3]card.Card(all[step].cards), all[step].ways
		tally := f.flops(&three, unseen(card.SetOf(three[:]...)))
		sum, deals := f.value(&tally)
		f.add(sums[worker][0], &tally, ways, sum > -f.Ante*money.Cents(deals))
		for i, rule := range rules {
			f.add(sums[worker][1+i], &tally, ways, rule(&three))
		}
	})
	return sums.whole()
}

// add counts the flops of some three cards that are played or folded.
func (f *FlopPoker) add(e Ends, t *flopTally, ways uint64, plays bool) {
	for class, n := range t {
		switch {
		case n == 0:
		case plays:
			e.Add(f.netOf(poker.Class(class)), 2*f.Ante, n*ways)
		default:
			e.Add(-f.Ante, f.Ante, n*ways)
		}
	}
}
