package sitting

import (
	"boardwalk/casino"
	"boardwalk/floor/view"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

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

// isOut reports whether the player of a seat is out of the tournament, and stands up.
func (s *Sitting) isOut(seat table.Seat) bool {
	t := s.placement.Tournament
	if !t.Runs() {
		return false
	}
	e := t.entrant(s.personAt(seat), seat)
	return e == nil || e.Place != 0
}

// tournamentStatus returns how the tournament stands, with everybody's chips; nil if none is
// held here.
func (s *Sitting) tournamentStatus() *view.Tournament {
	t := s.placement.Tournament
	if t == nil {
		return nil
	}
	v := &view.Tournament{Chips: t.Chips, Rounds: t.Rounds, Minutes: t.Length, Every: t.Every, Host: s.placement.Owner,
		Level: t.Level, Played: t.Played, Over: t.Over, Ends: t.Ends(), Began: t.Began}
	for _, o := range s.live.Table().Options().Declare() {
		if o.IsInMinimum() && t.Every > 0 {
			v.Stakes = append(v.Stakes, view.Stake{Name: o.Title(), Value: o.Value()})
		}
	}
	standings, in := t.Entrants, len(t.Entrants)
	if t.Runs() {
		v.NextLevel, standings = t.NextLevel(), t.Standings(s.live.Table())
		in, _ = t.In()
	}
	for _, e := range standings {
		v.Ranking = append(v.Ranking,
			view.Entrant{Seat: e.Seat, Person: e.Person, Name: s.nameOf(e.Person), Bot: casino.IsBot(e.Person), Chips: e.Chips,
				Place: e.Place, Out: e.Place > in})
	}
	return v
}
