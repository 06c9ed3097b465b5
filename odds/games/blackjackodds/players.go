package blackjackodds

import (
	"boardwalk/game/blackjack"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/sim"
	"boardwalk/table"
)

// basicStrategy is the best play at blackjack that looks only at totals, from a
// fresh shoe. Where the sides of a double shoe differ, each has its own.
func basicStrategy(a *odds.Asked) (sim.Strategy, error) {
	o := a.Options.(*blackjack.Options)
	var basics []*twentyone.Strategy
	for _, side := range twentyone.Sides(o) {
		basic, err := basicFrom(o, side)
		if err != nil {
			return sim.Strategy{}, err
		}
		basics = append(basics, basic)
	}
	return sim.Strategy{Text: "best play by totals: basic strategy", Sit: func(t *table.Table) table.Players {
		g := t.Game().(*blackjack.Game)
		var sides []table.Players
		for _, b := range basics {
			sides = append(sides, b.Players(t))
		}
		return bySide(g, sides)
	}}, nil
}

// bestPlay is the best play by the cards of each hand. Who plays so works
// things out when they come up, and so each table has a solution of its own, or
// one for each side of its shoe.
func bestPlay(a *odds.Asked) (sim.Strategy, error) {
	o := a.Options.(*blackjack.Options)
	solve := func() (sides []*twentyone.Solution[float64], err error) {
		for _, side := range twentyone.Sides(o) {
			s, err := twentyone.Solve(o, side)
			if err != nil {
				return nil, err
			}
			sides = append(sides, s)
		}
		return sides, nil
	}
	if _, err := solve(); err != nil {
		return sim.Strategy{}, err
	}
	return sim.Strategy{Text: "best play by the cards of each hand", Sit: func(t *table.Table) table.Players {
		solutions, err := solve()
		if err != nil {
			panic(err) // it was solved before
		}
		g := t.Game().(*blackjack.Game)
		var sides []table.Players
		for _, s := range solutions {
			sides = append(sides, s.Players(t))
		}
		return bySide(g, sides)
	}}, nil
}

// bySide returns players who play by the side of the shoe that deals, or those of
// the only side.
func bySide(g *blackjack.Game, sides []table.Players) table.Players {
	if len(sides) == 1 {
		return sides[0]
	}
	return &sided{g, sides}
}

// sided are players at a double shoe whose sides differ.
type sided struct {
	game  *blackjack.Game
	sides []table.Players
}

// Answer asks those who play by the side that deals.
func (p *sided) Answer(q *table.Question) table.Answer { return p.sides[p.game.Side()].Answer(q) }
