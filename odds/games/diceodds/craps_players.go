package diceodds

import (
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// atCraps seats the one who throws the dice. A line bet is the shooter's own;
// any other is made by somebody beside a shooter who has a Pass Bet whenever
// one is due.
func atCraps(p *sim.Plan, t *table.Table) {
	p.Play(dice{})
	if p.ID == "pass" || p.ID == "dont-pass" {
		return
	}
	p.Seat = shooter + 1
	pass := t.Layout().MustArea("pass")
	act := table.Act{Kind: table.Make, Seat: shooter, Area: pass, Amount: (10 * money.Dollar).Up(t.Unit(pass))}
	due := t.Layout().Wagers[pass].Made
	p.Before = func(t *table.Table) error {
		if t.Game().Phase()&due == 0 || t.Wagering(shooter) {
			return nil
		}
		return t.Do(act)
	}
}
