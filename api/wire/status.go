package wire

import (
	"time"

	"boardwalk/money"
)

// Status is the state of a table.
type Status struct {
	Event     uint64          `json:"event" doc:"The last event; the status is the one after it"`
	Phase     string          `json:"phase" enum:"closed,idle,betting,opening,playing" doc:"In the phase opening no more bets are accepted: cuts are being opened, or the beacon is awaited"`
	Until     *time.Time      `json:"until,omitempty" doc:"The end of betting, of the time to open cuts, or of the time for an answer"`
	Now       time.Time       `json:"now" doc:"The time at the table, to compare until with"`
	Round     uint64          `json:"round" doc:"The number of the coming or present round's seed"`
	Hash      string          `json:"hash" doc:"Of that seed: a leaf of its series, committed to long before"`
	Chain     string          `json:"chain" doc:"What the round is chained to: a hash of all rounds before"`
	Series    Series          `json:"series" doc:"The commitment to the seed of the round"`
	Next      Series          `json:"next" doc:"The commitment to the seeds of the rounds after those"`
	Cuts      []CutStatus     `json:"cuts" doc:"Those that were given for it, by seat"`
	Beacon    *BeaconStatus   `json:"beacon,omitempty" doc:"The outside value that the round waits for"`
	Unopened  []UnopenedCount `json:"unopened,omitempty" doc:"Who has left cuts unopened in the last 64 rounds"`
	Alert     string          `json:"alert,omitempty" doc:"What staff are to look into: too many cuts were not opened"`
	Asked     []int           `json:"asked,omitempty" doc:"The seats that have to answer"`
	Question  *Question       `json:"question,omitempty" doc:"What one is asked oneself"`
	Interlude bool            `json:"interlude,omitempty" doc:"What is asked is asked between two rounds, before wagers are made"`
	Ready     []int           `json:"ready,omitempty"`
	Waiting   *Refusal        `json:"waiting,omitempty" doc:"Why the last round was not played"`
	Closed    string          `json:"closed,omitempty"`
	Over      []OverWager     `json:"over,omitempty" doc:"Wagers above the maximum that wait for staff"`
	Draining  bool            `json:"draining,omitempty"`
	Facts     []Fact          `json:"facts" doc:"What everybody sees besides cards and wagers"`
	Meter     *Meter          `json:"meter,omitempty" doc:"The progressive meter that the table feeds, perhaps with others"`

	Tournament *Tournament `json:"tournament,omitempty" doc:"That is held at the table"`
}

// Meter is what a progressive meter reads.
type Meter struct {
	Name    string      `json:"name"`
	Reading money.Cents `json:"reading"`
}

// Fact is something that everybody sees at a table besides cards and wagers.
type Fact struct {
	ID     string      `json:"id" doc:"What it is. At craps: point, shooter. At baccarat: curator, scoreboard (P, B or T for every round of the shoe). At poker: button, and a pot for every pot, the first first"`
	Seats  []int       `json:"seats,omitempty" doc:"Whom it concerns; of a pot, who may win it"`
	Amount money.Cents `json:"amount,omitempty"`
	Text   string      `json:"text,omitempty"`
}

// Question is what a player has to answer.
type Question struct {
	ID      string      `json:"id" doc:"An answer names it. It is the number of the round's seed, a point, and the number of the question"`
	Offer   string      `json:"offer" doc:"What kind of question of the game it is"`
	Text    string      `json:"text"`
	Law     string      `json:"law,omitempty"`
	Seat    int         `json:"seat"`
	Box     int         `json:"box"`
	Hand    int         `json:"hand"`
	Choices []string    `json:"choices" doc:"Those that are open; the first is taken if nobody answers"`
	Amounts []string    `json:"amounts,omitempty" doc:"Those of them that are made with an amount"`
	Least   money.Cents `json:"least,omitempty" doc:"Of an amount"`
	Most    money.Cents `json:"most,omitempty"`
	Step    money.Cents `json:"step,omitempty" doc:"Amounts are multiples of it; of the smallest chip if there is none"`
	Usual   money.Cents `json:"usual,omitempty" doc:"The amount of an answer without one"`
	Totals  []string    `json:"totals,omitempty" doc:"Those whose amount is what the whole bet comes to, as in: raise to $10"`
	Costs   []Cost      `json:"costs,omitempty" doc:"What choices take from one's chips at once, where that is anything. Of a choice with an amount it is the cost of the usual one"`
	Numbers []string    `json:"numbers,omitempty" doc:"Choices that may be made with a number"`
	Cards   []string    `json:"cards,omitempty" doc:"Choices that are made with cards of one's own"`

	Settings []Setting `json:"settings,omitempty" doc:"If a hand is to be set into two: every way to do it"`
}

// Cost is what a choice takes from one's chips at once.
type Cost struct {
	Choice string      `json:"choice"`
	Cost   money.Cents `json:"cost" doc:"Below zero if chips come back, as they do when a wager is withdrawn"`
}

// Setting is one way to set a hand into a high and a low hand. An answer has its choice,
// number and cards.
type Setting struct {
	Choice    string `json:"choice"`
	Number    int    `json:"number,omitempty"`
	Cards     string `json:"cards,omitempty"`
	Low       []int  `json:"low" doc:"Which cards of the hand, from 0 on, go into the low hand; the others go into the high hand"`
	LowWorth  string `json:"lowWorth"`
	HighWorth string `json:"highWorth"`
	LowName   string `json:"lowName,omitempty" doc:"What the low hand is called where it is set into two again; low hand if missing"`
	Foul      bool   `json:"foul,omitempty" doc:"The low hand is higher than the high one: the hand would lose"`
	House     bool   `json:"house,omitempty" doc:"The house would set it so"`
}

// Refusal is why something may not be done.
type Refusal struct {
	Law  string `json:"law,omitempty"`
	Text string `json:"text"`
}

// OverWager is a wager above the posted maximum, 8.2(d).
type OverWager struct {
	Seat   int         `json:"seat" minimum:"1" maximum:"64"`
	Area   string      `json:"area" maxLength:"64"`
	Amount money.Cents `json:"amount" minimum:"1"`
}
