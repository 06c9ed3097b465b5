package sim

import (
	"boardwalk/game/craps"
	"boardwalk/money"
	"boardwalk/table"
)

// shooter is who throws the dice where the simulated wager is somebody else's.
const shooter table.Seat = 1

// dice are players of whom the shooter keeps the dice.
type dice struct{}

// Answer takes the dice or declines them.
func (dice) Answer(q *table.Question) table.Answer {
	if q.Seat == shooter {
		return table.Answer{Choice: craps.Accept}
	}
	return table.Answer{Choice: craps.Decline}
}

// atCraps seats the one who throws the dice. A line bet is the shooter's own;
// any other is made by somebody beside a shooter who has a Pass Bet whenever
// one is due.
func atCraps(p *plan, t *table.Table) {
	p.strategy.Sit = func(*table.Table) table.Players { return dice{} }
	if p.id == "pass" || p.id == "dont-pass" {
		return
	}
	p.seat = shooter + 1
	pass := t.Layout().MustArea("pass")
	act := table.Act{Kind: table.Make, Seat: shooter, Area: pass, Amount: (10 * money.Dollar).Up(t.Unit(pass))}
	due := t.Layout().Wagers[pass].Made
	p.before = func(t *table.Table) error {
		if t.Game().Phase()&due == 0 || t.Wagering(shooter) {
			return nil
		}
		return t.Do(act)
	}
}
