package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/boston5"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// bostonPlayer makes the second wager by a rule.
type bostonPlayer struct {
	rule housepoker.BostonRule
	game *boston5.Game
	hand [3]card.Card
}

func bostonStrategy(text string, rule housepoker.BostonRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &bostonPlayer{rule: rule, game: t.Game().(*boston5.Game)}
	}}
}

// Answer makes the second wager or folds.
func (p *bostonPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "second" {
		return table.Answer{Choice: q.First()}
	}
	if p.hand = p.game.Hand(q.Box); p.rule(&p.hand) {
		return table.Answer{Choice: boston5.Raise}
	}
	return table.Answer{Choice: boston5.Fold}
}
