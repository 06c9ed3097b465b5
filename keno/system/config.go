package system

import (
	"encoding/json"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// Config is what a live system needs beside its records.
type Config struct {
	Plan   *Plan                                    // of the casino file; nil if the file has no such lounge any more
	Seed   func() chance.Seed                       // draws the master of a series of seeds
	Random chance.Source                            // picks the numbers of quick-picks
	Held   func(ledger.Account) money.Cents         // what an account can spend; nil if the ledger alone says it
	Result func(key string) (json.RawMessage, bool) // the receipt of an order that was given with a key; may be nil
	MaxLen int                                      // after how many records the state is recorded anew

	Chain  *journal.BeaconChain                     // the beacon whose values go into the draws; nil if the house uses none
	Beacon func(journal.BeaconChain) journal.Beacon // verifies the values of a beacon; nil, or a nil answer, if nobody here can
}

// Batch is what a system did since the last commit. All of it has to become durable
// together, or nothing.
type Batch struct {
	Records   []journal.Record
	Transfers []ledger.Transfer // Transfer.Record is an index into Records
	Seeds     []Seed
	Results   []Result
}

// Seed is the master of a series of seeds, see [boardwalk/store.Seed].
type Seed struct {
	Table    string
	Round    uint64
	Seed     chance.Seed
	Revealed bool
}

// Result is the receipt of an order that carried a key.
type Result struct {
	Table string
	Key   string
	Until time.Time
	Data  []byte
}

// Batch returns what is to become durable. It is valid until [System.Committed].
func (s *System) Batch() *Batch { return &s.batch }
