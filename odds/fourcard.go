package odds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/fourcard"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// newFourCard takes the amounts from a table.
func newFourCard(t *table.Table, stake money.Cents) (*housepoker.FourCard, error) {
	bonus, err := byClass(t.Game().(*fourcard.Game).Bonus())
	return &housepoker.FourCard{Ante: stake, Bonus: bonus.all(stake)}, err
}

// fourCardFigures goes through every hand of the player's and every up card of the
// dealer's.
func fourCardFigures(w *work) ([]*Figure, error) {
	f, err := newFourCard(w.table, w.stake)
	if err != nil {
		return nil, err
	}
	aces, err := acesUpFigure(w)
	if err != nil {
		return nil, err
	}
	best, by := f.Count(w.tell, rulesOf(housepoker.FourRules)...)
	return append(pokerFigures("ante", w.stake, best, ruleTexts(housepoker.FourRules), by), aces), nil
}

// acesUpFigure is decided by the player's hand alone.
func acesUpFigure(w *work) (*Figure, error) {
	pays, err := paysOf(w.table, "aces-up", "pair of aces")
	if err != nil {
		return nil, err
	}
	aces := poker.Four([4]card.Card{card.New(card.Ace, card.Clubs), card.New(card.Ace, card.Hearts),
		card.New(card.Three, card.Clubs), card.New(card.Two, card.Clubs)})
	ends := tally{}
	housepoker.EachFive(func(hand *[5]card.Card, ways uint64) {
		net := -w.stake
		if r := poker.FourOfFiveAt(hand); r >= aces {
			net = pays.on(r.Class(), w.stake)
		}
		ends[int64(net)] += ways
	})
	return ends.distribution(int64(w.stake)).Figure("aces-up", "bet made"), nil
}

// fourCardChoices values a play wager of one and of three times the ante against every
// hand that the dealer may have.
func fourCardChoices(w *work, v *PokerView) ([]Worth, error) {
	if len(v.Hand) != 5 || len(v.Dealer) != 1 {
		return nil, errors.New("at four card poker give the five cards of the hand, and the dealer's card that is seen")
	}
	f, err := newFourCard(w.table, w.stake)
	if err != nil {
		return nil, err
	}
	h := &housepoker.FourHand{Cards: [5]card.Card(v.Hand), Rank: poker.FourOfFive([5]card.Card(v.Hand)), Up: v.Dealer[0]}
	s := housepoker.FourAgainst(h, v.Gone)
	deals := s.Won + s.Lost
	if deals == 0 {
		return nil, errTooFew
	}
	list := []Worth{{Choice: fourcard.Fold, EV: big.NewRat(-1, 1)}}
	for times := 1; times <= 3; times++ {
		list = append(list, Worth{Choice: fourcard.Play, Times: times, EV: perDollar(f.Value(h.Rank, s, times), deals, w.stake)})
	}
	return list, nil
}
