package view

import (
	"boardwalk/money"
	"boardwalk/table"
)

// Player is somebody at a table.
type Player struct {
	Seat    table.Seat
	Person  string
	Name    string
	Bot     bool
	Level   string // how well a bot plays; empty for a person
	Temper  string // and how boldly
	Chips   money.Cents
	Cover   money.Cents // set aside as the bank
	Leaving bool        // stands up as soon as it is lawful
	Away    bool        // has been away for so long that the table does not wait
}

// Reserved is money that a person brings to a seat when the round is over.
type Reserved struct {
	For    string // what the money is for: "seat" or "chips"
	Seat   table.Seat
	Amount money.Cents
}

// Table is a table as one person may see it. In the middle of a round it is the
// table as the round began, and the events after Table.At are what has happened
// in it.
type Table struct {
	table.View
	At       uint64 // the number of the event after which the table stood so
	Players  []Player
	Waiting  *Reserved    // what the person brings when the round is over; nil for nothing
	Promised []table.Seat // that others take then
	Centre   money.Cents  // what lies in the centre of the table
	Status   Status
	Notices  []table.Notice
	Terms    table.Terms
	Options  map[string]string
	Units    []Unit          // areas on which amounts are multiples of more than the smallest chip
	Outlook  []table.Outlook // what the next throw or spin would do to the person's wagers
}

// Unit is the step of the amounts on an area.
type Unit struct {
	Area table.Area
	Unit money.Cents
}
