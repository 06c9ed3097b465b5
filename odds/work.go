package odds

import (
	"cmp"

	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/table"
)

// Work is a table whose figures are to be found, for wagers of a size.
type Work struct {
	Table *table.Table
	Stake money.Cents
	Tell  housepoker.Progress
	Cores int // on how many cores two hands are counted; 0 is all
}

// NewWork opens a table. A stake of zero is another one.
func NewWork(a *Asked, usual money.Cents) (*Work, error) {
	t, err := a.Open(1)
	return &Work{Table: t, Stake: cmp.Or(a.Stake, usual), Tell: a.Tell, Cores: a.Cores}, err
}

// At has figures found at a table that is open, where there is always one deck.
func At(figures func(*Work) ([]*Figure, error), usual money.Cents) func(*Asked) ([]*Figure, error) {
	return func(a *Asked) ([]*Figure, error) {
		w, err := NewWork(a, usual)
		if err != nil {
			return nil, err
		}
		return figures(w)
	}
}

// EachValue opens a table of a game with each value that an option may have.
func EachValue(rules *table.Rules, name string, visit func(value string, t *table.Table) error) error {
	for _, d := range rules.Options().Declare() {
		if d.Name != name {
			continue
		}
		for _, value := range d.Words() {
			a := &Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
			if err := table.SetOption(a.Options, name, value); err != nil {
				return err
			}
			t, err := a.Open(1)
			if err != nil {
				return err
			}
			if err := visit(value, t); err != nil {
				return err
			}
		}
	}
	return nil
}
