package blackjackodds

import (
	"math"
	"testing"

	"boardwalk/game/blackjack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
	"boardwalk/odds/twentyone"
)

// Spanish 21 is solved three times at most, whatever is wagered: the super bonus is the same amount for small and large wagers.
func TestSpanish21IsSolvedOnceForWagersThatArePlayedAlike(t *testing.T) {
	rules := spanish21.Rules.With(Spanish21)
	options := rules.Options()
	o := options.(*blackjack.Options)
	b := twentyone.NewBySize(o, twentyone.Sides(o)[0], nil)
	for i, stake := range []money.Cents{100, 777, 2500, 12_345} {
		got, err := b.For(stake)
		oddstest.Must(t, err)
		s, err := twentyone.SolveFor(o, twentyone.Sides(o)[0], stake)
		oddstest.Must(t, err)
		basic, wagered := s.Follow(s.Basic())
		for _, x := range [][2]float64{{got.Best.EV, s.EV()}, {got.Best.Wagered, s.Wagered()}, {got.Basic.EV, basic},
			{got.Basic.Wagered, wagered}} {
			if math.Abs(x[0]-x[1]) > 1e-12 {
				t.Errorf("%v: %.15f, not %.15f", stake, x[0], x[1])
			}
		}
		if i != 1 { // results take longer
			continue
		}
		list, want := got.Best.Results(), s.Results(nil)
		if len(list) != len(want) {
			t.Fatalf("%v: %d results, not %d", stake, len(list), len(want))
		}
		for i := range list {
			if list[i].Net.Cmp(want[i].Net) != 0 || math.Abs(list[i].Of-want[i].Of) > 1e-12 {
				t.Errorf("%v: %v, not %v", stake, list[i], want[i])
			}
		}
	}
	if n := b.Solutions(); n > 3 {
		t.Errorf("it was solved %d times", n)
	}
	terms := rules.Terms()
	_, err := odds.For(rules, options, terms)
	oddstest.Must(t, err)
	before := solvedShoes.Made()
	for _, stake := range []money.Cents{777, 778, 5000} {
		_, err := odds.ForStake(rules, options, terms, stake)
		oddstest.Must(t, err)
	}
	if n := solvedShoes.Made() - before; n != 0 {
		t.Errorf("%d more counts were made", n)
	}
}
