package sitting

import (
	"time"

	"boardwalk/chance"
	"boardwalk/ledger"
)

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
