package floor

import (
	"encoding/json"
	"errors"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/table"
)

// tell numbers an event.
func (s *sitting) tell(e Event) {
	s.events++
	e.N = s.events
	s.publish = append(s.publish, e)
}

// take writes down what a call of the live table added to its journal, with the
// transfers and events that follow. The call may have been refused in its
// course, which is part of what happened; what was refused at once left no
// trace, and nobody hears of it.
func (s *sitting) take(who string, err error) error {
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
		if entries[i].Kind == table.Drew {
			by = "dealer"
		}
		r := Record{Table: s.id, At: s.at, Time: s.now, Who: by, Kind: journal.KindEntry, Data: entryData(&entries[i])}
		r.Key, r.Print = s.key()
		s.batch.Records = append(s.batch.Records, r)
		s.at++
	}
	moved := ledger.Derive(told, s.chart, s.whose)
	if err := s.fulfil(moved); err != nil {
		return err
	}
	s.move(first, moved...)
	s.heard(entries, told, s.now)
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
		panic("floor: an entry that was let pass: " + err.Error())
	}
	return data
}

// heard follows entries that are records, and numbers what was told of them.
func (s *sitting) heard(entries []table.Entry, told []table.Event, at time.Time) {
	s.entries += len(entries)
	before := s.events
	if entries[0].Kind == table.Played {
		s.cards = s.cards[:0]
	}
	if entries[0].Kind != table.Opened {
		s.deeds++
	}
	for _, e := range told {
		if e.Kind == table.Dealt {
			s.cards = append(s.cards, e)
		}
		s.tell(Event{Time: at, Kind: journal.KindEntry, Told: e, Owner: s.whose(e.Seat)})
	}
	if k := entries[0].Kind; k == table.Played || k == table.Chose {
		s.glimpse(told)
	}
	switch e := &entries[0]; e.Kind {
	case table.Played:
		s.began = before
		s.rounds++
	case table.Noticed, table.Clocked:
		s.changes = s.changes[:0]
		for _, c := range s.live.Table().Pending() {
			s.changes = append(s.changes, c.At)
		}
		s.clocked, s.sign = e.Time, nil
	case table.Opened:
		s.sign = nil
	case table.Acted:
		if a := &e.Act; a.Accepted {
			s.drop(aside{For: ForOver, Person: s.whose(a.Seat), Seat: a.Seat, Area: a.Area, Amount: a.Amount})
		}
	}
}
