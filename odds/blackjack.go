package odds

import (
	"errors"
	"math/big"

	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// blackjackFigures is the wager against the dealer, by best play and by the
// best strategy that looks only at totals, and the wagers beside it. The first
// two are found in floating point, from a fresh shoe. Whoever gives a number of
// decks gets no additional wagers: their odds are for those of the options.
func blackjackFigures(_ *table.Rules, options table.Options, _ table.Terms, _ money.Cents, decks int) ([]*Figure, error) {
	o := options.(*blackjack.Options)
	shoe := twentyone.Fresh(o)
	switch {
	case decks == Infinite:
		shoe = twentyone.Infinite()
	case decks > 0:
		shoe = twentyone.Decks(decks)
	}
	s, err := twentyone.Solve(o, shoe)
	if err != nil {
		return nil, err
	}
	basic := s.Basic()
	ev, wagered := s.Follow(basic)
	figures := []*Figure{
		mainFigure("best play by the cards of each hand", s.EV(), s.Wagered()),
		mainFigure("best play by totals: basic strategy", ev, wagered),
	}
	figures[0].later = resultsOf(s, nil)
	figures[1].later = resultsOf(s, basic)
	var beside []*twentyone.Wager
	if decks == 0 {
		if beside, err = twentyone.Additional(o); err != nil {
			return nil, err
		}
	}
	if o.Dealing != blackjack.BothUp {
		beside = append(beside, twentyone.Insured(o, shoe))
	}
	for _, w := range beside {
		figures = append(figures, besideFigure(w))
	}
	return figures, nil
}

func mainFigure(strategy string, ev, wagered float64) *Figure {
	return &Figure{Wager: "main", Per: "bet made", Strategy: strategy, Approximate: true, Advantage: -ev, Wagered: wagered}
}

// ErrNotCounted is the error of a wager whose ways cannot be counted.
var ErrNotCounted = errors.New("blackjack is counted exactly where a pair is split once and no suits are paid on")

// resultsOf finds the results of a strategy.
func resultsOf(s *twentyone.Solution[float64], st *twentyone.Strategy) later {
	return func(f *Figure, exactly bool) error {
		var d Distribution
		if exactly {
			list, ok := s.ExactResults(st)
			if !ok {
				return ErrNotCounted
			}
			for _, c := range list {
				d.Add(c.Net, c.Of)
			}
			found := d.Figure(f.Wager, f.Per)
			f.Approximate = false
			f.House, f.Variance, f.Results, f.Total = found.House, found.Variance, found.Results, found.Total
			return nil
		}
		for _, c := range s.Results(st) {
			d.Add(c.Net, new(big.Rat).SetFloat64(c.Of))
		}
		found := d.Figure(f.Wager, f.Per)
		f.Variance, f.Results = found.Variance, found.Results
		for i := range f.Results {
			f.Results[i].Ways = nil
		}
		return nil
	}
}

func besideFigure(w *twentyone.Wager) *Figure {
	var d Distribution
	for _, r := range w.Results {
		d.Add(r.Net, new(big.Rat).Set(r.Chance))
	}
	return d.Figure(w.ID, "bet made")
}
