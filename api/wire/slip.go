package wire

import (
	"time"

	"boardwalk/money"
)

// Slip is what a person's stay at a table came to, from sitting down to standing up or
// until now.
type Slip struct {
	Table    string       `json:"table"`
	Name     string       `json:"name" doc:"Of the table"`
	Game     string       `json:"game"`
	Since    time.Time    `json:"since"`
	Left     bool         `json:"left,omitempty" doc:"The person has stood up"`
	Brought  money.Cents  `json:"brought"`
	Taken    money.Cents  `json:"taken,omitempty" doc:"What the person stood up with"`
	Rounds   int          `json:"rounds" doc:"In which the person had something at stake"`
	Wagered  money.Cents  `json:"wagered" doc:"In all of them"`
	Result   money.Cents  `json:"result" doc:"Won or, below zero, lost"`
	Expected *money.Cents `json:"expected,omitempty" doc:"What the wagers were worth on average when they were made, by the exact odds; none where that is not known"`
	Luck     *money.Cents `json:"luck,omitempty" doc:"The result without what was expected"`
	Best     *Round       `json:"best,omitempty" doc:"The round that won most"`
}
