package paigowodds

import (
	"errors"
	"fmt"
	"math/big"

	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/odds"
	"boardwalk/odds/threehands"
	"boardwalk/poker"
	"boardwalk/table"
)

// BestOfThreeHands is how [AsiaBest] sets hands.
const BestOfThreeHands = "set for the greatest chance to win two of three hands, each taken by itself"

// asiaCounts is how the count of all deals is kept.
var asiaCounts = odds.KeptCounts[threehands.Found]{Name: "asia-poker",
	Whole: func(f *threehands.Found) bool { return f.Deals == threehands.Deals && f.House > 0 && f.Best > 0 }}

// asiaRules is the checksum of what the count depends on.
func asiaRules(o *asiapoker.Options, cores int) string {
	return odds.Checksum("asia poker, counted as of 2", threehands.New(o.AceLow).Fingerprint(cores))
}

// asiaFigures counts every pair of hands that share no card.
func asiaFigures(w *odds.Work) ([]*odds.Figure, error) {
	o := w.Table.Options().(*asiapoker.Options)
	found := asiaCounts.Get(asiaRules(o, w.Cores), func() *threehands.Found {
		f := threehands.New(o.AceLow).Count(w.Cores, threehands.Progress(w.Tell))
		return &f
	})
	figure := func(won int64, strategy string) *odds.Figure {
		var d odds.Distribution
		d.Add(big.NewRat(1, 1), new(big.Rat).SetInt64(won))
		d.Add(big.NewRat(-1, 1), new(big.Rat).SetInt64(found.Deals-won))
		f := d.Figure("wager", "bet made")
		f.Strategy = strategy
		return f
	}
	return []*odds.Figure{figure(found.Best, BestOfThreeHands), figure(found.House, AsTheHouse)}, nil
}

// asiaPending is the name of the count that figures wait for.
func asiaPending(a *odds.Asked) string {
	return asiaCounts.Pending(asiaRules(a.Options.(*asiapoker.Options), 0))
}

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
		return nil, 0, odds.ErrTooFew
	}
	list, house = threehands.New(options.(*asiapoker.Options).AceLow).Values(hand, gone, AsiaDealers)
	return list, house, nil
}

// AsiaAnswer is the answer that sets seven cards in one of the [poker.AsiaPlaces].
func AsiaAnswer(hand *[7]card.Card, way int) table.Answer {
	return asiapoker.AnswerFor(hand, poker.AsiaPlaces[way])
}

// asiaKept are the counts that come with the program.
func asiaKept(rules *table.Rules) (list []odds.KeptCount, err error) {
	for _, aceLow := range []bool{false, true} {
		o := *rules.Options().(*asiapoker.Options)
		o.AceLow = aceLow
		list = append(list, asiaCounts.Comes(fmt.Sprint("asia poker, ace low ", aceLow), asiaRules(&o, 0), func() *threehands.Found {
			f := threehands.New(aceLow).Count(0, nil)
			return &f
		}))
	}
	return list, nil
}
