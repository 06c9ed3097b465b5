package pokerodds

import (
	"boardwalk/card"
	"boardwalk/game/floppoker"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
	"boardwalk/table"
)

// flopPlayer makes the flop wager by a rule.
type flopPlayer struct {
	rule housepoker.FlopRule
	game *floppoker.Game
	hand [3]card.Card
}

func flopStrategy(text string, rule housepoker.FlopRule) sim.Strategy {
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players {
		return &flopPlayer{rule: rule, game: t.Game().(*floppoker.Game)}
	}}
}

// Answer makes the flop wager or folds.
func (p *flopPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "flop" {
		return table.Answer{Choice: q.First()}
	}
	if p.hand = p.game.Hand(q.Box); p.rule(&p.hand) {
		return table.Answer{Choice: floppoker.Raise}
	}
	return table.Answer{Choice: floppoker.Fold}
}

// flopLines makes a strategy of lines like "raise pair 2".
func flopLines(l *conditionLines) sim.Strategy {
	return flopStrategy(l.words(), func(h *[3]card.Card) bool { return l.does("raise", &view{own: h[:]}) })
}

// atFlopPoker makes the ante without which a bonus wager is not taken, small enough for
// the limit of what a hand is paid not to matter.
func atFlopPoker(p *sim.Plan, t *table.Table) {
	underLimit(p, t)
	besideAnte("bonus")(p, t)
}
