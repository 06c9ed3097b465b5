package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

type oddsCommand struct {
	Game   string   `arg:"" help:"Which game."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	Wager  string   `help:"Only this wager, with every result."`
	Hand   []string `placeholder:"CARDS" help:"At hold 'em and Omaha: a hand at the showdown, like AsKd; two or more."`
	Board  string   `placeholder:"CARDS" help:"With --hand: the board as far as it is known."`
	Dead   string   `placeholder:"CARDS" help:"With --hand: cards that will not come."`
	Pays   []string `placeholder:"WAGER=ODDS" sep:"none" help:"Posted odds above the list's, like 'field on 12=3 to 1'; may be repeated."`
	Stake  string   `placeholder:"AMOUNT" help:"The size of the wagers, where vigorish is rounded."`
	Chart  string   `placeholder:"FILE" help:"At blackjack: the chart of the best play by totals, as text for -, or as a picture in a .svg or .html file."`
	JSON   bool     `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk odds --help.
func (oddsCommand) Help() string {
	return `What every wager of a game is worth, as fractions of whole numbers: worked out
from the rules that deal the game, never typed in. The house advantage is over the
denominator that is named; the element of risk is the same loss over all that is
wagered on average.

Examples:

    boardwalk odds craps
    boardwalk odds craps --wager pass
    boardwalk odds punto-banco -o decks=6 -o vigorish=4%
    boardwalk odds three-card-poker -o ledger=B --json
    boardwalk odds hold-em --hand AsKd --hand QhQs --board JcTd3h
    boardwalk odds blackjack -o decks=2 --chart -
    boardwalk odds craps --wager field --pays 'field on 12=3 to 1'`
}

// Run prints the figures.
func (cmd *oddsCommand) Run(c *console) error {
	rules, err := findGame(cmd.Game)
	if err != nil {
		return err
	}
	if len(cmd.Hand) > 0 || cmd.Board != "" || cmd.Dead != "" {
		return cmd.showdown(c.out, rules)
	}
	options, err := setOptions(rules, cmd.Option)
	if err != nil {
		return err
	}
	if cmd.Chart != "" {
		return cmd.chart(c.out, options)
	}
	start := time.Now()
	report, err := cmd.figures(rules, options)
	if err != nil {
		var none *odds.NotAnalysed
		var faults table.Faults
		if errors.As(err, &none) || errors.As(err, &faults) || errors.As(err, new(*law.Refusal)) {
			return misusef("%v", err)
		}
		return err
	}
	if cmd.Wager != "" {
		if report, err = only(report, cmd.Wager); err != nil {
			return err
		}
	}
	switch {
	case cmd.JSON:
		return printOddsJSON(c.out, report, time.Since(start))
	case cmd.Wager != "":
		return printResults(c.out, report)
	}
	return printOdds(c.out, report)
}

// figures are those of the wagers, of a certain size if one is given.
func (cmd *oddsCommand) figures(rules *table.Rules, options table.Options) (*odds.Report, error) {
	terms, err := posted(rules, cmd.Pays)
	if err != nil {
		return nil, err
	}
	if cmd.Stake == "" {
		return odds.For(rules, options, terms)
	}
	stake, err := money.Parse(cmd.Stake)
	if err != nil || stake <= 0 {
		return nil, misusef("--stake %s is no amount to wager", cmd.Stake)
	}
	return odds.ForStake(rules, options, terms, stake)
}

// posted are the usual terms of a game with other odds for some wagers.
func posted(rules *table.Rules, words []string) (table.Terms, error) {
	terms := rules.Terms()
	for _, word := range words {
		name, text, ok := strings.Cut(word, "=")
		paid, err := money.ParseOdds(strings.TrimSpace(text))
		if !ok || err != nil {
			return terms, misusef("posted odds are written WAGER=ODDS, like 'field on 12=3 to 1', not %q", word)
		}
		if terms.Pays == nil {
			terms.Pays = map[string]money.Odds{}
		}
		terms.Pays[strings.TrimSpace(name)] = paid
	}
	return terms, nil
}

// setOptions makes options of a game from words like decks=6.
func setOptions(rules *table.Rules, words []string) (table.Options, error) {
	options := rules.Options()
	for _, word := range words {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, misusef("an option is written NAME=VALUE, not %q", word)
		}
		if err := table.SetOption(options, name, value); err != nil {
			return nil, misusef("%v", err)
		}
	}
	return options, nil
}

// only keeps the figures of one wager.
func only(r *odds.Report, name string) (*odds.Report, error) {
	kept := &odds.Report{Rules: r.Rules, Options: r.Options}
	for _, f := range r.Figures {
		if f.Wager == name {
			kept.Figures = append(kept.Figures, f)
		}
	}
	if len(kept.Figures) == 0 {
		return nil, misusef("there are no figures of a wager %q at %s; see boardwalk odds %s", name, r.Rules.Name, r.Rules.ID)
	}
	return kept, nil
}

func percent(f float64) string { return fmt.Sprintf("%.4f%%", 100*f) }

func printOdds(out io.Writer, r *odds.Report) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "wager\tper\thouse advantage\texactly\telement of risk\tstrategy")
	for _, f := range r.Figures {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", f.Wager, f.Per, percent(f.HouseAdvantage()), exactly(f), percent(f.ElementOfRisk()), f.Strategy)
	}
	return w.Flush()
}

func exactly(f *odds.Figure) string {
	if f.Approximate {
		return ""
	}
	return f.House.RatString()
}

func printResults(out io.Writer, r *odds.Report) error {
	for _, f := range r.Figures {
		fmt.Fprintf(out, "%s, per %s: house advantage %s = %s\n", f.Wager, f.Per, exactly(f), percent(f.HouseAdvantage()))
		if f.Strategy != "" {
			fmt.Fprintf(out, "  %s; element of risk %s\n", f.Strategy, percent(f.ElementOfRisk()))
		}
		w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
		for _, x := range f.Results {
			p, _ := x.Probability.Float64()
			net, _ := x.Net.Float64()
			fmt.Fprintf(w, "%+.4g\t%v ways of %v\t%s\t\n", net, x.Ways, f.Total, percent(p))
		}
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return nil
}

type oddsJSON struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options"`
	Wagers  []figureJSON      `json:"wagers"`
	Seconds float64           `json:"seconds"`
}

type figureJSON struct {
	Wager          string       `json:"wager"`
	Per            string       `json:"per"`
	HouseAdvantage float64      `json:"house_advantage"`
	Exact          string       `json:"house_advantage_exact,omitempty"`
	ElementOfRisk  float64      `json:"element_of_risk"`
	Variance       float64      `json:"variance,omitempty"`
	Results        []resultJSON `json:"results,omitempty"`
	Strategy       string       `json:"strategy,omitempty"`
	Method         string       `json:"method"`
	StandardError  float64      `json:"standard_error"`
}

type resultJSON struct {
	Pays        float64 `json:"pays"`
	Probability float64 `json:"probability"`
	Ways        string  `json:"ways"`
}

func printOddsJSON(out io.Writer, r *odds.Report, took time.Duration) error {
	j := oddsJSON{Game: r.Rules.ID, Options: map[string]string{}, Seconds: took.Seconds()}
	for _, o := range r.Options.Declare() {
		j.Options[o.Name] = o.Value()
	}
	for _, f := range r.Figures {
		x := figureJSON{Wager: f.Wager, Per: f.Per, HouseAdvantage: f.HouseAdvantage(), Exact: exactly(f),
			ElementOfRisk: f.ElementOfRisk(), Strategy: f.Strategy, Method: "exact"}
		if f.Variance != nil {
			x.Variance, _ = f.Variance.Float64()
		}
		for _, res := range f.Results {
			net, _ := res.Net.Float64()
			p, _ := res.Probability.Float64()
			x.Results = append(x.Results, resultJSON{net, p, res.Ways.String()})
		}
		j.Wagers = append(j.Wagers, x)
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(j)
}
