package ledger

import (
	"fmt"

	"boardwalk/money"
)

// State is what a transfer says of itself.
type State uint8

// The states of a transfer. One that is pending is decided by a second row, not
// by an edit of the first.
const (
	Posted  State = iota // the amount moved
	Pending              // the amount is set aside in From, and has not moved yet
	Void                 // the amount that was set aside is free again
)

var stateNames = [...]string{"posted", "pending", "void"}

// String returns the state's word.
func (s State) String() string {
	if int(s) < len(stateNames) {
		return stateNames[s]
	}
	return fmt.Sprintf("state %d", uint8(s))
}

// ParseState is the inverse of [State.String].
func ParseState(word string) (State, bool) {
	for i, n := range stateNames {
		if n == word {
			return State(i), true
		}
	}
	return 0, false
}

// Transfer is one row of the ledger.
type Transfer struct {
	ID     uint64 // over the whole casino, from 1 without gaps
	Record uint64 // the record of the journal that it follows from
	From   Account
	To     Account
	Amount money.Cents // always above zero
	State  State
	Of     uint64 // the pending transfer that this one posts or voids, or 0
	Memo   string
}

// String says the transfer in words.
func (t *Transfer) String() string {
	return fmt.Sprintf("transfer %d of %s from %s to %s (%s)", t.ID, t.Amount, t.From, t.To, t.State)
}

// Post is the row by which a pending transfer takes effect.
func (t Transfer) Post() Transfer { return t.decide(Posted) }

// Release is the row by which a pending transfer comes to nothing.
func (t Transfer) Release() Transfer { return t.decide(Void) }

func (t Transfer) decide(s State) Transfer {
	return Transfer{From: t.From, To: t.To, Amount: t.Amount, Memo: t.Memo, State: s, Of: t.ID}
}
