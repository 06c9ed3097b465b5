package sim

import (
	"boardwalk/game/blackjack"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// basicStrategy is the best play at blackjack that looks only at totals, from a
// fresh shoe.
func basicStrategy(options table.Options) (Strategy, error) {
	basic, err := twentyone.Basic(blackjackOptions(options))
	if err != nil {
		return Strategy{}, err
	}
	return Strategy{Text: "best play by totals: basic strategy", Sit: func(t *table.Table) table.Players {
		return basic.Players(t.Game().(*blackjack.Game))
	}}, nil
}

// bestPlay is the best play by the cards of each hand. Who plays so works
// things out when they come up, and so each table has a solution of its own.
func bestPlay(options table.Options) (Strategy, error) {
	o := blackjackOptions(options)
	solve := func() (*twentyone.Solution[float64], error) { return twentyone.Solve(o, twentyone.Fresh(o)) }
	if _, err := solve(); err != nil {
		return Strategy{}, err
	}
	return Strategy{Text: "best play by the cards of each hand", Sit: func(t *table.Table) table.Players {
		s, err := solve()
		if err != nil {
			panic(err) // it was solved before
		}
		return s.Players(t.Game().(*blackjack.Game))
	}}, nil
}

func blackjackOptions(options table.Options) *blackjack.Options {
	if options == nil {
		return blackjack.DefaultOptions()
	}
	return options.(*blackjack.Options)
}
