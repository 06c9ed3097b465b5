package odds

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/game/reddog"
	"boardwalk/table"
)

// redDogFigures plays one round from a fresh shoe on every deal of three ranks,
// with a raise of as much as the original wager and without.
func redDogFigures(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	t, err := open(rules, options, terms, 1)
	if err != nil {
		return nil, err
	}
	shoe := card.NewShoe(optionNumber(t.Options(), "decks"))
	t.Game().(*reddog.Game).Stack(shoe)
	original, _ := t.Area(1, "original")
	stake := t.Unit(original) * 100
	if err := t.Do(table.Act{Kind: table.Make, Seat: 1, Area: original, Amount: stake}); err != nil {
		return nil, err
	}
	deals := func() *Deals { return NewDeals(&shoe, func(c card.Card) int { return int(c.Rank()) }) }
	ends, chosen, err := best(t, deals, 3, "raise", reddog.Decline, reddog.Raise)
	if err != nil {
		return nil, err
	}
	f := ends.figure("original", "bet made", stake)
	f.Strategy = raises(chosen)
	return []*Figure{f}, nil
}

// raises says in words from which spread on it is best to raise.
func raises(chosen map[string]table.Choice) string {
	least, other := 12, 0
	for ranks, c := range chosen {
		spread := reddog.Spread(card.New(card.Rank(ranks[0]), card.Clubs), card.New(card.Rank(ranks[1]), card.Spades))
		if c == reddog.Raise {
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
