package sitting

import (
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// overTournament is why a table is closed at which a tournament was held.
const overTournament = "the tournament is over"

// StartTournament makes the order to begin the tournament with those who sit at the table.
// Its host gives it.
func StartTournament(by Party) Order {
	return Order{By: by, do: func(s *Sitting) (Receipt, error) {
		t := s.placement.Tournament
		var list []Entrant
		for seat, p := range s.seated() {
			list = append(list, Entrant{Seat: seat, Person: p.person, Name: p.name, Bot: p.bot, Chips: Held(s.live.Table(), seat)})
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

// checkTournamentSit refuses a seat or chips that a tournament does not allow.
func (s *Sitting) checkTournamentSit(own table.Seat, amount money.Cents) *law.Refusal {
	t := s.placement.Tournament
	switch {
	case t == nil:
	case !t.Waits():
		return law.RefuseFor(law.Stage, "", "the tournament has begun: nobody else sits down, and nobody brings more chips")
	case own != table.House:
		return law.RefuseFor(law.Limit, "", "everybody has the same chips in a tournament")
	case amount != t.Chips:
		return law.RefuseFor(law.Limit, "", "everybody begins the tournament with %s", t.Chips)
	}
	return nil
}

// checkTournamentAct refuses an act of a player that a tournament does not allow.
func (s *Sitting) checkTournamentAct(a *table.Act) *law.Refusal {
	t := s.placement.Tournament
	switch {
	case t == nil:
	case !t.Runs():
		return law.RefuseFor(law.Stage, "", "the tournament has not begun, or is over")
	case a.Kind == table.Special && s.playersCompete():
		return law.RefuseFor(law.Stage, "", "everybody is dealt in while the tournament lasts")
	}
	return nil
}

// whose returns to whom chips belong that come to a seat or leave it, as the ledger asks
// it. In a tournament they are nobody's: they come from the cage and go back there.
func (s *Sitting) whose() func(table.Seat) string {
	if s.placement.Tournament != nil {
		return nil
	}
	return s.personAt
}

// noteStacks notes what everybody has when a round of a tournament begins.
func (s *Sitting) noteStacks() {
	if !s.placement.Tournament.Runs() {
		return
	}
	s.stacks = make([]money.Cents, len(s.players))
	for seat := range s.seated() {
		s.stacks[seat] = Held(s.live.Table(), seat)
	}
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

// isOut reports whether the player of a seat is out of the tournament, and stands up.
func (s *Sitting) isOut(seat table.Seat) bool {
	t := s.placement.Tournament
	if !t.Runs() {
		return false
	}
	e := t.entrant(s.personAt(seat), seat)
	return e == nil || e.Place != 0
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
