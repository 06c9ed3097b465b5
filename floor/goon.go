package floor

import (
	"fmt"
	"slices"

	"boardwalk/journal"
)

// long is after how many entries the records of a table go on under a new setup.
// A table is opened again by replaying its records from its setup on, so it is
// what a restart costs, at a table that is never empty, too. A setup is as long
// as a dozen entries.
const long = 128

// isLong reports whether the table's records are to go on under a new setup, now
// that a round is over and its seed revealed.
func (s *sitting) isLong() bool { return s.entries >= s.house.long && s.canGoOn() }

// canGoOn reports whether how the table stands can be written down.
func (s *sitting) canGoOn() bool {
	return s.window.IsZero() && s.live.Question() == nil && s.live.Table().IsOpen() && s.closed == "" && len(s.changes) == 0 &&
		!slices.ContainsFunc(s.asides, func(h *held) bool { return h.id == 0 })
}

// putDown writes down how a table stands at which something has happened, before
// the house closes: whoever opens it again need not know by which rules it came
// to that, and may be a program in which they are mended. That takes a new seed, so
// it is not done once anybody has wagered or cut for the present one.
func (s *sitting) putDown() error {
	if s.deeds == 0 || len(s.src.cuts) > 0 || !s.canGoOn() {
		return nil
	}
	for range s.live.Table().Standing {
		return nil
	}
	s.reveal()
	if err := s.goOn(); err != nil {
		return err
	}
	s.commit()
	return nil
}

// goOn writes down how the table stands, as the setup with which its records go
// on. Nobody at the table notices.
func (s *sitting) goOn() error {
	t := s.live.Table()
	state, err := t.Snapshot().MarshalJSON()
	if err != nil {
		return err
	}
	setup := journal.NewSetup(t.Rules(), t.Options(), t.Terms())
	setup.State = state
	next := s.post
	next.Events, next.Rounds = s.events, s.src.round
	next.Last, next.Stays = s.last, &stays{Clocked: s.clocked}
	for seat, p := range s.players() {
		next.Stays.People = append(next.Stays.People, staying{seat, p.person, p.name, p.bot, p.leaving})
	}
	for _, h := range s.asides {
		next.Stays.Asides = append(next.Stays.Asides, waiting{h.aside, h.id})
	}
	before := s.people
	s.at = 0
	s.record(journal.KindTable, "dealer", setup)
	s.record(kindFloor, "dealer", matter{Post: &next})
	for seat, p := range s.players() { // and what is not in the record
		*p = *before[seat]
	}
	return nil
}

// stay has everybody keep the seat.
func (s *sitting) stay(d *stays) error {
	for _, p := range d.People {
		if int(p.Seat) >= len(s.people) || !s.live.Table().Taken(p.Seat) {
			return fmt.Errorf("%s keeps seat %d, which nobody has", p.Person, p.Seat)
		}
		s.people[p.Seat] = &sitter{person: p.Person, name: p.Name, bot: p.Bot, leaving: p.Leaving, seen: s.now}
	}
	for _, a := range d.Asides {
		s.asides = append(s.asides, &held{aside: a.aside, id: a.Transfer})
	}
	s.clocked = d.Clocked
	s.tally.Take(s.live.Table())
	return nil
}
