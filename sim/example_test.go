package sim_test

import (
	"context"
	"fmt"

	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// timid stands on every hard 12 and more, and otherwise takes a card.
type timid struct{ game *blackjack.Game }

func (p *timid) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "decide" {
		return table.Answer{Choice: q.First()}
	}
	if h := p.game.Hand(q.Box, q.Hand); h.Score() < 12 || h.Soft() && h.Score() < 18 {
		return table.Answer{Choice: blackjack.Draw}
	}
	return table.Answer{Choice: blackjack.Stand}
}

// Simulate your own strategy: write who answers the game's questions, and say
// how many rounds.
func Example() {
	result, err := sim.Run(context.Background(), sim.Config{
		Rules: blackjack.Rules, Terms: blackjack.Rules.Terms(), Wager: "main", Stake: 10 * money.Dollar,
		Strategy: sim.Strategy{Name: "timid", Sit: func(t *table.Table) table.Players {
			return &timid{t.Game().(*blackjack.Game)}
		}},
		Rounds: 100_000, Seed: 1,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%d wagers of %s, %d of them won\n", result.Bets, result.Stake, result.Won)
	fmt.Printf("the house has %.1f%%, give or take %.1f%%\n", 100*result.HouseAdvantage(), 100*result.StandardError())
	// Output:
	// 100000 wagers of $10, 42751 of them won
	// the house has 5.7%, give or take 0.3%
}
