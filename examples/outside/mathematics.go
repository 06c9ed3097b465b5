package main

import (
	"fmt"

	"boardwalk/odds/games"
	"boardwalk/sim"
	"boardwalk/table"
)

// Mathematics is who plays the game in simulations. Its figures and its best play need nothing written: so small a game is
// played on every outcome.
var Mathematics = &games.Mathematics{
	Players: &sim.Players{
		Wagers: []string{"main"},
		Strategies: []sim.Named{
			sim.Always("two", "raise on a one and on a two", upTo(2)),
			sim.Always("never", "never raise", upTo(0)),
		},
	},
}

// player raises if the first die is no higher than that.
type player struct {
	most int
	game *Game
}

// Answer raises or stands.
func (p *player) Answer(q *table.Question) table.Answer {
	if q.Offer.ID == "raise" && p.game.First() <= p.most && q.Allows(Raise) {
		return table.Answer{Choice: Raise, Amount: q.Most}
	}
	return table.Answer{Choice: Stand}
}

// upTo is the strategy of such a player.
func upTo(most int) sim.Strategy {
	text := "never raise"
	if most > 0 {
		text = fmt.Sprintf("raise up to a %d", most)
	}
	return sim.Strategy{Text: text, Sit: func(t *table.Table) table.Players { return &player{most, t.Game().(*Game)} }}
}
