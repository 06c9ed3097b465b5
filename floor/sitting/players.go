package sitting

import (
	"iter"
	"time"

	"boardwalk/law"
	"boardwalk/table"
)

// player is somebody who has a seat.
type player struct {
	person  string
	name    string
	bot     bool
	leaving bool // stands up as soon as it is lawful

	// What follows is not in the records.
	ready    bool      // needs no more time to wager
	away     bool      // for too long
	missed   int       // answers in a row that the clock gave
	seen     time.Time // when the person last did something
	presence Presence  // of the person, once it was asked for
}

// id returns the person's id, and the empty string where nobody sits.
func (p *player) id() string {
	if p == nil {
		return ""
	}
	return p.person
}

// seated yields who sits where.
func (s *Sitting) seated() iter.Seq2[table.Seat, *player] {
	return func(yield func(table.Seat, *player) bool) {
		for seat, p := range s.players {
			if p != nil && !yield(table.Seat(seat), p) {
				return
			}
		}
	}
}

// SeatOf returns a person's seat, or the house's seat if the person has none.
func (s *Sitting) SeatOf(person string) table.Seat {
	if person == "" {
		return table.House
	}
	for seat, p := range s.seated() {
		if p.person == person {
			return seat
		}
	}
	return table.House
}

// personAt returns who has a seat, and the empty string if nobody has.
func (s *Sitting) personAt(seat table.Seat) string { return s.players[seat].id() }

// people returns how many people sit there; bots do not count.
func (s *Sitting) people() (n int) {
	for _, p := range s.seated() {
		if !p.bot {
			n++
		}
	}
	return n
}

// orderSeat returns the seat of whoever gave the order, and notes that the person
// is there.
func (s *Sitting) orderSeat() (table.Seat, *law.Refusal) {
	seat := s.SeatOf(s.by.Who)
	if seat == table.House {
		return seat, law.RefuseFor(law.Seat, s.live.Table().Layout().OnlySeated, "you do not sit at this table")
	}
	p := s.players[seat]
	p.seen, p.away, p.missed = s.now, false, 0
	return seat, nil
}

// IsTaken reports whether anybody sits at the table, bots included.
func (s *Sitting) IsTaken() bool {
	for range s.seated() {
		return true
	}
	return false
}
