// Outside is a game of another module: it deals on the stage of this one, and has its figures and its simulation by the
// mathematics that it brings.
package main

import (
	"context"
	"fmt"
	"os"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	rules := Rules.With(Mathematics)
	live, err := table.NewLive(rules, nil, rules.Terms(), chance.NewScript(0, 3), nil) // a one and a four
	if err != nil {
		return err
	}
	for _, act := range []table.Act{
		{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar},
		{Kind: table.Make, Seat: 1, Area: mainArea, Amount: 10 * money.Dollar},
	} {
		if err := live.Do(act); err != nil {
			return err
		}
	}
	q, err := live.Round()
	if err != nil {
		return err
	}
	fmt.Println(q.Offer.Text, q.Least, "to", q.Most)
	if _, err := live.Answer(table.Answer{Choice: Raise, Amount: 10 * money.Dollar}); err != nil {
		return err
	}
	fmt.Println("a four after a one:", live.Table().Account(1).Net.Signed())

	for _, pays := range []string{"1", "2"} {
		o := rules.Options()
		if err := table.SetOption(o, "pays", pays); err != nil {
			return err
		}
		report, err := odds.For(rules, o, rules.Terms())
		if err != nil {
			return err
		}
		best := report.Find("main", "")
		fmt.Printf("paid %s to 1 the house has %s: %s\n", pays, best.House.RatString(), best.Strategy)
	}
	result, err := sim.Run(context.Background(), sim.Config{Rules: rules, Terms: rules.Terms(), Rounds: 100_000, Seed: 1})
	if err != nil {
		return err
	}
	low, high := result.Interval()
	fmt.Printf("%d rounds, %s: 1/6 is within the interval: %t\n", result.Rounds, result.Strategy.Name, low < 1.0/6 && 1.0/6 < high)
	return nil
}
