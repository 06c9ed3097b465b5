package pokerodds

import (
	"boardwalk/game/ultimatetexas"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// ultimatePlayer makes the play wager by a rule.
type ultimatePlayer struct {
	rule housepoker.UltimateRule
	game *ultimatetexas.Game
	hand housepoker.UltimateHand
}

func ultimateStrategy(text string, rule housepoker.UltimateRule) sim.Strategy {
	return ultimatePlayers(text, func() housepoker.UltimateRule { return rule })
}

// ultimatePlayers makes a strategy of rules of which each table has its own.
func ultimatePlayers(text string, rule func() housepoker.UltimateRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &ultimatePlayer{rule: rule(), game: t.Game().(*ultimatetexas.Game)}
	}}
}

func bestUltimate(a *odds.Asked) (sim.Strategy, error) {
	text, player, err := UltimateBest(a)
	return ultimatePlayers(text, player), err
}

// Answer makes the largest play wager that is open, or checks or folds.
func (p *ultimatePlayer) Answer(q *table.Question) table.Answer {
	switch q.Offer.ID {
	case "hole", "flop", "river":
	default:
		return table.Answer{Choice: q.First()}
	}
	p.hand.Hole = p.game.Hand(q.Box)
	p.hand.Shown = copy(p.hand.Board[:], p.game.Board())
	if p.rule(&p.hand) {
		open := q.Choices()
		return table.Answer{Choice: open[len(open)-1]}
	}
	return table.Answer{Choice: q.First()}
}

// atUltimate makes the blind beside the ante, which is measured with it, and both beside
// trips.
func atUltimate(p *sim.Plan, t *table.Table) {
	switch p.ID {
	case "ante":
		p.After(t, "blind")
	case "trips":
		p.Beside(t, "ante")
		p.Beside(t, "blind")
		p.Apart(p.Area)
	}
}

// ultimateLines makes a strategy of lines like "hole pair 3".
func ultimateLines(l *conditionLines) sim.Strategy {
	return ultimateStrategy(l.words(), func(h *housepoker.UltimateHand) bool {
		decision := map[int]string{0: "hole", 3: "flop", 5: "river"}[h.Shown]
		return l.does(decision, &view{own: h.Hole[:], board: h.Board[:h.Shown]})
	})
}
