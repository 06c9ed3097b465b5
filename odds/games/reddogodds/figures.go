package reddogodds

import (
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/odds"
	"boardwalk/table"
)

// raises says in words from which spread on it is best to raise.
func raises(best []odds.Decision) string {
	least, other := widest+1, 0
	for _, d := range best {
		spread := reddog.Spread(d.Seen[0], d.Seen[1])
		if d.Answer.Choice == reddog.Raise {
			least = min(least, spread)
		} else {
			other = max(other, spread)
		}
	}
	if other < least {
		return fmt.Sprintf("raise on spreads of %d and more", least)
	}
	return "best raise by the cards"
}

// RedDogChoices returns what it is worth to decline and to raise by as much as
// the original wager, for who sees two cards and knows which cards may still
// come. The game itself deals each of them.
func RedDogChoices(a *odds.Asked, left, right card.Card, toCome []card.Card) ([]odds.Worth, error) {
	t, err := a.Open(1)
	if err != nil {
		return nil, err
	}
	shoe := card.NewShoe(odds.OptionNumber(t.Options(), "decks"))
	if err := odds.KeepOnly(&shoe, append([]card.Card{left, right}, toCome...)); err != nil {
		return nil, err
	}
	t.Game().(*reddog.Game).Stack(shoe)
	original, _ := t.Area(1, "original")
	stake := t.Unit(original) * 100
	if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: original, Amount: stake}); err != nil {
		return nil, err
	}
	var list []odds.Worth
	before := t.Snapshot()
	for _, choice := range []table.Choice{reddog.Decline, reddog.Raise} {
		table.With(odds.Always{Choice: choice})(t)
		r := &odds.RoundNet{}
		table.To(r)(t)
		for _, third := range toCome {
			t.Restore(before)
			table.From(&odds.InOrder{Cards: []card.Card{left, right, third}})(t)
			if err := t.Round(); err != nil {
				return nil, err
			}
		}
		list = append(list, odds.Worth{Choice: choice, EV: big.NewRat(int64(r.Net), int64(stake)*int64(len(toCome)))})
	}
	return list, nil
}
