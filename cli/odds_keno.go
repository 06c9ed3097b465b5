package cli

import (
	"fmt"
	"io"
	"math/big"
	"reflect"
	"strings"
	"text/tabwriter"
	"time"

	"boardwalk/keno"
	"boardwalk/money"
	"boardwalk/odds"
)

// keno prints what keno tickets are worth: one ticket, or a straight ticket of
// every number of spots.
func (cmd *oddsCommand) keno(c *console) error {
	others := *cmd
	others.Game, others.Ticket, others.Rates, others.Stake, others.Wager = "", "", "", "", ""
	others.JSON, others.whatIfFlags = false, whatIfFlags{}
	if !reflect.ValueOf(others).IsZero() {
		return misusef("figures of keno are asked for with --ticket, --rates, --what-if, --stake and --wager, and no other flag")
	}
	usual, err := readRates(cmd.Rates, fileText)
	if err != nil {
		return err
	}
	card, err := cmd.rateCard(usual, fileText)
	if err != nil {
		return err
	}
	start := time.Now()
	k, err := cmd.kenoFigures(card)
	if err != nil {
		return err
	}
	if card != usual && len(usual.Check()) == 0 {
		if lawful, err := cmd.kenoFigures(usual); err == nil { // a lawful card may not have such a ticket
			k.Lawful = lawful.Figures
		}
	}
	unlawful := unlawfulRates(card)
	switch {
	case cmd.JSON && len(unlawful)+len(cmd.WhatIf) > 0:
		return printObject(c.out, besideSheet(k.Sheet(time.Since(start).Seconds()), unlawful, k.Figures, k.LawfulOf))
	case cmd.JSON:
		return printObject(c.out, k.Sheet(time.Since(start).Seconds()))
	}
	printUnlawful(c.out, unlawful)
	if k.Ticket != nil || cmd.Wager != "" {
		return printTicketOdds(c.out, k)
	}
	return printSpots(c.out, k)
}

// kenoFigures are the figures of the ticket that the flags name under a rate card, or of straight tickets.
func (cmd *oddsCommand) kenoFigures(card *keno.Rates) (*odds.Keno, error) {
	var k *odds.Keno
	if cmd.Ticket != "" {
		if cmd.Stake != "" {
			return nil, misusef("--stake is for straight tickets: a ticket says itself what is wagered")
		}
		made, err := writeTicket(card, cmd.Ticket)
		if err != nil {
			return nil, err
		}
		k = odds.KenoTicket(made)
	} else {
		var stake money.Cents
		if cmd.Stake != "" {
			var err error
			if stake, err = amount("stake", cmd.Stake); err != nil {
				return nil, err
			}
			if err := card.CheckWager(stake); err != nil {
				return nil, misusef("%v", err)
			}
		}
		k = odds.KenoSpots(card, stake)
	}
	if cmd.Wager != "" {
		if err := keepWager(k, cmd.Wager); err != nil {
			return nil, err
		}
	}
	return k, nil
}

// keepWager keeps the figure of one wager, such as 8-spot or 8.
func keepWager(k *odds.Keno, name string) error {
	for _, f := range k.Figures {
		if f.Wager == name || f.Wager == name+"-spot" {
			k.Figures = []*odds.Figure{f}
			return nil
		}
	}
	return misusef("there are no figures of a wager %q at keno; see boardwalk odds keno", name)
}

// printSpots prints straight tickets of every number of spots.
func printSpots(out io.Writer, k *odds.Keno) error {
	fmt.Fprintf(out, "%s: straight tickets, per %s; house advantage as in %s\n\n", k.Rates.Name, k.Figures[0].Per, keno.AdvantageBy.Text())
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	beside := func(string) string { return "" }
	if k.Lawful != nil {
		beside = func(text string) string { return "\t" + text }
	}
	fmt.Fprintf(w, "ticket\thouse advantage%s\tpaid something\tdeviation\texactly\n", beside("lawful"))
	for _, f := range k.Figures {
		was := "-"
		if g := k.LawfulOf(f); g != nil {
			was = percent(g.HouseAdvantage())
		}
		fmt.Fprintf(w, "%s\t%s%s\t%s\t%.3f\t%s\n", f.Wager, percent(f.HouseAdvantage()), beside(was), percent(paidSomething(f)),
			f.StandardDeviation(), exactly(f))
	}
	return w.Flush()
}

// paidSomething is the chance that a ticket is paid anything, be it less than its
// price.
func paidSomething(f *odds.Figure) float64 {
	chance := 0.0
	for _, r := range f.Results {
		if net, _ := r.Net.Float64(); net > -1 {
			p, _ := r.Probability.Float64()
			chance += p
		}
	}
	return chance
}

// printTicketOdds prints the figures of a ticket and of its ways, with every
// result.
func printTicketOdds(out io.Writer, k *odds.Keno) error {
	price := k.Rates.Minimum
	if t := k.Ticket; t != nil {
		price = t.Wager
		games := ""
		if t.Races() > 1 {
			games = fmt.Sprintf(", %s for %d games", t.Price, t.Races())
		}
		fmt.Fprintf(out, "%s: a %s ticket, %s, %s a game%s\n", t, t.Kind, things(len(t.Ways), "way"), t.Wager, games)
	}
	for i, f := range k.Figures {
		fmt.Fprintf(out, "\n%s: house advantage %s", f.Wager, percent(f.HouseAdvantage()))
		if text := exactly(f); len(text) < 60 {
			fmt.Fprintf(out, " = %s", text)
		}
		if g := k.LawfulOf(f); g != nil {
			fmt.Fprintf(out, ", under lawful rules %s", percent(g.HouseAdvantage()))
		}
		fmt.Fprintf(out, ", standard deviation %.4f for each dollar\n", f.StandardDeviation())
		if f.Strategy != "" {
			fmt.Fprintf(out, "  %s; there are too many results to list\n", f.Strategy)
			continue
		}
		if i > 0 {
			price = 0 // a single way: its results are listed for each dollar
		}
		fmt.Fprintf(out, "  paid something: %s\n", percent(paidSomething(f)))
		w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
		for _, x := range f.Results {
			p, _ := x.Probability.Float64()
			fmt.Fprintf(w, "%s\t%s\t1 in %s\t\n", paidFor(x, price), probability(p), oneIn(x.Probability))
		}
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// paidFor is what a result pays on a ticket of a price, the wager included; for
// each dollar where the price is zero.
func paidFor(x odds.Result, price money.Cents) string {
	if price == 0 {
		return paidFor(x, money.Dollar) + " for $1"
	}
	return x.Pays(price).String()
}

// oneIn writes a chance as one in so many. It is exact: nearly 4 quintillion are more digits than floating point has.
func oneIn(p *big.Rat) string {
	n := new(big.Rat).Inv(p)
	if n.Cmp(big.NewRat(1000, 1)) < 0 {
		return strings.TrimSuffix(n.FloatString(2), ".00")
	}
	return withCommas(n.FloatString(0))
}
