package blackjackodds

import (
	"boardwalk/game/blackjack"
	"boardwalk/odds/twentyone"
	"boardwalk/sim"
	"boardwalk/table"
)

// controlled watches the wager against the dealer, draw by draw.
func controlled(p *sim.Plan, t *table.Table) *sim.Controls {
	o := t.Options().(*blackjack.Options)
	if p.ID != "main" {
		return controlledSide(p, o)
	}
	if !twentyone.Controls(o) {
		return nil
	}
	watch := twentyone.ControlWorths(o)
	return &sim.Controls{
		Names: []string{"each card of the player and the dealer against all that could have come"},
		Watch: func(t *table.Table) sim.Control { return watch(t, table.Box(p.Seat)) },
	}
}

// controlledSide watches an additional wager, by the cards that decide over it.
func controlledSide(p *sim.Plan, o *blackjack.Options) *sim.Controls {
	watch, err := twentyone.SideControls(p.Rules, o, p.ID)
	if watch == nil || err != nil {
		return nil
	}
	return &sim.Controls{
		Names: []string{"each card that decides over the wager against all that could have come"},
		Watch: func(t *table.Table) sim.Control { return watch(t, table.Box(p.Seat)) },
	}
}
