package wire

import (
	"boardwalk/money"
)

// TableView is a table as one person may see it. In the middle of a round Bets
// and Own are as the round began, and Events are what has happened in it since.
type TableView struct {
	Listing
	Round    int               `json:"round" doc:"Rounds played since the table was set up, and one"`
	Seat     int               `json:"seat,omitempty" doc:"One's own"`
	Own      *Account          `json:"own,omitempty" doc:"What lies in front of one"`
	Waiting  *Waiting          `json:"waiting,omitempty" doc:"What one brings when the round is over; it is set aside until then"`
	Promised []int             `json:"promised" doc:"Seats that others wait for, and take when the round is over"`
	Players  []Player          `json:"players"`
	Bets     []Bet             `json:"bets"`
	Centre   money.Cents       `json:"centre,omitempty" doc:"What lies in the centre of the table; in the middle of a round, as it began"`
	Events   []Event           `json:"events" doc:"Of the round under way"`
	Last     uint64            `json:"last" doc:"The last event: where to follow the table from"`
	Status   Status            `json:"status"`
	Options  map[string]string `json:"options"`
	Units    []Unit            `json:"units,omitempty" doc:"Areas on which amounts are multiples of more than the smallest chip"`
	Outlook  []Outlook         `json:"outlook,omitempty" doc:"What the next throw or spin would do to one's own wagers; none where cards decide, or in the middle of a round"`
	Design   string            `json:"design,omitempty" doc:"The text of what the table deals, where somebody designed it"`
	Join     string            `json:"join,omitempty" doc:"The code with which others come to a private table of one's own"`
}

// Unit is the step of the amounts on an area.
type Unit struct {
	Area string      `json:"area"`
	Unit money.Cents `json:"unit"`
}

// Outlook is what the next throw or spin would do to a wager.
type Outlook struct {
	Area  string       `json:"area"`
	Wins  []OutlookWin `json:"wins"`
	Loses []string     `json:"loses" doc:"The outcomes that lose it, as they are called"`
}

// OutlookWin is what some outcomes would pay.
type OutlookWin struct {
	Amount money.Cents `json:"amount" doc:"Beside the wager itself"`
	On     []string    `json:"on" doc:"The outcomes, as they are called"`
}

// JoinCode is the code of an invitation to a private table, as its owner gave it away.
type JoinCode struct {
	Code string `json:"code" minLength:"16" maxLength:"16"`
}

// Account is what a seat owns.
type Account struct {
	Chips   money.Cents `json:"chips"`
	Cash    money.Cents `json:"cash,omitempty"`
	Coupons money.Cents `json:"coupons,omitempty"`
	Layout  money.Cents `json:"layout" doc:"Chips on the layout"`
	Net     money.Cents `json:"net" doc:"Won or lost since sitting down"`
}

// Waiting is what somebody brings to a table when the round is over.
type Waiting struct {
	For    string      `json:"for" enum:"seat,chips" doc:"A seat, or more chips at the seat that one has"`
	Seat   int         `json:"seat"`
	Amount money.Cents `json:"amount"`
}

// Player is somebody at a table.
type Player struct {
	Seat    int         `json:"seat"`
	Person  string      `json:"person"`
	Name    string      `json:"name"`
	Bot     bool        `json:"bot,omitempty"`
	Picture string      `json:"picture,omitempty" doc:"The numbers of the parts that it is drawn from" example:"024135"`
	Level   string      `json:"level,omitempty" enum:"beginner,regular,expert" doc:"How well a bot plays"`
	Temper  string      `json:"temper,omitempty" enum:"careful,steady,bold" doc:"What a bot likes to risk"`
	Chips   money.Cents `json:"chips" doc:"In front of the player; in the middle of a round, as it began"`
	Cover   money.Cents `json:"cover,omitempty" doc:"Of a player who has the bank: chips set aside to pay the wagers of others"`
	Leaving bool        `json:"leaving,omitempty"`
	Away    bool        `json:"away,omitempty"`
}

// Bet is a wager on the layout.
type Bet struct {
	Seat     int         `json:"seat"`
	Area     string      `json:"area"`
	Amount   money.Cents `json:"amount"`
	Coupon   money.Cents `json:"coupon,omitempty"`
	Vigorish money.Cents `json:"vigorish,omitempty"`
	On       bool        `json:"on,omitempty"`
}

// NewTable is a request for a private table. What it does not say is as usual at the
// game, and where all tables must pay alike its odds are those of the house.
type NewTable struct {
	Game     string            `json:"game" maxLength:"64"`
	Name     string            `json:"name,omitempty" maxLength:"64"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"64"`
	Min      money.Cents       `json:"min,omitempty" minimum:"0"`
	Max      money.Cents       `json:"max,omitempty" minimum:"0"`
	Seats    int               `json:"seats,omitempty" minimum:"0" maximum:"64"`
	Bots     int               `json:"bots,omitempty" minimum:"0" maximum:"64"`
	BotLevel string            `json:"bot_level,omitempty" enum:"beginner,regular,expert" doc:"How well its bots play; different ones sit there if there is none"`
	Betting  int               `json:"betting,omitempty" minimum:"0" maximum:"86400" doc:"Seconds from the end of a round to No more bets; 86400 for no clock"`
	Decision int               `json:"decision,omitempty" minimum:"0" maximum:"86400" doc:"Seconds for an answer; 86400 for no clock"`

	Design string `json:"design,omitempty" maxLength:"8192" doc:"Deal what this text designs, lawful or not: its chips are nobody's"`

	Tournament *NewTournament `json:"tournament,omitempty" doc:"Hold a tournament at it"`

	Unopened string `json:"unopened,omitempty" enum:"without,void" doc:"What a cut that is not opened in time means: the round is played without it, or nothing is dealt and betting begins anew. As in the rest of the house if there is none"`
}
