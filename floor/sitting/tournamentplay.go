package sitting

import (
	"time"

	"boardwalk/law"
)

// StartTournament makes the order to begin the tournament with those who sit at the table.
// Its host gives it.
func StartTournament(by Party) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		t := s.placement.Tournament
		var list []Entrant
		for seat, p := range s.seated() {
			list = append(list, Entrant{Seat: seat, Person: p.person, Chips: Held(s.live.Table(), seat)})
		}
		switch {
		case t == nil:
			return Receipt{}, law.RefuseFor(law.Unknown, "", "no tournament is held at this table")
		case by.Who != s.placement.Owner:
			return Receipt{}, law.RefuseFor(law.Staff, "", "the host of the tournament starts it")
		case !t.Waits():
			return Receipt{}, law.RefuseFor(law.Stage, "", "the tournament has begun already")
		case s.isClosed() || s.draining:
			return Receipt{}, law.RefuseFor(law.Closed, "", "the table is closed")
		case len(list) < 2:
			return Receipt{}, law.RefuseFor(law.Seat, "", "a tournament needs at least two players at the table")
		}
		s.addRecord(KindFloor, by.Who, FloorData{Tournament: &TournamentNews{Start: list}})
		return Receipt{Seat: s.SeatOf(by.Who)}, nil
	}}
}

// runTournament does the next thing that the tournament wants between two rounds, and
// reports whether there was one.
func (s *Sitting) runTournament() (bool, error) {
	t := s.placement.Tournament
	if !t.Runs() {
		return false, nil
	}
	at := s.live.Table()
	sits := func(e *Entrant) bool { return s.personAt(e.Seat) == e.Person }
	if out := t.GoingOut(at, sits); len(out) > 0 && s.closed == "" {
		for i := range out {
			s.addRecord(KindFloor, "dealer", FloorData{Tournament: &TournamentNews{Out: &out[i]}})
		}
		return true, nil
	}
	if s.closed != "" || t.IsDecided(s.now) {
		s.addRecord(KindFloor, "dealer", FloorData{Tournament: &TournamentNews{End: t.Standings(at)}})
		return true, nil
	}
	if next := t.NextLevel(); !next.IsZero() && !s.now.Before(next) {
		return true, s.nextLevel()
	}
	return false, nil
}

// nextLevel begins the next level of the tournament: its stakes rise.
func (s *Sitting) nextLevel() error {
	level := s.placement.Tournament.Level + 1
	s.addRecord(KindFloor, "clock", FloorData{Tournament: &TournamentNews{Level: level}})
	for _, c := range LevelChanges(s.live.Table(), level, s.now) {
		needs, err := s.live.Table().NoticeNeeded(&c)
		if err == nil {
			err = s.giveNotice("clock", c, NeedsAgreed(needs, &c).By, nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// tournamentDue returns when the tournament wants something by the clock; the zero time if
// it does not.
func (s *Sitting) tournamentDue() time.Time {
	t := s.placement.Tournament
	if !t.Runs() {
		return time.Time{}
	}
	next, ends := t.NextLevel(), t.Ends()
	if next.IsZero() || !ends.IsZero() && ends.Before(next) {
		return ends
	}
	return next
}

// wagerByClock makes the least wager for everybody in a tournament who has made none, so
// that nobody keeps a lead by sitting still.
func (s *Sitting) wagerByClock() {
	if !s.placement.Tournament.Runs() || s.playersCompete() {
		return
	}
	for seat := range s.seated() {
		if s.live.Table().Wagering(seat) {
			continue
		}
		for _, a := range (botTable{s}).Open(seat) {
			if s.tryLeastWager("clock", seat, a) {
				break
			}
		}
	}
}
