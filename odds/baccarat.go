package odds

import (
	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/table"
)

// mostCards is how many cards a round of baccarat takes at most.
const mostCards = 6

// baccaratFigures plays one round from a fresh shoe on every deal. Only the
// values of the cards matter, of which there are ten.
func baccaratFigures(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) ([]*Figure, error) {
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	g := t.Game().(*baccarat.Game)
	shoe := card.NewShoe(g.Options().Decks)
	g.Stack(shoe)
	wagers := t.Layout().Wagers
	sum := &sums{net: make([]int64, len(wagers))}
	tallies := make([]tally, len(wagers))
	for a := range wagers {
		tallies[a] = tally{}
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: table.Area(a), Amount: stake}); err != nil {
			return nil, err
		}
	}
	table.To(sum)(t)
	deals := NewDeals(&shoe, baccarat.Value)
	deals.Interchange(0, 2) // the Player's first two cards
	deals.Interchange(1, 3) // and the Banker's
	err = eachDeal(t, deals, func() {
		ways := deals.Ways(mostCards)
		for a := range tallies {
			tallies[a][sum.net[a]] += ways
			sum.net[a] = 0
		}
	})
	if err != nil {
		return nil, err
	}
	var figures []*Figure
	for a := range wagers {
		f := tallies[a].distribution(int64(stake)).Figure(wagers[a].ID, "bet made")
		figures = append(figures, f)
		if d := decided(f); d.Num().Cmp(d.Denom()) != 0 {
			figures = append(figures, f.Over("bet resolved", d))
		}
	}
	return figures, nil
}

// sums keeps account of what each wager has won in a round.
type sums struct{ net []int64 }

func (s *sums) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid:
		s.net[e.Area] += int64(e.Amount)
	case table.Collected:
		s.net[e.Area] -= int64(e.Stake)
	case table.Vigorished:
		s.net[e.Area] -= int64(e.Amount)
	}
}
