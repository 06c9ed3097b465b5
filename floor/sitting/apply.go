package sitting

import (
	"fmt"

	"boardwalk/casino"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
)

// apply does what a record says that is no entry of the live table's journal.
// Data is what the record was just made of, or nil if the record was read.
func (s *Sitting) apply(r *Record, data any) error {
	s.nextAt = r.At + 1
	e := view.Event{Time: r.Time, Kind: r.Kind, Person: r.Who}
	switch r.Kind {
	case journal.KindTable:
		d, err := Decode[journal.Setup](r)
		if err != nil {
			return err
		}
		return s.beginSetup(&d)
	case KindFloor:
		d, err := Decode[FloorData](r)
		if err != nil {
			return err
		}
		return s.applyFloorData(&d, e, r.Seq)
	case journal.KindSit, journal.KindStand:
		d, err := dataOf[journal.Seating](r, data)
		if err != nil {
			return err
		}
		return s.applySeating(&d, e)
	case journal.KindCommit:
		d, err := dataOf[journal.Commit](r, data)
		if err != nil {
			return err
		}
		if err := s.applyCommit(&d, &e); err != nil {
			return err
		}
	case journal.KindCorrection:
		d, err := Decode[journal.Correction](r)
		if err != nil {
			return err
		}
		if err := s.applyCorrection(r.Who, &d, &e); err != nil {
			return err
		}
	default:
		if err := s.applySeeds(r, data, &e); err != nil {
			return err
		}
	}
	s.addEvent(e)
	return nil
}

// applySeating follows somebody who sat down or stood up.
func (s *Sitting) applySeating(d *journal.Seating, e view.Event) error {
	if int(d.Seat) >= len(s.players) || d.Seat == table.House {
		return fmt.Errorf("there is no seat %d", d.Seat)
	}
	if h := s.reservedBy(d.Person); h != nil && e.Kind == journal.KindSit {
		s.forgetReservation(h.Reservation)
	}
	p := s.players[d.Seat]
	switch {
	case p == nil && e.Kind == journal.KindStand || p != nil && p.person != d.Person:
		return fmt.Errorf("%s does not have seat %d", d.Person, d.Seat)
	case p == nil:
		p = s.newPlayer(d.Person)
		s.players[d.Seat] = p
	case e.Kind == journal.KindStand:
		s.players[d.Seat] = nil
		s.seeds.dropCut(d.Seat, d.Person)
	}
	e.Seat, e.Person, e.Name, e.Bot, e.Amount, e.Coupon = d.Seat, d.Person, p.name, p.bot, d.Amount, d.Coupon
	s.addEvent(e)
	return nil
}

// applyFloorData does what a record of the floor's own says.
func (s *Sitting) applyFloorData(d *FloorData, e view.Event, seq uint64) error {
	switch {
	case d.Placement != nil:
		if err := s.mayBeDesigned(d.Placement); err != nil {
			return err
		}
		s.placement = *d.Placement
		s.chart.Link(s.placement.Table.Meter)
		s.lastEvent, s.seeds.round = d.Placement.Events, d.Placement.Rounds
		s.roundBegan, s.results, s.placement.Results = s.lastEvent, d.Placement.Results, nil
		s.seeds.unrevealed = d.Placement.Rounds + 1
		s.takeCorrections(d.Placement.Corrections)
		s.placement.Corrections = nil
		if d.Placement.Seeds != nil {
			s.placement.Seeds = nil
			if err := s.seeds.restore(d.Placement.Seeds); err != nil {
				return err
			}
		}
		if d.Placement.Carried != nil {
			s.placement.Carried = nil
			return s.restoreSeats(d.Placement.Carried) // for those at the table nothing has happened
		}
		e.Person, e.Text = "", "the table is set up" // whoever opened it, the table is what is told of
	case d.Leaving != nil:
		p := s.players[d.Leaving.Seat]
		if p == nil {
			return fmt.Errorf("nobody sits at seat %d", d.Leaving.Seat)
		}
		p.leaving = true
		e.Seat, e.Person, e.Name, e.Bot, e.Text = d.Leaving.Seat, p.person, p.name, p.bot, "leaves as soon as it may be"
		if d.Leaving.Why != "" {
			e.Text += ": " + d.Leaving.Why
		}
	case d.Close != "":
		s.closed, s.fault = d.Close, d.Fault
		e.Text = "the table is closed: " + d.Close
	case d.Open != "":
		s.closed, s.fault = "", false
		e.Text = "the table is open: " + d.Open
	case d.Tournament != nil:
		n := d.Tournament
		if err := s.placement.Tournament.Follow(n, e.Time); err != nil {
			return err
		}
		if e.Person, e.Text = "", n.Text(); n.Out != nil {
			e.Seat, e.Person, e.Name, e.Bot = n.Out.Seat, n.Out.Person, s.nameOf(n.Out.Person), casino.IsBot(n.Out.Person)
		}
		if n.End != nil && s.closed == "" {
			s.closed = overTournament
		}
	case d.Waits != "":
		e.Text = "the house closes, and the round goes on when it opens again; staff are asked: " + d.Waits
	case d.Invite != "":
		s.placement.Invited = append(s.placement.Invited, d.Invite)
		e.Person, e.Name, e.Text = d.Invite, s.nameOf(d.Invite), "is invited"
	case d.Reserved != nil:
		if err := s.checkReservation(d.Reserved); err != nil {
			return err
		}
		s.reservations = append(s.reservations, &reserved{Reservation: *d.Reserved, record: seq})
		s.describeReservation(&e, d.Reserved)
	case d.Released != nil:
		if s.forgetReservation(*d.Released) == nil {
			return fmt.Errorf("%s was never set aside for %s", d.Released.Amount, d.Released.Person)
		}
		s.describeReservation(&e, d.Released)
	}
	s.addEvent(e)
	return nil
}
