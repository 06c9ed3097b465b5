package audit

import (
	"cmp"
	"slices"

	"boardwalk/floor"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// came is what followed from an order that carried a key, by the records: all that the
// house can have answered.
type came struct {
	events  []uint64      // how many events the table had told, after each record that may be the order's last
	seats   []table.Seat  // that the person had
	amounts []money.Cents // with which somebody stood up
	ended   bool          // the seed that it drew from was used up
	room    uint64        // records before it, of a bot that may have made room for the person

	question string      // the id of the question that it answered
	corrects *table.Seat // whose payment it corrects, or asked to; nil if it is another order

	// where most lists have room: there are as many orders as people do things
	eventsAt [2]uint64
	seatsAt  [4]table.Seat
}

// seated reports whether the person had a seat. Those without one are staff, of whose
// orders less is known, because one of them may do several things.
func (c *came) seated() bool {
	return slices.ContainsFunc(c.seats, func(s table.Seat) bool { return s != table.House })
}

// order collects what follows from the latest order. It is called before each record
// that is not an outcome, when everything before it is settled, and at the end with
// nil.
func (s *sitting) order(l *line, fresh *use) {
	if u := s.ordered; u != nil {
		u.came.seats = append(u.came.seats, s.seatOf(u.who))
		if over := l == nil || fresh != nil || !u.came.follows(s, l); over {
			u.came.events = append(u.came.events, s.events)
			if l == nil || fresh != nil || u.came.seated() || l.rec.Time.After(u.time) {
				s.ordered = nil
			}
		}
	}
	if fresh != nil {
		s.ordered = fresh
		fresh.came.events, fresh.came.seats = fresh.came.eventsAt[:0], fresh.came.seatsAt[:0]
		fresh.came.seats = append(fresh.came.seats, s.seatOf(fresh.who))
		if s.prior == journal.KindStand && l.rec.Kind == journal.KindSit && s.seatOf(fresh.who) == table.House {
			fresh.came.room = 2 // it left, and stood up
		}
		if l.rec.Kind == journal.KindEntry && l.entry.Kind == table.Chose {
			fresh.came.question = view.QuestionID(s.seed.round, l.entry.Question)
		}
		if l.rec.Kind == journal.KindCorrection {
			var c journal.Correction
			if l.rec.Read(&c) == nil {
				fresh.came.corrects = &c.Seat
			}
		}
		if l.rec.Kind == floor.KindFloor {
			if m, err := l.floorData(); err == nil {
				if a := cmp.Or(m.Reserved, m.Released); a != nil {
					fresh.came.seats = append(fresh.came.seats, a.Seat)
				}
			}
		}
	}
	if u := s.ordered; u != nil && l.rec.Kind == journal.KindStand {
		var d journal.Seating
		if l.rec.Read(&d) == nil {
			u.came.amounts = append(u.came.amounts, d.Amount)
		}
	}
}

// follows reports whether a record still belongs to a player's order: the act of
// sitting down, the end of the seed that was drawn from with the setup under which the
// records may continue, and who left. Everything else the table does by itself, or
// somebody else ordered it: also while cuts are opened, when the seed is not to be used
// again and the floor records who brings chips and who leaves.
func (c *came) follows(s *sitting, l *line) bool {
	switch l.rec.Kind {
	case journal.KindEntry:
		return s.prior == journal.KindSit
	case journal.KindStand:
		return true
	case floor.KindFloor: // of a setup; it ends nothing itself
		return c.ended && s.prior == journal.KindTable
	case journal.KindReveal, journal.KindTable, journal.KindSeries, journal.KindCommit:
		c.ended = c.ended || s.seed.used() && !s.waits()
		return c.ended && s.prior != journal.KindCommit
	}
	return false
}

// seatOf returns the seat of a person, or table.House.
func (s *sitting) seatOf(person string) table.Seat {
	for seat := range s.people {
		if person != "" && s.people[seat] == person {
			return table.Seat(seat)
		}
	}
	return table.House
}

// count counts the events of a record that is not an entry.
func (s *sitting) count(l *line) {
	if l.rec.Kind == journal.KindTable {
		return
	}
	s.events++
	if l.rec.Kind != floor.KindFloor {
		return
	}
	if m, err := l.floorData(); err == nil && m.Placement != nil {
		told := s.events - 1
		if s.counted && m.Placement.Events != told {
			s.fault(l, Order, "the table says that it told %d events before, and it told %d", m.Placement.Events, told)
		}
		if s.events, s.counted = m.Placement.Events, true; m.Placement.Carried == nil {
			s.events++
		}
	}
}
