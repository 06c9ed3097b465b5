package blackjackodds

import (
	"cmp"
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// blackjackFigures is the wager against the dealer, by best play and by the
// best strategy that looks only at totals, and the wagers beside it. The first
// two are found in floating point, from a fresh shoe; where the sides of a double
// shoe differ, from each of them as often. Whoever gives a number of decks gets
// no additional wagers: their odds are for those of the options.
func blackjackFigures(a *odds.Asked) ([]*odds.Figure, error) {
	stake, decks := cmp.Or(a.Stake, usualStake), a.Decks
	o := a.Options.(*blackjack.Options)
	shoes := twentyone.Sides(o)
	switch {
	case decks == odds.Infinite:
		shoes = []twentyone.Composition{twentyone.Infinite()}
	case decks > 0:
		shoes = []twentyone.Composition{twentyone.Decks(decks)}
	}
	if len(a.Dead) > 0 {
		if len(shoes) > 1 {
			return nil, errors.New("of a double shoe with an odd number of decks nobody can say from which side cards are gone")
		}
		if !remove(&shoes[0], a.Dead) {
			return nil, odds.ErrGone
		}
	}
	best := mainFigure("best play by the cards of each hand")
	basic := mainFigure("best play by totals: basic strategy")
	found, err := solvedShoes.Get(a.Key(decks), func() (*solved, error) { return solveShoes(a, shoes, decks == 0) })
	if err != nil {
		return nil, err
	}
	var bests, basics []*twentyone.SizedPlay
	for _, shoe := range found.shoes {
		s, err := shoe.For(stake)
		if err != nil {
			return nil, err
		}
		share(best, s.Best, len(shoes))
		share(basic, s.Basic, len(shoes))
		bests, basics = append(bests, s.Best), append(basics, s.Basic)
	}
	best.Later, basic.Later = resultsOf(bests), resultsOf(basics)
	figures := []*odds.Figure{best, basic}
	for _, w := range found.beside {
		figures = append(figures, besideFigure(w))
	}
	return figures, nil
}

// solved is what the figures of blackjack and its kin are made of, for wagers of every size.
type solved struct {
	shoes  []*twentyone.BySize
	beside []*twentyone.Wager
}

// solvedShoes are those that were asked for last. They are large, and figures are remembered by who asks often.
var solvedShoes = odds.Lately[*solved]{Most: 2}

// solveShoes readies the shoes of some options, and finds the wagers beside the main one.
func solveShoes(a *odds.Asked, shoes []twentyone.Composition, additional bool) (*solved, error) {
	s, o := &solved{}, a.Options.(*blackjack.Options)
	for _, shoe := range shoes {
		s.shoes = append(s.shoes, twentyone.NewBySize(o, shoe, keeperOf(a)))
	}
	if additional {
		var err error
		if s.beside, err = twentyone.Additional(a.Rules, o, a.Dead...); err != nil {
			return nil, err
		}
	}
	if o.Dealing != blackjack.BothUp {
		s.beside = append(s.beside, twentyone.Insured(o, shoes...))
	}
	return s, nil
}

// remove takes cards from a shoe, and reports false if it does not have so many.
func remove(shoe *twentyone.Composition, dead []card.Card) bool {
	gone := twentyone.Cards(dead...)
	for v, n := range gone.Count {
		if shoe.Count[v] -= n; shoe.Count[v] < 0 {
			return false
		}
	}
	return true
}

// usualStake is the wager for which hands that are paid an amount are valued.
const usualStake = 10 * money.Dollar

// superBonus returns what some hands are paid besides, whatever is wagered on them, and the stake for which figures have it
// in them: a stake of zero is the usual one.
func superBonus(options table.Options, stake money.Cents) (wager, amount money.Cents) {
	wager = cmp.Or(stake, usualStake)
	return wager, options.(*blackjack.Options).Super(wager)
}

func mainFigure(strategy string) *odds.Figure {
	return &odds.Figure{Wager: "main", Per: "bet made", Strategy: strategy, Approximate: true}
}

// share adds what a wager is worth from one of several shoes.
func share(f *odds.Figure, p *twentyone.SizedPlay, shoes int) {
	f.Advantage -= p.EV / float64(shoes)
	f.Wagered += p.Wagered / float64(shoes)
}

// playResults finds the results from one shoe.
func playResults(p *twentyone.SizedPlay, exactly bool) ([]twentyone.Chance[*big.Rat], error) {
	if exactly {
		list, ok := p.ExactResults()
		if !ok {
			return nil, odds.ErrNotCounted
		}
		return list, nil
	}
	var list []twentyone.Chance[*big.Rat]
	for _, c := range p.Results() {
		list = append(list, twentyone.Chance[*big.Rat]{Net: c.Net, Of: new(big.Rat).SetFloat64(c.Of)})
	}
	return list, nil
}

// resultsOf finds the results of a wager that is played from several shoes
// equally often.
func resultsOf(shoes []*twentyone.SizedPlay) odds.Later {
	return func(f *odds.Figure, exactly bool) error {
		var d odds.Distribution
		for _, p := range shoes {
			list, err := playResults(p, exactly)
			if err != nil {
				return err
			}
			all := new(big.Rat) // that of one shoe weighs as much as that of another
			for _, c := range list {
				all.Add(all, c.Of)
			}
			for _, c := range list {
				d.Add(c.Net, new(big.Rat).Quo(c.Of, all))
			}
		}
		found := d.Figure(f.Wager, f.Per)
		f.Variance, f.Results = found.Variance, found.Results
		if exactly {
			f.Approximate = false
			f.House, f.Total = found.House, found.Total
			return nil
		}
		for i := range f.Results {
			f.Results[i].Ways = nil
		}
		return nil
	}
}

func besideFigure(w *twentyone.Wager) *odds.Figure {
	var d odds.Distribution
	for _, r := range w.Results {
		d.Add(r.Net, new(big.Rat).Set(r.Chance))
	}
	return d.Figure(w.ID, "bet made")
}
