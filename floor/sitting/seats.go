package sitting

import (
	"cmp"
	"iter"

	"boardwalk/casino"
	"boardwalk/law"
	"boardwalk/table"
)

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

// nameAt returns what whoever sits at a seat is called.
func (s *Sitting) nameAt(seat table.Seat) string {
	if int(seat) < len(s.players) && s.players[seat] != nil {
		return s.players[seat].name
	}
	return ""
}

// newPlayer returns somebody who sits down.
func (s *Sitting) newPlayer(person string) *player {
	return &player{person: person, name: s.nameOf(person), bot: casino.IsBot(person), seen: s.now}
}

// nameOf returns what somebody is called now. No record has a name: the people of the house are asked, and whoever
// is forgotten there is called by the id.
func (s *Sitting) nameOf(person string) string {
	if casino.IsBot(person) {
		return casino.BotName(person)
	}
	if s.config.Names == nil {
		return person
	}
	return cmp.Or(s.config.Names(person), person)
}

// people returns how many people sit there; bots do not count.
func (s *Sitting) people() (n int) {
	for _, p := range s.seated() {
		if !p.bot {
			n++
		}
	}
	return n
}

// IsTaken reports whether anybody sits at the table, bots included.
func (s *Sitting) IsTaken() bool {
	for range s.seated() {
		return true
	}
	return false
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
