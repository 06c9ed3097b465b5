package wire

import (
	"time"

	"boardwalk/money"
	"boardwalk/odds"
)

// Lobby is the house at a glance.
type Lobby struct {
	Name     string    `json:"name" doc:"Of the house"`
	Currency string    `json:"currency"`
	Tables   []Listing `json:"tables" doc:"Pit by pit. Private tables are listed to those who may come to them"`

	Keno []KenoListing `json:"keno,omitempty" doc:"The keno lounges"`
}

// Listing is a table in the lobby.
type Listing struct {
	ID         string      `json:"id"`
	Pit        string      `json:"pit"`
	Name       string      `json:"name"`
	Game       string      `json:"game"`
	Title      string      `json:"title" doc:"The name of the game"`
	Chip       money.Cents `json:"chip" doc:"The smallest"`
	Min        money.Cents `json:"min"`
	Max        money.Cents `json:"max"`
	Notices    []Notice    `json:"notices,omitempty"`
	Seats      int         `json:"seats" doc:"Positions that are open"`
	Taken      int         `json:"taken" doc:"By people and bots"`
	Bots       int         `json:"bots"`
	Free       int         `json:"free" doc:"For people: bots make room, and nobody waits for the seat"`
	Phase      string      `json:"phase" enum:"closed,idle,betting,playing"`
	Until      *time.Time  `json:"until,omitempty"`
	Results    []string    `json:"results" doc:"How the last rounds came out, in the dealer's words, the newest last"`
	Spectators int         `json:"spectators"`
	Hands      []ShownHand `json:"hands,omitempty" doc:"The cards that lie on the layout now, as everybody sees them"`
	People     []string    `json:"people,omitempty" doc:"The names of the people who sit there, bots left out"`
	Win        *Win        `json:"win,omitempty" doc:"The last large win at the table; none if there was none since it was set up"`
	Private    bool        `json:"private,omitempty"`
	Owner      string      `json:"owner,omitempty"`
	Tournament bool        `json:"tournament,omitempty" doc:"A tournament is held there"`

	Unlawful []odds.Unlawful `json:"unlawful,omitempty" doc:"Of a private table that deals what somebody designed: what is not lawful in New Jersey"`
	Designed bool            `json:"designed,omitempty" doc:"The table deals what somebody designed, and its chips are nobody's"`
}

// Win is a win that is worth telling: at least twenty of the table's least wagers.
type Win struct {
	Name   string      `json:"name" doc:"Of who won"`
	Bot    bool        `json:"bot,omitempty"`
	Amount money.Cents `json:"amount"`
	Stake  money.Cents `json:"stake,omitempty" doc:"What it was won with; none for a pot"`
	At     time.Time   `json:"at"`
}

// ShownHand is a hand on a layout as everybody sees it.
type ShownHand struct {
	Box   int      `json:"box" doc:"Whose it is; 0 is the dealer's, or that of all players"`
	Cards []string `json:"cards" doc:"As in Td; ?? lies face down"`
}

// Notice is a line of the sign at a table.
type Notice struct {
	Law    string `json:"law,omitempty"`
	Text   string `json:"text"`
	Coming bool   `json:"coming,omitempty" doc:"It tells of a change that is to come"`
}
