package sitting

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Party is who gives an order.
type Party struct {
	Who string // the id of the person
	Key string // names the order, so that one that is given twice is carried out once; empty for none

	// Print is a fingerprint of what is ordered. Another order under the same key
	// has another print and is refused. Empty means: the key alone decides.
	Print string
}

// Receipt says what became of an order. All of it is durable.
type Receipt struct {
	Table    string      `json:"table"`
	At       uint64      `json:"at"`                 // the place of the order's first record in the table's sequence
	Event    uint64      `json:"event"`              // the last event once it was carried out
	Seat     table.Seat  `json:"seat,omitempty"`     // of the person
	Amount   money.Cents `json:"amount,omitempty"`   // what a player who left took away
	Waits    bool        `json:"waits,omitempty"`    // of a player who leaves: as soon as it is lawful; of a wager: until staff accept it
	Question string      `json:"question,omitempty"` // the id of the question that was answered
	Repeated bool        `json:"repeated,omitempty"` // it was carried out before, and now only confirmed
	Print    string      `json:"print,omitempty"`    // of the order
}

// Outcome is what became of an order: its receipt, or why it was not carried out.
type Outcome struct {
	Receipt Receipt
	Err     error
}
