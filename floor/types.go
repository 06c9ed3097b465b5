package floor

import (
	"boardwalk/floor/actor"
	"boardwalk/floor/history"
	"boardwalk/floor/sitting"
	"boardwalk/floor/stream"
	"boardwalk/floor/view"
)

// The types of the packages below that whoever uses a house needs.
type (
	Party     = sitting.Party
	Receipt   = sitting.Receipt
	Outcome   = sitting.Outcome
	Event     = view.Event
	Status    = view.Status
	Phase     = view.Phase
	SeedNews  = view.SeedNews
	SeedProof = view.SeedProof
	Over      = view.Over

	Correction = view.Correction

	Player  = view.Player
	View    = view.Table
	Listing = view.Listing
	Stream  = stream.Stream
	News    = stream.News
	Gone    = stream.Past // events that a stream no longer has
	Asker   = history.AskerKey
	Past    = history.Past
	Drawn   = history.Drawn
	Log     = actor.Log

	Tournament       = sitting.Tournament
	Design           = sitting.Design
	TournamentStatus = view.Tournament

	Unfinished = actor.Unfinished // of a table at which a round waits for staff while the house closes
)

// What auditors read of the floor's own records, see package [sitting].
type (
	FloorData          = sitting.FloorData
	Reservation        = sitting.Reservation
	CarriedReservation = sitting.CarriedReservation
	TournamentNews     = sitting.TournamentNews
	Entrant            = sitting.Entrant
	Placement          = sitting.Placement
	Corrections        = sitting.Corrections
	AskedCorrection    = sitting.AskedCorrection
)

const (
	KindFloor = sitting.KindFloor // the kind of the floor's own records
	ForOver   = sitting.ForOver   // a reservation for a wager above the maximum
)

// What auditors work out of a tournament as the floor does, see package [sitting].
var (
	LevelChanges = sitting.LevelChanges
	Held         = sitting.Held
)

// CorrectionTransfer returns the transfer by which a payment is corrected.
var CorrectionTransfer = sitting.CorrectionTransfer

// The phases of a table, see [view.Phase].
const (
	Closed  = view.Closed
	Idle    = view.Idle
	Betting = view.Betting
	Playing = view.Playing
	Opening = view.Opening
)

// Errors that orders, streams and readers of the past end with.
var (
	ErrSlow    = stream.ErrSlow
	ErrClosed  = stream.ErrClosed
	ErrReused  = sitting.ErrReused
	ErrNoRound = history.ErrNoRound
	ErrBusy    = history.ErrBusy
)
