package baccaratodds

import (
	"cmp"

	"boardwalk/card"
	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// mostCards is how many cards a round of baccarat takes at most.
const mostCards = 6

// mostDecks is for how many decks the ways of dealing so many cards can be
// counted in 64 bits.
const mostDecks = 30

// baccaratEnds are how rounds from a fresh shoe end. Those of chemin de fer are among them, for each use of the options.
var baccaratEnds = odds.Lately[[]odds.DealEnd]{Most: 64}

// baccaratDeals are the deals of a round from a fresh shoe. Only the values of the cards matter, of which there are ten.
func baccaratDeals(decks int) *odds.Deals {
	deck := card.NewShoe(1)
	d := odds.NewDeals(&deck, baccarat.Value)
	d.Times(decks)
	d.Interchange(0, 2) // the Player's first two cards
	d.Interchange(1, 3) // and the Banker's
	return d
}

// left are the deals from a shoe without the cards that are gone.
func left(asked *odds.Asked, decks int) (*odds.Deals, error) {
	d := baccaratDeals(decks)
	if !d.Without(asked.Dead...) {
		return nil, odds.ErrGone
	}
	return d, nil
}

// baccaratTable returns a table at which every wager is made. It has a full shoe, in which there are always enough
// cards of each value; how many decks are in use shows only in the ways.
func baccaratTable(asked *odds.Asked, stake money.Cents) (*table.Table, error) {
	t, err := asked.Open(1)
	if err != nil {
		return nil, err
	}
	t.Game().(*baccarat.Game).Stack(card.NewShoe(card.MaxDecks))
	for a := range t.Layout().Wagers {
		if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: table.Area(a), Amount: stake}); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// baccaratFigures plays one round from a fresh shoe on every deal, and for wagers of other sizes one deal of each end.
func baccaratFigures(asked *odds.Asked) ([]*odds.Figure, error) {
	usual := 100 * asked.Terms.Limit.Min * odds.EvenParts(asked.Rules) // at which little is rounded
	stake := cmp.Or(asked.Stake, usual)
	t, err := baccaratTable(asked, stake)
	if err != nil {
		return nil, err
	}
	decks := cmp.Or(asked.Decks, t.Game().(*baccarat.Game).Options().Decks)
	ends, err := baccaratEnds.Get(asked.Key(decks), func() ([]odds.DealEnd, error) {
		t, err := baccaratTable(asked, usual)
		if err != nil {
			return nil, err
		}
		d, err := left(asked, decks)
		if err != nil {
			return nil, err
		}
		return odds.CountEnds(t, d, mostCards)
	})
	if err != nil {
		return nil, err
	}
	wagers := t.Layout().Wagers
	sum := &sums{net: make([]int64, len(wagers))}
	table.To(sum)(t)
	tallies := make([]odds.Tally, len(wagers))
	for a := range tallies {
		tallies[a] = odds.Tally{}
	}
	err = odds.PlayEnds(t, baccaratDeals(decks), ends, func(ways uint64) {
		for a := range tallies {
			tallies[a][sum.net[a]] += ways
			sum.net[a] = 0
		}
	})
	if err != nil {
		return nil, err
	}
	var figures []*odds.Figure
	for a := range wagers {
		f := tallies[a].Distribution(int64(stake)).Figure(wagers[a].ID, "bet made")
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
	case table.Vigorished, table.Marked: // vigorish that is collected later costs what is marked; collecting it takes the mark away
		s.net[e.Area] -= int64(e.Amount)
	}
}
