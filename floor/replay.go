package floor

import (
	"errors"
	"fmt"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/table"
)

// rebuild is the sitting that follows from records, of which the first is a
// setup.
func rebuild(id string, records []Record) (*sitting, error) {
	s := &sitting{id: id}
	if len(records) == 0 || records[0].Kind != journal.KindTable {
		return nil, fmt.Errorf("table %s: its records do not begin with a setup", id)
	}
	for i := 0; i < len(records); {
		n, err := s.again(records[i:])
		if err != nil {
			return nil, fmt.Errorf("table %s, record %d: %w", id, records[i].At, err)
		}
		i += n
	}
	return s, nil
}

// again does what the first of some records says, and returns how many it took:
// an entry has its draws with it.
func (s *sitting) again(records []Record) (int, error) {
	r := &records[0]
	s.now = r.Time
	if r.Key != "" {
		s.remember(Party{Who: r.Who, Key: r.Key}, Receipt{})
	}
	if r.Kind != journal.KindEntry {
		return 1, s.apply(r, nil)
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
		if e.Kind != table.Drew {
			break
		}
		entries = append(entries, e)
		s.src.given = append(s.src.given, e.Drawn)
	}
	if err := s.enterAgain(&head); err != nil {
		return 0, err
	}
	if got := len(s.live.Since(s.entries)); got != len(entries) || len(s.src.given) > 0 {
		return 0, fmt.Errorf("%d entries came of what %d were recorded of", got, len(entries))
	}
	told := s.told
	s.told = s.told[:0]
	for _, t := range ledger.Derive(told, s.chart, s.whose) {
		s.tally.Enter(&t)
	}
	s.heard(entries, told, r.Time)
	s.at = r.At + uint64(len(entries))
	return len(entries), nil
}

// enterAgain has the live table do what an entry says. It was lawful, or its
// refusal is part of what happened.
func (s *sitting) enterAgain(e *table.Entry) error {
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
		_, err = s.live.Round()
	case table.Chose:
		_, err = s.live.Answer(e.Answer)
	default:
		return errors.New("an outcome that nothing asked for")
	}
	var refusal *law.Refusal
	if errors.As(err, &refusal) {
		return nil
	}
	return err
}

// resume readies a rebuilt sitting for play: with its seed, and with the clock
// begun anew.
func (s *sitting) resume(h *House, seed store.Seed) error {
	now := h.now()
	s.house, s.now = h, now
	for _, p := range s.players() {
		p.seen = now
	}
	if err := s.src.fits(seed); err != nil {
		return fmt.Errorf("table %s: %w", s.id, err)
	}
	s.src.seed = seed.Seed
	if len(s.src.drawn) > 0 { // at once, since a seed that gives other outcomes than before is no seed to play on
		if err := s.src.wind(); err != nil {
			return fmt.Errorf("table %s: %w", s.id, err)
		}
	}
	return nil
}
