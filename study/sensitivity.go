package study

// Sensitivity is how the house advantage of a wager moves with one line or option.
type Sensitivity struct {
	Wager  string  `json:"wager"`
	Kind   string  `json:"kind" enum:"pay line,option"`
	Name   string  `json:"name" doc:"The line or the option" example:"pair plus: straight flush"`
	From   string  `json:"from" doc:"As it is" example:"40 to 1"`
	To     string  `json:"to" doc:"As it is supposed" example:"41 to 1"`
	House  float64 `json:"house_advantage" doc:"Under the other value"`
	Change float64 `json:"change" doc:"Of the house advantage"`
	Exact  string  `json:"change_exact,omitempty"`
	Lawful bool    `json:"lawful" doc:"Whether the other value is lawful in New Jersey"`
	WhatIf string  `json:"what_if" doc:"The line that supposes it"`
}
