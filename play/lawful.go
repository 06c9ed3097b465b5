package play

import (
	"boardwalk/bots"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// may says whether an act is lawful now, by doing it and putting the table
// back: what refuses it is the table itself, and nobody hears of it.
func (s *Session) may(a table.Act) *law.Refusal { return s.mayFrom(s.Table().Snapshot(), a) }

// mayFrom is [Session.may] for a table of which there is a copy already.
func (s *Session) mayFrom(before *table.Snapshot, a table.Act) *law.Refusal {
	s.muted = true
	defer func() { s.muted = false }()
	err := s.Table().Do(a)
	if err == nil {
		s.Table().Restore(before)
		return nil
	}
	r, ok := err.(*law.Refusal)
	if !ok {
		return law.Refuse("", "%s", err)
	}
	return r
}

// least is the smallest amount that may be put on an area now. Bots do not take on a
// whole bank, so that is offered to the person alone.
func (s *Session) least(seat table.Seat, a table.Area) money.Cents {
	if whole := s.Table().Whole(a); whole > 0 && seat == s.Seat() {
		return whole
	}
	return bots.Least(s.Table(), seat, a)
}

// lawfulFor lists the areas on which a seat may bet now.
func (s *Session) lawfulFor(seat table.Seat) []table.Area {
	t := s.Table()
	var areas []table.Area
	before := t.Snapshot()
	for i := range t.Layout().Wagers {
		w, a := &t.Layout().Wagers[i], table.Area(i)
		if w.Moved || w.Made&t.Game().Phase() == 0 {
			continue
		}
		if s.mayFrom(before, table.Act{Kind: table.Make, Seat: seat, Area: a, Amount: s.least(seat, a)}) == nil {
			areas = append(areas, a)
		}
	}
	return areas
}

// Lawful lists the areas on which the person may bet now.
func (s *Session) Lawful() []table.Area {
	if s.lawful == nil && s.Seat() != table.House && s.live.Question() == nil {
		s.lawful = s.lawfulFor(s.Seat())
	}
	return s.lawful
}
