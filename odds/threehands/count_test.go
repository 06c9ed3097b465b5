package threehands

import (
	"testing"

	"boardwalk/card"
	"boardwalk/poker"
)

// With a deck of few ranks every pair of hands can be gone through, and the count is the same.
func TestTheCountIsThatOfEveryPair(t *testing.T) {
	for _, aceLow := range []bool{false, true} {
		for _, ranks := range [][]card.Rank{{card.Two, card.Three, card.Four, card.Ace}, {card.Nine, card.Ten, card.Jack, card.King}} {
			var deck uint16
			cards := []card.Card{card.Joker}
			for _, r := range ranks {
				deck |= 1 << r
				for s := range card.Suit(4) {
					cards = append(cards, card.New(r, s))
				}
			}
			a := New(aceLow)
			type hand struct {
				set         int
				house, best poker.AsiaSetting
			}
			var hands []hand
			var all [poker.AsiaSettings]poker.AsiaSetting
			for set := range 1 << len(cards) {
				var seven []card.Card
				for i, c := range cards {
					if set>>i&1 != 0 {
						seven = append(seven, c)
					}
				}
				if len(seven) == 7 {
					s := *a.house((*[7]card.Card)(seven), &all)
					hands = append(hands, hand{set, s, all[a.best(all[:])]})
				}
			}
			var want Found
			for i := range hands {
				x := &hands[i]
				for j := range hands {
					y := &hands[j]
					if x.set&y.set != 0 {
						continue
					}
					want.Deals++
					if x.house.Wins(&y.house) >= 2 {
						want.House++
					}
					if x.best.Wins(&y.house) >= 2 {
						want.Best++
					}
				}
			}
			if got := a.count(deck, 0, nil); got != want || want.Best == want.House {
				t.Errorf("%v, ace low %v: %+v, not %+v", ranks, aceLow, got, want)
			}
		}
	}
}
