package sitting

import (
	"encoding/json"
	"errors"
	"time"

	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// addEvent numbers an event and adds it to those to be published.
func (s *Sitting) addEvent(e view.Event) {
	s.lastEvent++
	e.N = s.lastEvent
	s.events = append(s.events, e)
}

// recordEntries makes records of what a call of the live table added to its
// journal, with the transfers and events that follow. Err is what the call
// returned. The call may have been refused in its course, which is part of what
// happened; what was refused at once left no entry, and its refusal is returned.
func (s *Sitting) recordEntries(who string, err error) error {
	entries := s.live.Since(s.entries)
	told := s.told
	s.told = s.told[:0]
	if len(entries) == 0 {
		if err == nil {
			err = errors.New("the table did nothing")
		}
		return err
	}
	first := len(s.batch.Records)
	for i := range entries {
		by := who
		if entries[i].Kind.IsOutcome() {
			by = "dealer"
		}
		r := Record{Table: s.id, At: s.nextAt, Time: s.now, Who: by, Kind: journal.KindEntry, Data: entryData(&entries[i])}
		r.Key, r.Print = s.takeKey()
		s.batch.Records = append(s.batch.Records, r)
		s.nextAt++
	}
	moved := ledger.Derive(told, s.chart, s.whose())
	if err := s.postReserved(moved); err != nil {
		return err
	}
	s.addTransfers(first, moved...)
	s.follow(who, entries, told, s.now, s.nextAt-uint64(len(entries)))
	var refusal *law.Refusal
	if err != nil && !errors.As(err, &refusal) {
		return err
	}
	return nil
}

// entryData writes an entry of the table's journal.
func entryData(e *table.Entry) json.RawMessage {
	data, err := journal.MarshalEntry(e)
	if err != nil {
		panic("sitting: an entry that was let pass: " + err.Error())
	}
	return data
}

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
