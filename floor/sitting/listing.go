package sitting

import (
	"slices"

	"boardwalk/counsel"
	"boardwalk/floor/view"
	"boardwalk/table"
)

// Listing returns the table in the lobby, with its present status.
func (s *Sitting) Listing(st *view.Status) *view.Listing {
	t := s.live.Table()
	l := &view.Listing{ID: s.id, Pit: s.placement.Pit, Name: s.placement.Table.Name, Game: t.Rules().ID, Title: t.Rules().Name,
		Limit: t.Terms().Limit, Chip: t.Terms().Chip, Notices: s.notices(), Seats: s.placement.Table.SeatsOpen(),
		Phase: st.Phase, Until: st.Until, Results: s.results, Meter: s.placement.Table.Meter, Private: s.placement.Table.Private,
		Owner: s.placement.Owner, Asked: s.placement.Asked, Faulty: s.fault}
	l.Hands, l.Win = s.shownHands(), s.win
	if tour := s.placement.Tournament; tour != nil {
		l.Tournament, l.TournamentOver = true, tour.Over
	}
	l.Invited, l.People = s.placement.Invited, s.seatedPersons()
	l.Rules, l.Options, l.Terms = t.Rules(), t.Options(), t.Terms()
	if len(s.changeTimes) > 0 {
		l.Pending = t.Pending()
	}
	l.Corrections = s.waitingCorrections()
	for b := range t.Standing {
		l.Layout += b.Amount
	}
	if l.Name == "" {
		l.Name = l.Title
	}
	for seat, p := range s.seated() {
		l.Chips += t.Chips(seat)
		l.Taken++
		if p.bot {
			l.Bots++
		} else {
			l.Names = append(l.Names, p.name)
		}
	}
	l.Free = l.Seats - l.Taken + l.Bots - len(s.promised(""))
	return l
}

// shownHands returns the cards on the layout as everybody sees them.
func (s *Sitting) shownHands() (h counsel.Hands) {
	for i := range s.dealt {
		if e, ok := s.dealt[i].For(table.House); ok {
			h.Hear(e)
		}
	}
	return h
}

// seatedPersons returns the persons by seat. The slice is made anew only when it
// changes.
func (s *Sitting) seatedPersons() []string {
	if !slices.EqualFunc(s.players, s.personsCache, func(p *player, id string) bool { return p.id() == id }) {
		s.personsCache = make([]string, len(s.players))
		for seat, p := range s.players {
			s.personsCache[seat] = p.id()
		}
	}
	return s.personsCache
}

// notices returns what the sign at the table says. The slice is made anew only when
// it changes.
func (s *Sitting) notices() []table.Notice {
	if s.noticesCache == nil {
		s.noticesCache = s.live.Table().Notices()
	}
	return s.noticesCache
}
