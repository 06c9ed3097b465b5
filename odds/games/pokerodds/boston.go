package pokerodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/boston5"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
)

func newBoston(w *odds.Work) (*housepoker.Boston, error) {
	bonus, err := byClass(w.Table.Game().(*boston5.Game).Bonus())
	return &housepoker.Boston{Ante: w.Stake, Bonus: bonus.all(w.Stake)}, err
}

// bostonFigures goes through every deal. The advantage is over the ante; the element of
// risk counts the first and second wagers too.
func bostonFigures(w *odds.Work) ([]*odds.Figure, error) {
	b, err := newBoston(w)
	if err != nil {
		return nil, err
	}
	best, by := b.Count(rulesOf(housepoker.BostonRules)...)
	figures := Figures("ante", w.Stake, best, ruleTexts(housepoker.BostonRules), by)
	net, err := bostonBonusNet(w)
	if err != nil {
		return nil, err
	}
	return append(figures, bostonBonus(w, net)), nil
}

// bostonBonusNet returns what the bonus wins by the class of three cards.
func bostonBonusNet(w *odds.Work) (net [poker.RoyalFlush + 1]money.Cents, err error) {
	pays, err := paysOf(w.Table, "bonus")
	return pays.nets(w.Stake), err
}

// bostonBonus goes through all hands of three cards.
func bostonBonus(w *odds.Work, net [poker.RoyalFlush + 1]money.Cents) *odds.Figure {
	ends := housepoker.Ends{}
	for _, h := range allThrees() {
		ends[housepoker.End{Net: net[h.rank.Class()], Wagered: w.Stake}]++
	}
	return pokerFigure("bonus", ends, w.Stake)
}

// bostonChoices values the second wager by every two cards that may come and every hand
// that the dealer may have.
func bostonChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 3 {
		return nil, errors.New("at boston 5 stud something is decided with three cards")
	}
	b, err := newBoston(w)
	if err != nil {
		return nil, err
	}
	var gone []card.Card
	for c := range card.Joker {
		if v.Gone.Has(c) {
			gone = append(gone, c)
		}
	}
	if len(gone) > 52-3-2-5 {
		return nil, odds.ErrTooFew
	}
	sum, deals := b.Raise([3]card.Card(v.Hand), gone)
	return []odds.Worth{{Choice: boston5.Fold, EV: big.NewRat(-3, 1)}, {Choice: boston5.Raise, EV: PerDollar(sum, deals, w.Stake)}}, nil
}
