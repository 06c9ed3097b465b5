package sim_test

import (
	"context"
	"testing"

	"boardwalk/game"
	"boardwalk/sim"
	"boardwalk/table"
)

// faulty is a game that makes a chip out of nothing in its 5,000th round.
type faulty struct {
	table.Game
	rounds int
}

func (g *faulty) Round(d *table.Dealer) {
	if g.rounds++; g.rounds == 5000 {
		for b := range d.Bets {
			b.Amount++
		}
	}
	g.Game.Round(d)
}

type faultySnapshot struct {
	game   any
	rounds int
}

func (g *faulty) Snapshot() any { return faultySnapshot{g.Game.Snapshot(), g.rounds} }

func (g *faulty) Restore(s any) {
	g.Game.Restore(s.(faultySnapshot).game)
	g.rounds = s.(faultySnapshot).rounds
}

// The accounts are added up after many rounds at a time. Where they are off, the simulation says in which round.
func TestAFaultIsFoundInItsRound(t *testing.T) {
	bigSix, _ := game.Find("big-six")
	rules := *bigSix
	rules.New = func(o table.Options) table.Game { return &faulty{Game: bigSix.New(o)} }
	defer func() {
		if off, ok := recover().(*table.Unbalanced); !ok || off.Round != 5000 {
			t.Errorf("the simulation ended with %v", off)
		}
	}()
	r, err := sim.Run(context.Background(), sim.Config{Rules: &rules, Terms: rules.Terms(), Rounds: 20_000, Seed: 1})
	t.Errorf("nothing was found: %v, %v", r, err)
}
