package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// ultimateSame is ante, blind and play wager by the best of the rules. Its mean is that of a count which is kept: where there is
// none, nobody waits for it.
func ultimateSame(w *odds.Work) (*same, error) {
	u, err := newUltimate(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	kept, rule, ends, most := ultimateCounts.Peek(ultimateRules(u)), housepoker.UltimateRules[0], housepoker.Ends{}, ultimateLimit(w.Table)
	if kept == nil {
		return nil, nil
	}
	for _, e := range kept.Ends[1] { // after those of best play
		net, _ := ultimateNet(e.Net, w.Stake, most)
		ends[housepoker.End{Net: net}] += e.Ways
	}
	return byRule(rule, ends, w.Stake, func(t *table.Table, box table.Box) func() float64 {
		g, h := t.Game().(*ultimatetexas.Game), &housepoker.UltimateHand{}
		dealer, board := g.Dealer(), g.Community()
		return func() float64 {
			h.Hole, h.Board = g.Hand(box), [5]card.Card(board.Cards[:])
			net, _ := ultimateNet(money.Cents(u.Deal(rule.Rule, h, [2]card.Card(dealer.Cards[:]))), w.Stake, most)
			return float64(net)
		}
	}), nil
}

// tripsSame is the trips wager.
func tripsSame(w *odds.Work) (*same, error) {
	net, err := tripsNet(w)
	f, _ := tripsFigure(w)
	return byOwnCards(f, w.Stake, func(t *table.Table, box table.Box) func() float64 {
		g := t.Game().(*ultimatetexas.Game)
		board := g.Community()
		return func() float64 {
			hole, b := g.Hand(box), &board.Cards
			return float64(net(poker.Seven([7]card.Card{hole[0], hole[1], b[0], b[1], b[2], b[3], b[4]}).Class()))
		}
	}), err
}
