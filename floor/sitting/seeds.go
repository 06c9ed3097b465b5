package sitting

import (
	"slices"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/table"
)

// seeds are the secrets of a table and what it has published of them.
type seeds struct {
	series     []journal.Series       // of rounds that are not revealed, of the present one and the next
	masters    map[uint64]chance.Seed // of those series, by number; empty while records are replayed
	tree       *journal.Tree          // of the present round's series; nil until it is needed
	treeOf     uint64
	chain      journal.Digest // of the last round before the setup
	unrevealed uint64         // the first round whose seed is not revealed
	unopened   journal.UnopenedCuts
}

// SeedState is what a setup has to know of the seeds that were used before it.
type SeedState struct {
	Series     []journal.Series     `json:"series"`
	Chain      string               `json:"chain"`      // to which the next round is chained
	Unrevealed uint64               `json:"unrevealed"` // the first round whose seed is not revealed
	Unopened   journal.UnopenedCuts `json:"unopened,omitempty"`
}

// seriesOf returns the series of a round. A later series that begins at the round
// or before it replaces an earlier one.
func (s *seeds) seriesOf(round uint64) (d journal.Series, ok bool) {
	for _, x := range s.series {
		if x.First <= round {
			d, ok = x, round-x.First < journal.SeriesLen
		}
	}
	return d, ok
}

// addSeries takes a series that was committed to.
func (s *seeds) addSeries(d journal.Series) {
	s.series = append(slices.DeleteFunc(slices.Clone(s.series), func(x journal.Series) bool { return x.First >= d.First }), d)
}

// spent returns the series of which no seed is secret any more.
func (s *seeds) spent() (list []journal.Series) {
	for i := 0; i+1 < len(s.series) && s.series[i+1].First <= s.unrevealed; i++ {
		list = append(list, s.series[i])
	}
	return list
}

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
