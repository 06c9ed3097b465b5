package threehands

import (
	"math/bits"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// Hands that are set from tables are set as when all of their settings are ranked.
func TestTablesSetHandsAlike(t *testing.T) {
	for _, aceLow := range []bool{false, true} {
		a := New(aceLow)
		s, deck, source := newSetter(a), newDeck(0), chance.NewFast(31, 3)
		flushes := 0
		for range 20_000 {
			hand := *deck.hand(source)
			suit, others, ok := split7(&hand)
			if !ok {
				continue
			}
			if suit != 0 {
				flushes++
			}
			var all [poker.AsiaSettings]poker.AsiaSetting
			house, got := *a.house(&hand, &all), s.set(suit, others)
			best := all[a.best(all[:])]
			if h, b := s.setting(got.house), s.setting(got.best); h != house || b != best {
				t.Fatalf("%v, ace low %v: %v and %v, not %v and %v", hand, aceLow, h, b, house, best)
			}
		}
		if flushes < 4000 {
			t.Errorf("only %d hands have a flush", flushes)
		}
	}
}

// split7 returns the ranks of the suit in which a hand may have a flush, 0 if there is none, and its other ranks in order. It
// reports false if there are two such suits.
func split7(hand *[7]card.Card) (suit uint16, others []card.Rank, ok bool) {
	var suits [4]uint16
	least := 4
	for _, c := range hand {
		if c == card.Joker {
			least = 3
		} else {
			suits[c.Suit()] |= 1 << c.Rank()
		}
	}
	for _, ranks := range suits {
		switch {
		case bits.OnesCount16(ranks) < least:
			for ; ranks != 0; ranks &= ranks - 1 {
				others = append(others, card.Rank(bits.TrailingZeros16(ranks)))
			}
		case suit != 0:
			return 0, nil, false
		default:
			suit = ranks
		}
	}
	slices.Sort(others)
	return suit, others, true
}
