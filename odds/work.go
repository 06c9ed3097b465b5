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
	return &Work{Table: t, Stake: cmp.Or(a.Stake, usual*EvenParts(a.Rules)), Tell: a.Tell, Cores: a.Cores}, err
}

// EvenParts is into how many parts a wager is taken apart so that every supposed line pays whole parts: 1 for lawful rules,
// whose figures are found for wagers that come out even.
func EvenParts(rules *table.Rules) money.Cents {
	parts := int64(1)
	if s := rules.Supposed(); s != nil {
		for _, p := range s.Pays {
			if one := p.Odds.One; one > 1 {
				a, b := parts, one
				for b != 0 {
					a, b = b, a%b
				}
				parts = parts / a * one
			}
		}
	}
	return money.Cents(parts)
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
