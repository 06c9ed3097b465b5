package sitting

import (
	"boardwalk/chance"
	"boardwalk/table"
)

// Drawn is the present seed of a sitting and what was drawn from it so far.
type Drawn struct {
	Round    uint64 // the number of the seed
	Hash     string // that was committed to; empty before the first commitment
	Cuts     []string
	Outcomes []chance.Drawn
}

// Drawn returns the present seed's number, hash, cuts and outcomes. It is to be
// read only.
func (s *Sitting) Drawn() Drawn {
	return Drawn{Round: s.seeds.round, Hash: s.seeds.hash, Cuts: s.seeds.cuts, Outcomes: s.seeds.drawn}
}

// Live returns the live table, with every card. It is to be read only.
func (s *Sitting) Live() *table.Live { return s.live }

// Saved returns how the table stood at its setup, if that continues an earlier one;
// nil otherwise.
func (s *Sitting) Saved() []byte { return s.saved }

// LastEvent returns the number of the last event.
func (s *Sitting) LastEvent() uint64 { return s.lastEvent }
