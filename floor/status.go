package floor

import (
	"slices"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Phase is what a table is waiting for.
type Phase string

// The phases of a table.
const (
	Closed  Phase = "closed"  // staff, to open it
	Idle    Phase = "idle"    // a first wager, or a second player
	Betting Phase = "betting" // the last wagers
	Playing Phase = "playing" // the answer to a question
)

// Status is how a table stands. It changes with the clock too and is no part of
// the record: what it says of time begins anew when a house opens again.
type Status struct {
	Event uint64 // the last event; the status is the one after it
	Phase Phase
	Until time.Time // the end of betting, or of the time for an answer
	Round uint64    // the number of the coming or present round's seed
	Hash  string    // which was committed to
	Cuts  int       // how many cuts were given for it

	Asked    table.Seat      // who has to answer
	Question *table.Question // what, for that person only
	Ready    []table.Seat    // who needs no more time to wager
	Waiting  *law.Refusal    // why the last round was not played, and what it wants first
	Closed   string          // why the table is closed
	Over     []Over          // wagers above the maximum that wait for staff to accept them
	Facts    []table.Fact    // what everybody sees besides cards and wagers
	Draining bool            // no further round is played until the house opens again

	asked string // the person who has to answer
}

// For returns the status as a person may see it. Which choices are open to a
// player may say something of cards that only that player sees.
func (s Status) For(person string) Status {
	if s.asked == "" || s.asked != person {
		s.Question = nil
	}
	return s
}

// same reports whether two statuses say the same.
func (s *Status) same(o *Status) bool {
	asked := s.Question == nil && o.Question == nil || s.Question != nil && o.Question != nil && *s.Question == *o.Question
	return asked && s.Event == o.Event && s.Phase == o.Phase && s.Until.Equal(o.Until) && s.Round == o.Round && s.Cuts == o.Cuts &&
		s.Asked == o.Asked && s.Waiting == o.Waiting && s.Closed == o.Closed && s.Draining == o.Draining &&
		slices.Equal(s.Ready, o.Ready) && slices.Equal(s.Over, o.Over) && slices.Equal(s.Facts, o.Facts)
}

// Over is a wager above the posted maximum that a player asks to be accepted.
type Over struct {
	Seat   table.Seat
	Area   table.Area
	Amount money.Cents
}

// Player is somebody at a table.
type Player struct {
	Seat    table.Seat
	Person  string
	Name    string
	Bot     bool
	Chips   money.Cents
	Leaving bool // stands up as soon as it is lawful
	Away    bool // has been away for so long that the table does not wait
}

// View is a table as one person may see it. In the middle of a round it is the
// table as the round began, and the events after View.At are what has happened
// in it.
type View struct {
	table.View
	At       uint64 // the number of the event after which the table stood so
	Players  []Player
	Waiting  *Aside       // what the person brings when the round is over
	Promised []table.Seat // that others take then
	Status   Status
	Notices  []table.Notice
	Terms    table.Terms
	Options  map[string]string
}

// Listing is a table in the lobby.
type Listing struct {
	ID         string
	Pit        string
	Name       string
	Game       string // its id
	Title      string // its name
	Limit      table.Limit
	Chip       money.Cents
	Notices    []table.Notice
	Pending    []table.Change // of which notice was given
	Chips      money.Cents    // in front of the players
	Layout     money.Cents    // on the layout
	Seats      int            // positions that are open
	Taken      int            // by people and bots
	Bots       int
	Free       int // for people: bots make room, and nobody waits for it
	Phase      Phase
	Until      time.Time
	Results    []string // how the last rounds came out, the newest last
	Spectators int
	Private    bool
	Owner      string

	people  []string // who sits where, by seat
	invited []string
	rules   *table.Rules
	options table.Options // never changed in place, nor are the terms
	terms   table.Terms
}

// status is how the sitting stands.
func (s *sitting) status() Status {
	st := Status{Event: s.events, Phase: Idle, Round: s.src.round, Hash: s.src.hash, Cuts: len(s.src.cuts),
		Waiting: s.stuck, Closed: s.closed, Draining: s.draining, Facts: s.live.Facts()}
	for _, h := range s.asks(table.House) {
		st.Over = append(st.Over, Over{h.Seat, h.Area, h.Amount})
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
			st.asked = p.person
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
		waits := h.aside
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
	l.invited, l.people = s.post.Invited, s.persons()
	l.rules, l.options, l.terms = t.Rules(), t.Options(), t.Terms()
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
