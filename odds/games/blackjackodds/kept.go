package blackjackodds

import (
	"fmt"

	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// foundPlays keep what is found from fresh shoes: results take three seconds.
var foundPlays = odds.KeptCounts[twentyone.Found]{Name: "twenty-one", Whole: (*twentyone.Found).Whole, Same: (*twentyone.Found).Same}

// keeperOf is who keeps what is found for somebody: of fresh shoes under lawful options. There are few enough of those, while
// cards that are gone and supposed rules would fill a disk.
func keeperOf(a *odds.Asked) twentyone.Keeper {
	if a.Decks != 0 || len(a.Dead) > 0 || a.Options.(*blackjack.Options).Supposed() != nil {
		return nil
	}
	return foundPlays
}

// foundBasics keep basic strategies likewise.
var foundBasics = odds.KeptCounts[twentyone.FoundStrategy]{Name: "twenty-one-basic", Whole: (*twentyone.FoundStrategy).Whole,
	Same: (*twentyone.FoundStrategy).Same}

// basicFrom returns the basic strategy from the cards of a fresh shoe, and finds it if it is not kept.
func basicFrom(o *blackjack.Options, shoe twentyone.Composition) (*twentyone.Strategy, error) {
	if o.Supposed() != nil {
		return twentyone.BasicFor(o, shoe)
	}
	sum, err := twentyone.NewBySize(o, shoe, nil).BasicKept()
	if err != nil {
		return nil, err
	}
	return foundBasics.Get(sum, func() *twentyone.FoundStrategy { return findFrom(o, shoe) }).Strategy(o), nil
}

// findFrom finds it, where it is known that there is one.
func findFrom(o *blackjack.Options, shoe twentyone.Composition) *twentyone.FoundStrategy {
	s, err := twentyone.BasicFor(o, shoe)
	if err != nil {
		panic(err) // the checksum could be found
	}
	return s.Found()
}

// keptStakes are the wagers for which figures come with the program: the usual one, and where wagers of another size are played
// otherwise, one of them.
var keptStakes = []money.Cents{usualStake, money.Dollar}

// keptPlays lists what comes with the program: figures and basic strategies under the usual options and under those of each preset.
func keptPlays(rules *table.Rules) ([]odds.KeptCount, error) {
	sets := append([]table.Preset{{Name: "the usual options"}}, rules.Presets...)
	var list []odds.KeptCount
	known := map[string]bool{}
	for i := range sets {
		options, err := rules.Under(&sets[i])
		if err != nil {
			return nil, err
		}
		o := options.(*blackjack.Options)
		for _, shoe := range twentyone.Sides(o) {
			basic, err := twentyone.NewBySize(o, shoe, nil).BasicKept()
			if err != nil {
				return nil, err
			}
			if !known[basic] {
				known[basic] = true
				list = append(list, foundBasics.Comes(fmt.Sprintf("%s, %s, basic strategy", rules.Name, sets[i].Name), basic,
					func() *twentyone.FoundStrategy { return findFrom(o, shoe) }))
			}
			for _, stake := range keptStakes {
				sum, find, err := twentyone.NewBySize(o, shoe, nil).Kept(stake)
				if err != nil {
					return nil, err
				}
				if !known[sum] {
					known[sum] = true
					list = append(list, foundPlays.Comes(fmt.Sprintf("%s, %s, %v", rules.Name, sets[i].Name, stake), sum, find))
				}
			}
		}
	}
	return list, nil
}
