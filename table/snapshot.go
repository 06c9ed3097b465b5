package table

import "slices"

// Snapshot is a table as it stood between two acts.
type Snapshot struct {
	state     state
	seats     []seat // without their bets
	bets      []Bet
	late      []Act
	incidents []Act
	game      any
}

// Snapshot copies everything that lasts.
func (t *Table) Snapshot() *Snapshot {
	s := &Snapshot{}
	t.snapshot(s)
	return s
}

// snapshot is Snapshot into the memory of an earlier one.
func (t *Table) snapshot(s *Snapshot) {
	s.state, s.game = t.state, t.game.Snapshot()
	s.late = append(s.late[:0], t.late...)
	s.incidents = append(s.incidents[:0], t.incidents...)
	s.seats = slices.Grow(s.seats[:0], len(t.seats))[:len(t.seats)]
	for i := range s.seats {
		live, shut := s.seats[i].live, s.seats[i].shut
		s.seats[i] = t.seats[i]
		s.seats[i].live = append(live[:0], t.seats[i].live...)
		s.seats[i].shut = append(shut[:0], t.seats[i].shut...)
		s.seats[i].bets = nil
	}
	s.bets = s.bets[:0]
	for b := range t.Standing {
		s.bets = append(s.bets, *b)
	}
}

// Restore puts the table back to where it stood.
func (t *Table) Restore(s *Snapshot) {
	for b := range t.Standing {
		*b = Bet{}
	}
	t.state = s.state
	t.late = append(t.late[:0], s.late...)
	t.incidents = append(t.incidents[:0], s.incidents...)
	t.anyShut = false
	for i := range t.seats {
		dst, src := &t.seats[i], &s.seats[i]
		live, shut, bets := dst.live, dst.shut, dst.bets
		*dst = *src
		copy(live, src.live)
		copy(shut, src.shut)
		for _, areas := range shut {
			t.anyShut = t.anyShut || areas != 0
		}
		dst.live, dst.shut, dst.bets = live, shut, bets
	}
	t.count()
	for _, b := range s.bets {
		t.seats[b.Seat].bets[b.Area] = b
	}
	t.lying = len(s.bets)
	t.game.Restore(s.game)
}
