package study

import (
	"boardwalk/odds"
)

// Comparison is rule sets beside each other.
type Comparison struct {
	Sets    []Compared `json:"sets"`
	Stopped bool       `json:"stopped,omitempty" doc:"It was ended early: the sets that are missing were not looked at"`
	Seconds float64    `json:"seconds"`
}

// Compared is one rule set and what its wagers are worth.
type Compared struct {
	RuleSet
	Title    string          `json:"title"`
	GameName string          `json:"game_name,omitempty"`
	Unlawful []odds.Unlawful `json:"unlawful,omitempty" doc:"What the law says against it; nothing if it is lawful"`
	Wagers   []Figures       `json:"wagers"`
	Error    string          `json:"error,omitempty" doc:"Why there are no figures"`
}

// Figures is what a wager is worth under a rule set.
type Figures struct {
	odds.Line

	// N0 is after how many wagers what is lost on average is as much as the standard deviation; zero where nothing is lost.
	N0   float64  `json:"n0,omitempty" doc:"After how many wagers the loss on average is as large as the standard deviation"`
	Ruin *Outlook `json:"ruin,omitempty" doc:"What becomes of a bankroll"`
}

// Plan is with what somebody plays a wager, and how long. Amounts are in wagers.
type Plan struct {
	Bankroll int `json:"bankroll" doc:"What is brought, in wagers" example:"100"`
	Goal     int `json:"goal,omitempty" doc:"To be won before one leaves, in wagers; zero for no goal"`
	Bets     int `json:"bets,omitempty" doc:"After how many wagers one leaves; zero for never, which needs a goal"`

	Way Way `json:"way,omitempty" enum:"flat,double-after-loss,double-after-win,one-more-after-win" doc:"How large the next wager is"`
	Cap int `json:"cap,omitempty" doc:"The largest wager of a way other than flat, in wagers"`
}

// Way is how a plan sizes wagers.
type Way string

// The ways of a plan.
const (
	Flat            Way = "flat" // always the same; so does the empty word
	DoubleAfterLoss Way = "double-after-loss"
	DoubleAfterWin  Way = "double-after-win"
	OneMoreAfterWin Way = "one-more-after-win"
)

// The methods by which an outlook is found.
const (
	ByProgramming = "dynamic programming"
	BySimulation  = "simulated"
)

// Outlook is what becomes of a bankroll under a plan.
type Outlook struct {
	Plan
	Ruined  float64 `json:"ruined" doc:"The chance that less than a wager is left"`
	Reached float64 `json:"reached,omitempty" doc:"The chance that the goal is reached"`
	Left    float64 `json:"left,omitempty" doc:"The chance of neither"`

	Played    float64 `json:"played" doc:"Wagers that are made, on average"`
	Mean      float64 `json:"mean" doc:"The result on average, in wagers"`
	Deviation float64 `json:"deviation" doc:"The standard deviation of the result, in wagers"`

	Method string  `json:"method" enum:"dynamic programming,simulated"`
	Error  float64 `json:"ruined_error,omitempty" doc:"The standard error of the chance of ruin, where it was simulated"`

	Ends []Bar `json:"ends,omitempty" doc:"How the session ends, in wagers"`
}

// Bar is how often a session ends from one result up to, but without, another one.
type Bar struct {
	From   float64 `json:"from"`
	To     float64 `json:"to"`
	Chance float64 `json:"chance"`
}
