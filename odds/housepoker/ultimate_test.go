package housepoker

import (
	"fmt"
	"testing"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

func usualUltimate(ante money.Cents) *Ultimate {
	u := &Ultimate{Ante: ante}
	for c, to := range map[poker.Class]int64{poker.Straight: 1, poker.FullHouse: 3, poker.FourOfAKind: 10,
		poker.StraightFlush: 50, poker.RoyalFlush: 500} {
		u.Blind[c] = money.Odds{To: to, One: 1}
	}
	u.Blind[poker.Flush] = money.Odds{To: 3, One: 2}
	return u
}

// The house edge is 2.185 percent of the ante and about 0.526 percent of all that is
// wagered: wizardofodds.com/games/ultimate-texas-hold-em. The rules to learn were counted
// here first; the same page gives 2.43 percent to a rule in nearly the same words. It takes
// long, and is left out of short tests.
func TestUltimate(t *testing.T) {
	if testing.Short() {
		t.Skip("many seconds")
	}
	best, by := usualUltimate(2).Count(nil, UltimateRules[0].Rule, UltimateRules[1].Rule)
	for i, want := range []string{"2.185 0.526", "2.403 0.577", "40.705 6.784"} {
		ends := append([]Ends{best.Ends}, by...)[i]
		if ends.Ways() != UltimateDeals {
			t.Errorf("%d deals and not %d", ends.Ways(), uint64(UltimateDeals))
		}
		net, wagered := ends.Mean()
		if got := fmt.Sprintf("%.3f %.3f", -50*net, -100*net/wagered); got != want {
			t.Errorf("%d: the house edge and the element of risk are %s, not %s", i, got, want)
		}
	}
}

// A card that would give the dealer a better hand is counted whatever its suit, and where
// four of the board are of one suit by its suit.
func TestDealerOuts(t *testing.T) {
	for _, x := range []struct {
		hole, board string
		outs        int
	}{
		{"4s 3h", "Kd Jc 9s Qh 7d", 4*3 + 3*5}, // tens make a straight, aces and eights are higher, the rest pair
		{"4s 3h", "Kd Jd 9d 7d 2c", 0},
	} {
		hole, _ := card.ParseAll(x.hole)
		board, _ := card.ParseAll(x.board)
		h := &UltimateHand{Hole: [2]card.Card(hole), Board: [5]card.Card(board), Shown: 5}
		mine := poker.HighOf(append(hole, board...))
		want := 0
		for _, c := range unseen(card.SetOf(hole...) | card.SetOf(board...)) {
			if poker.HighOf(append(board[:5:5], c)) > mine {
				want++
			}
		}
		if got := dealerOuts(h, mine); got != want || x.outs > 0 && got != x.outs {
			t.Errorf("%s on %s: %d outs, not %d", x.hole, x.board, got, want)
		}
	}
}
