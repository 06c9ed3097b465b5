package sitting

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/journal"
)

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

// restore takes over what an earlier setup left.
func (s *source) restore(d *SeedState) error {
	chain, err := journal.ParseDigest(d.Chain)
	s.series, s.chain, s.unrevealed, s.unopened = d.Series, chain, d.Unrevealed, d.Unopened
	return err
}

// seedOf returns the seed of a round.
func (s *source) seedOf(round uint64) (chance.Seed, error) {
	d, ok := s.seriesOf(round)
	master, known := s.masters[d.Series]
	if !ok || !known {
		return chance.Seed{}, fmt.Errorf("round %d of table %s has no seed", round, s.table)
	}
	return journal.SeedOf(master, s.table, d.Series, round), nil
}

// mustSeed is seedOf at a live table, which has the masters of all its series.
func (s *source) mustSeed(round uint64) chance.Seed {
	seed, err := s.seedOf(round)
	if err != nil {
		panic("sitting: " + err.Error())
	}
	return seed
}

// takeMasters takes the masters that were kept beside the records. It returns an
// error unless the present seed is the one that was committed to.
func (s *source) takeMasters(list []Seed) error {
	s.masters = map[uint64]chance.Seed{}
	for _, x := range list {
		s.masters[x.Round] = x.Seed
	}
	for _, d := range s.series {
		if _, ok := s.masters[d.Series]; !ok {
			return fmt.Errorf("the seeds of series %d are missing", d.Series)
		}
	}
	seed, err := s.seedOf(s.round)
	if err != nil {
		return err
	}
	if journal.LeafOf(s.table, s.round, seed) != s.leaf {
		return fmt.Errorf("the seed of round %d is not the one that was promised", s.round)
	}
	return nil
}
