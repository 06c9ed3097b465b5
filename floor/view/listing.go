package view

import (
	"slices"
	"time"

	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/table"
)

// Asked is the key under which somebody asked for a private table, and the print of what was asked, so that whoever asks again is given the
// same one.
type Asked struct {
	Key   string `json:"key"`
	Print string `json:"print"`
}

// Listing is a table in the lobby, as it was when the table last published
// something.
type Listing struct {
	ID         string
	Pit        string
	Name       string
	Game       string // its id
	Title      string // its name
	Limit      table.Limit
	Chip       money.Cents
	Notices    []table.Notice
	Pending    []table.Change // of which notice was given
	Chips      money.Cents    // in front of the players
	Layout     money.Cents    // on the layout
	Seats      int            // positions that are open
	Taken      int            // by people and bots
	Bots       int
	Free       int // for people: bots make room, and nobody waits for it
	Phase      Phase
	Until      time.Time
	Results    []string // how the last rounds came out, the newest last
	Spectators int
	Hands      counsel.Hands // the cards on the layout that everybody sees
	Meter      string        // the meter that the table shares with others; "" for none
	Private    bool
	Owner      string
	Asked      Asked // for a private table, by its owner
	Tournament bool  // a tournament is held there

	TournamentOver bool // and has ended

	Faulty     bool // the table was closed for a fault of the program
	Unreadable bool // it could not be read when the house was opened, and stays closed

	People      []string     // who sits where, by seat
	Names       []string     // of the people who sit there, bots left out
	Win         *Win         // the last large win at the table; nil if there was none
	Corrections []Correction // of payments, that wait to be confirmed; for staff

	Invited []string // who may sit down at a private table beside its owner
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms
}

// Win is a win that is worth telling in the lobby.
type Win struct {
	Name   string // of who won
	Bot    bool
	Amount money.Cents
	Stake  money.Cents // what it was won with; 0 for a pot
	At     time.Time
}

// SeatOf returns a person's seat, or the house's seat if the person has none.
func (l *Listing) SeatOf(person string) table.Seat {
	if person == "" {
		return table.House
	}
	return table.Seat(max(0, slices.Index(l.People, person)))
}

// Admits reports whether a person may come to the table at all: everybody, or
// at a private table its owner and those who were invited.
func (l *Listing) Admits(person string) bool {
	return !l.Private || person != "" && (person == l.Owner || slices.Contains(l.Invited, person))
}
