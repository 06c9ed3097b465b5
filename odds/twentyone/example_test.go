package twentyone_test

import (
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

func ExampleSolve() {
	o := blackjack.DefaultOptions()
	s, err := twentyone.Solve(o, twentyone.Decks(6))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("a round is worth %.4f%%\n", 100*s.EV())
	hand, up := twentyone.Points(10, 2), twentyone.Points(3)
	for _, v := range s.Choices(hand, up) {
		fmt.Printf("%v against %v: %s %.6f\n", hand, up, v.Choice, v.EV)
	}
	cost, _ := s.Cost(hand, up, blackjack.Stand)
	fmt.Printf("to stand costs %.6f\n", cost)
	// Output:
	// a round is worth -0.4356%
	// 2 10 against 3: stand -0.254531
	// 2 10 against 3: draw -0.231352
	// 2 10 against 3: double -0.462705
	// to stand costs 0.023178
}

// In fractions, for a handful of cards.
func ExampleSolveExactly() {
	cards, _ := card.ParseAll("As 5s 6s 8s 9s Ts Th Js Jh Qs Qh Ks Kh")
	s, err := twentyone.SolveExactly(blackjack.DefaultOptions(), twentyone.Cards(cards...))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.EV().RatString())
	fmt.Println(s.Best(twentyone.Points(5, 6), twentyone.Points(10)))
	// Output:
	// 677/5148
	// {double 73/90}
}

func ExampleBasic() {
	o := blackjack.DefaultOptions()
	o.Dealing, o.Surrender = blackjack.HoleCardReader, true
	s, err := twentyone.Basic(o)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Play(twentyone.Points(10, 6), twentyone.Points(10)))
	fmt.Println(s.Play(twentyone.Points(1, 7), twentyone.Points(6)))
	fmt.Println(strings.Join(strings.Split(twentyone.ChartText(s), "\n")[:6], "\n"))
	// Output:
	// surrender
	// double
	// Blackjack, 6 decks, card reader, pairs split once, surrender
	// Worth -0.3599% of the wager, from a fresh shoe
	//
	// Hard    2  3  4  5  6  7  8  9 10  A
	//     20  S  S  S  S  S  S  S  S  S  S
	//     19  S  S  S  S  S  S  S  S  S  S
}

// A strategy plays at a real table.
func ExampleStrategy_Players() {
	s, err := twentyone.Basic(blackjack.DefaultOptions())
	if err != nil {
		fmt.Println(err)
		return
	}
	t, err := table.Open(blackjack.Rules, s.Options(), table.DefaultTerms(), table.From(chance.NewFast(1, 0)))
	if err != nil {
		fmt.Println(err)
		return
	}
	table.With(s.Players(t))(t)
	_ = t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 10_000 * money.Dollar})
	for range 100 {
		_ = t.Do(table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea("main-1"), Amount: 10 * money.Dollar})
		if err := t.Round(); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(t.Rounds(), "rounds:", t.Account(1).Net)
	// Output:
	// 100 rounds: $20
}

// What may be done with 16 against a ten late in a shoe that has lost most of
// its tens.
func ExampleEvaluate() {
	left := twentyone.Decks(1)
	left.Count[9] -= 9
	values, err := twentyone.Evaluate(blackjack.DefaultOptions(), twentyone.Position{
		Hand: twentyone.Points(10, 6), Dealer: twentyone.Points(10), Left: left,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, v := range values {
		fmt.Printf("%s %.4f\n", v.Choice, v.EV)
	}
	// Output:
	// stand -0.5865
	// draw -0.4615
	// double -0.8810
}

func ExampleAdditional() {
	o := blackjack.DefaultOptions()
	o.Additional = blackjack.SameSuit
	list, err := twentyone.Additional(blackjack.Rules, o)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, w := range list {
		fmt.Println(w.ID, w.EV.RatString())
		for _, r := range w.Results {
			fmt.Println(r.Net.RatString(), r.Chance.RatString())
		}
	}
	fmt.Println(twentyone.Insured(o, twentyone.Fresh(o)).EV.RatString())
	// Output:
	// same-suit -15/4043
	// 5 12/4043
	// 3 989/4043
	// -1 234/311
	// -23/311
}
