package wire

import (
	"time"

	"boardwalk/money"
)

// Desk is a page of the tables of the house, as staff see them.
type Desk struct {
	Now    time.Time   `json:"now" doc:"The time in the house, to compare clocks with"`
	Pits   []Pit       `json:"pits" doc:"All of them, whatever was asked for"`
	Total  int         `json:"total" doc:"How many tables are as was asked"`
	Tables []DeskTable `json:"tables" doc:"Those of the page, pit by pit"`
}

// Pit is the figures of one pit.
type Pit struct {
	Name   string `json:"name"`
	Yours  bool   `json:"yours" doc:"Whoever asks works there"`
	Tables int    `json:"tables"`
	Closed int    `json:"closed"`
	Needs  int    `json:"needs" doc:"Tables that wait for staff"`
	People int    `json:"people" doc:"At its tables, without bots"`
}

// DeskTable is one table on the desk.
type DeskTable struct {
	ID      string      `json:"id"`
	Pit     string      `json:"pit"`
	Name    string      `json:"name"`
	Game    string      `json:"game"`
	Title   string      `json:"title" doc:"The name of the game"`
	Yours   bool        `json:"yours" doc:"Whoever asks works in its pit"`
	Min     money.Cents `json:"min"`
	Max     money.Cents `json:"max"`
	Seats   int         `json:"seats"`
	Taken   int         `json:"taken"`
	Bots    int         `json:"bots"`
	Watch   int         `json:"watch" doc:"People who look on"`
	Phase   string      `json:"phase" enum:"closed,idle,betting,opening,playing"`
	Until   *time.Time  `json:"until,omitempty" doc:"The end of betting, or of the time for an answer"`
	Round   uint64      `json:"round" doc:"The number of the coming or present round"`
	Asked   []int       `json:"asked,omitempty" doc:"The seats that have to answer"`
	Chips   money.Cents `json:"chips" doc:"In front of the players, as the round began"`
	Layout  money.Cents `json:"layout" doc:"On the layout, as the round began"`
	Waiting *Refusal    `json:"waiting,omitempty" doc:"Why the last round was not played"`
	Closed  string      `json:"closed,omitempty" doc:"Why it is closed"`
	Over    []OverWager `json:"over,omitempty" doc:"Wagers above the maximum that wait for staff"`

	Corrections int `json:"corrections,omitempty" doc:"Corrections of payments that wait to be confirmed"`

	Pending []Pending `json:"pending,omitempty" doc:"Changes of which notice was given"`

	Unopened []UnopenedCount `json:"unopened,omitempty" doc:"Who has left cuts unopened in the last 64 rounds"`
	Alert    string          `json:"alert,omitempty" doc:"What staff are to look into: too many cuts were not opened"`
}

// Pending is a change of the rules of which notice was given.
type Pending struct {
	Change string    `json:"change"`
	At     time.Time `json:"at"`
}
