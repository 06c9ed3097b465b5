package pokette

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/table"
)

// cards is a set of cards of the wheel, one bit each: the 52, then the jokers.
type cards uint64

// the is the set of these cards.
func the(list ...card.Card) cards {
	set := cards(0)
	for _, c := range list {
		set |= 1 << c
	}
	return set
}

// has reports whether a card is in the set.
func (s cards) has(c card.Card) bool { return s>>(c&63)&1 != 0 }

// rank is the set of the four cards of a rank, 12.1.
func rank(r card.Rank) cards {
	set := cards(0)
	for s := range card.Suit(card.Suits) {
		set |= the(card.New(r, s))
	}
	return set
}

// suit is the set of the thirteen cards of a suit, 12.1.
func suit(s card.Suit) cards {
	set := cards(0)
	for r := range card.Rank(card.Ranks) {
		set |= the(card.New(r, s))
	}
	return set
}

// values is a set of ranks, one bit each.
type values uint16

func (v values) has(r card.Rank) bool { return v>>r&1 != 0 }
func (v values) len() int             { return bits.OnesCount16(uint16(v)) }

// straights are the twelve sets of three consecutive values. By 12.2(b) an ace
// goes with a king and a queen or with a 2 and a 3, but not with a king and a 2.
var straights = func() (all [12]values) {
	all[0] = 1<<card.Ace | 1<<card.Two | 1<<card.Three
	for low := card.Two; low <= card.Queen; low++ {
		all[low+1] = 7 << low
	}
	return all
}()

// completing has the values that make a straight of two others.
var completing = func() (all [card.Ranks][card.Ranks]values) {
	for a := range all {
		for b := range all[a] {
			two := values(1<<a | 1<<b)
			for _, s := range straights {
				if a != b && s&two == two {
					all[a][b] |= s &^ two
				}
			}
		}
	}
	return all
}()

// The stages, by which poker hand wagers are open. Those of two cards on the
// stand may come together.
const (
	noCard            table.Phase = 1 << iota // no card is on the stand
	oneCard                                   // pair in two
	noPair                                    // pair in three
	aPair                                     // three of a kind
	oneSuit                                   // flush
	openEnds                                  // open straight
	oneGap                                    // inside straight
	openEndsOfOneSuit                         // open straight flush
	oneGapOfOneSuit                           // inside straight flush
)

// stages are what the stages are called.
var stages = []string{"no card posted", "one card posted", "two cards that are no pair", "a pair", "two cards of one suit",
	"two values that two others make a straight", "two values that one other makes a straight",
	"the same in one suit, two others", "the same in one suit, one other"}

// opens returns which wagers two cards on the stand open, by 12.8(c) and (d).
// Values that are consecutive but that only one other completes, ace and king
// or ace and two, are inside: that is our reading of (d)2 and 3. The same card
// twice is a pair, and of one suit.
func opens(first, second card.Card) table.Phase {
	stage := noPair
	if first.Rank() == second.Rank() {
		stage = aPair
	}
	suited := first.Suit() == second.Suit()
	if suited {
		stage |= oneSuit
	}
	switch completing[first.Rank()][second.Rank()].len() {
	case 2:
		stage |= openEnds
		if suited {
			stage |= openEndsOfOneSuit
		}
	case 1:
		stage |= oneGap
		if suited {
			stage |= oneGapOfOneSuit
		}
	}
	return stage
}
