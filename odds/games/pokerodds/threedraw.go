package pokerodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/threedraw"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newThreeDraw takes the amounts from a table, with so much on the first 3 bonus.
func newThreeDraw(t *table.Table, stake, first money.Cents) (*housepoker.ThreeDraw, error) {
	bonus, err := byClass(t.Game().(*threedraw.Game).Bonus())
	if err != nil {
		return nil, err
	}
	firstPays, err := paysOf(t, "first-3")
	d := &housepoker.ThreeDraw{Ante: stake, Bonus: bonus.all(stake), First: first}
	if first > 0 {
		d.FirstNets = firstPays.nets(first)
	}
	return d, err
}

// threeDrawFigures goes through every hand with each of the choices.
func threeDrawFigures(w *odds.Work) ([]*odds.Figure, error) {
	alone, err := newThreeDraw(w.Table, w.Stake, 0)
	if err != nil {
		return nil, err
	}
	both, err := newThreeDraw(w.Table, w.Stake, w.Stake)
	if err != nil {
		return nil, err
	}
	best, by := alone.Count(rulesOf(housepoker.ThreeDrawRules)...)
	var ends []housepoker.Ends
	for _, e := range by {
		ends = append(ends, e.Ante)
	}
	figures := Figures("ante", w.Stake, best.Ante, ruleTexts(housepoker.ThreeDrawRules), ends)
	return append(figures, firstThreeFigures(w, alone, both)...), nil
}

// firstThreeFigures are those of the first 3 bonus, which depends on how the ante beside
// it is played: as is best for both where they are of the same size, as is best for the
// ante alone where that is far larger, and by the first of the rules.
func firstThreeFigures(w *odds.Work, alone, both *housepoker.ThreeDraw) []*odds.Figure {
	rule := housepoker.ThreeDrawRules[0]
	forAnte := func(hand *[3]card.Card) int {
		values, _ := alone.Values(hand)
		return housepoker.Best(values[:]) + housepoker.DrawFold
	}
	same, by := both.Count(forAnte, rule.Rule)
	figure := func(e *housepoker.DrawEnds, text string) *odds.Figure {
		f := pokerFigure("first-3", e.First, w.Stake)
		f.Strategy = text
		return f
	}
	return []*odds.Figure{
		figure(&same, "beside an ante of the same size, if the hand is played as is best for both"),
		figure(&by[0], "beside a far larger ante, if the hand is played as is best for the ante"),
		figure(&by[1], "beside an ante that is played so: "+rule.Text),
	}
}

// threeDrawChoices values all choices by every card that may be drawn and every hand that
// the dealer may have.
func threeDrawChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 3 {
		return nil, errors.New("at three card draw a hand has three cards")
	}
	first := money.Cents(0)
	if v.Beside != nil {
		amount := new(big.Rat).Mul(v.Beside, big.NewRat(int64(w.Stake), 1))
		first = money.Cents(new(big.Int).Quo(amount.Num(), amount.Denom()).Int64())
	}
	d, err := newThreeDraw(w.Table, w.Stake, first)
	if err != nil {
		return nil, err
	}
	hand := [3]card.Card(v.Hand)
	values, deals := d.Values(&hand)
	if v.Gone&^card.SetOf(hand[:]...) != 0 {
		if 52-(v.Gone|card.SetOf(hand[:]...)).Len() < 5 {
			return nil, odds.ErrTooFew
		}
		values, deals = d.ValuesAmong(&hand, v.Gone)
	}
	choices := []table.Choice{threedraw.Fold, threedraw.InToWin, threedraw.DiscardFirst, threedraw.DiscardSecond, threedraw.DiscardThird}
	var list []odds.Worth
	for i, c := range choices {
		list = append(list, odds.Worth{Choice: c, EV: PerDollar(values[i], deals, w.Stake)})
	}
	return list, nil
}
