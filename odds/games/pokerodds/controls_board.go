package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/minitex"
	"boardwalk/game/texasbonus"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
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
	return byRule(rule, ends, w.Stake, func(at *position) func() float64 {
		g, h := at.Game().(*ultimatetexas.Game), &housepoker.UltimateHand{}
		dealer, board := g.Dealer(), g.Community()
		return func() float64 {
			h.Hole, h.Board = g.Hand(at.box), [5]card.Card(board.Cards[:])
			net, _ := ultimateNet(money.Cents(u.Deal(rule.Rule, h, [2]card.Card(dealer.Cards[:]))), w.Stake, most)
			return float64(net)
		}
	}), nil
}

// tripsSame is the trips wager.
func tripsSame(w *odds.Work) (*same, error) {
	net, err := tripsNet(w)
	f, _ := tripsFigure(w)
	return byOwnCards(f, w.Stake, func(at *position) func() float64 {
		g := at.Game().(*ultimatetexas.Game)
		board := g.Community()
		return func() float64 {
			hole, b := g.Hand(at.box), &board.Cards
			return float64(net(poker.Seven([7]card.Card{hole[0], hole[1], b[0], b[1], b[2], b[3], b[4]}).Class()))
		}
	}), err
}

// texasSame is the ante with all that is wagered after it by the best of the rules. Of a hand that is folded no board is dealt.
func texasSame(w *odds.Work) (*same, error) {
	x, rule := newTexas(w.Table, w.Stake), housepoker.TexasRules[0]
	kept := texasCounts.Peek(texasRules(x))
	if kept == nil {
		return nil, nil
	}
	return byRule(rule, kept.scaled(x.Ante).By[0], w.Stake, func(at *position) func() float64 {
		g, h, five := at.Game().(*texasbonus.Game), &housepoker.TexasHand{}, &[5]card.Card{}
		dealer, board := g.Dealer(), g.Community()
		return func() float64 {
			h.Hole, *five = g.Hand(at.box), [5]card.Card(board.Cards[:])
			others := [2]card.Card(dealer.Cards[:])
			at.deal(five[:], int(board.Racked), card.SetOf(h.Hole[:]...)|card.SetOf(others[:]...))
			return float64(x.Deal(rule.Rule, h, five, others))
		}
	}), nil
}

// miniTexSame is the ante with all that is wagered after it by the best of the rules. Of a hand that is folded the rest of the
// board is not dealt.
func miniTexSame(w *odds.Work) (*same, error) {
	m, rule := newMiniTex(w.Table, w.Stake), housepoker.MiniTexRules[0]
	_, ends := m.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, h := at.Game().(*minitex.Game), &housepoker.MiniTexHand{}
		dealer, board := g.Dealer(), g.Community()
		return func() float64 {
			h.Hole, h.Board = g.Hand(at.box), [3]card.Card(board.Cards[:])
			others := [2]card.Card(dealer.Cards[:])
			at.deal(h.Board[:], int(board.Racked), card.SetOf(h.Hole[:]...)|card.SetOf(others[:]...))
			return float64(m.Deal(rule.Rule, h, others))
		}
	}), nil
}

// texasBonusSame is the bonus, which the player's two cards decide, and the dealer's where both have aces.
func texasBonusSame(w *odds.Work) (*same, error) {
	net := texasBonusNet(w)
	return byOwnCards(texasBonusFigure(w), w.Stake, func(at *position) func() float64 {
		g := at.Game().(*texasbonus.Game)
		return func() float64 { return float64(net(g.Hand(at.box), g.Hand(0))) }
	}), nil
}

// pocketSame is the pocket poker wager.
func pocketSame(w *odds.Work) (*same, error) {
	net := pocketNet(w)
	return byOwnCards(pocketFigure(w), w.Stake, func(at *position) func() float64 {
		g := at.Game().(*minitex.Game)
		return func() float64 { return float64(net(g.Hand(at.box))) }
	}), nil
}
