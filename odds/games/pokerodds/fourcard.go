package pokerodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/fourcard"
	"boardwalk/money"
	"boardwalk/odds"
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
func fourCardFigures(w *odds.Work) ([]*odds.Figure, error) {
	f, err := newFourCard(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	aces, err := acesUpFigure(w)
	if err != nil {
		return nil, err
	}
	best, by := f.Count(w.Tell, rulesOf(housepoker.FourRules)...)
	return append(Figures("ante", w.Stake, best, ruleTexts(housepoker.FourRules), by), aces), nil
}

// acesUpNet returns what a hand wins on the aces up wager.
func acesUpNet(w *odds.Work) (func(*[5]card.Card) money.Cents, error) {
	pays, err := paysOf(w.Table, "aces-up", "pair of aces")
	if err != nil {
		return nil, err
	}
	aces := poker.Four([4]card.Card{card.New(card.Ace, card.Clubs), card.New(card.Ace, card.Hearts),
		card.New(card.Three, card.Clubs), card.New(card.Two, card.Clubs)})
	net := pays.nets(w.Stake)
	return func(hand *[5]card.Card) money.Cents {
		if r := poker.FourOfFiveAt(hand); r >= aces {
			return net[r.Class()]
		}
		return -w.Stake
	}, nil
}

// acesUpFigure is decided by the player's hand alone.
func acesUpFigure(w *odds.Work) (*odds.Figure, error) {
	net, err := acesUpNet(w)
	if err != nil {
		return nil, err
	}
	ends := odds.Tally{}
	housepoker.EachHand(card.Standard, 5, func(hand []card.Card, ways uint64) { ends[int64(net((*[5]card.Card)(hand)))] += ways })
	return ends.Distribution(int64(w.Stake)).Figure("aces-up", "bet made"), nil
}

// fourCardChoices values a play wager of one and of three times the ante against every
// hand that the dealer may have.
func fourCardChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 5 || len(v.Dealer) != 1 {
		return nil, errors.New("at four card poker give the five cards of the hand, and the dealer's card that is seen")
	}
	f, err := newFourCard(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	h := &housepoker.FourHand{Cards: [5]card.Card(v.Hand), Rank: poker.FourOfFive([5]card.Card(v.Hand)), Up: v.Dealer[0]}
	s := housepoker.FourAgainst(h, v.Gone)
	deals := s.Won + s.Lost
	if deals == 0 {
		return nil, odds.ErrTooFew
	}
	list := []odds.Worth{{Choice: fourcard.Fold, EV: big.NewRat(-1, 1)}}
	for times := 1; times <= 3; times++ {
		list = append(list, odds.Worth{Choice: fourcard.Play, Times: times, EV: PerDollar(f.Value(h.Rank, s, times), deals, w.Stake)})
	}
	return list, nil
}
