package pokerodds

import (
	"context"
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/game/minitex"
	"boardwalk/game/threedraw"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/oddstest"
	"boardwalk/sim"
	"boardwalk/table"
)

// Where a player folds with whom the rule goes on, and so no board is dealt, the rule meets one that might have come. The figure is
// the exact one.
func TestARuleMeetsCardsThatWereNotDealt(t *testing.T) {
	rules, usual := minitex.Rules.With(MiniTex), housepoker.MiniTexRules[0].Rule
	rule := func(h *housepoker.MiniTexHand) bool {
		return usual(h) && (h.Shown == 3 || max(h.Hole[0].Rank(), h.Hole[1].Rank()) >= card.Rank(5+h.Shown))
	}
	w := work(t, rules)
	_, by := newMiniTex(w.Table, w.Stake).Count(nil, rule)
	holdToExact(t, rules, miniTexStrategy("", rule), by[0], w.Stake, 2)
}

// work is a table of a game under the usual options.
func work(t *testing.T, rules *table.Rules) *odds.Work {
	t.Helper()
	w, err := odds.NewWork(oddstest.Asked(t, rules, ""), evenDollar)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// holdToExact simulates a strategy with controls, and holds it to the ends of all deals.
func holdToExact(t *testing.T, rules *table.Rules, s sim.Strategy, ends housepoker.Ends, stake money.Cents, gain float64) {
	t.Helper()
	net, _ := ends.Mean()
	exact := -net / float64(stake)
	r, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Wager: "ante", Strategy: s,
		Rounds: 200_000, Seed: 3, Controlled: true})
	if err != nil {
		t.Fatal(err)
	}
	if r.Controlled == nil || r.Controlled.Gain() < gain {
		t.Fatalf("%+v", r.Controlled)
	}
	t.Logf("as good as %.1f times as many rounds", r.Controlled.Gain())
	if z := (r.Controlled.HouseAdvantage() - exact) / r.Controlled.StandardError(); math.Abs(z) > 3.5 {
		t.Errorf("%.4f%% is %.1f standard errors from %.4f%%", 100*r.Controlled.HouseAdvantage(), z, 100*exact)
	}
}

// Likewise at three card draw, where a player may draw for another card than the rule, or not at all.
func TestDrawsThatTheRuleDoesNotMake(t *testing.T) {
	rules, usual := threedraw.Rules.With(ThreeDraw), housepoker.ThreeDrawRules[0].Rule
	rule := func(h *[3]card.Card) int {
		choice := usual(h)
		if choice >= 0 {
			switch (h[0].Rank() + h[1].Rank() + h[2].Rank()) % 9 {
			case 0:
				return housepoker.DrawFold
			case 1:
				return housepoker.DrawStay
			case 2:
				return (choice + 1) % 3
			}
		}
		return choice
	}
	w := work(t, rules)
	d, err := newThreeDraw(w.Table, w.Stake, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, by := d.Count(rule)
	holdToExact(t, rules, threeDrawStrategy("", rule), by[0].Ante, w.Stake, 20)
}

// Cards that were not dealt come from those that nobody has, each as often as the others.
func TestUndealtCardsAreAnyOfThoseThatAreLeft(t *testing.T) {
	left := card.SetOf(3, 17, 25, 40, 51)
	all := card.Set(1<<card.Joker - 1)
	u := undealt{seed: 1}
	u.anew()
	came, rounds := map[card.Card]int{}, 60_000
	for range rounds {
		cards := []card.Card{7, 0, 0}
		u.deal(cards, 1, all&^left)
		if cards[0] != 7 || cards[1] == cards[2] {
			t.Fatalf("%v", cards)
		}
		for _, c := range cards[1:] {
			if !left.Has(c) {
				t.Fatalf("%v has come before", c)
			}
			came[c]++
		}
	}
	for c := range left.All {
		if z := (float64(came[c]) - .4*float64(rounds)) / math.Sqrt(.24*float64(rounds)); math.Abs(z) > 4 {
			t.Errorf("%v came %d times", c, came[c])
		}
	}
}
