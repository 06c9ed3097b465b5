package pokerodds_test

import (
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/minitex"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// What follows is all that a package of mathematics has to have for a game with shared cards, at the example of mini-tex: two cards
// of one's own and three that all share, and wagers before the flop, before the river card and after it.

// streets is how the game is dealt and what is asked when. It is made when it is first asked for.
var streets = sync.OnceValue(func() *housepoker.Streets {
	or := func(antes int) []housepoker.StreetChoice {
		return []housepoker.StreetChoice{{Fold: true}, {Antes: antes}}
	}
	return &housepoker.Streets{Own: 2, Dealers: 2, Board: 3, Flush: 3, Least: rankOf("As Kh 2d"),
		Rank: func(own, board []card.Card) poker.Rank {
			return housepoker.MiniTexRank((*[2]card.Card)(own), (*[3]card.Card)(board))
		},
		Line: func(r poker.Rank) poker.Class {
			if r == housepoker.MiniRoyal() {
				return poker.RoyalFlush
			}
			return r.Class()
		},
		Asked: []housepoker.Street{{Seen: 0, Choices: or(1)}, {Seen: 2, Choices: or(1)}, {Seen: 3, Choices: or(2)}}}
})

// streetPays is what the table that is asked about pays.
func streetPays(w *odds.Work) (housepoker.StreetPays, error) {
	area, _ := w.Table.Area(1, "ante")
	var bonus money.Cents // of the mini royal flush
	if lines := w.Table.Layout().Wagers[area].Bonus; len(lines) > 0 {
		bonus = lines[0].Odds.Owes(w.Stake)
	}
	return func(antes int, how housepoker.Fare, made poker.Class) (net, wagered money.Cents) {
		wagered = w.Stake * money.Cents(1+antes)
		switch how {
		case housepoker.Folded, housepoker.Lost, housepoker.LostFree:
			return -wagered, wagered
		case housepoker.Won:
			net = wagered
		case housepoker.WonFree:
			net = wagered - 2*w.Stake // the play wager comes back
		}
		if made == poker.RoyalFlush {
			net += bonus
		}
		return net, wagered
	}, nil
}

// shared is what the game's line in the list of games names.
var shared = (&pokerodds.Streets{Game: streets, Pays: streetPays,
	Asked: []pokerodds.Asked{{Offer: "flop", Choices: []table.Choice{minitex.Fold, minitex.Flop}},
		{Offer: "river", Choices: []table.Choice{minitex.Fold, minitex.River}},
		{Offer: "play", Choices: []table.Choice{minitex.Fold, minitex.Play}}},
	Main: "ante", Of: "the ante", Bets: []string{"flop", "river", "play"},
	Example: advice.Example{Label: "Hand", Hand: "9s 7h"},
	Chart: pokerodds.OwnChart{Text: "Go on with nearly every hand.",
		Marks: []pokerodds.OwnMark{{Choice: minitex.Play, Code: "P", Text: "play"}, {Choice: minitex.Fold, Code: "F", Text: "fold"}},
		Name:  "After the river", Hands: []pokerodds.OwnHand{{Name: "A ten, on a pair", Cards: "Ts 8h|5d 5c Kh"},
			{Name: "Seven and eight, on a pair", Cards: "8s 7h|5d 5c Kh"}}}}).
	Mathematics(&odds.Analysis{Granted: []string{"ante", "flop", "river", "play"}, Counted: []string{""}},
		&sim.Players{Wagers: []string{"ante"}})

// The mathematics of a game with shared cards, in a package of its own. From it come figures, coach, bots, the choices of a hand that is
// typed in, the chart, and best play as a player for simulations.
func Example_streets() {
	rules := minitex.Rules.With(shared)
	report, err := odds.For(rules, rules.Options(), rules.Terms())
	if err != nil {
		fmt.Println(err)
		return
	}
	ante := report.Find("ante", "")
	fmt.Printf("ante: the house has %s%%, by %s\n", new(big.Rat).Mul(ante.House, big.NewRat(100, 1)).FloatString(4), ante.Strategy)
	asked := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
	chart, err := advice.For(rules).Chart(asked)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range chart.Parts[0].Rows {
		fmt.Printf("%s: %s, worth %.4f\n", r.Name, r.Cells[0].Code, r.Cells[0].Values[0].EV)
	}
	best, err := sim.Strategies(rules)[0].For(asked)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("who sits in simulations plays", best.Text)
	// Output:
	// ante: the house has 3.3288%, by best play by all cards that are seen
	// A ten, on a pair: P, worth -2.5532
	// Seven and eight, on a pair: F, worth -3.0000
	// who sits in simulations plays by every card that is seen, as is best under the options in force
}
