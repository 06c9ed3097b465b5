package odds

import (
	"fmt"
	"math/big"

	"boardwalk/chance"
	"boardwalk/game/pokette"
	"boardwalk/table"
)

// poketteFigures plays every wager of pokette on every outcome. A wager on a
// card is decided by the next spin; one on a poker hand is made with one or two
// cards on the stand, and played until a card comes that is no joker.
func poketteFigures(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	l := rules.New(rules.Copy(options)).Layout()
	tasks := []func() ([]*Figure, error){func() ([]*Figure, error) { return decidedAtOnce(rules, options, terms) }}
	for a := range l.Wagers {
		if w := &l.Wagers[a]; !w.OneRoll {
			tasks = append(tasks, func() ([]*Figure, error) {
				f, err := handFigure(rules, options, terms, table.Area(a))
				return []*Figure{f}, err
			})
		}
	}
	return all(tasks)
}

// posted is what lies on the card stand, and how many such stands there are.
type posted struct {
	cards string
	ways  int64
}

// stands are the stands of one card, or of two, up to the names of suits: the
// first card is a spade, the second a spade or, for the three other suits, a
// heart.
func stands(cards int) (list []posted) {
	const ranks = "23456789TJQKA"
	for _, first := range ranks {
		if cards == 1 {
			list = append(list, posted{string(first) + "s", 1})
			continue
		}
		for _, second := range ranks {
			both := string(first) + "s " + string(second)
			list = append(list, posted{both + "s", 1}, posted{both + "h", 3})
		}
	}
	return list
}

// handFigure is what a wager on a poker hand is worth: the mean of all stands
// at which it is open, as often as each of them comes.
func handFigure(rules *table.Rules, options table.Options, terms table.Terms, a table.Area) (*Figure, error) {
	script := &chance.Script{}
	t, err := open(rules, options, terms, 1, table.From(script))
	if err != nil {
		return nil, err
	}
	wager := &t.Layout().Wagers[a]
	before, stake := t.Snapshot(), t.Unit(a)*100
	mean, ways := &Ends{Chances: map[end]*big.Rat{}}, new(big.Rat)
	for _, stand := range append(stands(1), stands(2)...) {
		t.Restore(before)
		table.From(script)(t)
		if err := post(t, script, stand.cards); err != nil {
			return nil, err
		}
		if wager.Made&t.Game().Phase() == 0 {
			continue
		}
		ends, err := (&Chain{Table: t, Seat: 1, Areas: []table.Area{a}}).Run(table.Act{Kind: table.Make, Seat: 1, Area: a, Amount: stake})
		if err != nil {
			return nil, err
		}
		weight := big.NewRat(stand.ways, 1)
		for k, chance := range ends.Chances {
			add(mean.Chances, k, new(big.Rat).Mul(chance, weight))
		}
		ways.Add(ways, weight)
	}
	if ways.Sign() == 0 {
		return nil, fmt.Errorf("%s is open with no cards on the stand", wager.Name)
	}
	for _, chance := range mean.Chances {
		chance.Quo(chance, ways)
	}
	return mean.Figure(wager.ID, "bet made", stake), nil
}

// post spins the wheel until these cards are on the stand.
func post(t *table.Table, script *chance.Script, cards string) error {
	wheel := t.Game().(*pokette.Game).Wheel()
	for i := 0; i < len(cards); i += 3 {
		section, _ := wheel.Index(cards[i : i+2])
		script.Add(section)
		if err := t.Round(); err != nil {
			return err
		}
	}
	return nil
}
