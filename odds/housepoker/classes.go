package housepoker

import (
	"math/bits"

	"boardwalk/card"
)

// class is cards that stand for all that differ from them only in the names of
// the suits.
type class struct {
	cards []card.Card
	ways  uint64 // how many such sets of cards there are
}

// classesOf returns the classes of sets of n cards of a pack that has a rank in all suits or in none, and perhaps jokers.
func classesOf(pack card.Pack, n int) (all []class) {
	of := pack.Set()
	var jokers []card.Card
	for c := card.Joker; c <= card.SecondJoker; c++ {
		if of.Has(c) {
			jokers = append(jokers, c)
		}
	}
	for taken := range uint(1) << len(jokers) {
		var with []card.Card
		for i, c := range jokers {
			if taken>>i&1 != 0 {
				with = append(with, c)
			}
		}
		if len(with) > n {
			continue
		}
		for _, c := range classes(n - len(with)) {
			if card.SetOf(c.cards...)&^of == 0 {
				all = append(all, class{append(c.cards, with...), c.ways})
			}
		}
	}
	return all
}

// EachHand visits every hand of so many cards of a pack, but one for all that differ only in the names of the suits.
func EachHand(pack card.Pack, cards int, visit func(hand []card.Card, ways uint64)) {
	for _, c := range classesOf(pack, cards) {
		visit(c.cards, c.ways)
	}
}

// classes returns the classes of sets of n cards. Of all ways to name the suits
// the one stands for them whose sets of ranks go down from the first suit on.
func classes(n int) []class {
	var all []class
	var sets [card.Suits]uint16
	var deal func(suit, left int)
	deal = func(suit, left int) {
		if suit == card.Suits {
			if left == 0 {
				all = append(all, newClass(sets))
			}
			return
		}
		most := uint16(1<<card.Ranks - 1)
		if suit > 0 {
			most = sets[suit-1]
		}
		for set := range uint32(most) + 1 {
			if n := bits.OnesCount32(set); n <= left {
				sets[suit] = uint16(set)
				deal(suit+1, left-n)
			}
		}
	}
	deal(0, n)
	return all
}

func newClass(sets [card.Suits]uint16) class {
	c := class{ways: 24}
	same := uint64(1)
	for s, set := range sets {
		if s > 0 && set == sets[s-1] {
			same++
			c.ways /= same
		} else {
			same = 1
		}
		for r := range suitedRanks(set) {
			c.cards = append(c.cards, card.New(r, card.Suit(s)))
		}
	}
	return c
}

// suitedRanks yields the ranks in a set.
func suitedRanks(set uint16) func(func(card.Rank) bool) {
	return func(yield func(card.Rank) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(card.Rank(bits.TrailingZeros16(set))) {
				return
			}
		}
	}
}
