package sitting

import (
	"slices"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/table"
)

// seeding is the seed of the coming round and what has become of it.
type seeding struct {
	round  uint64
	number uint64 // of its series
	hash   string // of the seed, as it was committed to
	leaf   journal.Digest
	path   string
	mix    journal.Mix // what is mixed in; complete when the first outcome is drawn
	cuts   []givenCut
	closed *journal.NoMoreBets // the wagers stand; nil until then
	left   bool                // the cuts that were not opened are recorded
	void   string              // why nothing is dealt under this seed; empty if something may be
	value  string              // the beacon's signature
	plays  bool                // what is being conducted is a round of play
	drawn  []chance.Drawn      // so far
	stream chance.Source       // nil until the first outcome is wanted
}

// givenCut is a cut with what has become of it.
type givenCut struct {
	seat   table.Seat
	person string
	hash   string
	gone   bool // the person left before the wagers were closed
	opened bool
}

// waitedFor returns the cuts that count and are not opened, by seat.
func (s *seeding) waitedFor() (list []journal.UnopenedCut) {
	for i := range s.cuts {
		if c := &s.cuts[i]; !c.gone && !c.opened {
			list = append(list, journal.UnopenedCut{Seat: c.seat, Person: c.person})
		}
	}
	return list
}

// hasCuts reports whether anybody's cut counts.
func (s *seeding) hasCuts() bool {
	return slices.ContainsFunc(s.cuts, func(c givenCut) bool { return !c.gone })
}

// dropCut forgets the cut of somebody who leaves while wagers are made.
func (s *seeding) dropCut(seat table.Seat, person string) {
	for i := range s.cuts {
		if c := &s.cuts[i]; c.seat == seat && c.person == person && s.closed == nil {
			c.gone = true
		}
	}
}
