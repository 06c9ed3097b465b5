package pokerodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/floppoker"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/table"
)

// newFlop takes the pay table and the limit from a table. The limit never takes from a
// hand at the posted minimum.
func newFlop(t *table.Table, stake money.Cents) (*housepoker.FlopPoker, error) {
	s, err := newScale(t, card.Jack, card.Jack, "flop")
	if s.Limit > 0 {
		area, _ := t.Area(1, "ante")
		s.Limit = max(s.Limit, floppoker.MostWin*t.Limit(area).Min)
	}
	return &housepoker.FlopPoker{Ante: stake, Scale: s}, err
}

// flopFigures goes through every hand and every flop. Of the pot the house takes nothing,
// whoever plays how.
func flopFigures(w *odds.Work) ([]*odds.Figure, error) {
	f, err := newFlop(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := f.Count(w.Tell, rulesOf(housepoker.FlopRules)...)
	figures := Figures("ante", w.Stake, best, ruleTexts(housepoker.FlopRules), by)
	bonus, err := flopBonus(w)
	if err != nil {
		return nil, err
	}
	pot := &odds.Figure{Wager: "pot", Per: "bet made", House: new(big.Rat), Risk: new(big.Rat),
		Strategy: "it goes from player to player, and the house takes nothing of it"}
	return append(figures, bonus, pot), nil
}

// flopBonus goes through all hands of three cards.
func flopBonus(w *odds.Work) (*odds.Figure, error) {
	netOf, err := flopBonusNet(w)
	ends := housepoker.Ends{}
	for _, h := range allThrees() {
		ends[housepoker.End{Net: netOf(h.rank), Wagered: w.Stake}]++
	}
	return pokerFigure("bonus", ends, w.Stake), err
}

// flopBonusNet returns what the bonus wins with three cards.
func flopBonusNet(w *odds.Work) (func(poker.Rank) money.Cents, error) {
	pays, err := paysOf(w.Table, "bonus")
	net, royal := pays.nets(w.Stake), housepoker.MiniRoyal()
	return func(r poker.Rank) money.Cents {
		class := r.Class()
		if r == royal {
			class = poker.RoyalFlush
		}
		return net[class]
	}, err
}

// flopChoices values the flop wager by every flop. The pot and the bonus do not depend on
// it.
func flopChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 3 || len(v.Board) > 0 {
		return nil, errors.New("at flop poker something is decided with three cards, before the flop")
	}
	f, err := newFlop(w.Table, w.Stake)
	if err != nil {
		return nil, err
	}
	if 52-(v.Gone|card.SetOf(v.Hand...)).Len() < 3 {
		return nil, odds.ErrTooFew
	}
	sum, deals := f.Raise([3]card.Card(v.Hand), v.Gone)
	return []odds.Worth{{Choice: floppoker.Fold, EV: big.NewRat(-1, 1)}, {Choice: floppoker.Raise, EV: PerDollar(sum, deals, w.Stake)}}, nil
}
