package pokerodds_test

import (
	"errors"
	"fmt"
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games/pokerodds"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
	"boardwalk/table"
)

// What follows is all that a package of mathematics has to have, at the example of three card poker: the ante, a raise as large,
// and a bonus on the ante.

func rank(cards []card.Card) poker.Rank { return poker.Three([3]card.Card(cards)) }

func rankOf(text string) poker.Rank {
	cards, err := card.ParseAll(text)
	if err != nil {
		panic(err)
	}
	return rank(cards)
}

// duel is made when it is first asked for, so that programs start without the order of all hands.
var duel = sync.OnceValue(func() *housepoker.Duel {
	return &housepoker.Duel{Own: 3, OwnRank: rank, Dealers: 3, Rank: rank, Flush: 3, Least: rankOf("Qs 3h 2d")}
})

// round is what the table that is asked about pays.
type round struct {
	housepoker.Raised
	bonus [poker.RoyalFlush + 1]money.Cents
}

func roundOf(w *odds.Work) *round {
	even := func(wager string) money.Odds {
		area, _ := w.Table.Area(1, wager)
		return w.Table.Pays(area)[0].Odds
	}
	r := &round{Raised: housepoker.Raised{Stake: w.Stake, Ante: even("ante"), Raise: even("play")}}
	for _, line := range w.Table.Game().(*threecard.Game).Bonus() {
		for c := range r.bonus {
			if poker.Class(c).String() == line.On {
				r.bonus[c] = line.Odds.Owes(w.Stake)
			}
		}
	}
	return r
}

// value is what a hand wins that is played, in all deals together.
func (r *round) value(class poker.Class, a housepoker.Against) money.Cents {
	return r.Sum(a, 1) + r.bonus[class]*money.Cents(a.All())
}

func figures(w *odds.Work) ([]*odds.Figure, error) {
	r := roundOf(w)
	ends := duel().Count(w.Tell, 1, func(ends []housepoker.Ends, m *housepoker.Met) {
		if r.value(m.Rank.Class(), m.Against) <= r.Sum(m.Against, 0) {
			r.Add(ends[0], m.Against, 0, m.Ways)
			return
		}
		played := housepoker.Ends{}
		r.Add(played, m.Against, 1, m.Ways)
		for end, ways := range played {
			ends[0].Add(end.Net+r.bonus[m.Rank.Class()], end.Wagered, ways)
		}
	})
	return pokerodds.Figures("ante", w.Stake, ends[0], nil, nil), nil
}

func choices(w *odds.Work, v *odds.PokerView) ([]odds.Worth, error) {
	if len(v.Hand) != 3 {
		return nil, errors.New("give the three cards of the hand")
	}
	r, a := roundOf(w), duel().Against(v.Hand, 0, v.Gone)
	if a.All() == 0 {
		return nil, odds.ErrTooFew
	}
	sum := r.value(rank(v.Hand).Class(), a)
	return []odds.Worth{{Choice: threecard.Fold, EV: big.NewRat(-1, 1)},
		{Choice: threecard.Play, EV: pokerodds.PerDollar(sum, int64(a.All()), w.Stake)}}, nil
}

// player plays a queen, six and four or better in simulations.
type player struct{ game *threecard.Game }

func (p *player) Answer(q *table.Question) table.Answer {
	hand := p.game.Hand(q.Box)
	switch {
	case q.Offer.ID != "play":
		return table.Answer{Choice: q.First()}
	case rank(hand[:]) >= rankOf("Qs 6h 4d"):
		return table.Answer{Choice: threecard.Play}
	}
	return table.Answer{Choice: threecard.Fold}
}

var rule = sim.Strategy{Text: "queen, six and four or better", Sit: func(t *table.Table) table.Players {
	return &player{t.Game().(*threecard.Game)}
}}

// mathematics is what the game's line in the list of games names: threecard.Rules.With(mathematics).
var mathematics = (&pokerodds.Own{Figures: figures, Choices: choices, Main: "ante", Of: "the ante", Offers: []string{"play"},
	Example: advice.Example{Label: "Hand", Hand: "Qs 6h 4d"},
	Chart: pokerodds.OwnChart{Text: "Play with a queen, six and four or better.",
		Marks: []pokerodds.OwnMark{{Choice: threecard.Play, Code: "P", Text: "play"}, {Choice: threecard.Fold, Code: "F", Text: "fold"}},
		Name:  "Hands", Hands: []pokerodds.OwnHand{{Name: "Q 6 4", Cards: "Qs 6h 4d"}, {Name: "Q 6 3", Cards: "Qs 6h 3d"}}}}).
	Mathematics(&odds.Analysis{
		Method:    "all hands, alike but for the names of suits, against all that the dealer may hold",
		HeldBy:    []string{"odds/housepoker.TestDuelsAreThoseOfEveryDeal"},
		Dealing:   odds.Dealing{Cards: 52, Taken: []int{3, 3}},
		Published: []odds.Published{{Wager: "ante", Per: "bet made", Figure: "3.37"}},
		Counted:   []string{""},
	}, &sim.Players{Wagers: []string{"ante"}, Strategies: []sim.Named{sim.Always("queen-six-four", rule.Text, rule)}})

// The mathematics of a game of poker against the house, in a package of its own: figures, the choices of a hand, the chart and who
// plays it in simulations. With them it has its coach and its bots.
func Example() {
	rules := threecard.Rules.With(mathematics)
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
	// Output:
	// ante: the house has 3.3730%, by best play by all cards that are seen
	// Q 6 4: P, worth -0.9934
	// Q 6 3: F, worth -1.0000
}
