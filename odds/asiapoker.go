package odds

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/money"
	"boardwalk/odds/threehands"
	"boardwalk/poker"
	"boardwalk/table"
)

// BestOfThreeHands is how [AsiaBest] sets hands.
const BestOfThreeHands = "set for the greatest chance to win two of three hands, each taken by itself"

// asiaDeals is how many rounds of seven hands are drawn for the figures of asia poker.
const asiaDeals = 120_000

// asiaKept is how the figures are kept.
var asiaKept = kind[threehands.Found]{"asia-poker", func(f *threehands.Found) bool { return f.Deals == asiaDeals && f.HouseError > 0 && f.BestError > 0 }}

// findAsia draws deals, or takes what was drawn by the same rules before.
func findAsia(k *keeper, aceLow bool, deals int) *threehands.Found {
	game := threehands.New(aceLow)
	return asiaKept.get(k, checksum(aceLow, deals, game.Fingerprint()), func() *threehands.Found {
		f := game.Draw(deals)
		return &f
	})
}

// asiaAnalysis draws deals, because there are too many to go through them all: of every
// figure is said how far it may be from the true one.
func asiaAnalysis(_ *table.Rules, options table.Options, _ table.Terms, _ money.Cents, _ int) ([]*Figure, error) {
	f := findAsia(kept, options.(*asiapoker.Options).AceLow, asiaDeals)
	drawn := func(advantage, e float64, strategy string) *Figure {
		return &Figure{Wager: "wager", Per: "bet made", Approximate: true, Advantage: advantage, Wagered: 1, Error: e,
			Strategy: fmt.Sprintf("drawn from %d deals, 95%% sure to be from %.3f%% to %.3f%%: %s", f.Deals,
				100*(advantage-sure*e), 100*(advantage+sure*e), strategy)}
	}
	return []*Figure{drawn(f.Best, f.BestError, BestOfThreeHands), drawn(f.House, f.HouseError, "set every hand as the house does")}, nil
}

// sure is within how many standard errors a mean of many draws is with 95 percent.
const sure = 1.96

// AsiaBest returns how seven cards of asia poker are set by [BestOfThreeHands]: which of
// [poker.AsiaPlaces].
func AsiaBest(options table.Options) func(*[7]card.Card) int {
	return threehands.New(options.(*asiapoker.Options).AceLow).Best
}

// AsiaDealers is against how many hands of the dealer's the settings of a hand are valued.
const AsiaDealers = 40_000

// AsiaSettings values the lawful ways to set seven cards, and says which of [poker.AsiaPlaces]
// is the house's. Cards in gone will not come.
func AsiaSettings(options table.Options, hand *[7]card.Card, gone card.Set) (list []threehands.Setting, house int, err error) {
	if own := card.SetOf(hand[:]...); own.Len() != 7 || own&gone != 0 || (own | gone).Has(card.SecondJoker) {
		return nil, 0, errors.New("there are 52 cards and one joker, each once")
	}
	if 53-7-gone.Len() < 7 {
		return nil, 0, errTooFew
	}
	list, house = threehands.New(options.(*asiapoker.Options).AceLow).Values(hand, gone, AsiaDealers)
	return list, house, nil
}

// AsiaAnswer is the answer that sets seven cards in one of the [poker.AsiaPlaces].
func AsiaAnswer(hand *[7]card.Card, way int) table.Answer {
	return asiapoker.AnswerFor(hand, poker.AsiaPlaces[way])
}
