package floor

import (
	"slices"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/table"
)

// status is how the sitting stands.
func (s *sitting) status() Status {
	st := Status{Event: s.events, Phase: Idle, Round: s.src.round, Hash: s.src.hash, Cuts: len(s.src.cuts),
		Waiting: s.stuck, Closed: s.closed, Draining: s.draining, Facts: s.live.Facts()}
	for _, h := range s.asks(table.House) {
		st.Over = append(st.Over, Over{Seat: h.Seat, Area: h.Area, Amount: h.Amount})
	}
	for seat, p := range s.players() {
		if p.ready && !p.bot {
			st.Ready = append(st.Ready, seat)
		}
	}
	q := s.live.Question()
	switch {
	case q != nil:
		st.Phase, st.Until, st.Asked = Playing, s.deadline, q.Seat
		if p := s.people[q.Seat]; p != nil {
			st.AskedPerson = p.person
		}
		copied := *q
		st.Question = &copied
	case s.isClosed():
		st.Phase = Closed
		if t := s.live.Table(); st.Closed == "" {
			st.Closed = t.View(table.House).Ceased
		}
	case !s.window.IsZero():
		st.Phase, st.Until = Betting, s.window
	}
	return st
}

// isClosed reports that there is no gaming at the table.
func (s *sitting) isClosed() bool { return s.closed != "" || !s.live.Table().IsOpen() }

// view is the table as a person may see it.
func (s *sitting) view(person string) View {
	t := s.live.Table()
	seat := s.seatOf(person)
	v := View{View: t.View(seat), At: s.events, Promised: s.promised(person), Status: s.status().For(person), Notices: t.Notices(), Terms: t.Terms(), Options: journal.NewSetup(t.Rules(), t.Options(), t.Terms()).Options}
	if s.live.Question() != nil {
		v.At = s.began
	}
	if h := s.asideOf(person); h != nil {
		waits := view.Reserved{For: h.For, Seat: h.Seat, Amount: h.Amount}
		v.Waiting = &waits
	}
	for seat, p := range s.players() {
		v.Players = append(v.Players, Player{Seat: seat, Person: p.person, Name: p.name, Bot: p.bot, Chips: t.Account(seat).Chips, Leaving: p.leaving, Away: p.away})
	}
	return v
}

// listing is the table in the lobby.
func (s *sitting) listing(st *Status) *Listing {
	t := s.live.Table()
	l := &Listing{ID: s.id, Pit: s.post.Pit, Name: s.post.Table.Name, Game: t.Rules().ID, Title: t.Rules().Name,
		Limit: t.Terms().Limit, Chip: t.Terms().Chip, Notices: s.notices(), Seats: s.post.Table.SeatsOpen(),
		Phase: st.Phase, Until: st.Until, Results: s.last, Private: s.post.Table.Private, Owner: s.post.Owner}
	l.Invited, l.People = s.post.Invited, s.persons()
	l.Rules, l.Options, l.Terms = t.Rules(), t.Options(), t.Terms()
	if len(s.changes) > 0 {
		l.Pending = t.Pending()
	}
	for b := range t.Standing {
		l.Layout += b.Amount
	}
	if l.Name == "" {
		l.Name = l.Title
	}
	for seat, p := range s.players() {
		l.Chips += t.Chips(seat)
		l.Taken++
		if p.bot {
			l.Bots++
		}
	}
	l.Free = l.Seats - l.Taken + l.Bots - len(s.promised(""))
	return l
}

// persons are who sits where. It is asked for often and changes seldom.
func (s *sitting) persons() []string {
	if !slices.EqualFunc(s.people, s.names, func(p *sitter, id string) bool { return p.id() == id }) {
		s.names = make([]string, len(s.people))
		for seat, p := range s.people {
			s.names[seat] = p.id()
		}
	}
	return s.names
}

// notices are what the sign says. It is asked for often and changes seldom.
func (s *sitting) notices() []table.Notice {
	if s.sign == nil {
		s.sign = s.live.Table().Notices()
	}
	return s.sign
}
