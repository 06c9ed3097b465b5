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

// A hand that could have been played here, and one that could not.
func ExamplePlay() {
	file := `[1]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 100, 200]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 QsQd", "p3 cbr 200", "p1 cc", "p2 cc",
  "p1 sm AsAd", "p2 sm KsKd", "p3 sm QsQd", "d db 2c3c4d", "d db 8h", "d db 9h"]
finishing_stacks = [150, 100, 100]

[2]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [150, 100, 100]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 3", "p1 f", "p2 f"]
`
	for hand, err := range phh.Read("night.phhs", strings.NewReader(file)) {
		var result *phh.Result
		if err == nil {
			result, err = phh.Play(hand)
		}
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(result.Verdict, result.Stacks, result.Net)
	}
	// Output:
	// agreed [$150 $100 $100] [$100 $0 -$100]
	// night.phhs:11: hand 2: action 4 "p3 cbr 3": to raise here is from $4 to $100 in steps of $1, not $3: 19:47-14.7(d)
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
