package housepoker

import (
	"fmt"
	"testing"
	"time"

	"boardwalk/money"
	"boardwalk/poker"
)

var usualFour = &FourCard{Ante: 1, Bonus: [poker.RoyalFlush + 1]money.Cents{poker.ThreeOfAKind: 2, poker.StraightFlush: 20, poker.FourOfAKind: 25}}

func TestFourCard(t *testing.T) {
	start := time.Now()
	best, _ := usualFour.Count(nil)
	t.Log(time.Since(start))
	if want := uint64(2598960) * 47 * fourDeals; best.Ways() != want {
		t.Errorf("%d deals, not %d", best.Ways(), want)
	}
	net, wagered := best.Mean()
	if got := fmt.Sprintf("%.4f %.4f", -100*net, wagered); got != "2.7879 2.1423" {
		t.Error(got)
	}
}

// Hands taken here and there are dealt out in full.
func TestFourCardHandsAgainstEveryDealer(t *testing.T) {
	n := 0
	walkFour(nil, func(worker int, h *FourHand, s FourResults, ways uint64, real bool) bool {
		if !real || worker > 0 {
			return worker > 0
		}
		if n++; n%99991 != 1 {
			return true
		}
		if h.Rank != poker.FourOfFive(h.Cards) {
			t.Errorf("%v is ranked %v", h.Cards, h.Rank)
		}
		if got := FourAgainst(h, 0); got != s {
			t.Errorf("%v against %v: counted %+v, dealt %+v", h.Cards, h.Up, s, got)
		}
		return true
	})
}
