package audit

import (
	"boardwalk/chance"
	"boardwalk/journal"
)

// seeding is the seed that a table plays with, and the outcomes drawn from it so far.
type seeding struct {
	round  uint64 // its number, over the whole life of the table
	open   bool   // it was committed to, and not revealed yet
	hash   string
	commit int64 // the record of the commitment
	cuts   []string
	drawn  []drawn
}

// drawn is an outcome with its record.
type drawn struct {
	chance.Drawn
	seq int64
}

// commit takes the record of a seed's hash.
func (s *sitting) commit(l *line) {
	var c journal.Commit
	if err := l.rec.Read(&c); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	_, err := chance.ParseSeed(c.Hash)
	switch {
	case s.seed.open:
		s.fault(l, Seeds, "a new seed is committed to, and that of round %d was never revealed", s.seed.round)
	case c.Round != s.seed.round+1 && s.known():
		s.fault(l, Seeds, "the seed of round %d is committed to, and that of round %d is next", c.Round, s.seed.round+1)
	case err != nil:
		s.fault(l, Seeds, "%q is no hash of a seed", c.Hash)
	}
	s.seed = seeding{round: c.Round, open: true, hash: c.Hash, commit: l.seq()}
}

// cut takes the record of a cut.
func (s *sitting) cut(l *line) {
	var c journal.Cut
	if err := l.rec.Read(&c); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	switch {
	case !s.seed.open || c.Round != s.seed.round:
		s.fault(l, Seeds, "a cut for round %d, whose seed is not the one to come", c.Round)
	case len(s.seed.drawn) > 0 || s.waits():
		s.fault(l, Seeds, "a cut after the first outcome of its round")
	}
	if s.stage != nil && (s.person(c.Seat) != l.rec.Who || l.rec.Who == "") {
		s.fault(l, Seats, "%s cuts for seat %d, which is not theirs", l.rec.Who, c.Seat)
	}
	s.seed.cuts = append(s.seed.cuts, c.Text)
}

// outcome takes an outcome, to be drawn again when the seed is known.
func (s *sitting) outcome(l *line) {
	if !s.seed.open {
		s.fault(l, Seeds, "an outcome without a seed that was committed to")
		return
	}
	s.seed.drawn = append(s.seed.drawn, drawn{l.entry.Drawn, l.seq()})
}

// overdue reports a seed that is not revealed although all its outcomes are drawn.
func (s *sitting) overdue(l *line) {
	switch {
	case !s.seed.open:
		s.fault(l, Seeds, "play goes on without a seed that was committed to")
	case len(s.seed.drawn) > 0:
		s.fault(l, Seeds, "play goes on, and the seed of round %d is not revealed although the round is over", s.seed.round)
	}
}

// reveal takes the record of a seed, and draws all outcomes again.
func (s *sitting) reveal(l *line) {
	var r journal.Reveal
	if err := l.rec.Read(&r); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	seed, err := chance.ParseSeed(r.Seed)
	switch {
	case err != nil || seed.String() != r.Seed:
		s.fault(l, Seeds, "%q is no seed", r.Seed)
	case !s.seed.open:
		if s.known() {
			s.fault(l, Seeds, "the seed of round %d is revealed and was not committed to", r.Round)
		}
	case r.Round != s.seed.round:
		s.fault(l, Seeds, "the seed of round %d is revealed, and that of round %d was committed to", r.Round, s.seed.round)
	case journal.Commitment(seed) != s.seed.hash:
		s.fault(l, Seeds, "the seed of round %d is not the one that was committed to in record %d", r.Round, s.seed.commit)
	default:
		if s.waits() {
			s.fault(l, Seeds, "the seed of round %d is revealed before the round is over", r.Round)
		}
		if n := len(s.seed.drawn); n > 0 && l.rec.Time.After(s.time) {
			s.fault(l, Seeds, "the seed of round %d is revealed late, %s after the last outcome", r.Round, l.rec.Time.Sub(s.time))
		}
		s.redraw(seed)
		s.report.Seeds++
	}
	s.seed.open = false // what came of it is kept until the next one
}

// redraw draws the outcomes so far from the seed again. It reports the first that
// differs, and how many others do; those may only follow from the first.
func (s *sitting) redraw(seed chance.Seed) {
	source := journal.NewRound(seed, s.id, s.seed.round, s.seed.cuts)
	first, differ, gave := -1, 0, 0
	for i, d := range s.seed.drawn {
		if got := source.Draw(d.N); got != d.Got {
			if differ++; first < 0 {
				first, gave = i, got
			}
		}
	}
	s.report.Draws += int64(len(s.seed.drawn))
	if first < 0 {
		return
	}
	d := s.seed.drawn[first]
	s.faultAt(d.seq, Draws, "outcome %d of the round is recorded as %v, and the seed gives %d (%d of %d outcomes differ)",
		first+1, d.Drawn, gave, differ, len(s.seed.drawn))
}
