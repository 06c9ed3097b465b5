package sitting

import (
	"fmt"
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

// source is where a table's outcomes come from: those that were recorded, then
// those of the seed.
type source struct {
	given []chance.Drawn // recorded, and still to be played
	table string
	seeding
	seeds
}

// Draw gives the next outcome.
func (s *source) Draw(n int) int {
	if len(s.drawn) == 0 && !s.plays { // an act, an opening or an interlude: no cut and no beacon is for those
		s.mix.Cuts, s.mix.Beacon = nil, journal.BeaconValue{}
	}
	d := chance.Drawn{N: n}
	if len(s.given) > 0 {
		if d = s.given[0]; d.N != n {
			panic(&chance.Mismatch{N: n, Held: d, At: len(s.drawn)})
		}
		s.given = s.given[1:]
	} else {
		if s.stream == nil {
			if err := s.startStream(); err != nil {
				panic(err)
			}
		}
		d.Got = s.stream.Draw(n)
	}
	s.drawn = append(s.drawn, d)
	return d.Got
}

// startStream begins the stream of the round, and goes on to where its outcomes were
// before.
func (s *source) startStream() error {
	seed, err := s.seedOf(s.round)
	if err != nil {
		return err
	}
	if s.closed != nil && s.closed.Beacon != s.mix.Beacon.Round || !s.left && len(s.waitedFor()) > 0 && s.plays {
		return fmt.Errorf("round %d of table %s would be drawn before its cuts are opened", s.round, s.table)
	}
	s.stream = journal.NewRound(seed, s.table, s.round, &s.mix)
	return journal.Redraw(s.stream, s.drawn)
}

// chainAfter returns what the round after the present one is chained to.
func (s *source) chainAfter() journal.Digest {
	switch {
	case s.hash != "":
		return journal.ChainOf(s.leaf, &s.mix)
	case s.chain != (journal.Digest{}):
		return s.chain
	}
	return journal.FirstChain(s.table)
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
