package sitting

import (
	"encoding/json"
	"fmt"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
)

// Record is a line of the casino's record.
type Record = journal.Record

// Batch is what a sitting did since the last commit. All of it has to become
// durable together, or nothing.
type Batch struct {
	Records   []Record          // in their order
	Transfers []ledger.Transfer // in their order; Transfer.Record is an index into Records. Whoever commits them sets their IDs
	Seeds     []Seed
	Results   []Result
}

// Seed is the master of a series, from which the seeds of its rounds follow. It is
// kept beside the records until all seeds that were used are revealed by records;
// then it is dropped.
type Seed struct {
	Table    string
	Round    uint64 // the number of the series
	Seed     chance.Seed
	Revealed bool // it is to be dropped, and Seed is empty
}

// Result is what became of an order that carried a key.
type Result struct {
	Table string
	Key   string
	Until time.Time // it is kept until then
	Data  []byte    // the receipt
}

// KindFloor is the kind of the floor's own records, for what the kinds of package
// journal do not say.
const KindFloor = "floor"

// FloorData is the data of a record of kind [KindFloor]. One of its parts is
// there. The words of its JSON are those of all records ever written. No record has
// the name of a person, only the id: records are kept for good, and names are
// forgotten when the person asks for it.
type FloorData struct {
	Placement *Placement   `json:"post,omitempty"`   // follows a setup
	Leaving   *Leaving     `json:"leaves,omitempty"` // somebody stands up as soon as it is lawful
	Close     string       `json:"close,omitempty"`  // the table is closed, and why
	Fault     bool         `json:"fault,omitempty"`  // it is closed because it did what cannot be
	Open      string       `json:"open,omitempty"`   // it is open again, and why
	Invite    string       `json:"invite,omitempty"` // the person may sit down at a private table
	Waits     string       `json:"waits,omitempty"`  // the house closes while the round waits for staff: what they are asked
	Reserved  *Reservation `json:"aside,omitempty"`  // money is reserved
	Released  *Reservation `json:"freed,omitempty"`  // a reservation was released, and nothing came of it

	Tournament *TournamentNews `json:"tournament,omitempty"`
}

// Placement is what the floor knows of a table beside its game.
type Placement struct {
	Pit     string       `json:"pit"`
	Table   casino.Table `json:"table"`             // as the casino file has it
	Times   casino.Times `json:"times"`             // in effect
	Owner   string       `json:"owner,omitempty"`   // who asked for a private table
	Asked   view.Asked   `json:"asked,omitzero"`    // under which key; "" if there was none
	Invited []string     `json:"invited,omitempty"` // who may sit down there
	Events  uint64       `json:"events"`            // how many events the table had before its setup
	Rounds  uint64       `json:"rounds"`            // how many seeds it used before
	Results []string     `json:"last,omitempty"`    // how its last rounds came out
	Seeds   *SeedState   `json:"seeds,omitempty"`   // of the seeds that it used before; nil at a table that had none

	Beacon   *journal.BeaconChain `json:"beacon,omitempty"`   // whose values its rounds wait for; nil for none
	Unopened string               `json:"unopened,omitempty"` // "void" if a round is void in which a cut is not opened

	Corrections *Corrections `json:"corrections,omitempty"` // of payments, so far; nil if there was none

	Tournament *Tournament `json:"tournament,omitempty"` // that is held at a private table; nil for none

	Carried *Carried `json:"stays,omitempty"` // of a setup that continues an earlier one; nil otherwise
}

// Carried is what the floor knows of a table whose records continue under a new
// setup.
type Carried struct {
	People       []CarriedSeat        `json:"people"`
	ToldTime     time.Time            `json:"clocked,omitzero"` // what the table was last told of the time
	Reservations []CarriedReservation `json:"asides,omitempty"`
}

// CarriedReservation is a reservation that stays.
type CarriedReservation struct {
	Reservation
	Transfer uint64 `json:"transfer"` // the number of its pending transfer
}

// CarriedSeat is somebody who keeps the seat.
type CarriedSeat struct {
	Seat    table.Seat `json:"seat"`
	Person  string     `json:"person"`
	Leaving bool       `json:"leaving,omitempty"`
}

// Leaving says who stands up as soon as it is lawful.
type Leaving struct {
	Seat table.Seat `json:"seat"`
	Why  string     `json:"why,omitempty"`
}

// encode writes the data of a record.
func encode(v any) json.RawMessage {
	data, err := journal.Data(v)
	if err != nil {
		panic(fmt.Sprintf("sitting: %T cannot be written: %v", v, err))
	}
	return data
}

// Decode reads the data of a record.
func Decode[T any](r *Record) (v T, err error) {
	err = r.Read(&v)
	return v, err
}

// dataOf returns the data of a record: what is known of it, or what is read from
// it. Data that holds pointers, slices or maps is always read with [Decode], so
// that the sitting shares nothing with whoever made it.
func dataOf[T any](r *Record, data any) (T, error) {
	if d, ok := data.(T); ok {
		return d, nil
	}
	return Decode[T](r)
}
