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
	s := &Snapshot{
		state: t.state, seats: slices.Clone(t.seats), game: t.game.Snapshot(),
		late: slices.Clone(t.late), incidents: slices.Clone(t.incidents),
	}
	for i := range s.seats {
		s.seats[i].live = slices.Clone(t.seats[i].live)
		s.seats[i].shut = slices.Clone(t.seats[i].shut)
		s.seats[i].bets = nil
	}
	for b := range t.Standing {
		s.bets = append(s.bets, *b)
	}
	return s
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
	t.game.Restore(s.game)
}
