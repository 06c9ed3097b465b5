package floor

import (
	"boardwalk/floor/stream"
	"boardwalk/floor/view"
)

// The types of the packages below that whoever uses a house needs.
type (
	Event   = view.Event
	Status  = view.Status
	Phase   = view.Phase
	Over    = view.Over
	Player  = view.Player
	View    = view.Table
	Listing = view.Listing
	Stream  = stream.Stream
	News    = stream.News
)

// The phases of a table, see [view.Phase].
const (
	Closed  = view.Closed
	Idle    = view.Idle
	Betting = view.Betting
	Playing = view.Playing
)

// Errors that end a stream, see package [stream].
var (
	ErrSlow   = stream.ErrSlow
	ErrClosed = stream.ErrClosed
)
