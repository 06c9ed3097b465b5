package housepoker

import (
	"fmt"
	"testing"

	"boardwalk/money"
	"boardwalk/poker"
)

func usualUltimate(ante money.Cents) *Ultimate {
	u := &Ultimate{Ante: ante}
	for c, to := range map[poker.Class]int64{poker.Straight: 1, poker.FullHouse: 3, poker.FourOfAKind: 10, poker.StraightFlush: 50, poker.RoyalFlush: 500} {
		u.Blind[c] = money.Odds{To: to, One: 1}
	}
	u.Blind[poker.Flush] = money.Odds{To: 3, One: 2}
	return u
}

// The house edge is 2.185 percent of the ante and about 0.526 percent of all that is
// wagered: wizardofodds.com/games/ultimate-texas-hold-em. It takes long, and is left out
// of short tests.
func TestUltimate(t *testing.T) {
	if testing.Short() {
		t.Skip("many seconds")
	}
	c := usualUltimate(2).Count(nil)
	if c.Ends.Ways() != UltimateDeals {
		t.Errorf("%d deals and not %d", c.Ends.Ways(), uint64(UltimateDeals))
	}
	net, wagered := c.Ends.Mean()
	if got := fmt.Sprintf("%.3f %.3f", -50*net, -100*net/wagered); got != "2.185 0.526" {
		t.Errorf("the house edge and the element of risk are %s", got)
	}
}
