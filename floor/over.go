package floor

import (
	"slices"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// asks yields the wagers above the maximum that nobody has decided about: of a
// seat, or of all.
func (s *sitting) asks(seat table.Seat) (list []*held) {
	for _, h := range s.asides {
		if h.For == ForOver && (seat == table.House || h.Seat == seat) {
			list = append(list, h)
		}
	}
	return list
}

// askOf is the wager that staff decide about, if its money is set aside.
func (s *sitting) askOf(o Over) *held {
	for _, h := range s.asks(o.Seat) {
		if h.Area == o.Area && h.Amount == o.Amount && h.id != 0 {
			return h
		}
	}
	return nil
}

// mayAsk says why a wager above the maximum cannot be asked for.
func (s *sitting) mayAsk(seat table.Seat, a table.Area, amount money.Cents) *law.Refusal {
	t := s.live.Table()
	free := s.unasked(seat)
	switch {
	case s.live.Question() != nil:
		return law.RefuseFor(law.Stage, t.Layout().Placing, "a round is being played")
	case s.poker() || a < 0 || int(a) >= len(t.Layout().Wagers):
		return law.Refuse("8.2(d)", "there is no maximum to such a wager")
	case len(s.asks(table.House)) >= 4*len(s.people):
		return law.RefuseFor(law.Limit, "8.2(d)", "enough wagers wait to be accepted")
	case amount <= 0 || amount > free:
		return law.RefuseFor(law.Short, "8.2(d)", "%s is needed, and %s of your chips is free", amount, free)
	}
	for _, h := range s.asks(seat) {
		if h.Area == a && h.Amount == amount {
			return law.RefuseFor(law.Waiting, "8.2(d)", "that wager waits to be accepted already")
		}
	}
	return nil
}

// unasked is how many chips of a seat are not set aside.
func (s *sitting) unasked(seat table.Seat) money.Cents {
	free := s.live.Table().Chips(seat)
	for _, h := range s.asks(seat) {
		free -= h.Amount
	}
	return free
}

// lapse frees them, since nobody has accepted them in time.
func (s *sitting) lapse(seat table.Seat, why string) {
	for _, h := range s.asks(seat) {
		s.free(h, "dealer", why)
	}
}

// fresh reports whether a wager above the maximum was asked for within what is
// not durable yet.
func (s *sitting) fresh(seat table.Seat) bool {
	return slices.ContainsFunc(s.asks(seat), func(h *held) bool { return h.id == 0 })
}
