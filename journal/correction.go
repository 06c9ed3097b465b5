package journal

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Correction is the data of [KindCorrection]: a payment of a round that is over was made in error. One member of the floor's
// staff asks for the correction, and another one who supervises confirms or declines it. Only when it is confirmed does money
// move, by a transfer of its own. Each of the records says all of it, so that it can be read alone.
type Correction struct {
	Number uint64      `json:"number"` // of the table's corrections, from 1
	Did    string      `json:"did"`    // one of those below
	Round  uint64      `json:"round"`  // whose payment it was
	Seat   table.Seat  `json:"seat"`
	Person string      `json:"person"`           // who had the seat then
	Wager  string      `json:"wager"`            // its id
	Amount money.Cents `json:"amount"`           // that the player gets; less than nothing is taken back
	Law    law.Cite    `json:"law"`              // the paragraph by which the payment was wrong
	By     string      `json:"by,omitempty"`     // who asked for it, once it is decided
	Why    string      `json:"reason,omitempty"` // what was wrong; of one that is declined, why it is
}

// What was done about a correction.
const (
	CorrectionAsked     = "asked"
	CorrectionConfirmed = "confirmed"
	CorrectionDeclined  = "declined"
)
