package journal

import "time"

// Server is the data of [KindServer]: what happened to the house as a program, by order
// of whoever runs it.
type Server struct {
	Did string `json:"did"` // [DidRestore] or [DidClock]

	// What was wrong with the data that the house went on from, each a sentence.
	What []string `json:"what,omitempty"`

	// Lost is the last signed checkpoint of which not all records are there, as it was
	// signed. It is "" if nothing that was signed is known to be lost.
	Lost string `json:"lost,omitempty"`

	// The machine's clock, and the time of the record before it, where they were far
	// apart.
	Clock time.Time `json:"clock,omitzero"`
	Last  time.Time `json:"last,omitzero"`
}

// What may have happened to a house.
const (
	DidRestore = "restore" // it went on from a copy, or from what was left
	DidClock   = "clock"   // it went on although the machine's clock was far from the last record
)
