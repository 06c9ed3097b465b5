package store

import (
	"context"
	"fmt"
	"time"

	"boardwalk/journal"
)

// startClock starts the clock of the house.
func (s *Store) startClock(ctx context.Context) error {
	latest, err := s.latest(ctx)
	if err != nil {
		return err
	}
	s.clock = newClock(latest, s.machine)
	apart := s.machine().Sub(latest)
	if s.clockRange == 0 || s.restoring || latest.IsZero() || apart.Abs() <= s.clockRange {
		return nil
	}
	if !s.anyClock {
		way := "after"
		if apart < 0 {
			way = "before"
		}
		return fmt.Errorf("the clock of this machine says %s, which is %s %s the last record: set it right, "+
			"or go on with --accept-clock if it is right",
			s.machine().UTC().Format(time.DateTime), apart.Abs().Round(time.Minute), way)
	}
	s.farFrom = latest
	return nil
}

// recordClock records that the house goes on at a time that is far from the last
// record.
func (s *Store) recordClock() error {
	if s.farFrom.IsZero() {
		return nil
	}
	data, err := journal.Data(journal.Server{Did: journal.DidClock, Clock: time.Now().UTC().Round(0), Last: s.farFrom})
	if err != nil {
		return err
	}
	_, err = s.Append(&Batch{Records: []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}})
	return err
}
