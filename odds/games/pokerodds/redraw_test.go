package pokerodds_test

import (
	"context"
	"math"
	"sync"
	"testing"

	"boardwalk/card"
	"boardwalk/game/threedraw"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// redraw is the mathematics of three card draw as an author would write them who has nothing else: one of three cards may be replaced,
// against the best three of the dealer's four.
var redraw = (&pokerodds.Redraw{
	Game: sync.OnceValue(func() *housepoker.Redraw {
		best := func(cards []card.Card) (best poker.Rank) {
			for i, a := range cards {
				for j, b := range cards[:i] {
					for _, c := range cards[:j] {
						best = max(best, poker.Three([3]card.Card{a, b, c}))
					}
				}
			}
			return best
		}
		return &housepoker.Redraw{Duel: housepoker.Duel{Own: 3, OwnRank: best, Dealers: 4, Rank: best, Flush: 3}, Most: 1,
			Line: func(r poker.Rank) poker.Class {
				if r == housepoker.MiniRoyal() {
					return poker.RoyalFlush
				}
				return r.Class()
			}}
	}),
	Pays: func(w *odds.Work) (housepoker.RedrawPays, error) {
		bonus := map[string]money.Cents{}
		for _, line := range w.Table.Game().(*threedraw.Game).Bonus() {
			bonus[line.On] = line.Odds.Owes(w.Stake)
		}
		return func(_ int, how housepoker.Fare, made poker.Class) (net, wagered money.Cents) {
			net = bonus[made.String()]
			if made == poker.RoyalFlush {
				net = max(net, bonus["mini royal flush"])
			}
			switch wagered = 2 * w.Stake; how {
			case housepoker.Folded:
				return -w.Stake, w.Stake
			case housepoker.Won:
				net += wagered
			case housepoker.Lost:
				net -= wagered
			}
			return net, wagered
		}, nil
	},
	Offer: "decide",
	Choices: map[int]table.Choice{housepoker.RedrawFold: threedraw.Fold, 0: threedraw.InToWin,
		1: threedraw.DiscardFirst, 2: threedraw.DiscardSecond, 4: threedraw.DiscardThird},
	Main: "ante", Of: "the ante", Example: advice.Example{Label: "Hand", Hand: "Qs Jh 4d"},
	Chart: pokerodds.OwnChart{Text: "Keep pairs.", Name: "Hands", Hands: []pokerodds.OwnHand{{Name: "Pair of twos", Cards: "2s 2h 9d"}}},
}).Mathematics(&odds.Analysis{Counted: []string{""}}, &sim.Players{Wagers: []string{"ante"}})

// What the one value says of three card draw is what the game's own mathematics say, and best play in simulations is within the noise
// of it.
func TestRedrawIsTheGame(t *testing.T) {
	rules, own := threedraw.Rules.With(redraw), threedraw.Rules.With(pokerodds.ThreeDraw)
	report, err := odds.For(rules, rules.Options(), rules.Terms())
	if err != nil {
		t.Fatal(err)
	}
	want, err := odds.For(own, own.Options(), own.Terms())
	if err != nil {
		t.Fatal(err)
	}
	house := report.Find("ante", "").House
	if house.Cmp(want.Find("ante", "").House) != 0 {
		t.Errorf("the house has %s, and %s", house, want.Find("ante", "").House)
	}
	asked := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
	v := &odds.PokerView{Hand: []card.Card{card.New(card.Two, 0), card.New(card.Two, 1), card.New(card.Nine, 2)}}
	got, err := odds.PokerChoices(asked, v)
	if err != nil {
		t.Fatal(err)
	}
	others, err := odds.PokerChoices(&odds.Asked{Rules: own, Options: own.Options(), Terms: own.Terms()}, v)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range others.Choices {
		for _, y := range got.Choices {
			if x.Choice == y.Choice && x.EV.Cmp(y.EV) != 0 {
				t.Errorf("%s is worth %s, and %s", x.Choice, y.EV, x.EV)
			}
		}
	}
	strategy, err := sim.Strategies(rules)[0].For(asked)
	if err != nil {
		t.Fatal(err)
	}
	r, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Wager: "ante", Strategy: strategy,
		Rounds: 40_000, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	exact, _ := house.Float64()
	if z := (r.HouseAdvantage() - exact) / r.StandardError(); math.Abs(z) > 3.5 {
		t.Errorf("best play loses %.4f%%, %.1f standard errors from %.4f%%", 100*r.HouseAdvantage(), z, 100*exact)
	}
}
