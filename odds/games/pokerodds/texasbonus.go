package pokerodds

import (
	"errors"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/texasbonus"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// newTexas takes the rules from a table.
func newTexas(t *table.Table, stake money.Cents) *housepoker.Texas {
	return &housepoker.Texas{Ante: stake, AntePays: t.Game().(*texasbonus.Game).AntePaysFrom()}
}

// texasFigures goes through every board and every hand, which takes some seconds
// the first time.
func texasFigures(w *odds.Work) ([]*odds.Figure, error) {
	count := texasCounted(newTexas(w.Table, w.Stake), w.Tell)
	figures := Figures("ante", w.Stake, count.Best.Ends, ruleTexts(housepoker.TexasRules), count.By)
	figures[0].Strategy = texasText(count.Best)
	return append(figures, texasBonusFigure(w)), nil
}

// texasText says what best play is.
func texasText(best *housepoker.TexasCount) string {
	return "best play: fold " + texasFolds(best) + " before the flop; then bet whenever the hand wins more often than it loses"
}

// TexasBest returns best play at texas hold 'em bonus, in words and as players of whom each is for one goroutine.
func TexasBest(a *odds.Asked) (text string, player func() housepoker.TexasRule, err error) {
	t, err := a.Open(1)
	if err != nil {
		return "", nil, err
	}
	x := newTexas(t, evenDollar)
	found := texasCounted(x, nil)
	return texasText(found.Best), func() housepoker.TexasRule { return x.Player(found.Best.Values, found.Best.Flops) }, nil
}

// texasPending is the name of the count that figures wait for.
func texasPending(a *odds.Asked) string {
	t, err := a.Open(1)
	if err != nil {
		return ""
	}
	return texasCounts.Pending(texasRules(newTexas(t, 1)))
}

// texasFolds are the hands that are folded before the flop, in words.
func texasFolds(c *housepoker.TexasCount) string {
	text := ""
	for _, v := range c.Values {
		if v.Antes > -v.Deals {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += v.Hole.String()
	}
	if text == "" {
		return "nothing"
	}
	return text
}

// texasBonusFigure is decided by the player's two cards, and by the dealer's where
// both have aces.
func texasBonusFigure(w *odds.Work) *odds.Figure {
	netOf, ends := texasBonusNet(w), odds.Tally{}
	for a := range card.Joker {
		for b := range a {
			for c := range card.Joker {
				for d := range c {
					if c == a || c == b || d == a || d == b {
						continue
					}
					ends[int64(netOf([2]card.Card{a, b}, [2]card.Card{c, d}))]++
				}
			}
		}
	}
	return ends.Distribution(int64(w.Stake)).Figure("bonus", "bet made")
}

// texasBonusNet returns what the bonus wins with the player's two cards and the dealer's.
func texasBonusNet(w *odds.Work) func(own, dealers [2]card.Card) money.Cents {
	area, _ := w.Table.Area(1, "bonus")
	pays := w.Table.Pays(area)
	return func(own, dealers [2]card.Card) money.Cents {
		if line, ok := texasbonus.BonusLine(own, dealers); ok {
			return pays[line].Odds.Owes(w.Stake)
		}
		return -w.Stake
	}
}

// texasChoices values a wager by every board and every hand of the dealer's that may
// come. Before the flop, with no other cards known, that was worked out once.
func texasChoices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	t := newTexas(w.Table, w.Stake)
	if len(v.Hand) != 2 {
		return nil, errors.New("at texas hold 'em bonus a hand has two cards")
	}
	hole := [2]card.Card(v.Hand)
	seen := v.Gone | card.SetOf(v.Board...)
	if 52-(seen|card.SetOf(hole[:]...)).Len() < 7-len(v.Board) {
		return nil, odds.ErrTooFew
	}
	switch len(v.Board) {
	case 0:
		if seen&^card.SetOf(hole[:]...) == 0 {
			count := texasCounted(t, w.Tell)
			value := count.Best.Of(housepoker.HoleClassOf(hole[0], hole[1]))
			return []odds.Worth{{Choice: texasbonus.Fold, EV: big.NewRat(-1, 1)},
				{Choice: texasbonus.Bet, EV: big.NewRat(value.Antes, value.Deals)}}, nil
		}
		if v.Quick {
			return nil, errors.New("at texas hold 'em bonus a hand is valued before the flop with no other cards known: " +
				"others take some seconds to count")
		}
		antes, deals := t.BeforeFlop(hole, seen, w.Tell)
		return []odds.Worth{{Choice: texasbonus.Fold, EV: big.NewRat(-1, 1)}, {Choice: texasbonus.Bet, EV: big.NewRat(antes, deals)}}, nil
	case 3, 4:
		check, bet, deals := t.Values(&housepoker.TexasHand{Hole: hole, Board: texasBoard(v.Board), Shown: len(v.Board)}, seen)
		return []odds.Worth{{Choice: texasbonus.Check, EV: big.NewRat(check, deals)}, {Choice: texasbonus.Bet, EV: big.NewRat(bet, deals)}}, nil
	}
	return nil, errors.New("at texas hold 'em bonus wagers are made with no, three or four cards on the board")
}

func texasBoard(cards []card.Card) (board [4]card.Card) {
	copy(board[:], cards)
	return board
}
