package floor

import (
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// sit gives a person a seat, or adds to what the person has there.
func (s *sitting) sit(p Party, seat table.Seat, amount money.Cents, bot bool) error {
	if r := s.maySit(p, seat, amount, bot); r != nil {
		return r
	}
	if amount > 0 && !bot && s.posts == nil {
		if r := s.house.afford(p.Who, amount); r != nil {
			return r
		}
	}
	if err := s.room(seat, bot); err != nil {
		return err
	}
	// The table is asked first: a refusal leaves nothing behind.
	fresh := s.people[seat] == nil
	err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: amount})
	if err != nil {
		s.told = nil
		return err
	}
	first := len(s.batch.Records)
	if fresh {
		s.record(kindFloor, p.Who, matter{Name: &naming{Seat: seat, Name: p.Name, Bot: bot}})
	}
	s.record(journal.KindSit, p.Who, journal.Seating{Seat: seat, Person: p.Who, Amount: amount})
	if bot && amount > 0 {
		s.move(first, ledger.Transfer{From: ledger.Cage, To: ledger.Player(p.Who), Amount: amount, Memo: "bot"})
	}
	if err := s.take(p.Who, nil); err != nil {
		return err
	}
	if fresh {
		s.people[seat].seen = s.now
	}
	s.stuck = nil
	return s.did(nil)
}

func (s *sitting) maySit(p Party, seat table.Seat, amount money.Cents, bot bool) *law.Refusal {
	own, t := s.seatOf(p.Who), s.live.Table()
	there := (*sitter)(nil)
	if int(seat) < len(s.people) {
		there = s.people[seat]
	}
	switch {
	case seat == table.House || int(seat) > s.post.Table.SeatsOpen() || int(seat) > t.Seats():
		return law.RefuseFor(law.Seat, t.Layout().Most, "there are %d positions at this table and no more", s.post.Table.SeatsOpen())
	case amount < 0 || own == table.House && amount == 0:
		return law.RefuseFor(law.Minimum, "", "nobody sits down with nothing")
	case own != table.House && own != seat:
		return law.RefuseFor(law.Taken, "", "you have seat %d at this table already", own)
	case s.closed != "":
		return law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)
	case s.draining:
		return law.RefuseFor(law.Closed, "", "the house is about to close")
	case s.posts == nil && s.asideOf(p.Who) != nil:
		return law.RefuseFor(law.Waiting, "", "what you bring waits for the end of the round already")
	case there != nil && there.person != p.Who && (!there.bot || bot):
		return law.RefuseFor(law.Taken, "", "seat %d is taken", seat)
	case slices.Contains(s.promised(p.Who), seat):
		return law.RefuseFor(law.Taken, "", "seat %d is taken: somebody sits down there when the round is over", seat)
	case s.post.Table.Private && !bot && !s.invitedTo(p.Who):
		return law.Refuse("", "only people who were invited may sit down at a private table")
	}
	return nil
}

// promised are the seats that others than a person take when the round is over.
func (s *sitting) promised(person string) (seats []table.Seat) {
	for _, h := range s.asides {
		if h.For == ForSeat && h.Person != person {
			seats = append(seats, h.Seat)
		}
	}
	return seats
}

func (s *sitting) invitedTo(person string) bool {
	return person == s.post.Owner || slices.Contains(s.post.Invited, person)
}

// room has a bot give its seat up to a person.
func (s *sitting) room(seat table.Seat, bot bool) error {
	if p := s.people[seat]; p != nil && p.bot && !bot {
		key, posts := s.by.Key, s.posts
		s.by.Key, s.posts = "", nil // they are for the person's own record
		err := s.leave(seat, "dealer")
		s.by.Key, s.posts = key, posts
		return err
	}
	return nil
}
