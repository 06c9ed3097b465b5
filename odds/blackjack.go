package odds

import (
	"math/big"

	"boardwalk/game/blackjack"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// blackjackFigures is the wager against the dealer, by best play and by the
// best strategy that looks only at totals, and the wagers beside it. The first
// two are found in floating point, from a fresh shoe.
func blackjackFigures(_ *table.Rules, options table.Options, _ table.Terms) ([]*Figure, error) {
	o := options.(*blackjack.Options)
	s, err := twentyone.Solve(o, twentyone.Fresh(o))
	if err != nil {
		return nil, err
	}
	basic := s.Basic()
	ev, wagered := s.Follow(basic)
	figures := []*Figure{
		mainFigure("best play by the cards of each hand", s.EV(), s.Wagered()),
		mainFigure("best play by totals: basic strategy", ev, wagered),
	}
	additional, err := twentyone.Additional(o)
	if err != nil {
		return nil, err
	}
	for _, w := range append(additional, twentyone.Insured(o)) {
		figures = append(figures, besideFigure(w))
	}
	return figures, nil
}

func mainFigure(strategy string, ev, wagered float64) *Figure {
	return &Figure{Wager: "main", Per: "bet made", Strategy: strategy, Approximate: true, Advantage: -ev, Wagered: wagered}
}

func besideFigure(w *twentyone.Wager) *Figure {
	var d Distribution
	for _, r := range w.Results {
		d.Add(r.Net, new(big.Rat).Set(r.Chance))
	}
	return d.Figure(w.ID, "bet made")
}
