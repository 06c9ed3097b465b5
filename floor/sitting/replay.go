package sitting

import (
	"errors"
	"fmt"
	"time"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/table"
)

// Replay returns the sitting that follows from records, of which the first is a
// setup. Before each record that is not an outcome it calls before, unless that is nil.
func Replay(id string, records []Record, before func(*Sitting, *Record)) (*Sitting, error) {
	if len(records) == 0 || records[0].Kind != journal.KindTable {
		return nil, fmt.Errorf("table %s: its records do not begin with a setup", id)
	}
	s := &Sitting{id: id}
	return s, s.replay(records, before)
}

// ReplayMore does what further records say, which follow on those so far.
func (s *Sitting) ReplayMore(records []Record) error { return s.replay(records, nil) }

func (s *Sitting) replay(records []Record, before func(*Sitting, *Record)) error {
	for i := 0; i < len(records); {
		if before != nil {
			before(s, &records[i])
		}
		n, err := s.replayNext(records[i:])
		if err != nil {
			return fmt.Errorf("table %s, record %d: %w", s.id, records[i].At, err)
		}
		i += n
	}
	return nil
}

// replayNext does what the first of some records says, and returns how many it
// took: the draws of an entry are records of their own.
func (s *Sitting) replayNext(records []Record) (int, error) {
	r := &records[0]
	s.now = r.Time
	if r.Key != "" {
		s.receipts.keep(Party{Who: r.Who, Key: r.Key}, Receipt{})
	}
	if r.Kind != journal.KindEntry {
		if err := s.apply(r, nil); err != nil {
			return 0, err
		}
		s.settleAnswer(r)
		return 1, nil
	}
	head, err := journal.UnmarshalEntry(r.Data)
	if err != nil {
		return 0, err
	}
	entries := []table.Entry{head}
	for i := 1; i < len(records) && records[i].Kind == journal.KindEntry; i++ {
		e, err := journal.UnmarshalEntry(records[i].Data)
		if err != nil {
			return 0, err
		}
		if !e.Kind.IsOutcome() {
			break
		}
		entries = append(entries, e)
		if e.Kind == table.Metered {
			s.meter.given = append(s.meter.given, e.Amount)
		} else {
			s.seeds.given = append(s.seeds.given, e.Drawn)
		}
	}
	s.settling = false
	if err := s.replayEntry(&head); err != nil {
		return 0, err
	}
	if got := len(s.live.Since(s.entries)); got != len(entries) || len(s.seeds.given)+len(s.meter.given) > 0 {
		return 0, fmt.Errorf("%d entries came of what %d were recorded of", got, len(entries))
	}
	told := s.told
	s.told = s.told[:0]
	for _, t := range ledger.Derive(told, s.chart, s.whose()) {
		s.tally.Enter(&t)
	}
	s.follow(r.Who, entries, told, r.Time, r.At)
	s.nextAt = r.At + uint64(len(entries))
	return len(entries), nil
}

// replayEntry has the live table do what an entry says. It was lawful, or its
// refusal is part of what happened.
func (s *Sitting) replayEntry(e *table.Entry) error {
	if s.live.Question() == nil {
		s.seeds.plays = e.Kind == table.Played
	}
	var err error
	switch e.Kind {
	case table.Acted:
		return s.live.Do(e.Act)
	case table.Noticed:
		return s.live.Post(e.Change, e.Time)
	case table.Clocked:
		return s.live.Clock(e.Time)
	case table.Opened:
		err = s.live.Open()
	case table.Played:
		s.noteStacks()
		_, err = s.live.Round()
	case table.Paused:
		_, err = s.live.Interlude()
	case table.Abandoned:
		err = s.live.Abandon()
	case table.Chose:
		_, err = s.live.AnswerTo(e.Question, e.Answer)
	default:
		return errors.New("an outcome that nothing asked for")
	}
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		return nil
	}
	return err
}

// Resume readies a replayed sitting for play: with the masters of its series, and
// with all waiting times begun anew.
func (s *Sitting) Resume(config Config, masters []Seed, now time.Time) error {
	s.config, s.now = config, now
	for _, p := range s.seated() {
		p.seen = now
	}
	if err := s.seeds.takeMasters(masters); err != nil {
		return fmt.Errorf("table %s: %w", s.id, err)
	}
	s.extends = true
	if len(s.seeds.drawn) > 0 { // at once: a seed that gives other outcomes than before is no seed to play on
		if err := s.seeds.startStream(); err != nil {
			return fmt.Errorf("table %s: %w", s.id, err)
		}
	}
	return nil
}
