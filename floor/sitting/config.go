package sitting

import (
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
)

// Config is what a sitting is given by the house.
type Config struct {
	Away     time.Duration                // how long a player may be away before the seat is given up
	MaxLen   int                          // after how many entries the records continue under a new setup
	Plan     *Plan                        // of the casino file; nil if it has no such table
	Seed     func() chance.Seed           // draws the master of a series of seeds
	Beacon   journal.Beacon               // of the house; nil if it uses none
	Chain    *journal.BeaconChain         // which beacon that is
	Presence func(person string) Presence // of somebody at the table
	Names    func(person string) string   // what somebody is called; nil if everybody is called by the id
	Books    Books
	Thinks   bool                    // the caller has bots' answers found elsewhere, see [Sitting.AskedBot]; otherwise they are found at once
	Holds    func(meter string) bool // what the ledger says of the meter stays so until the batch is durable
}

// Books is where a sitting looks up what is durable.
type Books interface {
	// Balance returns what an account holds.
	Balance(a ledger.Account) (ledger.Balance, error)

	// Result returns what became of an order of the table that carried a key, or
	// an error if nothing is known of it.
	Result(table, key string) (Result, error)
}

// Presence is whether a person follows the table.
type Presence interface {
	// Here reports whether the person does, and if not, since when not; the zero
	// time means never.
	Here() (bool, time.Time)
}
