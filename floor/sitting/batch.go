package sitting

import (
	"time"

	"boardwalk/chance"
	"boardwalk/floor/view"
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

// Batch returns what is to become durable. It is valid until [Sitting.Committed].
func (s *Sitting) Batch() *Batch { return &s.batch }

// Events returns what may be published once the batch is durable. It is valid
// until [Sitting.Committed].
func (s *Sitting) Events() []view.Event { return s.events }

// DropEvents forgets the events so far.
func (s *Sitting) DropEvents() { s.events = s.events[:0] }

// KeepEvents forgets the events so far except the last n.
func (s *Sitting) KeepEvents(n int) {
	s.events = append([]view.Event(nil), s.events[max(0, len(s.events)-n):]...) // in memory of their own
}

// Committed tells the sitting that its batch is durable. It reports whether
// something became due by that: what was reserved can be decided only then.
func (s *Sitting) Committed() (due bool) {
	if len(s.batch.Records) > 0 {
		s.live.Forget()
	}
	due = s.takeTransferNumbers()
	s.events = s.events[:0]
	b := &s.batch
	*b = Batch{Records: b.Records[:0], Transfers: b.Transfers[:0], Seeds: b.Seeds[:0], Results: b.Results[:0]}
	return due
}
