package sim

import (
	"boardwalk/card"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/tile"
)

// asTheHouse sets every hand as the house does, which is the first choice.
var asTheHouse = always("house-way", odds.AsTheHouse, Strategy{Text: odds.AsTheHouse, Sit: first.Sit})

// evenVigorish makes a wager on which vigorish is a whole number of quarters, so that rounding it makes no
// difference, unless somebody says how much the wager is.
func evenVigorish(p *plan, t *table.Table) {
	const step = 5 * money.Dollar
	if p.Stake == 0 && p.stake%step != 0 {
		p.stake += step - p.stake%step
		p.initial, p.acts[0].Amount = p.stake, p.stake
	}
}

// besideWager makes the wager without which none is taken on a number.
func besideWager(p *plan, t *table.Table) {
	if p.id == "wager" || p.id == "wager-1" {
		evenVigorish(p, t)
		return
	}
	p.beside(t, "wager")
	p.apart(p.area)
}

// tileSetter sets stacks as is best.
type tileSetter struct {
	game *paigow.Game
	best func([tile.Height]tile.Tile) int
}

func bestTiles(o table.Options) (Strategy, error) {
	best, err := odds.PaiGowBest(o)
	return Strategy{Text: odds.BestOfTiles, Sit: func(t *table.Table) table.Players {
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

func bestCards(o table.Options) (Strategy, error) {
	best, err := odds.PaiGowPokerBest(o)
	return Strategy{Text: odds.BestOfCards, Sit: func(t *table.Table) table.Players {
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
