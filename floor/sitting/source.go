package sitting

import (
	"fmt"

	"boardwalk/chance"
	"boardwalk/journal"
)

// seeding is the seed of the coming round and what has become of it.
type seeding struct {
	round  uint64
	seed   chance.Seed
	hash   string
	cuts   []string
	drawn  []chance.Drawn // so far
	stream chance.Source  // nil until the first outcome is wanted
}

// source is where a table's outcomes come from: those that were recorded, then
// those of the seed.
type source struct {
	given []chance.Drawn // recorded, and still to be played
	table string
	seeding
}

// Draw gives the next outcome.
func (s *source) Draw(n int) int {
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
	if s.seed == (chance.Seed{}) {
		return fmt.Errorf("round %d of table %s has no seed", s.round, s.table)
	}
	s.stream = journal.NewRound(s.seed, s.table, s.round, s.cuts)
	return journal.Redraw(s.stream, s.drawn)
}

// check returns an error unless a seed is the one that was committed to.
func (s *seeding) check(x Seed) error {
	if x.Round != s.round || journal.Commitment(x.Seed) != s.hash {
		return fmt.Errorf("the seed of round %d is not the one that round %d was promised", x.Round, s.round)
	}
	return nil
}
