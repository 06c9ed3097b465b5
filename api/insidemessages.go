package api

import (
	"net/http"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor"
	"boardwalk/floor/sitting"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/people"
	"boardwalk/table"
)

// insideGlance is what a wing tells its hall of itself.
type insideGlance struct {
	floor.Glance
	Desk []wire.DeskTable // of the tables of the glance, as anybody on the staff sees them
	Keno []wire.KenoListing
}

// insideOrder is an order at one table, or what a rule asks of it.
type insideOrder struct {
	By     floor.Party
	Change table.Change
	With   []string
	Notice floor.Notice
	Until  time.Time
}

// insideKeno is who wants a private game of keno, and from which address.
type insideKeno struct {
	system.Party
	From string
}

// insideTable is a private table that is to be set up.
type insideTable struct {
	By   string
	Plan sitting.Plan
}

// insideVisit is somebody's visit at a table, see [people.Hall].
type insideVisit struct {
	Person, Table string
	After         uint64
}

// insideDeed is something that somebody did and that a lesson of the house asks for.
type insideDeed struct{ Person, Deed string }

// insideError is an error as one server of a house tells it to another.
type insideError struct {
	Refusal *law.Refusal  `json:",omitempty"`
	Known   string        `json:",omitempty"` // the name of an error of insideKnown
	Problem *wire.Problem // what people are told
}

// insideKnown are the errors that must be the same on both sides.
var insideKnown = map[string]error{"new": sitting.ErrNew, "reused": floor.ErrReused, "nobody": people.ErrNobody}

// err returns the error that was described. One that comes of a server that ends is no answer.
func (e *insideError) err() error {
	switch {
	case e.Known != "":
		return insideKnown[e.Known]
	case e.Refusal != nil:
		return e.Refusal
	case e.Problem == nil || e.Problem.Status == http.StatusServiceUnavailable:
		return floor.ErrSilent
	}
	return e.Problem
}
