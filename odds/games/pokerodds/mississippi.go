package pokerodds

import (
	"errors"

	"boardwalk/card"
	"boardwalk/game/mississippi"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newMississippi takes the pay table and the limit from a table. The limit never takes
// from a hand at the posted minimum.
func newMississippi(t *table.Table, stake money.Cents) (*housepoker.Mississippi, error) {
	s, err := newScale(t, card.Jack, card.Six, "ante", "third-street", "fourth-street", "fifth-street")
	g := t.Game().(*mississippi.Game)
	if s.Limit > 0 {
		area, _ := t.Area(1, "ante")
		s.Limit = max(s.Limit, g.MostWin()*t.Limit(area).Min)
	}
	return &housepoker.Mississippi{Ante: stake, Most: g.MostTimes(), Scale: s}, err
}

// mississippiFigures goes through every hand.
func mississippiFigures(w *odds.Work) ([]*odds.Figure, error) {
	m, err := newMississippi(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := m.Count(w.Tell, rulesOf(housepoker.MississippiRules)...)
	return Figures("ante", w.Stake, best, ruleTexts(housepoker.MississippiRules), by), nil
}

// mississippiChoices values each wager by every card that may come. What was wagered before
// counts with it: as the view says or, if it does not, as best play wagers.
func mississippiChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	m, err := newMississippi(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	cards := append(append([]card.Card{}, v.Hand...), v.Board...)
	if len(v.Hand) != 2 || len(cards) > 4 {
		return nil, errors.New("at mississippi stud give the two cards of the hand, and none, one or two community cards")
	}
	if 52-(v.Gone|card.SetOf(cards...)).Len() < 5-len(cards) {
		return nil, odds.ErrTooFew
	}
	values, deals := m.Values(&housepoker.MississippiHand{Cards: cards, Staked: v.Staked}, v.Gone)
	var list []odds.Worth
	for n, value := range values {
		list = append(list, odds.Worth{Choice: mississippi.Times[n], EV: PerDollar(value, deals, w.Stake)})
	}
	return list, nil
}

// mississippiAssumes says that the wagers before this one are those of best play, unless the view says how many there are.
func mississippiAssumes(_ *odds.Work, v *odds.PokerView) string {
	if len(v.Board) == 0 || v.Staked > 0 {
		return ""
	}
	return "Valued as if the bets before this one were those of best play."
}
