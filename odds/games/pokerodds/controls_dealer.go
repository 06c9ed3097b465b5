package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/boston5"
	"boardwalk/game/caribbean"
	"boardwalk/game/fourcard"
	"boardwalk/game/highcardflush"
	"boardwalk/game/threecard"
	"boardwalk/game/threedraw"
	"boardwalk/game/versus"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

// threeCardSame is the ante with its play wager and its bonus by the usual rule. What each hand is worth is known, so that of
// another decision only what it costs on average is left.
func threeCardSame(w *odds.Work) (*same, error) {
	hands, least := allThrees(), handOf(queenSixFour...)
	results, worth := compare(w.Table.Game().(*threecard.Game), hands), make(map[card.Set]float64, len(hands))
	f := ante(w.Table, hands, results, threeCardStrategy{plays: func(r poker.Rank, _ int64) bool { return r >= least }})
	parts := odds.EvenParts(w.Table.Rules())
	var bonus [poker.RoyalFlush + 1]int64
	for c := range bonus {
		bonus[c] = int64(bonusOn(w.Table, poker.Class(c)))
	}
	for i := range hands {
		worth[hands[i].cards] = float64(results[i].value()*int64(parts))/deals49 + float64(bonus[hands[i].rank.Class()])
	}
	return &same{text: byWorth, mean: -f.HouseAdvantage() * float64(parts), stake: parts,
		wins: func(at *position) func() float64 {
			g := at.Game().(*threecard.Game)
			own, dealer := g.At(at.box), g.Dealer()
			return func() float64 {
				rank := poker.ThreeAt((*[3]card.Card)(own.Cards[:]))
				var one showdowns
				one.count(g, rank, poker.ThreeAt((*[3]card.Card)(dealer.Cards[:])))
				return decided(!own.Out, rank >= least, -float64(parts), float64(one.value()*int64(parts)+bonus[rank.Class()]),
					func() float64 { return worth[card.SetOf(own.Cards[:3]...)] })
			}
		}}, nil
}

// pairPlusSame is the pair plus wager.
func pairPlusSame(w *odds.Work) (*same, error) {
	var net [poker.RoyalFlush + 1]float64
	for c := range net {
		net[c] = float64(pairPlusNet(w.Table, poker.Class(c)))
	}
	return byOwnCards(pairPlus(w.Table, allThrees()), odds.EvenParts(w.Table.Rules()), func(at *position) func() float64 {
		own := at.Game().(*threecard.Game).At(at.box)
		return func() float64 { return net[poker.ThreeAt((*[3]card.Card)(own.Cards[:])).Class()] }
	}), nil
}

// caribbeanSame is the ante with its bet by the best of the rules.
func caribbeanSame(w *odds.Work) (*same, error) {
	c, err := newCaribbean(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.CaribbeanRules[0]
	_, ends := c.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, h := at.Game().(*caribbean.Game), &housepoker.CaribbeanHand{}
		dealer := (*[5]card.Card)(g.Dealer().Cards[:])
		return func() float64 {
			h.Cards, h.Up = g.Hand(at.box), g.UpCard()
			h.Rank = poker.FiveAt(&h.Cards)
			return float64(c.Deal(rule.Rule, h, dealer))
		}
	}), nil
}

// fourCardSame is the ante with its play wager and its bonus by the best of the rules.
func fourCardSame(w *odds.Work) (*same, error) {
	f, err := newFourCard(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.FourRules[0]
	_, ends := f.Count(nil, rule.Rule)
	return byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g, h := at.Game().(*fourcard.Game), &housepoker.FourHand{}
		dealer := (*[6]card.Card)(g.Dealer().Cards[:])
		return func() float64 {
			h.Cards, h.Up = g.Hand(at.box), g.UpCard()
			h.Rank = poker.FourOfFiveAt(&h.Cards)
			return float64(f.Deal(rule.Rule, h, dealer))
		}
	}), nil
}

// acesUpSame is the aces up wager.
func acesUpSame(w *odds.Work) (*same, error) {
	net, err := acesUpNet(w)
	if err != nil {
		return nil, err
	}
	f, err := acesUpFigure(w)
	return byOwnCards(f, w.Stake, func(at *position) func() float64 {
		own := (*[5]card.Card)(at.Game().(*fourcard.Game).At(at.box).Cards[:])
		return func() float64 { return float64(net(own)) }
	}), err
}

// flushSame is the ante with its raise by the usual rule.
func flushSame(w *odds.Work) (*same, error) {
	raised, rule, ends := raisedOf(w.Table, w.Stake), flushRules[0], housepoker.Ends{}
	any := housepoker.Against{Lost: housepoker.Choose(52-highcardflush.Cards, highcardflush.Cards)}
	eachFlushSuits(func(r versus.Rank, suits *[card.Suits]flushSuit, ways uint64) {
		if times := rule.Rule(r, nil); times > 0 {
			raised.Add(ends, flushAgainst(r, suits), times, ways)
		} else { // of a hand that is folded it does not matter what the dealer has
			raised.Add(ends, any, 0, ways)
		}
	})
	return byRule(rule, ends, w.Stake, func(at *position) func() float64 {
		g := at.Game().(*highcardflush.Game)
		own, dealer := g.At(at.box).Cards[:highcardflush.Cards], g.Dealer().Cards[:highcardflush.Cards]
		return func() float64 {
			r := highcardflush.Rank(own)
			return float64(raised.Sum(flushDeal(r, highcardflush.Rank(dealer)), rule.Rule(r, nil)))
		}
	}), nil
}

// flushDeal is how one hand fares against one of the dealer's.
func flushDeal(own, dealer versus.Rank) (one housepoker.Against) {
	switch (&versus.Hand{Rank: own}).Against(&versus.Hand{Rank: dealer}, highcardflush.Least) {
	case versus.Unopposed:
		one.Unqualified = 1
	case versus.Won:
		one.Won = 1
	case versus.Tied:
		one.Tied = 1
	default:
		one.Lost = 1
	}
	return one
}

// suitSame is a wager that pays by the longest of something that a suit of the player's hand has by itself.
func suitSame(name string, figure func(*odds.Work) *odds.Figure, longest func([]card.Card) int) func(*odds.Work) (*same, error) {
	return func(w *odds.Work) (*same, error) {
		net := suitNet(w, name, highcardflush.Cards)
		return byOwnCards(figure(w), w.Stake, func(at *position) func() float64 {
			own := at.Game().(*highcardflush.Game).At(at.box).Cards[:highcardflush.Cards]
			return func() float64 { return float64(net(longest(own))) }
		}), nil
	}
}

// bostonSame is the ante with the first and the second wager by the best of the rules, which never folds. To who folds no more
// cards are dealt.
func bostonSame(w *odds.Work) (*same, error) {
	b, err := newBoston(w)
	if err != nil {
		return nil, err
	}
	rule, mean := housepoker.BostonRules[0], b.Means()
	_, ends := b.Count(rule.Rule)
	s := byRule(rule, ends[0], w.Stake, func(at *position) func() float64 {
		g := at.Game().(*boston5.Game)
		own, dealer := g.At(at.box), (*[5]card.Card)(g.Dealer().Cards[:])
		return func() float64 {
			if own.Out {
				return mean(g.Hand(at.box))
			}
			return float64(b.Deal((*[5]card.Card)(own.Cards[:]), dealer))
		}
	})
	s.text = byWorth
	return s, nil
}

// bostonBonusSame is the bonus.
func bostonBonusSame(w *odds.Work) (*same, error) {
	net, err := bostonBonusNet(w)
	return byOwnCards(bostonBonus(w, net), w.Stake, func(at *position) func() float64 {
		own := (*[3]card.Card)(at.Game().(*boston5.Game).At(at.box).Cards[:])
		return func() float64 { return float64(net[poker.ThreeAt(own).Class()]) }
	}), err
}

// threeDrawSame is the ante with its play wager and its bonus by the best of the rules. Where the player decides otherwise, what comes
// of that is taken at its mean over all deals.
func threeDrawSame(w *odds.Work) (*same, error) {
	d, err := newThreeDraw(w.Table, w.Stake, 0)
	if err != nil {
		return nil, err
	}
	rule := housepoker.ThreeDrawRules[0]
	_, ends := d.Count(rule.Rule)
	return byRule(rule, ends[0].Ante, w.Stake, func(at *position) func() float64 {
		g, hand, values := at.Game().(*threedraw.Game), &[3]card.Card{}, map[[3]card.Card]*[5]float64{}
		own, choice := g.At(at.box), 0
		players := func(*[3]card.Card) int { return choice }
		return func() float64 {
			var drawn card.Card
			*hand, drawn, choice = g.FirstHand(at.box) // what is no draw is [housepoker.DrawStay]
			if own.Out {
				choice = housepoker.DrawFold
			}
			won, _ := d.Deal(players, hand, drawn, g.DealerCards())
			rules := rule.Rule(hand)
			if rules == choice {
				return float64(won)
			}
			alike, went := namedAnew(hand)
			v := values[alike]
			if v == nil {
				v = new([5]float64)
				sums, deals := d.Values(&alike)
				for i := range v {
					v[i] = float64(sums[i]) / float64(deals)
				}
				values[alike] = v
			}
			of := func(choice int) float64 {
				if choice >= 0 {
					choice = went[choice]
				}
				return v[choice-housepoker.DrawFold]
			}
			return float64(won) + of(rules) - of(choice)
		}
	}), nil
}

// namedAnew puts three cards in order, the highest first, and names their suits anew in the order in which they come, so that hands
// that differ in nothing else become one. It says where each card went.
func namedAnew(hand *[3]card.Card) (alike [3]card.Card, went [3]int) {
	order := [3]int{0, 1, 2}
	for i := range order {
		for j := i; j > 0 && hand[order[j]].Rank() > hand[order[j-1]].Rank(); j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	var names [card.Suits]card.Suit
	known := card.Suit(0)
	for to, from := range order {
		c := hand[from]
		if names[c.Suit()] == 0 {
			known++
			names[c.Suit()] = known
		}
		alike[to], went[from] = card.New(c.Rank(), names[c.Suit()]-1), to
	}
	return alike, went
}

// firstThreeSame is the first 3 bonus beside an ante that is played by that rule.
func firstThreeSame(w *odds.Work) (*same, error) {
	d, err := newThreeDraw(w.Table, w.Stake, w.Stake)
	if err != nil {
		return nil, err
	}
	rule := housepoker.ThreeDrawRules[0]
	_, ends := d.Count(rule.Rule)
	return byRule(rule, ends[0].First, w.Stake, func(at *position) func() float64 {
		g, hand := at.Game().(*threedraw.Game), &[3]card.Card{}
		return func() float64 {
			*hand, _, _ = g.FirstHand(at.box)
			_, first := d.Deal(rule.Rule, hand, hand[0], g.DealerCards()) // which card is drawn makes no difference
			return float64(first)
		}
	}), nil
}
