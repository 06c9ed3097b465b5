package store

import (
	"errors"
	"fmt"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store/query"
)

// Batch is what is written together or not at all.
type Batch struct {
	// Records of the journal, in their order. The store sets Seq and At.
	Records []journal.Record
	// Transfers of the ledger, in their order. The store sets ID; Record is
	// the place of a record in this batch, and becomes that record's Seq.
	Transfers []ledger.Transfer

	People   []Person
	Sessions []Session
	Seeds    []Seed
	Results  []Result
	Moved    []MovedLine // of records that are there already
	Resealed []SealedSeed
}

// Reset empties a batch, and keeps its memory for the next.
func (b *Batch) Reset() {
	*b = Batch{Records: b.Records[:0], Transfers: b.Transfers[:0], People: b.People[:0], Sessions: b.Sessions[:0],
		Seeds: b.Seeds[:0], Results: b.Results[:0], Moved: b.Moved[:0],
		Resealed: b.Resealed[:0]}
}

// Person is a person as package people writes them. One without data is deleted.
type Person struct {
	ID   string
	Data []byte
}

// Session is a session of a person. It is deleted when its time is over.
type Session struct {
	ID     string
	Person string
	Until  time.Time
	Data   []byte
}

// Seed is a seed that was committed to and is not revealed yet. A seed that is
// Revealed is deleted, because it is in the journal then.
type Seed struct {
	Table    string
	Round    uint64
	Seed     chance.Seed
	Revealed bool
}

// SealedSeed is a seed that is kept already, sealed under another key.
type SealedSeed struct {
	Table  string
	Round  int64
	Sealed []byte
}

// Result is the result of an order that carried an idempotency key. Another batch with
// the same key is refused with a [*Repeated] until the time is over.
type Result struct {
	Table string
	Key   string
	Until time.Time
	Data  []byte
}

// Repeated is the refusal of a batch that was written before.
type Repeated struct{ Result Result }

// Error says which act it is.
func (r *Repeated) Error() string {
	return fmt.Sprintf("the act %q at table %q was done already", r.Result.Key, r.Result.Table)
}

// ErrNone is the error of reading something that is not there.
var ErrNone = query.ErrNone

// ErrReused refuses an order under a key that was used for another.
var ErrReused = errors.New("that Idempotency-Key was used for another order")

// Commit is the numbers that a batch got.
type Commit struct {
	Seq      uint64 // of its first record, or of the next record to come if it has none
	Transfer uint64 // likewise
}

// waiting is a batch whose caller waits.
type waiting struct {
	batch  *Batch
	rests  [][]byte // the lines, but for their numbers
	commit Commit
	err    error
	done   chan struct{}
}

// prepare does in the caller's goroutine what needs no numbers: it writes the lines
// without them and checks the transfers.
func prepare(b *Batch) (*waiting, error) {
	w := &waiting{batch: b, rests: make([][]byte, len(b.Records)), done: make(chan struct{})}
	for i := range b.Records {
		rest, err := b.Records[i].Rest()
		if err != nil {
			return nil, err
		}
		w.rests[i] = rest
	}
	for i := range b.Transfers {
		if b.Transfers[i].Record >= uint64(len(b.Records)) {
			return nil, errors.New("a transfer that follows from no record of its batch")
		}
	}
	return w, nil
}
