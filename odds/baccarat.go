package odds

import (
	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/table"
)

// mostCards is how many cards a round of baccarat takes at most.
const mostCards = 6

// mostDecks is for how many decks the ways of dealing so many cards can be
// counted in 64 bits.
const mostDecks = 30

// baccaratFigures plays one round from a fresh shoe on every deal. Only the
// values of the cards matter, of which there are ten. The table has a full shoe,
// in which there are always enough of each; how many decks are in use shows only
// in the ways.
func baccaratFigures(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, decks int) ([]*Figure, error) {
	if stake == 0 {
		stake = 100 * terms.Limit.Min // at which little is rounded
	}
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	g := t.Game().(*baccarat.Game)
	if decks == 0 {
		decks = g.Options().Decks
	}
	g.Stack(card.NewShoe(card.MaxDecks))
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
	deck := card.NewShoe(1)
	deals := NewDeals(&deck, baccarat.Value)
	deals.Times(decks)
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
		if decided := f.Decided("bet resolved"); decided != nil {
			figures = append(figures, decided)
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
