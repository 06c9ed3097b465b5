package floor

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"time"

	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/table"
)

// Record is a line of the casino's record.
type Record = journal.Record

// kindFloor is the floor's own kind of record, of what the others do not say.
const kindFloor = "floor"

// matter is the data of a record of the floor's own. One of its parts is there.
type matter struct {
	Post   *post   `json:"post,omitempty"`   // follows a setup
	Name   *naming `json:"name,omitempty"`   // goes before a sit
	Leaves *leaves `json:"leaves,omitempty"` // somebody stands up as soon as it is lawful
	Close  string  `json:"close,omitempty"`  // the table is closed, and why
	Fault  bool    `json:"fault,omitempty"`  // because it did what cannot be
	Open   string  `json:"open,omitempty"`   // it is open again, and why
	Invite string  `json:"invite,omitempty"` // somebody may sit down at a private table
	Aside  *aside  `json:"aside,omitempty"`  // money is set aside
	Freed  *aside  `json:"freed,omitempty"`  // it is free again, and nothing came of it
}

// post is what the floor knows of a table beside its game.
type post struct {
	Pit     string       `json:"pit"`
	Table   casino.Table `json:"table"`             // as the casino file has it
	Times   casino.Times `json:"times"`             // in effect
	Owner   string       `json:"owner,omitempty"`   // who asked for a private table
	Invited []string     `json:"invited,omitempty"` // who may sit down there
	Events  uint64       `json:"events"`            // how many events the table told before its setup
	Rounds  uint64       `json:"rounds"`            // how many seeds it used before
	Last    []string     `json:"last,omitempty"`    // how its last rounds came out
	Stays   *stays       `json:"stays,omitempty"`   // of a table whose records only go on
}

// stays is what the floor knows of a table that goes on under a new setup.
type stays struct {
	People  []staying `json:"people"`
	Clocked time.Time `json:"clocked,omitzero"` // what the table was last told of the time
	Asides  []waiting `json:"asides,omitempty"`
}

// waiting is money that stays set aside.
type waiting struct {
	aside
	Transfer uint64 `json:"transfer"` // that is pending
}

// staying is somebody who keeps the seat.
type staying struct {
	Seat    table.Seat `json:"seat"`
	Person  string     `json:"person"`
	Name    string     `json:"name"`
	Bot     bool       `json:"bot,omitempty"`
	Leaving bool       `json:"leaving,omitempty"`
}

// naming says what whoever takes the seat is called.
type naming struct {
	Seat table.Seat `json:"seat"`
	Name string     `json:"name"`
	Bot  bool       `json:"bot,omitempty"`
}

type leaves struct {
	Seat table.Seat `json:"seat"`
	Why  string     `json:"why,omitempty"`
}

// encode writes the data of a record.
func encode(v any) json.RawMessage {
	data, err := journal.Data(v)
	if err != nil {
		panic(fmt.Sprintf("floor: %T cannot be written: %v", v, err))
	}
	return data
}

func decode[T any](r *Record) (v T, err error) {
	err = r.Read(&v)
	return v, err
}

// known is the data of a record, which is read unless it is known. It must share
// nothing with the table: what has parts is read even so.
func known[T any](r *Record, data any) (T, error) {
	if d, ok := data.(T); ok {
		return d, nil
	}
	return decode[T](r)
}

// plan is a table as it is to be set up.
type plan struct {
	journal.Setup
	post
}

// planOf is the plan of a table of the casino file.
func planOf(f *casino.File, pit string, t *casino.Table) (plan, error) {
	rules, options, terms, err := f.Open(t.ID)
	if err != nil {
		return plan{}, err
	}
	return plan{journal.NewSetup(rules, options, terms), post{Pit: pit, Table: *t, Times: f.TimesAt(t)}}, nil
}

// same reports whether two plans are of the same line of the same casino file.
func (p *post) same(q *post) bool {
	a, b := p.Table, q.Table
	if !maps.Equal(a.Options, b.Options) || !maps.Equal(a.Limits, b.Limits) || !maps.Equal(a.Pays, b.Pays) || !maps.Equal(a.Vigorish, b.Vigorish) {
		return false
	}
	a.Options, a.Limits, a.Pays, a.Vigorish = b.Options, b.Limits, b.Pays, b.Vigorish // no map and an empty one are the same
	return p.Pit == q.Pit && p.Times == q.Times && reflect.DeepEqual(a, b)
}

// rulesOf finds the game of a setup.
func rulesOf(d *journal.Setup) (*table.Rules, table.Options, table.Terms, error) {
	rules, ok := game.Find(d.Game)
	if !ok {
		return nil, nil, table.Terms{}, fmt.Errorf("there is no game %q", d.Game)
	}
	options, terms, err := d.Table(rules)
	return rules, options, terms, err
}

// stamp is a time as a record holds it, so that one that was written and read
// again is the same.
func stamp(t time.Time) time.Time { return t.UTC().Round(0) }
