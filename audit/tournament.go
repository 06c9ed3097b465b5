package audit

import (
	"bytes"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// contest is the tournament of a table as its records say it goes.
type contest struct {
	*floor.Tournament                // nil if none is held
	known             bool           // that it is, or that none is
	owner             string         // of the table
	closed            bool           // by staff
	rises             []table.Change // notices that must follow on the record of a level
}

// nobodys reports whether the chips at the table are nobody's: those of a tournament, and those of rules that somebody designed.
func (s *sitting) nobodys() bool {
	return s.contest.Tournament != nil || s.setup.Designed()
}

// whose returns to whom chips belong that come to a seat or leave it; nil where they are nobody's, and come from the cage and
// go back there.
func (s *sitting) whose() func(table.Seat) string {
	if s.nobodys() {
		return nil
	}
	return s.person
}

// holdTournament takes the tournament that a setup says is held. A table that goes on has the same
// as before, and a new one has one that has not begun.
func (s *sitting) holdTournament(l *line, p *floor.Placement) {
	was := s.contest.Tournament
	if p.Events == 0 {
		was = nil
		if t := p.Tournament; t != nil {
			was = &floor.Tournament{Chips: t.Chips, Rounds: t.Rounds, Length: t.Length, Every: t.Every}
		}
	}
	before, _ := journal.Data(was)
	after, err := journal.Data(p.Tournament)
	if (s.contest.known || p.Events == 0) && (err != nil || !bytes.Equal(before, after)) {
		s.fault(l, Rules, "the tournament is said to stand at %s, and stood at %s", after, before)
	}
	s.contest = contest{Tournament: p.Tournament, known: true, owner: p.Owner}
}

// tournament takes a record about a tournament.
func (s *sitting) tournament(l *line, n *floor.TournamentNews) {
	c := &s.contest
	if !s.known() {
		return
	}
	switch at := s.stage.table; {
	case c.Tournament == nil:
		s.fault(l, Rules, "it speaks of a tournament, and none is held here")
		return
	case s.waits():
		s.fault(l, Rules, "it speaks of a tournament in the middle of a round")
	case n.Start != nil:
		if l.rec.Who != c.owner {
			s.fault(l, Seats, "%q begins the tournament, whose host is %q", l.rec.Who, c.owner)
		}
		s.entrants(l, n.Start, s.seatedEntrants())
	case n.Out != nil:
		var want []floor.Entrant
		if list := s.goingOut(); len(list) > 0 {
			want = list[:1]
		}
		s.entrants(l, []floor.Entrant{*n.Out}, want)
	case n.Level > 0:
		if next := c.NextLevel(); next.IsZero() || l.rec.Time.Before(next) {
			s.fault(l, Order, "level %d of the tournament begins too early", n.Level)
		} else if n.Level == c.Level+1 {
			c.rises = floor.LevelChanges(at, n.Level, l.rec.Time)
		}
	case n.End != nil:
		if !c.closed && (len(s.goingOut()) > 0 || !c.IsDecided(l.rec.Time)) {
			s.fault(l, Rules, "the tournament is said to be over and is not decided")
		}
		s.entrants(l, n.End, c.Standings(at))
	}
	if err := c.Follow(n, l.rec.Time); err != nil {
		s.fault(l, Rules, "%v", err)
	}
}

// entrants checks who is named in a record about a tournament, with chips and place.
func (s *sitting) entrants(l *line, got, want []floor.Entrant) {
	has, err := journal.Data(got)
	should, _ := journal.Data(want)
	if err != nil || !bytes.Equal(has, should) {
		s.fault(l, Rules, "the tournament is said to have %s, and has %s", has, should)
	}
}

// seatedEntrants returns everybody at the table, with the chips that a tournament begins with.
func (s *sitting) seatedEntrants() (list []floor.Entrant) {
	for seat, p := range s.people {
		if p != "" {
			list = append(list, floor.Entrant{Seat: table.Seat(seat), Person: p, Chips: s.contest.Chips})
		}
	}
	return list
}

// goingOut returns who is out of the tournament by now, the last first.
func (s *sitting) goingOut() []floor.Entrant {
	return s.contest.GoingOut(s.stage.table, func(e *floor.Entrant) bool { return s.person(e.Seat) == e.Person })
}

// sitsInTournament checks a seat that is taken at a table with a tournament.
func (s *sitting) sitsInTournament(l *line, d *journal.Seating) {
	if c := &s.contest; c.Tournament != nil && (!c.Waits() || d.Amount != c.Chips || d.Coupon != 0) {
		s.fault(l, Rules, "%s brings %s to a tournament that began, or at which everybody has %s", d.Person, d.Amount, c.Chips)
	}
}

// playsInTournament checks an entry of the table's journal against the tournament: rounds are
// played from its beginning to its end, by those who are not out.
func (s *sitting) playsInTournament(l *line) {
	c := &s.contest
	if c.Tournament == nil || l.entry.Kind != table.Played {
		return
	}
	switch {
	case !c.Runs():
		s.fault(l, Rules, "a round is played before the tournament begins, or after its end")
		return
	case len(s.goingOut()) > 0:
		s.fault(l, Rules, "a round is played, and no record says that %s is out of the tournament", s.goingOut()[0].Person)
	case c.IsDecided(c.Began):
		s.fault(l, Rules, "a round is played after the tournament is decided")
	}
	c.BeginRound(func(seat table.Seat) money.Cents { return floor.Held(s.stage.table, seat) })
}

// rises checks that the record of a level is followed by notices of what rises, and that
// nothing else is raised so.
func (s *sitting) rises(l *line) {
	c := &s.contest
	if c.Tournament == nil {
		return
	}
	noticed := l.rec.Kind == journal.KindEntry && l.entry.Kind == table.Noticed
	switch change := &l.entry.Change; {
	case len(c.rises) == 0:
		if noticed && change.Agreed {
			s.fault(l, Rules, "%s is raised, and no level of the tournament begins", change.String())
		}
	case !noticed || change.String() != c.rises[0].String() || !change.At.Equal(c.rises[0].At) || !change.Agreed:
		s.fault(l, Rules, "level %d of the tournament began, and this does not follow: %s", c.Level, c.rises[0].String())
		c.rises = nil
	default:
		c.rises = c.rises[1:]
	}
}
