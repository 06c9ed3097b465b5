package sitting

import (
	"slices"
	"time"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

// follow notes what entries change that are records now, and adds the events that
// the table told of them. The first of their records is at the given place, and who
// made it so.
func (s *Sitting) follow(who string, entries []table.Entry, told []table.Event, now time.Time, at uint64) {
	s.entries += len(entries)
	before := s.lastEvent
	if entries[0].Kind == table.Played || entries[0].Kind == table.Paused {
		s.interlude = entries[0].Kind == table.Paused
		s.dealt = s.dealt[:0]
		s.unseen.Clear()
		s.hands.clear()
		clear(s.settings)
		clear(s.costs)
		if s.playersCompete() {
			s.ring.Begin(s.live.Table())
		}
	}
	if entries[0].Kind != table.Opened {
		s.actions++
	}
	follows := s.live.Table().Unshown() != ""
	for _, e := range told {
		if s.ring.Players != nil {
			s.ring.Hear(&e)
		}
		if aboutCards(&e) {
			s.dealt = append(s.dealt, e)
		}
		if follows {
			s.unseen.Hear(&e)
		}
		event := view.Event{Time: now, Kind: journal.KindEntry, Told: e, Owner: s.personAt(e.Seat)}
		public, owner := s.hands.hear(s.live.Table(), &e)
		event.Worth, event.Made, event.OwnWorth, event.OwnMade = public.worth, public.made, owner.worth, owner.made
		event.Unqualified = public.unqualified
		event.Others = s.hands.others(s.live.Table(), &e, s.personAt)
		if e.Question != 0 {
			event.Round = s.seeds.round
		}
		if k := entries[0].Kind; k == table.Paused || k == table.Chose {
			event.Interlude = s.interlude
		}
		s.addEvent(event)
	}
	if k := entries[0].Kind; k == table.Played || k == table.Chose {
		s.keepResult(told)
		s.keepWin(told, now)
	}
	switch e := &entries[0]; e.Kind {
	case table.Played:
		s.roundBegan = before
		s.rounds++
		if t := s.placement.Tournament; t.Runs() {
			t.BeginRound(func(seat table.Seat) money.Cents { return s.stacks[seat] })
		}
	case table.Paused:
		s.roundBegan = before
	case table.Chose:
		s.noteAnswer(who, e, at)
	case table.Noticed, table.Clocked:
		s.changeTimes = s.changeTimes[:0]
		for _, c := range s.live.Table().Pending() {
			s.changeTimes = append(s.changeTimes, c.At)
		}
		s.toldTime, s.noticesCache = e.Time, nil
	case table.Opened:
		s.noticesCache = nil
	case table.Acted:
		if a := &e.Act; a.Accepted {
			s.forgetReservation(Reservation{For: ForOver, Person: s.personAt(a.Seat), Seat: a.Seat, Area: a.Area, Amount: a.Amount})
		}
	}
}

// largeWin is how many of the table's least wagers a win has that the lobby tells of.
const largeWin = 20

// keepWin keeps the largest win of a round if it is large. Chips that are nobody's are no money.
func (s *Sitting) keepWin(told []table.Event, now time.Time) {
	if s.nobodys() {
		return
	}
	large := largeWin*s.live.Table().Terms().Limit.Min - 1
	for i := range told {
		e := &told[i]
		if (e.Kind != table.Paid && e.Kind != table.Awarded) || e.Amount <= large || int(e.Seat) >= len(s.players) {
			continue
		}
		p := s.players[e.Seat]
		if p == nil {
			continue
		}
		large = e.Amount
		s.win = &view.Win{Name: p.name, Bot: p.bot, Amount: e.Amount, At: now}
		if e.Kind == table.Paid {
			s.win.Stake = e.Stake
		}
	}
}

// resultsKept is of how many rounds the lobby shows the result.
const resultsKept = 8

// keepResult keeps how a round came out, for the lobby: what was thrown,
// who won a pot and how much, or what the dealer called last over the cards.
func (s *Sitting) keepResult(told []table.Event) {
	if s.live.Question() != nil { // it is not over
		return
	}
	result := ""
	dealt := len(s.dealt) > 0
	for i := range told {
		switch e := &told[i]; e.Kind {
		case table.Thrown:
			result = e.Text
		case table.Announced:
			if dealt {
				result = e.Text
			}
		case table.Awarded:
			result = e.Amount.String()
		}
	}
	if result == "" {
		return
	}
	from := max(0, len(s.results)+1-resultsKept)
	s.results = append(slices.Clone(s.results[from:]), result) // listings that were published share the old slice
}
