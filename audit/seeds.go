package audit

import (
	"boardwalk/chance"
	floorsitting "boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/table"
)

// seeding is the seed that a table plays with, the outcomes drawn from it so far, and
// what was committed to of seeds to come.
type seeding struct {
	rounds journal.Rounds // holds seeds, chain, cuts and outcomes against each other
	round  uint64         // the number of the seed, over the whole life of the table
	open   bool           // it was committed to
	hash   string
	commit int64 // the record of the commitment
	closed bool  // the wagers were closed for cuts to be opened
	drawn  []drawn
	voids  bool // a round is void in which a cut is not opened
	early  bool // seeds were revealed that would show a hidden card, unless the table is set up anew
}

// drawn is an outcome with its record.
type drawn struct {
	chance.Drawn
	seq int64
}

// used reports whether the seed may not be used any more.
func (s *seeding) used() bool { return len(s.drawn) > 0 || s.closed }

// seeds takes a record that is about seeds or cuts, or an entry.
func (s *sitting) seeds(l *line) {
	r := &s.seed.rounds
	r.Table = s.id
	before := r.Checked
	for _, f := range r.Record(&l.rec, &l.entry) {
		m := Seeds
		if f.Outcome {
			m = Draws
		}
		s.faultAt(int64(f.Seq), m, "%s", f.Text)
	}
	s.report.Draws += int64(r.Checked - before)
}

// commit takes the record of a seed's hash.
func (s *sitting) commit(l *line) {
	s.seeds(l)
	if s.known() && !s.waits() && s.stage.table.Withheld() == "" && s.seed.rounds.Unrevealed() > 0 {
		s.fault(l, Seeds, "a new seed is committed to, and that of round %d was never revealed", s.seed.round)
	}
	var c journal.Commit
	if l.rec.Read(&c) == nil {
		s.seed.round, s.seed.open, s.seed.hash, s.seed.commit = c.Round, true, c.Hash, l.seq()
		s.seed.closed, s.seed.drawn = false, nil
	}
}

// cut takes the record of a cut, or of its opening.
func (s *sitting) cut(l *line) {
	s.seeds(l)
	var seat table.Seat
	switch l.rec.Kind {
	case journal.KindCut:
		var d journal.Cut
		_ = l.rec.Read(&d) // what is wrong with it is a fault by now
		seat = d.Seat
	default:
		var d journal.Opening
		_ = l.rec.Read(&d)
		seat = d.Seat
	}
	if s.stage != nil && (s.person(seat) != l.rec.Who || l.rec.Who == "") {
		s.fault(l, Seats, "%s cuts for seat %d, which is not theirs", l.rec.Who, seat)
	}
	if s.waits() {
		s.fault(l, Seeds, "a cut in the middle of a round")
	}
}

// closes takes the record that no more wagers are accepted.
func (s *sitting) closes(l *line) {
	s.seeds(l)
	s.seed.closed = true
	if s.waits() {
		s.fault(l, Seeds, "wagers are closed in the middle of a round")
	}
}

// void takes the record that nothing is dealt under a seed.
func (s *sitting) void(l *line) {
	s.seeds(l)
	var d journal.Void
	if l.rec.Read(&d) == nil {
		if d.Why == journal.VoidUnopened && !s.seed.voids {
			s.fault(l, Seeds, "the round is void for unopened cuts at a table that plays without them")
		}
		if d.Why == journal.VoidRestored && !s.restored {
			s.fault(l, Seeds, "the round is void because the house was restored, and no record says that it was")
		}
		if d.Why == journal.VoidServiced {
			s.fault(l, Seeds, "the round is void because a generator was serviced, and a table has none")
		}
		s.restored = s.restored && d.Why != journal.VoidRestored
		s.report.Void++
	}
}

// unopened takes the record of cuts that were not opened.
func (s *sitting) unopened(l *line) {
	s.seeds(l)
	var d journal.Unopened
	if l.rec.Read(&d) == nil {
		s.report.Unopened += int64(len(d.Cuts))
	}
}

// outcome takes an outcome, to be drawn again when the seed is known.
func (s *sitting) outcome(l *line) {
	s.seeds(l)
	if s.seed.open {
		s.seed.drawn = append(s.seed.drawn, drawn{l.entry.Drawn, l.seq()})
	}
}

// overdue reports play that goes on under a seed that was used.
func (s *sitting) overdue(l *line) {
	switch {
	case !s.seed.open:
		s.fault(l, Seeds, "play goes on without a seed that was committed to")
	case len(s.seed.drawn) > 0:
		s.fault(l, Seeds, "play goes on under the seed of round %d, which was used", s.seed.round)
	case l.entry.Kind == table.Played && s.seed.voids && s.seed.rounds.LeftUnopened():
		s.fault(l, Seeds, "a round is played in which a cut was not opened, at a table that voids it")
	}
}

// reveal takes the record of seeds, and draws all their outcomes again.
func (s *sitting) reveal(l *line) {
	if s.known() {
		if s.waits() {
			s.fault(l, Seeds, "seeds are revealed before the round is over")
		}
		if len(s.seed.drawn) > 0 && l.rec.Time.After(s.time) {
			s.fault(l, Seeds, "the seed of round %d is revealed late, %s after the last outcome", s.seed.round, l.rec.Time.Sub(s.time))
		}
		s.seed.early = !s.waits() && s.stage.table.Withheld() != ""
	}
	s.seeds(l)
	var d journal.Reveal
	if l.rec.Read(&d) == nil {
		s.report.Seeds += int64(len(d.Seeds))
	}
}

// shown reports seeds that were revealed too early, once the next record is there.
func (s *sitting) shown(l *line) {
	if !s.seed.early {
		return
	}
	s.seed.early = false
	if l.rec.Kind == journal.KindTable {
		if setup, err := l.setup(); err == nil && len(setup.State) == 0 {
			return
		}
	}
	s.faultAt(s.last, Seeds, "seeds are revealed from which a card follows that nobody was shown, while the cards are in use")
}

// place takes what a new setup says of seeds.
func (s *sitting) place(l *line, p *floorsitting.Placement) {
	s.seed.voids = p.Unopened == "void"
	r := &s.seed.rounds
	r.Beacon, r.AnyBeacon = nil, p.Beacon != nil
	if p.Beacon != nil && s.beacon != nil {
		b, err := s.beacon(*p.Beacon)
		if err != nil {
			s.fault(l, Seeds, "the beacon of the table cannot be used: %v", err)
		}
		if b != nil {
			r.Beacon, r.AnyBeacon = b, false
		}
	}
	if s.seed.round == 0 && !s.seed.open || !r.Followed() {
		s.seed.round = p.Rounds // of the time before the records were kept here
		if p.Seeds != nil {
			r.Resume(p.Rounds, p.Seeds.Series, p.Seeds.Chain, p.Seeds.Unopened)
		}
		return
	}
	if p.Rounds != s.seed.round {
		s.fault(l, Seeds, "the table says that it used %d seeds before, and it used %d", p.Rounds, s.seed.round)
	}
	switch is := p.Seeds; {
	case is == nil:
		s.fault(l, Seeds, "the table does not say which seeds it used before")
	case is.Chain != r.Next().String():
		s.fault(l, Seeds, "the table says that its next round is chained to %s, and it is chained to %s", is.Chain, r.Next())
	case is.Unrevealed != r.FirstUnrevealed():
		s.fault(l, Seeds, "the table says that its seeds are revealed up to round %d, and they are up to round %d",
			is.Unrevealed-1, r.FirstUnrevealed()-1)
	}
}
