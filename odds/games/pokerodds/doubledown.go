package pokerodds

import (
	"errors"
	"slices"

	"boardwalk/card"
	"boardwalk/game/doubledown"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newDoubleDown takes the pay table and the limit from a table.
func newDoubleDown(t *table.Table, stake money.Cents) (*housepoker.DoubleDown, error) {
	s, err := newScale(t, card.Jack, card.Six, "original", "double-down")
	return &housepoker.DoubleDown{Wager: stake, Double: stake, Scale: s}, err
}

// newScale makes a scale of the pay table that several wagers have in common, whose first line is for a pair. It is an error if
// somebody supposes that they are paid differently.
func newScale(t *table.Table, wins, returns card.Rank, wagers ...string) (s housepoker.Scale, err error) {
	area, _ := t.Area(1, wagers[0])
	for _, name := range wagers[1:] {
		other, _ := t.Area(1, name)
		if !slices.EqualFunc(t.Pays(area), t.Pays(other), func(p, q table.Pay) bool { return p.Odds.Cmp(q.Odds) == 0 }) {
			return s, &odds.NotFollowed{Rules: t.Rules(), Line: t.Layout().Wagers[other].Called()}
		}
	}
	p, err := paysOf(t, wagers[0], t.Pays(area)[0].On)
	s = housepoker.Scale{Wins: housepoker.LeastPair(wins), Returns: housepoker.LeastPair(returns), Limit: p.most}
	for c, line := range p.pays {
		if line != nil {
			s.Odds[c] = line.Odds
		}
	}
	return s, err
}

// doubleDownFigures goes through every hand.
func doubleDownFigures(w *odds.Work) ([]*odds.Figure, error) {
	d, err := newDoubleDown(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := d.Count(rulesOf(housepoker.DoubleDownRules)...)
	return Figures("original", w.Stake, best, ruleTexts(housepoker.DoubleDownRules), by), nil
}

// doubleDownChoices values a double down wager by every card that may come fifth.
func doubleDownChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	cards := append(append([]card.Card{}, v.Hand...), v.Dealer...)
	if len(cards) != 4 {
		return nil, errors.New("at double down stud give the four cards that are seen")
	}
	d, err := newDoubleDown(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	four := [4]card.Card(cards)
	left := housepoker.Unseen(v.Gone | card.SetOf(cards...))
	if len(left) == 0 {
		return nil, odds.ErrTooFew
	}
	stay, double := d.Values(&four, left)
	n := int64(len(left))
	return []odds.Worth{{Choice: doubledown.Decline, EV: PerDollar(stay, n, w.Stake)},
		{Choice: doubledown.Double, EV: PerDollar(double, n, w.Stake)}}, nil
}
