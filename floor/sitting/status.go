package sitting

import (
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
			st.Open[i] = view.Open{Question: q, Person: s.personAt(q.Seat), Until: s.deadlineOf(q.Number),
				Settings: s.settingsOf(&q), Costs: s.costsOf(&q)}
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
