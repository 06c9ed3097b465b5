package sitting

import (
	"fmt"
	"time"

	"boardwalk/bots"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
)

// beginSetup prepares the live table of a setup. The placement is the next record.
func (s *Sitting) beginSetup(d *journal.Setup) error {
	rules, options, terms, err := RulesOf(d)
	if err != nil {
		return err
	}
	secrets := seeds{}
	if s.seeds != nil { // of the setup before
		secrets.masters, secrets.tree, secrets.treeOf = s.seeds.masters, s.seeds.tree, s.seeds.treeOf
	}
	s.seeds = &source{table: s.id, seeds: secrets}
	if s.live, err = table.PrepareLive(rules, options, terms, s.seeds, &s.told); err != nil {
		return err
	}
	s.meter = &meter{s: s}
	s.live.Meters(s.meter)
	s.players = make([]*player, rules.Seats+1)
	s.chart = ledger.NewChart(s.id, rules.Seats)
	s.saved = d.State
	if s.saved != nil {
		if err := s.live.Resume(d.State); err != nil {
			return fmt.Errorf("the table as it stood: %w", err)
		}
	}
	s.closed, s.changeTimes, s.toldTime, s.noticesCache = "", nil, time.Time{}, nil
	s.entries, s.rounds, s.actions, s.dealt, s.hands, s.settings, s.costs, s.fault = 0, 0, 0, nil, handCounter{}, nil, nil, false
	s.unseen.Clear()
	s.ring = bots.Round{}
	s.tally = ledger.NewTally(s.chart)
	s.bettingEnds, s.deadlines, s.refused, s.reservations, s.botless = time.Time{}, nil, nil, nil, 0
	return nil
}

// restoreSeats puts everybody back who keeps a seat, and their reservations.
func (s *Sitting) restoreSeats(d *Carried) error {
	for _, p := range d.People {
		if int(p.Seat) >= len(s.players) || !s.live.Table().Taken(p.Seat) {
			return fmt.Errorf("%s keeps seat %d, which nobody has", p.Person, p.Seat)
		}
		s.players[p.Seat] = s.newPlayer(p.Person)
		s.players[p.Seat].leaving = p.Leaving
	}
	for _, a := range d.Reservations {
		s.reservations = append(s.reservations, &reserved{Reservation: a.Reservation, transfer: a.Transfer})
	}
	s.toldTime = d.ToldTime
	s.tally.Take(s.live.Table())
	return nil
}
