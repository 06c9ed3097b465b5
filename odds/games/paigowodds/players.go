package paigowodds

import (
	"boardwalk/card"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
	"boardwalk/tile"
)

// asTheHouse sets every hand as the house does, which is the first choice.
var asTheHouse = sim.Always("house-way", AsTheHouse, sim.Strategy{Text: AsTheHouse, Sit: sim.First.Sit})

// evenVigorish makes a wager on which vigorish is a whole number of quarters, so that rounding it makes no
// difference, unless somebody says how much the wager is.
func evenVigorish(p *sim.Plan, t *table.Table) {
	const step = 5 * money.Dollar
	if p.Stake == 0 && p.Amount%step != 0 {
		p.SetAmount(p.Amount + step - p.Amount%step)
	}
}

// besideWager makes the wager without which none is taken on a number.
func besideWager(p *sim.Plan, t *table.Table) {
	if p.ID == "wager" || p.ID == "wager-1" {
		evenVigorish(p, t)
		return
	}
	p.Beside(t, "wager")
	p.Apart(p.Area)
}

// tileSetter sets stacks as is best.
type tileSetter struct {
	game *paigow.Game
	best func([tile.Height]tile.Tile) int
}

func bestTiles(a *odds.Asked) (sim.Strategy, error) {
	best, err := PaiGowBest(a)
	return sim.Strategy{Text: BestOfTiles, Sit: func(t *table.Table) table.Players {
		return &tileSetter{t.Game().(*paigow.Game), best}
	}}, err
}

// Answer sets a stack.
func (p *tileSetter) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "set" {
		return table.Answer{Choice: q.First()}
	}
	with := p.best(p.game.Stack(q.Box))
	return table.Answer{Choice: paigow.ChoiceOf(1 | 1<<with)}
}

// cardSetter sets seven cards as is best by their kind.
type cardSetter struct {
	game *paigowpoker.Game
	best func(*[7]card.Card) uint8
	hand [7]card.Card
}

func bestCards(a *odds.Asked) (sim.Strategy, error) {
	best, err := PaiGowPokerBest(a)
	return sim.Strategy{Text: BestOfCards, Sit: func(t *table.Table) table.Players {
		return &cardSetter{game: t.Game().(*paigowpoker.Game), best: best}
	}}, err
}

// Answer sets a hand.
func (p *cardSetter) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "set" {
		return table.Answer{Choice: q.First()}
	}
	p.hand = p.game.Hand(q.Box)
	var low card.Set
	for i, in := 0, p.best(&p.hand); i < len(p.hand); i++ {
		if in>>i&1 != 0 {
			low |= card.SetOf(p.hand[i])
		}
	}
	return table.Answer{Choice: paigowpoker.SetHand, Cards: low}
}
