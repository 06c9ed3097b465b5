package wire

import (
	"time"

	"boardwalk/money"
)

// PaymentError is a payment of a round that is over, and how it is to be corrected.
type PaymentError struct {
	Round  uint64      `json:"round" minimum:"1" maximum:"9007199254740991"`
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Person string      `json:"person" minLength:"1" maxLength:"64" doc:"The id of whoever had the seat in the round"`
	Wager  string      `json:"wager" minLength:"1" maxLength:"64" doc:"Its id, name or alias; the person must have had it in the round"`
	Amount money.Cents `json:"amount" doc:"What the person is to get, or less than nothing for what is to be taken back"`
	Law    string      `json:"law" minLength:"1" maxLength:"64" example:"19:47-5.6(e)" doc:"The paragraph by which the payment was wrong"`
	Why    string      `json:"why" minLength:"1" maxLength:"256" doc:"What was wrong. It is kept for good: no names"`
}

// DecidedCorrection is a correction that is confirmed.
type DecidedCorrection struct {
	Number uint64 `json:"number" minimum:"1" maximum:"9007199254740991"`
}

// DeclinedCorrection is a correction that is not confirmed, and why.
type DeclinedCorrection struct {
	DecidedCorrection
	Why string `json:"why" minLength:"1" maxLength:"256"`
}

// Correction is the correction of a payment.
type Correction struct {
	Number uint64      `json:"number" doc:"Of the table's corrections, from 1"`
	Round  uint64      `json:"round"`
	Seat   int         `json:"seat"`
	Person string      `json:"person"`
	Name   string      `json:"name,omitempty"`
	Wager  string      `json:"wager"`
	Amount money.Cents `json:"amount" doc:"What the person gets, or less than nothing for what is taken back"`
	Law    string      `json:"law"`
	Why    string      `json:"why"`
	Asked  string      `json:"asked" doc:"Who asked for it"`
	By     string      `json:"by,omitempty" doc:"Who confirmed it; none while it waits"`
	Time   *time.Time  `json:"time,omitempty" doc:"When it was confirmed"`
}
