package cli

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

// printUnder prints the first line of figures that nobody can hold against others without knowing the options, or what
// is wagered: with the super bonus of spanish 21 the advantage depends on it.
func printUnder(out io.Writer, r *odds.Report) error {
	under := r.Under()
	_, amount, ok := odds.SuperBonus(r.Rules, r.Options, r.Stake)
	if ok {
		under = append(under, superBonus(r.Rules, r.Options, r.Stake))
	}
	if len(under) == 0 {
		return nil
	}
	fmt.Fprintf(out, "%s with %s\n", r.Rules.Name, strings.Join(under, ", "))
	if amount == 0 {
		return nil
	}
	without, err := odds.ForStake(r.Rules, r.Options, r.Rules.Terms(), money.Dollar) // too little for the bonus
	if err != nil {
		return err
	}
	for _, f := range without.Figures {
		if f.Wager == "main" {
			fmt.Fprintf(out, "  without the super bonus, as with --stake 1: %s by %s\n", percent(f.HouseAdvantage()), f.Strategy)
		}
	}
	return nil
}

// superBonus says what wagers figures are for at a game that pays a super bonus, and what it is; "" at others.
func superBonus(rules *table.Rules, o table.Options, stake money.Cents) string {
	wager, amount, ok := odds.SuperBonus(rules, o, stake)
	switch {
	case amount > 0:
		return fmt.Sprintf("for wagers of %s, whose super bonus is %s", wager, amount)
	case ok:
		return fmt.Sprintf("for wagers of %s, which have no super bonus", wager)
	}
	return ""
}

func printOdds(out io.Writer, r *odds.Report) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	lawful := ""
	if r.Lawful != nil {
		lawful = "lawful\t"
	}
	fmt.Fprintln(w, "wager\tper\thouse advantage\t"+lawful+"exactly\telement of risk\tdeviation\twon\tcalled\tstrategy")
	layout := r.Rules.New(r.Rules.Copy(r.Options)).Layout()
	for _, g := range odds.Groups(r.Figures) {
		f, deviation, won := g.Figure, "", ""
		if f.Variance != nil {
			deviation = fmt.Sprintf("%.4f", f.StandardDeviation())
		}
		if c := f.Chances(); c != nil {
			won = percent(c.Win)
		}
		if r.Lawful != nil {
			lawful = "\t"
			if g := r.LawfulOf(f); g != nil {
				lawful = percent(g.HouseAdvantage()) + "\t"
			}
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s%s\t%s\t%s\t%s\t%s\t%s\n", f.Wager, f.Per, percent(f.HouseAdvantage()), lawful, exactly(f),
			percent(f.ElementOfRisk()), deviation, won, called(layout, g), f.Strategy)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return printComparisons(out, r)
}

// called is what the wagers of a line are called. Wagers that are worth the same share a line: their ids take its place where
// there are few of them, and their number where there are many.
func called(layout *table.Layout, g odds.Group) string {
	name, _ := odds.NameOf(layout, g.Figure.Wager)
	switch others := len(g.Wagers) - 1; {
	case others == 0:
		return name
	case others <= 3:
		return fmt.Sprintf("%s, like %s", name, strings.Join(g.Wagers[1:], ", "))
	default:
		return fmt.Sprintf("%s, and %d like it to %s", name, others, g.Wagers[others])
	}
}

// printComparisons says how certain recovered rules are, what others have published of the game,
// and by which rules. The figures of such a game cannot be judged without.
func printComparisons(out io.Writer, r *odds.Report) error {
	if text := law.Certainty(r.Rules.ID); text != "" {
		fmt.Fprint(out, "\n"+folded(0, 2, sentence(text)))
	}
	for i, c := range odds.Comparisons(r.Rules) {
		if i == 0 {
			fmt.Fprintln(out, "\nPublished by others:")
		}
		if _, err := fmt.Fprint(out, folded(2, 4, c.String())); err != nil {
			return err
		}
	}
	return nil
}

// exactly is the house advantage as a fraction, if it has one.
func exactly(f *odds.Figure) string {
	if f.Approximate {
		return ""
	}
	return f.House.RatString()
}

func printResults(out io.Writer, r *odds.Report) error {
	for _, f := range r.Figures {
		fmt.Fprintf(out, "%s, per %s: house advantage ", f.Wager, f.Per)
		if !f.Approximate {
			fmt.Fprintf(out, "%s = ", exactly(f))
		}
		fmt.Fprintln(out, percent(f.HouseAdvantage()))
		if g := r.LawfulOf(f); g != nil {
			fmt.Fprintf(out, "  under lawful rules %s\n", percent(g.HouseAdvantage()))
		}
		if f.Strategy != "" {
			fmt.Fprintf(out, "  %s; element of risk %s\n", f.Strategy, percent(f.ElementOfRisk()))
		}
		if f.Variance != nil {
			v, _ := f.Variance.Float64()
			fmt.Fprintf(out, "  variance %.6f, standard deviation %.6f\n", v, f.StandardDeviation())
		}
		w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
		for _, x := range f.Results {
			p, _ := x.Probability.Float64()
			net, _ := x.Net.Float64()
			fmt.Fprintf(w, "%+.4g\t%s%s\t\n", net, ways(f, x), probability(p))
		}
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// ways is in how many a result comes about, if they were counted.
func ways(f *odds.Figure, x odds.Result) string {
	if x.Ways == nil {
		return ""
	}
	return fmt.Sprintf("%v ways of %v\t", x.Ways, f.Total)
}
