package api

import (
	"context"
	"time"

	"boardwalk/ledger"
	"boardwalk/table"
)

// maintainEvery is how often the house looks for what is no longer used.
const maintainEvery = time.Minute

// Maintain ends private tables and lets go of guests that nobody uses any more, until the
// context ends.
func (s *Server) Maintain(ctx context.Context) {
	tick := time.NewTicker(maintainEvery)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			s.EndUnused(ctx)
		case <-ctx.Done():
			return
		}
	}
}

// EndUnused ends private tables and lets go of guests that nobody uses any more.
func (s *Server) EndUnused(ctx context.Context) (tables, guests int) {
	tables = s.Floor.EndUnused(ctx)
	guests, err := s.endGuests(ctx)
	if err != nil && ctx.Err() == nil {
		s.Log.Error("guests are not let go", "err", err)
	}
	if tables+guests > 0 {
		s.Log.Info("ended what nobody used", "tables", tables, "guests", guests)
	}
	return tables, guests
}

// endGuests lets go of guests that nobody uses any more. In a divided house its hall does so.
func (s *Server) endGuests(ctx context.Context) (int, error) {
	if s.hall != nil {
		return 0, nil
	}
	if err := s.Floor.Refresh(ctx); err != nil {
		return 0, err
	}
	return s.People.EndGuests(ctx, func(id string) bool {
		if _, seat := s.Floor.SeatOf(id); seat != table.House {
			return true
		}
		held, err := s.Store.Balance(ctx, ledger.Player(id))
		return err != nil || held.Reserved != 0
	})
}
