package pokerodds

import (
	"errors"

	"boardwalk/card"
	"boardwalk/game/minitex"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newMiniTex takes the amounts from a table.
func newMiniTex(t *table.Table, stake money.Cents) *housepoker.MiniTex {
	m := &housepoker.MiniTex{Ante: stake}
	area, _ := t.Area(1, "ante")
	if bonus := t.Layout().Wagers[area].Bonus; len(bonus) > 0 {
		m.Bonus = bonus[0].Odds.Owes(stake)
	}
	return m
}

// miniTexFigures goes through every board and every hand.
func miniTexFigures(w *odds.Work) ([]*odds.Figure, error) {
	m := newMiniTex(w.Table, w.Stake)
	best, by := m.Count(w.Tell, rulesOf(housepoker.MiniTexRules)...)
	figures := Figures("ante", w.Stake, best, ruleTexts(housepoker.MiniTexRules), by)
	return append(figures, pocketFigure(w)), nil
}

// pocketFigure is decided by the two hole cards alone.
func pocketFigure(w *odds.Work) *odds.Figure {
	netOf, ends := pocketNet(w), odds.Tally{}
	for a := range card.Joker {
		for b := range a {
			ends[int64(netOf([2]card.Card{a, b}))]++
		}
	}
	return ends.Distribution(int64(w.Stake)).Figure("pocket-poker", "bet made")
}

// pocketNet returns what the pocket poker wager wins with two hole cards.
func pocketNet(w *odds.Work) func([2]card.Card) money.Cents {
	g := w.Table.Game().(*minitex.Game)
	area, _ := w.Table.Area(1, "pocket-poker")
	pays := w.Table.Pays(area)
	return func(hole [2]card.Card) money.Cents {
		if line, ok := g.PocketLine(hole); ok {
			return pays[line].Odds.Owes(w.Stake)
		}
		return -w.Stake
	}
}

// miniTexChoices values going on by every card that may come and every hand that the dealer
// may have.
func miniTexChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 2 || len(v.Board) == 1 || len(v.Board) > 3 {
		return nil, errors.New("at mini-tex give the two cards of the hand, and none, two or three community cards")
	}
	m := newMiniTex(w.Table, w.Stake)
	h := &housepoker.MiniTexHand{Hole: [2]card.Card(v.Hand), Shown: len(v.Board)}
	copy(h.Board[:], v.Board)
	fold, goOn, err := m.Values(h, v.Gone)
	if err != nil {
		return nil, tooFew(err)
	}
	next := map[int]table.Choice{0: minitex.Flop, 2: minitex.River, 3: minitex.Play}[len(v.Board)]
	return []odds.Worth{{Choice: minitex.Fold, EV: perDollar(fold, w.Stake)}, {Choice: next, EV: perDollar(goOn, w.Stake)}}, nil
}
