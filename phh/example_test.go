package phh_test

import (
	"fmt"
	"os"
	"strings"

	"boardwalk/money"
	"boardwalk/phh"
)

// Two hands of a night, of which one has gone wrong.
func ExampleRead() {
	file := `[1]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [100, 80, 120]
actions = ["d dh p1 AsKd", "d dh p2 ????", "d dh p3 7c2d", "p3 f", "p1 cbr 3.50", "p2 f"]

[2]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [79, 120, 101]
actions = ["d dh p1 9s9d", "d dh p2 ????", "d dh p3 ????", "p3 raises 4"]
`
	for hand, err := range phh.Read("night.phhs", strings.NewReader(file)) {
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(hand.Place.Number, hand.Variant.Name(), hand.StartingStacks)
		for _, a := range hand.Actions {
			if a.Kind == phh.BetOrRaise {
				fmt.Printf("player %d, who had posted %v, makes it %v\n", a.Player, hand.Blind(a.Player), a.Amount)
			}
		}
	}
	// Output:
	// 1 no-limit Texas hold 'em [$100 $80 $120]
	// player 1, who had posted $0.50, makes it $3.50
	// night.phhs:15: hand 2: actions: action 4 "p3 raises 4": there is "4" too much
}

func ExampleWrite() {
	deal, _ := phh.ParseAction("d dh p1 AcKd")
	hand := &phh.Hand{
		Variant:           phh.NoLimitHoldem,
		Antes:             []money.Cents{0, 0},
		BlindsOrStraddles: []money.Cents{50, 100},
		MinBet:            money.Dollar,
		StartingStacks:    []money.Cents{100 * money.Dollar, phh.UnknownStack},
		Actions:           []phh.Action{deal, {Kind: phh.Fold, Player: 2, Comment: "out of turn"}},
		Players:           []string{"Ada", "Pierre"},
	}
	if err := phh.Write(os.Stdout, hand); err != nil {
		fmt.Println(err)
	}
	// Output:
	// variant = "NT"
	// ante_trimming_status = false
	// antes = [0, 0]
	// blinds_or_straddles = [0.50, 1]
	// min_bet = 1
	// starting_stacks = [100, inf]
	// actions = [
	//   "d dh p1 AcKd",
	//   "p2 f # out of turn",
	// ]
	// players = ["Ada", "Pierre"]
}
