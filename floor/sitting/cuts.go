package sitting

import (
	"slices"

	"boardwalk/journal"
	"boardwalk/law"
)

// Cut makes the order to mix a secret into the seed of the coming round, which is
// given as its hash ([journal.CutOf]). With it, whoever knows the seed does not
// know the outcomes. It has to be opened when no more wagers are accepted.
func Cut(by Party, round uint64, hash string) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		seat, r := s.orderSeat()
		if r != nil {
			return Receipt{}, r
		}
		if r := s.checkCut(round, hash); r != nil {
			return Receipt{}, r
		}
		s.addRecord(journal.KindCut, s.by.Who, journal.Cut{Round: round, Seat: seat, Hash: hash})
		return Receipt{Seat: seat}, nil
	}}
}

// checkCut refuses a cut at the wrong time, and a second one.
func (s *Sitting) checkCut(round uint64, hash string) *law.Refusal {
	if _, err := journal.ParseDigest(hash); err != nil {
		return law.RefuseFor(law.Unknown, "", "%s", err)
	}
	switch {
	case s.underway():
		return law.RefuseFor(law.Stage, "", "a cut is given before the wagers are closed")
	case round != s.seeds.round:
		return law.RefuseFor(law.Stage, "", "a cut is for the coming round, %d, not for round %d", s.seeds.round, round)
	}
	if until := s.seeds.unopened.Bars(s.by.Who, round); until > 0 {
		return law.RefuseFor(law.Limit, "", "you have left a cut unopened, and may cut again after round %d", until)
	}
	seat := s.SeatOf(s.by.Who)
	for _, c := range s.seeds.cuts {
		if c.person == s.by.Who || c.seat == seat && !c.gone {
			return law.RefuseFor(law.Limit, "", "you have cut for this round: one cut is taken of each person and seat")
		}
	}
	return nil
}

// OpenCut makes the order to open the cut that the person gave. Opening it again is
// confirmed.
func OpenCut(by Party, round uint64, secret string) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		bytes, err := journal.ParseSecret(secret)
		if err != nil {
			return Receipt{}, law.RefuseFor(law.Unknown, "", "%s", err)
		}
		i := slices.IndexFunc(s.seeds.cuts, func(c givenCut) bool { return c.person == by.Who && !c.gone })
		switch {
		case round != s.seeds.round || i < 0:
			return Receipt{}, law.RefuseFor(law.Stage, "", "you have no cut to open in round %d", round)
		case journal.CutOf(s.id, round, s.seeds.cuts[i].seat, by.Who, bytes).String() != s.seeds.cuts[i].hash:
			return Receipt{}, law.RefuseFor(law.Unknown, "", "that is not what your cut was made of")
		case s.seeds.cuts[i].opened:
			return Receipt{Seat: s.seeds.cuts[i].seat, Repeated: true, Table: s.id, At: s.nextAt, Event: s.lastEvent}, nil
		case s.seeds.closed == nil:
			return Receipt{}, law.RefuseFor(law.Stage, "", "cuts are opened when no more wagers are accepted")
		case s.seeds.left || s.seeds.plays || s.now.After(s.seeds.closed.Until):
			return Receipt{}, law.RefuseFor(law.Stage, "", "the time to open cuts is over")
		}
		seat := s.seeds.cuts[i].seat
		s.addRecord(journal.KindOpen, s.by.Who, journal.Opening{Round: round, Seat: seat, Secret: secret})
		return Receipt{Seat: seat}, nil
	}}
}
