package audit

import (
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/table"
)

// person returns who has a seat, or "".
func (s *sitting) person(seat table.Seat) string {
	if int(seat) >= len(s.people) {
		return ""
	}
	return s.people[seat]
}

// sit takes a record of somebody who sits down, or brings more chips to the seat.
func (s *sitting) sit(l *line) {
	var d journal.Seating
	if err := l.rec.Read(&d); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	if !s.known() {
		return
	}
	if d.Seat == table.House || int(d.Seat) >= len(s.people) || d.Person == "" {
		s.fault(l, Seats, "%q sits down at seat %d, which there is not", d.Person, d.Seat)
		s.lose()
		return
	}
	p := &s.people[d.Seat]
	switch fresh := *p == ""; {
	case !fresh && *p != d.Person:
		s.fault(l, Seats, "%s sits down at seat %d, which is %s's", d.Person, d.Seat, *p)
	case fresh:
		if other := s.seatOf(d.Person); other != table.House {
			s.fault(l, Seats, "%s sits down at seat %d and has seat %d already", d.Person, d.Seat, other)
		}
		*p = d.Person
	}
	if casino.IsBot(*p) && d.Amount > 0 && !s.nobodys() { // a bot's chips come from the cage
		s.expect(&s.open[0], ledger.Transfer{From: ledger.Cage, To: ledger.Player(d.Person), Amount: d.Amount, Memo: botMemo})
	}
	s.sitsInTournament(l, &d)
	if l.rec.Who != d.Person {
		s.fault(l, Seats, "%q has %s sit down", l.rec.Who, d.Person)
	}
	s.due = &d
	s.posts = s.take(func(a *floor.Reservation) bool {
		return a.For != floor.ForOver && a.Person == d.Person && a.Seat == d.Seat
	})
}

// sitsDown checks the table's own act against who sat down.
func (s *sitting) sitsDown(l *line) {
	a := &l.entry.Act
	sits := l.entry.Kind == table.Acted && a.Kind == table.Sit
	switch d := s.due; {
	case d == nil && sits:
		s.fault(l, Seats, "somebody sits down at seat %d, and no record says who", a.Seat)
	case d != nil && !sits:
		s.fault(l, Seats, "%s sat down at seat %d, and the table does not know it", d.Person, d.Seat)
	case sits && (a.Seat != d.Seat || a.Amount != d.Amount || a.Coupon != d.Coupon || a.Cash != 0):
		s.fault(l, Seats, "%s sat down at seat %d with %s, and the table has seat %d with %s", d.Person, d.Seat, d.Amount, a.Seat, a.Amount)
	case sits && a.Person != d.Person && a.Amount > 0:
		s.fault(l, Seats, "%s sat down at seat %d, and the table has %q there", d.Person, d.Seat, a.Person)
	}
	s.due = nil
}

// stand takes a record of somebody who stands up.
func (s *sitting) stand(l *line) {
	var d journal.Seating
	if err := l.rec.Read(&d); err != nil {
		s.fault(l, Lines, "%v", err)
		return
	}
	if !s.known() {
		return
	}
	with, left := s.left[d.Seat]
	switch who := s.person(d.Seat); {
	case who != d.Person || who == "":
		s.fault(l, Seats, "%s stands up from seat %d, which is %q's", d.Person, d.Seat, who)
	case !left:
		s.fault(l, Seats, "%s stands up from seat %d and has not left the table", d.Person, d.Seat)
	case with != takenAway{d.Amount, d.Coupon}:
		s.fault(l, Seats, "%s stands up with %s and %s in coupons, and left the table with %s and %s", d.Person, d.Amount,
			d.Coupon, with.chips, with.coupons)
	}
	delete(s.left, d.Seat)
	if int(d.Seat) < len(s.people) {
		s.people[d.Seat] = ""
	}
}

// rightful checks that whoever did something was allowed to: the player of the seat,
// or staff.
func (s *sitting) rightful(l *line) {
	e, who := &l.entry, l.rec.Who
	own := func(seat table.Seat, what string) {
		if p := s.person(seat); p != who {
			s.fault(l, Seats, "%q %s for seat %d, which is %q's", who, what, seat, p)
		}
	}
	switch e.Kind {
	case table.Acted:
		switch e.Act.Kind {
		case table.Make:
			if !e.Act.Accepted && !(who == "clock" && s.contest.Runs()) { // the clock wagers for those in a tournament who do not
				own(e.Act.Seat, "wagers")
			}
		case table.Remove, table.CallOn, table.CallOff:
			own(e.Act.Seat, "acts")
		case table.Sit:
			own(e.Act.Seat, "sits down")
		}
	case table.Chose:
		switch {
		case e.Seat == table.House:
			if who == "clock" || s.seatOf(who) != table.House {
				s.fault(l, Seats, "%q answers what staff are asked", who)
			}
		case who != "clock":
			own(e.Seat, "answers")
		}
	case table.Abandoned:
		if who != "server" {
			s.fault(l, Seats, "a round is the house's to abandon and not %q's", who)
		}
	case table.Played, table.Paused:
		if who != "dealer" {
			s.fault(l, Seats, "a round is the dealer's to begin and not %q's", who)
		}
	case table.Clocked, table.Noticed:
		if !e.Time.Equal(l.rec.Time) {
			s.fault(l, Order, "it says that it is %s and was written at %s", e.Time, l.rec.Time)
		}
	}
}
