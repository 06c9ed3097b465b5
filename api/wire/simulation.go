package wire

import (
	"boardwalk/money"
)

// NewSimulation is a request for a simulation.
type NewSimulation struct {
	Game     string      `json:"game" maxLength:"64"`
	Option   []string    `json:"option,omitempty" maxItems:"64" doc:"Licensee's options, NAME=VALUE"`
	Pays     []string    `json:"pays,omitempty" maxItems:"64" doc:"Posted odds above the list's, WAGER=ODDS"`
	WhatIf   string      `json:"what_if,omitempty" maxLength:"8192" doc:"What is supposed of the rules, lawful or not"`
	Wager    string      `json:"wager,omitempty" maxLength:"64" doc:"The game's main wager if not said"`
	Strategy string      `json:"strategy,omitempty" maxLength:"64" doc:"The usual one if not said"`
	Stake    money.Cents `json:"stake,omitempty" minimum:"0" maximum:"100000000"`
	Rounds   int64       `json:"rounds" minimum:"1" maximum:"20000000"`
	Seed     uint64      `json:"seed,omitempty" maximum:"9007199254740991" doc:"The same seed gives the same result"`
	Session  int         `json:"session,omitempty" minimum:"0" maximum:"100000" doc:"Rounds of a session; 0 for no figures about sessions"`
}

// Simulated is the plan of a simulation, sent before the first round.
type Simulated struct {
	Wager    string      `json:"wager"`
	Strategy string      `json:"strategy,omitempty"`
	Text     string      `json:"text,omitempty" doc:"What the strategy does"`
	Stake    money.Cents `json:"stake"`
	Rounds   int64       `json:"rounds"`
	Seed     uint64      `json:"seed"`
	Exact    *float64    `json:"exact,omitempty" doc:"The house advantage, where it is known exactly"`
	Fraction string      `json:"fraction,omitempty" doc:"The same as a fraction"`
}

// Progress is how far a simulation is.
type Progress struct {
	Played  int64      `json:"played"`
	Rounds  int64      `json:"rounds"`
	Seconds float64    `json:"seconds"`
	Points  []SimPoint `json:"points" doc:"Those that are new"`
}

// SimPoint is the result after a number of rounds.
type SimPoint struct {
	Rounds    int64   `json:"rounds"`
	Advantage float64 `json:"advantage"`
	Error     float64 `json:"error" doc:"The standard error"`
}

// SimReport is the result of a simulation.
type SimReport struct {
	Rounds    int64        `json:"rounds"`
	Seconds   float64      `json:"seconds"`
	Bets      int64        `json:"bets" doc:"Wagers that were decided"`
	Won       int64        `json:"won"`
	Lost      int64        `json:"lost"`
	Advantage float64      `json:"advantage"`
	Error     float64      `json:"error"`
	Low       float64      `json:"low" doc:"The 95% interval"`
	High      float64      `json:"high"`
	Variance  float64      `json:"variance"`
	Sessions  *SimSessions `json:"sessions,omitempty"`
}

// SimSessions is how sessions of a number of rounds ended.
type SimSessions struct {
	Rounds int         `json:"rounds"`
	Count  int64       `json:"count"`
	Mean   money.Cents `json:"mean"`
	Low    money.Cents `json:"low" doc:"One in twenty ended below"`
	Middle money.Cents `json:"middle"`
	High   money.Cents `json:"high" doc:"One in twenty ended above"`
	Bars   []SimBar    `json:"bars"`
}

// SimBar is a bar of the histogram of sessions.
type SimBar struct {
	From  money.Cents `json:"from"`
	To    money.Cents `json:"to"`
	Count int64       `json:"count"`
}
