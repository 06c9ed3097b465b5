package main

import (
	"fmt"
	"math/big"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/games"
	"boardwalk/sim"
	"boardwalk/table"
)

// Mathematics is what is known of the game: its figures, and who plays it in simulations.
var Mathematics = &games.Mathematics{
	Analysis: &odds.Analysis{Figures: figures},
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

// figures plays the table that is asked about on every outcome, with each way to raise. The best way comes first.
func figures(a *odds.Asked) ([]*odds.Figure, error) {
	var list []*odds.Figure
	for most := range 7 {
		f, err := figure(a, upTo(most))
		if err != nil {
			return nil, err
		}
		if list = append(list, f); f.House.Cmp(list[0].House) < 0 {
			list[0], list[most] = list[most], list[0]
		}
	}
	return list, nil
}

func figure(a *odds.Asked, s sim.Strategy) (*odds.Figure, error) {
	const stake = 10 * money.Dollar
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	table.With(s.Sit(t))(t)
	if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: mainArea, Amount: stake}); err != nil {
		return nil, err
	}
	var d odds.Distribution
	err = table.Enumerate(t, func(tree *chance.Tree) {
		d.Add(big.NewRat(int64(t.Account(1).Net), int64(stake)), tree.Weight())
	})
	f := d.Figure("main", "bet made")
	f.Strategy = s.Text
	return f, err
}
