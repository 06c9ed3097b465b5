package advice

import (
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/tile"
)

// Position is any hand with any cards left, at a table or not.
type Position struct {
	Hand     []card.Card // at red dog the two cards that were dealt
	Dealer   []card.Card // what is seen of the dealer's, at blackjack, casino war, caribbean stud and four card poker
	Board    []card.Card // the cards that all players share, as far as they are seen
	Gone     []card.Card // other cards that will not come
	Hands    int         // at blackjack: how many hands the box has by now, if a pair was split
	Formed   bool        // and whether this is not the first of them
	PairPlus int         // at three card poker: so many antes on pair plus
	Tiles    []tile.Tile // the hand, at pai gow
	Without  []tile.Tile // at pai gow: other tiles that will not come
	Bank     bool        // at pai gow and pai gow poker: the hand is that of a player who has the bank

	// Stake is how large the wager is, where vigorish is rounded or a hand is paid no more than a limit; zero if that does
	// not matter.
	Stake money.Cents

	// Quick says that nobody can wait: what takes some seconds is refused.
	Quick bool

	// Tell is told how much is done, where it takes some seconds; nil is nobody.
	Tell func(done, all int)
}

// Asked is a table with wagers of the position's size.
func (p *Position) Asked(a *odds.Asked) *odds.Asked {
	same := *a
	same.Stake = p.Stake
	return &same
}

// Values is what the choices of a position are worth.
type Values struct {
	Choices   []Worth
	Of        string   // what the values are fractions of
	Insurance *float64 // what a dollar of insurance is worth, where it is offered
	Assumes   string   // what the values are as if, of what the position does not tell; empty for nothing
}

// Without are the cards of some decks of a pack less others, each of which must be there.
func Without(pack card.Pack, decks int, gone ...[]card.Card) ([]card.Card, error) {
	var count [card.MaxPack]int
	for _, c := range slices.Concat(gone...) {
		switch {
		case !pack.Set().Has(c):
			return nil, fmt.Errorf("no card %s is dealt at this game", c)
		case count[c] == decks:
			return nil, fmt.Errorf("there are not so many cards %s", c)
		}
		count[c]++
	}
	var left []card.Card
	for c := range pack.Set().All {
		for range decks - count[c] {
			left = append(left, c)
		}
	}
	return left, nil
}

func Floats(list []odds.Worth) []Worth {
	var values []Worth
	for _, w := range list {
		ev, _ := w.EV.Float64()
		values = append(values, Worth{Choice: w.Choice, EV: ev})
	}
	return values
}
