package pokerodds

import (
	"context"
	"math"
	"math/big"
	"testing"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/odds/oddstest"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// withFlushAt is a copy of three card poker whose pair plus wager pays a flush at other odds.
func withFlushAt(to int64) *table.Rules {
	same := *threecard.Rules.With(ThreeCard)
	same.New = func(o table.Options) table.Game {
		g := threecard.New(*o.(*threecard.Options))
		for i := range g.Layout().Wagers {
			w := &g.Layout().Wagers[i]
			pays := append([]table.Pay(nil), w.Pays...)
			for j := range pays {
				if pays[j].On == poker.Flush.String() {
					pays[j].Odds.To = to
				}
			}
			w.Pays = pays
		}
		return g
	}
	return &same
}

// A copy of a game's rules keeps its mathematics, and the figures, the choices and the simulation are those of the copy's
// own pay table. The usual table has its own as before.
func TestACopyWithAnotherPayTableHasItsOwnFigures(t *testing.T) {
	usual, copied := threecard.Rules.With(ThreeCard), withFlushAt(9)
	before := oddstest.Report(t, usual, "").Find("pair-plus", "").House
	after := oddstest.Report(t, copied, "").Find("pair-plus", "").House
	const flushes, hands = 1096, 22100 // a flush is paid 4 to 1 otherwise
	if want := new(big.Rat).Sub(before, big.NewRat(5*flushes, hands)); after.Cmp(want) != 0 {
		t.Errorf("the copy's pair plus costs %s, not %s", after.RatString(), want.RatString())
	}
	if again := oddstest.Report(t, usual, "").Find("pair-plus", "").House; again.Cmp(before) != 0 {
		t.Errorf("the usual table costs %s now, and %s before", again.RatString(), before.RatString())
	}

	flush := [3]card.Card{card.New(card.Two, card.Spades), card.New(card.Four, card.Spades), card.New(card.Nine, card.Spades)}
	var play [2]*big.Rat
	for i, rules := range []*table.Rules{usual, copied} {
		list, err := ThreeCardChoices(oddstest.Asked(t, rules, ""), flush, 0, big.NewRat(1, 1))
		if err != nil {
			t.Fatal(err)
		}
		play[i] = list[1].EV
	}
	if more := new(big.Rat).Sub(play[1], play[0]); more.Cmp(big.NewRat(5, 1)) != 0 {
		t.Errorf("a flush with pair plus beside it is worth %s more at the copy", more.RatString())
	}

	r, err := sim.Run(context.Background(), sim.Config{Rules: copied, Terms: copied.Terms(), Wager: "pair-plus", Rounds: 100_000, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	exact, _ := after.Float64()
	if off := (r.HouseAdvantage() - exact) / r.StandardError(); math.Abs(off) > 4 {
		t.Errorf("the copy is simulated at %v, which is %.1f standard errors from %v", r.HouseAdvantage(), off, exact)
	}
}

// Rules without mathematics have none that their name or their pointer would find.
func TestRulesWithoutMathematicsHaveNone(t *testing.T) {
	if threecard.Rules.Mathematics != nil || sim.Strategies(threecard.Rules) != nil {
		t.Error("the rules of three card poker know mathematics")
	}
}
