package sitting

import (
	"boardwalk/law"
	"boardwalk/table"
)

// refusedSeat returns the seat because of which a round was refused, or the
// house's.
func (s *Sitting) refusedSeat() table.Seat {
	for i := len(s.told) - 1; i >= 0; i-- {
		if s.told[i].Kind == table.Refused {
			return s.told[i].Seat
		}
	}
	return table.House
}

// fixRefusal does what the refusal of a round asked for (for example: brings new
// cards), so that the round can begin. It reports whether to try again at once.
func (s *Sitting) fixRefusal(seat table.Seat, refusal *law.Refusal) bool {
	t := s.live.Table()
	if g, ok := t.Game().(table.Carded); ok {
		if _, by := g.CardHours(); by == refusal.By { // worn out: the dealer brings others
			return s.doAct("dealer", table.Act{Kind: table.Special, Word: table.ChangeCards}) == nil
		}
	}
	if g, ok := t.Game().(table.Diced); ok {
		if _, by := g.DiceHours(); by == refusal.By {
			return s.doAct("dealer", table.Act{Kind: table.Special, Word: table.ChangeDice}) == nil
		}
	}
	p := s.players[seat]
	switch {
	case p == nil:
	case p.bot:
		if s.fixRefusalWithBot(seat) {
			return true
		}
	case s.blamedSeat == seat: // for the second time
		s.blamedSeat = table.House
		if s.doAct("dealer", table.Act{Kind: table.Special, Word: "order-pass", Args: [2]int{1, 0}}) == nil { // 1.11(a)2
			return true
		}
	default: // one more period of betting
		s.blamedSeat, s.bettingEnds = seat, s.now.Add(s.placement.Times.Betting)
		for _, p := range s.seated() {
			p.ready = false
		}
		return false
	}
	s.refused = refusal
	return false
}
