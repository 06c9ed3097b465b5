package floor

import (
	"errors"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// mayMiss is how many answers in a row the clock gives for a player before the
// table takes the player to be away.
const mayMiss = 3

// leave has a player leave at once, if that is lawful.
func (s *sitting) leave(seat table.Seat, who string) error {
	if s.live.Question() != nil {
		return law.RefuseFor(law.Stage, s.live.Table().Layout().Kept, "a round is being played")
	}
	if len(s.asks(seat)) > 0 {
		return law.RefuseFor(law.Waiting, "8.2(d)", "a wager above the maximum waits to be accepted")
	}
	if err := s.take(who, s.live.Do(table.Act{Kind: table.Leave, Seat: seat})); err != nil {
		s.told = nil
		return err
	}
	s.stood(seat, who)
	s.stuck = nil
	return s.did(nil)
}

// stood writes down that a player has left, and with how much.
func (s *sitting) stood(seat table.Seat, who string) {
	p := s.people[seat]
	var amount, coupon money.Cents
	for i := len(s.publish) - 1; i >= 0; i-- {
		if e := &s.publish[i].Told; s.publish[i].Kind == journal.KindEntry && e.Kind == table.Left && e.Seat == seat {
			amount, coupon = e.Amount, e.Coupon
			break
		}
	}
	if p.bot && amount > 0 { // what a bot takes away goes back to where it came from
		s.move(max(0, len(s.batch.Records)-1), ledger.Transfer{From: ledger.Player(p.person), To: ledger.Cage, Amount: amount, Memo: "bot"})
	}
	s.record(journal.KindStand, who, journal.Seating{Seat: seat, Person: p.person, Amount: amount, Coupon: coupon})
}

// depart has a player leave now or, where that is not lawful yet, as soon as it
// is. Until then the first choice is taken wherever the player is asked.
func (s *sitting) depart(seat table.Seat, who, why string) error {
	p := s.people[seat]
	if why != "" && !p.leaving {
		s.record(kindFloor, who, matter{Leaves: &leaves{Seat: seat, Why: why}})
	}
	err := s.leave(seat, who)
	var refusal *law.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	if !p.leaving {
		s.record(kindFloor, who, matter{Leaves: &leaves{Seat: seat}})
	}
	return nil
}

// standUp has the first player stand up who leaves, is away, or sits at a table
// that is closed, if that is lawful.
func (s *sitting) standUp() (bool, error) {
	for seat, p := range s.players() {
		if p.away && !p.leaving {
			return true, s.depart(seat, "clock", "has been away for too long")
		}
		if !p.leaving && s.closed == "" {
			continue
		}
		if !s.fresh(seat) {
			s.lapse(seat, "the player leaves")
		}
		switch err := s.leave(seat, "dealer").(type) {
		case nil:
			return true, nil
		case *law.Refusal: // stays until the wager is decided
		default:
			return false, err
		}
	}
	return false, nil
}

// isAway reports whether a player has been away for too long.
func (s *sitting) isAway(p *sitter) bool {
	if p.missed >= mayMiss {
		return true
	}
	at := s.awayAt(p)
	return !at.IsZero() && !s.now.Before(at)
}

// awayAt is when a player will have been away for too long; the zero time for
// one who is there.
func (s *sitting) awayAt(p *sitter) time.Time {
	if p.there == nil {
		p.there = s.hub.Presence(p.person)
	}
	here, since := p.there.Here()
	if here {
		return time.Time{}
	}
	if since.Before(p.seen) {
		since = p.seen
	}
	return since.Add(s.house.away)
}
