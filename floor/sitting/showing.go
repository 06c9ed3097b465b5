package sitting

import (
	"time"

	"boardwalk/law"
)

// shownBetting is how long bots that play by themselves take for their wagers: long enough
// for a round to be watched, and for the house to have little to write.
const shownBetting = 6 * time.Second

// Show makes the order to have bots play by themselves until a time, for people in the
// lobby to see. It is refused where somebody sits, or no bots are wanted.
func Show(until time.Time) Order {
	return Order{By: Party{Who: "dealer"}, do: func(s *Sitting) (Receipt, error) {
		if s.placement.Table.Bots == 0 || s.placement.Table.Private || s.people() > 0 || s.isClosed() || s.draining {
			return Receipt{}, law.RefuseFor(law.Stage, "", "bots do not play by themselves here")
		}
		s.shownUntil = until
		return Receipt{}, nil
	}}
}

// bettingTime returns how long wagers are accepted.
func (s *Sitting) bettingTime() time.Duration {
	if s.plays() {
		return min(shownBetting, s.placement.Times.Betting)
	}
	return s.placement.Times.Betting
}
