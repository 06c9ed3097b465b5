package housepoker

import (
	"math"
	"testing"

	"boardwalk/money"
	"boardwalk/poker"
)

var usualCaribbean = &Caribbean{Ante: 1, Bet: 2, AntePays: 1, BetPays: [poker.RoyalFlush + 1]money.Cents{
	poker.HighCard: 2, poker.Pair: 2, poker.TwoPair: 4, poker.ThreeOfAKind: 6, poker.Straight: 8, poker.Flush: 10, poker.FullHouse: 14,
	poker.FourOfAKind: 40, poker.StraightFlush: 100, poker.RoyalFlush: 200}}

func TestCaribbean(t *testing.T) {
	best, _ := usualCaribbean.Count(nil)
	net, wagered := best.Mean()
	if want := uint64(2598960) * 47 * caribbeanDeals; best.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ways(), want)
	}
	if math.Abs(-100*net-5.2243) > 0.00005 || math.Abs(-100*net/wagered-2.5555) > 0.0005 {
		t.Errorf("%.5f%% of the ante, %.5f%% of all", -100*net, -100*net/wagered)
	}
}

// Hands taken here and there are dealt out in full.
func TestCaribbeanHandsAgainstEveryDealer(t *testing.T) {
	n := 0
	walkCaribbean(nil, func(worker int, h *CaribbeanHand, s *Showdowns, ways uint64) {
		if worker > 0 {
			return
		}
		if n++; n%20011 != 1 {
			return
		}
		if got := CaribbeanAgainst(h, 0); got != *s {
			t.Errorf("%v against %v: counted %+v, dealt %+v", h.Cards, h.Up, *s, got)
		}
	})
}
