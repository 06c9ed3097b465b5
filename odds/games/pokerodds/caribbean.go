package pokerodds

import (
	"errors"
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/caribbean"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// newCaribbean takes the amounts from a table.
func newCaribbean(t *table.Table, stake money.Cents) (*housepoker.Caribbean, error) {
	ante, _ := t.Area(1, "ante")
	bet, err := paysOf(t, "bet")
	return &housepoker.Caribbean{Ante: stake, Bet: 2 * stake, AntePays: t.Pays(ante)[0].Odds.Owes(stake), BetPays: bet.all(2 * stake)}, err
}

// caribbeanFigures goes through every hand of the player's and every up card of the
// dealer's.
func caribbeanFigures(w *odds.Work) ([]*odds.Figure, error) {
	c, err := newCaribbean(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := c.Count(w.Tell, rulesOf(housepoker.CaribbeanRules)...)
	figures := Figures("ante", w.Stake, best, ruleTexts(housepoker.CaribbeanRules), by)
	progressive, err := progressiveFigure(w.Table)
	return append(figures, progressive), err
}

// progressiveFigure is the progressive wager with the jackpot as it is at the start. Who
// has a hand that is paid does not fold it.
func progressiveFigure(t *table.Table) (*odds.Figure, error) {
	o := t.Options().(*caribbean.Options)
	area, _ := t.Area(1, "progressive")
	stake := t.Layout().Wagers[area].Exactly
	pays, err := paysOf(t, "progressive")
	if err != nil {
		return nil, err
	}
	f := func(jackpot money.Cents) *odds.Figure {
		ends := odds.Tally{}
		lost := uint64(0)
		for c, n := range fiveCardHands() {
			if pays.pays[c] == nil {
				lost += n
			}
		}
		for _, line := range t.Pays(area) {
			won := line.Amount
			switch {
			case line.Meter != "":
				won = line.Share.Down(jackpot, money.Cent)
			case !line.Odds.IsZero():
				won = line.Odds.Owes(stake)
			}
			ends[int64(won-stake)] += fiveCardHands()[pokerClasses[line.On][0]]
		}
		ends[-int64(stake)] += lost
		return ends.Distribution(int64(stake)).Figure("progressive", "bet made")
	}
	whole := f(o.Start)
	// What is paid goes along a line with the jackpot.
	more := f(o.Start + 1_000_000*money.Dollar)
	slope := new(big.Rat).Sub(whole.House, more.House)
	if slope.Sign() == 0 { // somebody supposes that no line takes from the jackpot
		return whole, nil
	}
	slope.Quo(slope, big.NewRat(1_000_000, 1))
	even := new(big.Rat).Quo(whole.House, slope)
	even.Add(even, big.NewRat(int64(o.Start), int64(money.Dollar)))
	whole.Strategy = fmt.Sprintf("with a jackpot of %v; even at $%s", o.Start, even.FloatString(2))
	return whole, nil
}

// fiveCardHands is how many hands of five cards there are of each class.
var fiveCardHands = sync.OnceValue(func() (n [poker.RoyalFlush + 1]uint64) {
	housepoker.EachHand(card.Standard, 5, func(hand []card.Card, ways uint64) {
		n[poker.FiveAt((*[5]card.Card)(hand)).Class()] += ways
	})
	return n
})

// caribbeanChoices values a bet against every hand that the dealer may have.
func caribbeanChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 5 || len(v.Dealer) != 1 {
		return nil, errors.New("at caribbean stud give the five cards of the hand, and the dealer's card that is seen")
	}
	c, err := newCaribbean(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	h := &housepoker.CaribbeanHand{Cards: [5]card.Card(v.Hand), Rank: poker.Five([5]card.Card(v.Hand)), Up: v.Dealer[0]}
	s := housepoker.CaribbeanAgainst(h, v.Gone)
	if s.Hands() == 0 {
		return nil, odds.ErrTooFew
	}
	return []odds.Worth{{Choice: caribbean.Fold, EV: big.NewRat(-1, 1)},
		{Choice: caribbean.Bet, EV: PerDollar(c.Value(h.Rank, &s), s.Hands(), w.Stake)}}, nil
}
