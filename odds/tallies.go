package odds

import (
	"math/big"

	"boardwalk/money"
	"boardwalk/table"
)

// Tallies is in how many ways a wager can end.
type Tallies map[End]uint64

// Figure makes a figure of ends, for each dollar of a stake that was there
// before the round.
func (t Tallies) Figure(wager, per string, stake money.Cents) *Figure {
	e := &Ends{}
	total := new(big.Int)
	for k, ways := range t {
		w := new(big.Int).SetUint64(ways)
		total.Add(total, w)
		k.Wagered += stake
		e.Add(k, new(big.Rat).SetInt(w))
	}
	for _, w := range e.Chances {
		w.Quo(w, new(big.Rat).SetInt(total))
	}
	return e.Figure(wager, per, stake)
}

// RoundNet keeps account of what a round of play brings.
type RoundNet struct{ Net, Wagered money.Cents }

func (r *RoundNet) Event(e *table.Event) {
	switch e.Kind {
	case table.Paid:
		r.Net += e.Amount
	case table.Collected:
		r.Net -= e.Stake
	case table.Vigorished:
		r.Net -= e.Amount
	case table.Wagered:
		r.Wagered += e.Amount
	}
}
