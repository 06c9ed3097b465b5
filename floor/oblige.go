package floor

import (
	"boardwalk/law"
	"boardwalk/table"
)

// blame returns the seat that a refused round was refused for.
func (s *sitting) blame() table.Seat {
	for i := len(s.told) - 1; i >= 0; i-- {
		if s.told[i].Kind == table.Refused {
			return s.told[i].Seat
		}
	}
	return table.House
}

// oblige does what a round was refused for want of, and reports whether it is
// worth trying again.
func (s *sitting) oblige(seat table.Seat, refusal *law.Refusal) bool {
	t := s.live.Table()
	if g, ok := t.Game().(table.Carded); ok {
		if _, by := g.CardHours(); by == refusal.By { // worn out: the dealer brings others
			return s.act("dealer", table.Act{Kind: table.Special, Word: table.ChangeCards}) == nil
		}
	}
	p := s.people[seat]
	switch {
	case p == nil:
	case p.bot:
		if s.obligeBot(seat) {
			return true
		}
	case s.blamed == seat: // for the second time
		s.blamed = table.House
		if s.act("dealer", table.Act{Kind: table.Special, Word: "order-pass", Args: [2]int{1, 0}}) == nil { // 1.11(a)2
			return true
		}
	default: // one more period of betting
		s.blamed, s.window = seat, s.now.Add(s.times().Betting)
		for _, p := range s.players() {
			p.ready = false
		}
		return false
	}
	s.stuck = refusal
	return false
}
