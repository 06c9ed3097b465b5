package sitting

import (
	"cmp"
	"errors"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/table"
)

// leaveNow has a player leave at once, or refuses if that is not lawful.
func (s *Sitting) leaveNow(seat table.Seat, who string) error {
	if s.underway() {
		l := s.live.Table().Layout()
		return law.RefuseFor(law.Stage, cmp.Or(l.NothingTaken, l.StaySeated), "a round is being played")
	}
	if len(s.overRequests(seat)) > 0 {
		return law.RefuseFor(law.Waiting, "8.2(d)", "a wager above the maximum waits to be accepted")
	}
	if err := s.recordEntries(who, s.live.Do(table.Act{Kind: table.Leave, Seat: seat})); err != nil {
		s.told = nil
		return err
	}
	s.recordStand(seat, who)
	s.refused = nil
	return s.finishAct(nil)
}

// departWhenLawful has a player leave now or, where that is not lawful yet, as soon
// as it is. Until then the first choice is taken wherever the player is asked.
func (s *Sitting) departWhenLawful(seat table.Seat, who, why string) error {
	p := s.players[seat]
	if why != "" && !p.leaving {
		s.addRecord(KindFloor, who, FloorData{Leaving: &Leaving{Seat: seat, Why: why}})
	}
	err := s.leaveNow(seat, who)
	var refusal *law.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	if !p.leaving {
		s.addRecord(KindFloor, who, FloorData{Leaving: &Leaving{Seat: seat}})
	}
	return nil
}

// departWithReceipt has a player leave for the order that is being carried out, and
// returns its receipt.
func (s *Sitting) departWithReceipt(seat table.Seat, why string) (Receipt, error) {
	err := s.departWhenLawful(seat, s.by.Who, why)
	receipt := Receipt{Seat: seat, Waits: s.players[seat] != nil}
	for i := len(s.events) - 1; i >= 0 && !receipt.Waits; i-- {
		if e := &s.events[i]; e.Kind == journal.KindStand && e.Seat == seat {
			receipt.Amount = e.Amount
			break
		}
	}
	return receipt, err
}

// standUpNext has the first player stand up who leaves, is away, is out of a tournament,
// or sits at a table that is closed, if that is lawful. It reports whether somebody did.
func (s *Sitting) standUpNext() (bool, error) {
	for seat, p := range s.seated() {
		if p.away && !p.leaving {
			return true, s.departWhenLawful(seat, "clock", "has been away for too long")
		}
		if !p.leaving && s.closed == "" && !s.isOut(seat) {
			continue
		}
		if !s.hasUncommittedOver(seat) {
			s.releaseOverRequests(seat, "the player leaves")
		}
		switch err := s.leaveNow(seat, "dealer").(type) {
		case nil:
			return true, nil
		case *law.Refusal: // stays until the wager is decided
		default:
			return false, err
		}
	}
	return false, nil
}
