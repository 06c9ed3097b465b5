package paigowodds

import (
	"math/big"
	"testing"

	"boardwalk/game/paigow"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
	"boardwalk/odds/twohands"
)

// Stacks of tiles are counted once for wagers of every size.
func TestTilesAreCountedOnceForWagersOfEverySize(t *testing.T) {
	rules := paigow.Rules.With(PaiGow)
	_, err := odds.For(rules, nil, rules.Terms())
	oddstest.Must(t, err)
	before := odds.CountsHeld()
	o := paigow.DefaultOptions()
	way, err := houseway.ForTiles(o.HouseWay)
	oddstest.Must(t, err)
	ends := twohands.NewTiles(way).Count(0, nil)
	for _, stake := range []money.Cents{777, 778, 1300, 2500, 1_234_567} {
		r, err := odds.ForStake(rules, nil, rules.Terms(), stake)
		oddstest.Must(t, err)
		n := nets(paigow.New(*o), stake)
		best := ends.For(n).Best[twohands.Player]
		if want := new(big.Rat).Neg(worthOf(best, n[twohands.Player])); r.Figures[0].House.Cmp(want) != 0 {
			t.Errorf("%v costs %s, not %s", stake, r.Figures[0].House.RatString(), want.RatString())
		}
	}
	if n := odds.CountsHeld() - before; n != 0 {
		t.Errorf("%d more counts were made", n)
	}
}
