package sitting

import (
	"slices"

	"boardwalk/counsel"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// Status returns how the table stands, with everybody's secrets.
func (s *Sitting) Status() view.Status {
	st := view.Status{Event: s.lastEvent, Phase: view.Idle, Round: s.seeds.round, Hash: s.seeds.hash, Seed: s.seedStatus(),
		Waiting: s.refused, Closed: s.closed, Draining: s.draining, Facts: s.live.Facts(), Meter: s.meterStatus(),
		Tournament: s.tournamentStatus()}
	for _, h := range s.overRequests(table.House) {
		st.Over = append(st.Over, view.Over{Seat: h.Seat, Area: h.Area, Amount: h.Amount})
	}
	for seat, p := range s.seated() {
		if p.ready && !p.bot {
			st.Ready = append(st.Ready, seat)
		}
	}
	questions := s.live.Questions()
	switch {
	case len(questions) > 0:
		st.Phase, st.Until, st.Interlude = view.Playing, s.earliestDeadline(), s.interlude
		st.Open = make([]view.Open, len(questions))
		for i, q := range questions {
			st.Asked = append(st.Asked, q.Seat)
			st.Open[i] = view.Open{Question: q, Person: s.personAt(q.Seat), Until: s.deadlineOf(q.Number), Settings: s.settingsOf(&q), Costs: s.costsOf(&q)}
		}
		st.Question = &st.Open[0].Question
	case s.isClosed():
		st.Phase = view.Closed
		if t := s.live.Table(); st.Closed == "" {
			st.Closed = t.View(table.House).Ceased
		}
	case s.isOpening():
		st.Phase, st.Until = view.Opening, s.seeds.closed.Until
	case !s.bettingEnds.IsZero():
		st.Phase, st.Until = view.Betting, s.bettingEnds
	}
	return st
}

// settingsOf returns the ways to answer a question that has its player set a hand, or
// nil. They are worked out once and kept: statuses are compared by them.
func (s *Sitting) settingsOf(q *table.Question) *[]table.Setting {
	if found, ok := s.settings[q.Number]; ok {
		return found
	}
	own := &s.hands.owned
	list := s.live.Table().Settings(q, own.Of(q.Box, q.Hand), own.TilesOf(q.Box, q.Hand))
	if list == nil {
		return nil
	}
	if s.settings == nil {
		s.settings = map[uint32]*[]table.Setting{}
	}
	s.settings[q.Number] = &list
	return &list
}

// costsOf returns what the choices of a question cost that a person is asked. They are
// worked out once and kept, as the ways to set a hand are.
func (s *Sitting) costsOf(q *table.Question) *[]money.Cents {
	if p := s.players[q.Seat]; p == nil || p.bot {
		return nil
	}
	if found, ok := s.costs[q.Number]; ok {
		return found
	}
	list := s.live.Costs(q)
	if s.costs == nil {
		s.costs = map[uint32]*[]money.Cents{}
	}
	s.costs[q.Number] = &list
	return &list
}

// View returns the table as a person may see it.
func (s *Sitting) View(person string) view.Table {
	t := s.live.Table()
	seat := s.SeatOf(person)
	v := view.Table{View: t.View(seat), At: s.lastEvent, Promised: s.promised(person), Status: s.Status().For(person), Notices: t.Notices(),
		Centre: t.Results().Centre, Terms: t.Terms(), Options: journal.NewSetup(t.Rules(), t.Options(), t.Terms()).Options}
	if s.live.Question() != nil {
		v.At = s.roundBegan
	}
	if seat != table.House {
		v.Outlook = s.live.Outlook(seat)
	}
	for a := range t.Layout().Wagers {
		if unit := t.Unit(table.Area(a)); unit > t.Terms().Chip {
			v.Units = append(v.Units, view.Unit{Area: table.Area(a), Unit: unit})
		}
	}
	if h := s.reservedBy(person); h != nil {
		v.Waiting = &view.Reserved{For: h.For, Seat: h.Seat, Amount: h.Amount}
	}
	for seat, p := range s.seated() {
		x := view.Player{Seat: seat, Person: p.person, Name: p.name, Bot: p.bot,
			Chips: t.Account(seat).Chips, Cover: t.Account(seat).Cover, Leaving: p.leaving, Away: p.away}
		if b := s.bot(seat); p.bot {
			x.Level, x.Temper = b.Level.String(), b.Temper.String()
		}
		v.Players = append(v.Players, x)
	}
	return v
}

// Listing returns the table in the lobby, with its present status.
func (s *Sitting) Listing(st *view.Status) *view.Listing {
	t := s.live.Table()
	l := &view.Listing{ID: s.id, Pit: s.placement.Pit, Name: s.placement.Table.Name, Game: t.Rules().ID, Title: t.Rules().Name,
		Limit: t.Terms().Limit, Chip: t.Terms().Chip, Notices: s.notices(), Seats: s.placement.Table.SeatsOpen(),
		Phase: st.Phase, Until: st.Until, Results: s.results, Meter: s.placement.Table.Meter, Private: s.placement.Table.Private,
		Owner: s.placement.Owner, Asked: s.placement.Asked}
	l.Hands = s.shownHands()
	if tour := s.placement.Tournament; tour != nil {
		l.Tournament, l.TournamentOver = true, tour.Over
	}
	l.Invited, l.People = s.placement.Invited, s.seatedPersons()
	l.Rules, l.Options, l.Terms = t.Rules(), t.Options(), t.Terms()
	if len(s.changeTimes) > 0 {
		l.Pending = t.Pending()
	}
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
