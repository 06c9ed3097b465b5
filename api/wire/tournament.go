package wire

import (
	"time"

	"boardwalk/money"
)

// NewTournament is a request for a tournament at a private table. It ends after so many
// rounds or minutes, whichever comes first; one of them is needed.
type NewTournament struct {
	Chips   money.Cents `json:"chips" minimum:"1" doc:"That everybody begins with. They come from the cage and go back there"`
	Rounds  int         `json:"rounds,omitempty" minimum:"0" maximum:"500"`
	Minutes int         `json:"minutes,omitempty" minimum:"0" maximum:"480"`
	Every   int         `json:"every,omitempty" minimum:"0" maximum:"480" doc:"Minutes after which blinds, antes and limits rise at poker"`
}

// Tournament is how a tournament at a table stands.
type Tournament struct {
	NewTournament
	Host      string     `json:"host" doc:"Who starts it"`
	Began     *time.Time `json:"began,omitempty" doc:"None before it begins"`
	Ends      *time.Time `json:"ends,omitempty" doc:"By the clock. A round that is being played then is finished"`
	NextLevel *time.Time `json:"nextLevel,omitempty" doc:"When the stakes rise next"`
	Level     int        `json:"level,omitempty" doc:"From 1 on"`
	Played    int        `json:"played" doc:"Rounds"`
	Over      bool       `json:"over,omitempty"`
	Stakes    []Stake    `json:"stakes,omitempty" doc:"What rises with the levels, as it is now"`
	Ranking   []Entrant  `json:"ranking" doc:"The first first"`
}

// Stake is an option that is part of what a round costs at least.
type Stake struct {
	Name  string `json:"name" example:"Blinds"`
	Value string `json:"value" example:"$1 $2"`
}

// Entrant is somebody in the ranking of a tournament.
type Entrant struct {
	Place  int         `json:"place" doc:"Shared by those who have as much"`
	Seat   int         `json:"seat"`
	Person string      `json:"person"`
	Name   string      `json:"name"`
	Bot    bool        `json:"bot,omitempty"`
	Chips  money.Cents `json:"chips" doc:"In the middle of a round, as it began"`
	Out    bool        `json:"out,omitempty" doc:"Is not in any more"`
}
