package sim_test

import (
	"context"
	"testing"

	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// byTurns takes the bank at seat 1 whenever it is offered, and never at seat 2. It
// keeps the first card of seat 1 and the second of seat 2.
type byTurns struct{ asked *[3]int }

func (b byTurns) Answer(q *table.Question) table.Answer {
	b.asked[q.Seat]++
	switch {
	case q.Offer == banktest.OfferBank && q.Seat == 1:
		return table.Answer{Choice: "accept"}
	case q.Offer == banktest.OfferKeep && q.Seat == 2:
		return table.Answer{Choice: "second"}
	}
	return table.Answer{Choice: q.First()}
}

// TestASimulationConductsInterludes simulates the wager of seat 2, against which seat 1
// has the bank in every other round. With one card each that is a fair game, and
// against the house, which keeps the higher of two cards, it is not.
func TestASimulationConductsInterludes(t *testing.T) {
	rules := banktest.Rules.With(&sim.Players{Seat: func(p *sim.Plan, _ *table.Table) { p.Seat = 2 }})
	var asked [3]int
	config := sim.Config{Rules: rules, Terms: banktest.Rules.Terms(), Stake: 10 * money.Dollar, Rounds: 20_000, Seed: 1, Cores: 1,
		Strategy: sim.Strategy{Sit: func(*table.Table) table.Players { return byTurns{&asked} }}}
	r, err := sim.Run(context.Background(), config)
	if err != nil {
		t.Fatal(err)
	}
	if r.Rounds != config.Rounds || asked[1] < 19_000 || asked[2] < 29_000 {
		t.Errorf("%d rounds, in which the seats were asked %v times", r.Rounds, asked[1:])
	}
	// Against the higher of two cards one loses 0.3325 of each wager on average, in half of the rounds.
	if h, e := r.HouseAdvantage(), r.StandardError(); h < 0.1663-4*e || h > 0.1663+4*e {
		t.Errorf("the house advantage is %.4f with a standard error of %.4f", h, e)
	}
}
