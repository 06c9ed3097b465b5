package paigowodds

import (
	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// threeHandSetter sets seven cards into three hands.
type threeHandSetter struct {
	game *asiapoker.Game
	best func(*[7]card.Card) int
	hand [7]card.Card
}

func bestThreeHands(a *odds.Asked) (sim.Strategy, error) {
	best := AsiaBest(a.Options)
	return sim.Strategy{Text: BestOfThreeHands, Sit: func(t *table.Table) table.Players {
		return &threeHandSetter{game: t.Game().(*asiapoker.Game), best: best}
	}}, nil
}

// Answer sets a hand.
func (p *threeHandSetter) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "set" {
		return table.Answer{Choice: q.First()}
	}
	p.hand = p.game.Hand(q.Box)
	return AsiaAnswer(&p.hand, p.best(&p.hand))
}
