package pokerodds

import (
	"errors"

	"boardwalk/card"
	"boardwalk/game/letitride"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newLetItRide takes the pay table and the limit from a table.
func newLetItRide(t *table.Table, stake money.Cents) (*housepoker.LetItRide, error) {
	s, err := newScale(t, card.Ten, card.Ten, "bet-one", "bet-two", "bet-three")
	return &housepoker.LetItRide{Wager: stake, Scale: s}, err
}

// letItRideFigures goes through every hand. The advantage is over one of the three
// equal wagers.
func letItRideFigures(w *odds.Work) ([]*odds.Figure, error) {
	l, err := newLetItRide(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := l.Count(w.Tell, rulesOf(housepoker.LetItRideRules)...)
	figures := Figures("bet-three", w.Stake, best, ruleTexts(housepoker.LetItRideRules), by)
	for _, f := range figures {
		f.Per = "one of the three bets"
	}
	return figures, nil
}

// letItRideChoices values the first wager by every two cards that may come, and the second
// by every one. What all wagers win together is for each dollar of one of them.
func letItRideChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	l, err := newLetItRide(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	cards := append(append([]card.Card{}, v.Hand...), v.Board...)
	left := housepoker.Unseen(v.Gone | card.SetOf(cards...))
	if len(left) < 5-len(cards) {
		return nil, odds.ErrTooFew
	}
	n := int64(len(left))
	var back, ride money.Cents
	switch len(cards) {
	case 3:
		three := [3]card.Card(cards)
		back, ride = l.FirstValues(&three, left)
		n *= n - 1
	case 4:
		four := [4]card.Card(cards)
		back, ride = l.SecondValues(&four, left, !v.Back)
	default:
		return nil, errors.New("at let it ride give the three cards of the hand, and for the second wager the community card that is seen")
	}
	return []odds.Worth{{Choice: letitride.Withdraw, EV: PerDollar(back, n, w.Stake)},
		{Choice: letitride.Ride, EV: PerDollar(ride, n, w.Stake)}}, nil
}

// letItRideAssumes says that the first wager rides where the second is decided, unless the view says that it does not.
func letItRideAssumes(_ *odds.Work, v *odds.PokerView) string {
	if len(v.Hand)+len(v.Board) < 4 || v.Back || v.First {
		return ""
	}
	return "Valued as if the first bet rides."
}
