package ledger

import (
	"fmt"
	"iter"

	"boardwalk/money"
	"boardwalk/table"
)

// Tally is what the accounts of a table hold, by the transfers that were entered
// in it. A table keeps one to be held against after everything that happens.
type Tally struct {
	chart *Chart
	held  []money.Cents // by the places of the chart
}

// NewTally is a tally in which every account holds nothing.
func NewTally(c *Chart) *Tally { return &Tally{c, make([]money.Cents, len(c.all))} }

// Take has every account hold what it must by the table.
func (t *Tally) Take(of *table.Table) {
	for n, held := range t.chart.holds(of) {
		t.held[n] = held
	}
}

// Enter enters a transfer, as far as it concerns the table. What is only pending
// has not moved.
func (t *Tally) Enter(of *Transfer) {
	if of.State != Posted {
		return
	}
	if n, ok := t.chart.place[of.From]; ok {
		t.held[n] -= of.Amount
	}
	if n, ok := t.chart.place[of.To]; ok {
		t.held[n] += of.Amount
	}
}

// Balance is what an account holds.
func (t *Tally) Balance(a Account) Balance {
	n, ok := t.chart.place[a]
	if !ok {
		return Balance{}
	}
	return Balance{Posted: t.held[n]}
}

// All yields every account.
func (t *Tally) All() iter.Seq2[Account, money.Cents] {
	return func(yield func(Account, money.Cents) bool) {
		for n, held := range t.held {
			if !yield(t.chart.all[n], held) {
				return
			}
		}
	}
}

// Check is [Check] of the tally.
func (t *Tally) Check(against *table.Table) error {
	for n, want := range t.chart.holds(against) {
		if t.held[n] != want {
			return differs(t.chart.all[n], t.held[n], want)
		}
	}
	return nil
}

// Solvent names an account that holds less than nothing and may not.
func (t *Tally) Solvent() error {
	for n, held := range t.held {
		if a := t.chart.all[n]; held < 0 && !a.MayOwe() {
			return fmt.Errorf("%s holds %s", a, held)
		}
	}
	return nil
}
