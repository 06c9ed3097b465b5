package poker_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/poker"
)

// Without tables hands have the rank that they have with them.
func TestRankOnce(t *testing.T) {
	source := chance.NewFast(4, 4)
	for _, k := range []struct {
		kind  poker.Kind
		cards int
	}{{poker.High, 5}, {poker.High, 7}, {poker.ThreeCard, 3}, {poker.FourCard, 4}, {poker.FourCard, 5}, {poker.MiniTex, 5}, {poker.Low, 5}} {
		for i := range 20_000 {
			deck := card.Deck()
			pool := deck[:]
			if i%4 == 0 { // cards of one suit, as flushes are rare
				pool = nil
				for _, c := range deck {
					if c.Suit() == card.Hearts {
						pool = append(pool, c)
					}
				}
			}
			hand := make([]card.Card, k.cards)
			for n := range hand {
				at := source.Draw(len(pool))
				hand[n], pool[at] = pool[at], pool[len(pool)-1]
				pool = pool[:len(pool)-1]
			}
			want, err := k.kind.Rank(hand...)
			got, err2 := k.kind.RankOnce(hand...)
			if err != nil || err2 != nil || got != want {
				t.Fatalf("%v of %v is %v and not %v (%v, %v)", k.kind, hand, got, want, err2, err)
			}
		}
	}
}
