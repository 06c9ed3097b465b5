package sitting

import (
	"cmp"
	"errors"
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// sitDown gives a person a seat, or adds to what the person has there.
func (s *Sitting) sitDown(p Party, seat table.Seat, amount money.Cents, bot bool) error {
	if r := s.checkSit(p, seat, amount, bot); r != nil {
		return r
	}
	if amount > 0 && !bot && s.posting == nil && !s.nobodys() {
		if err := s.checkFunds(p.Who, amount); err != nil {
			return err
		}
	}
	if err := s.makeRoom(seat, bot); err != nil {
		return err
	}
	// The table is asked first: a refusal leaves nothing behind.
	fresh := s.players[seat] == nil
	err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: amount, Person: p.Who})
	if err != nil {
		s.told = nil
		return err
	}
	first := len(s.batch.Records)
	s.addRecord(journal.KindSit, p.Who, journal.Seating{Seat: seat, Person: p.Who, Amount: amount})
	if bot && amount > 0 && !s.nobodys() {
		s.addTransfers(first, ledger.Transfer{From: ledger.Cage, To: ledger.Player(p.Who), Amount: amount, Memo: "bot"})
	}
	if err := s.recordEntries(p.Who, nil); err != nil {
		return err
	}
	if fresh {
		s.players[seat].seen = s.now
	}
	s.refused = nil
	return s.finishAct(nil)
}

// checkSit refuses a person who may not sit down at a seat with an amount, or add
// the amount to what is there.
func (s *Sitting) checkSit(p Party, seat table.Seat, amount money.Cents, bot bool) *law.Refusal {
	own, t := s.SeatOf(p.Who), s.live.Table()
	there := (*player)(nil)
	if int(seat) < len(s.players) {
		there = s.players[seat]
	}
	switch {
	case seat == table.House || int(seat) > s.placement.Table.SeatsOpen() || int(seat) > t.Seats():
		return law.RefuseFor(law.Seat, t.Layout().MostPlayers, "there are %d positions at this table and no more", s.placement.Table.SeatsOpen())
	case amount < 0 || own == table.House && amount == 0:
		return law.RefuseFor(law.Minimum, "", "nobody sits down with nothing")
	case own != table.House && own != seat:
		return law.RefuseFor(law.Taken, "", "you have seat %d at this table already", own)
	case s.closed != "":
		return law.RefuseFor(law.Closed, "", "the table is closed: %s", s.closed)
	case s.draining:
		return law.RefuseFor(law.Closed, "", "the house is about to close")
	case s.posting == nil && s.reservedBy(p.Who) != nil:
		return law.RefuseFor(law.Waiting, "", "what you bring waits for the end of the round already")
	case there != nil && there.person != p.Who && (!there.bot || bot):
		return law.RefuseFor(law.Taken, "", "seat %d is taken", seat)
	case slices.Contains(s.promised(p.Who), seat):
		return law.RefuseFor(law.Taken, "", "seat %d is taken: somebody sits down there when the round is over", seat)
	case s.placement.Table.Private && !bot && !s.isInvited(p.Who):
		return law.Refuse("", "only people who were invited may sit down at a private table")
	}
	return cmp.Or(s.checkTournamentSit(own, amount), s.checkDesignedSit(amount))
}

// promised returns the seats that others than a person take when the round is over.
func (s *Sitting) promised(person string) (seats []table.Seat) {
	for _, h := range s.reservations {
		if h.For == ForSeat && h.Person != person {
			seats = append(seats, h.Seat)
		}
	}
	return seats
}

// isInvited reports whether a person may sit down at a private table.
func (s *Sitting) isInvited(person string) bool {
	return person == s.placement.Owner || slices.Contains(s.placement.Invited, person)
}

// makeRoom has a bot give its seat up to a person.
func (s *Sitting) makeRoom(seat table.Seat, bot bool) error {
	if p := s.players[seat]; p != nil && p.bot && !bot {
		key, posting := s.by.Key, s.posting
		s.by.Key, s.posting = "", nil // they are for the person's own record
		err := s.leaveNow(seat, "dealer")
		s.by.Key, s.posting = key, posting
		return err
	}
	return nil
}

// reserveForSeat reserves money for a seat, in the course of a round.
func (s *Sitting) reserveForSeat(p Party, seat table.Seat, amount money.Cents, what string) error {
	if r := cmp.Or(s.checkSit(p, seat, amount, false), s.checkDesignedNow()); r != nil {
		return r
	}
	if err := s.checkFunds(p.Who, amount); err != nil {
		return err
	}
	s.reserve(Reservation{For: what, Person: p.Who, Seat: seat, Amount: amount})
	return nil
}

// seatNextReserved brings the first money that was reserved for a seat to the
// table, now that the round is over, and reports whether there was any. What is not
// lawful any more is released.
func (s *Sitting) seatNextReserved() (bool, error) {
	i := slices.IndexFunc(s.reservations, func(h *reserved) bool { return h.For != ForOver && h.transfer != 0 })
	if i < 0 {
		return false, nil
	}
	h := s.reservations[i]
	if h.For == ForChips && s.SeatOf(h.Person) != h.Seat {
		s.release(h, "dealer", "the seat was given up")
		return true, nil
	}
	s.posting = h
	err := s.sitDown(Party{Who: h.Person}, h.Seat, h.Amount, false)
	s.posting = nil
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		s.release(h, "dealer", refusal.Text)
		err = nil
	}
	return err == nil, err
}
