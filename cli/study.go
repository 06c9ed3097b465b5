package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"text/tabwriter"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/study"
)

type studyCommand struct {
	Game   string   `arg:"" help:"Which game."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	whatIfFlags
	WagerFile   string `placeholder:"FILE" help:"A wager of one's own, instead of those of the game."`
	Decks       int    `help:"With --wager-file: from how many decks."`
	Wager       string `help:"Only this wager."`
	Sensitivity bool   `help:"How the house advantage moves with each pay line and option."`
	Count       int    `placeholder:"PERCENT" help:"What counting cards brings, if so many parts of a hundred are dealt before a shuffle."`
	Dead        string `placeholder:"CARDS" help:"What the wagers are worth without these cards."`
	planFlags
	Pace  int     `placeholder:"BETS" help:"What an hour with so many wagers comes to."`
	Stake string  `placeholder:"AMOUNT" help:"With --pace: the size of a wager." default:"10"`
	Hours int     `help:"With --pace: how many hours." default:"1"`
	Comp  float64 `placeholder:"PERCENT" help:"With --pace: what the house gives back of its theoretical win."`
	JSON  bool    `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk study --help.
func (studyCommand) Help() string {
	return `What mathematicians ask of one rule set, lawful or not: how the house advantage moves
with every pay line and option; what the cards that are gone tell a player who counts;
what becomes of a bankroll, by dynamic programming where that is small and otherwise by
simulated sessions; and what an hour of play comes to.

The effect of removal is on what a dollar brings the player, when one card of that kind
is gone from the full shoe. A count's gain is estimated from these effects at every depth.

Examples:

    boardwalk study three-card-poker --sensitivity
    boardwalk study blackjack --count 75
    boardwalk study punto-banco --dead 'Ah Ad 5c 4c' --wager banker
    boardwalk study blackjack --wager-file wagers/lucky-ladies.wager --count 80
    boardwalk study craps --wager pass --bankroll 100 --goal 50 --bets 1000
    boardwalk study roulette --wager red --bankroll 127 --goal 20 --way double-after-loss --bets 500
    boardwalk study blackjack --wager main --pace 70 --stake 25 --hours 4 --comp 30`
}

// studied is all that was asked.
type studied struct {
	Set         study.RuleSet       `json:"set"`
	Unlawful    []odds.Unlawful     `json:"unlawful,omitempty"`
	Sensitivity []study.Sensitivity `json:"sensitivity,omitempty"`
	Counting    []study.Counting    `json:"counting,omitempty"`
	Dead        []study.Figures     `json:"without_dead,omitempty"`
	Outlooks    []studiedOutlook    `json:"bankroll,omitempty"`
	Hourly      []studiedHourly     `json:"hourly,omitempty"`
}

type studiedOutlook struct {
	Wager string `json:"wager"`
	*study.Outlook
}

type studiedHourly struct {
	Wager string `json:"wager"`
	*study.Hourly
}

// Run finds what was asked.
func (cmd *studyCommand) Run(c *console) error {
	r, err := cmd.ready()
	if err != nil {
		return err
	}
	plan, err := cmd.plan()
	if err != nil {
		return err
	}
	if !cmd.Sensitivity && cmd.Count == 0 && cmd.Dead == "" && plan.Bankroll == 0 && cmd.Pace == 0 {
		return misusef("say what is asked: --sensitivity, --count, --dead, --bankroll or --pace")
	}
	s := &studied{Set: r.RuleSet, Unlawful: odds.UnlawfulOf(r.Unlawful)}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	tell, done := watch(c.err)
	err = cmd.find(ctx, r, s, plan, tell)
	done()
	if err != nil {
		return err
	}
	if cmd.JSON {
		return printObject(c.out, s)
	}
	printUnlawful(c.out, r.Unlawful)
	return s.print(c.out)
}

// ready reads the rule set of the flags.
func (cmd *studyCommand) ready() (*study.Ready, error) {
	set, err := ruleSet(cmd.Game, cmd.Option, &cmd.whatIfFlags)
	if err != nil {
		return nil, err
	}
	set.Decks = cmd.Decks
	if cmd.WagerFile != "" {
		if set.Beside, err = fileText(cmd.WagerFile); err != nil {
			return nil, misusef("%v", err)
		}
	}
	r, err := set.Read()
	if err != nil {
		return nil, misusef("%v", err)
	}
	return r, nil
}

// find finds one thing after the other.
func (cmd *studyCommand) find(ctx context.Context, r *study.Ready, s *studied, plan study.Plan, tell func(done, all int)) (err error) {
	wanted := func(id string) bool { return cmd.Wager == "" || cmd.Wager == id }
	if cmd.Sensitivity {
		if s.Sensitivity, err = r.Sensitivities(ctx, tell); err != nil {
			return refused(err)
		}
		s.Sensitivity = keep(s.Sensitivity, func(x *study.Sensitivity) bool { return wanted(x.Wager) })
	}
	if cmd.Count != 0 {
		if s.Counting, err = r.Counted(cmd.Count, tell); err != nil {
			return refused(err)
		}
		s.Counting = keep(s.Counting, func(x *study.Counting) bool { return wanted(x.Wager) })
	}
	if cmd.Dead != "" {
		var dead []card.Card
		if dead, err = closeCards(cmd.Dead); err != nil {
			return misusef("--dead: %v", err)
		}
		figures, err := r.Dead(dead...)
		if err != nil {
			return misusef("%v", err)
		}
		for _, f := range figures {
			if wanted(f.Wager) {
				s.Dead = append(s.Dead, r.Describe(f))
			}
		}
	}
	if plan.Bankroll == 0 && cmd.Pace == 0 {
		return nil
	}
	return cmd.sessions(r, s, plan)
}

// sessions finds what becomes of a bankroll, and what an hour comes to.
func (cmd *studyCommand) sessions(r *study.Ready, s *studied, plan study.Plan) error {
	figures, err := r.Of(cmd.Wager)
	if err != nil {
		return unpriced(err)
	}
	if len(figures) == 0 {
		return misusef("there are no figures of a wager %q", cmd.Wager)
	}
	stake, err := money.Parse(cmd.Stake)
	if err != nil {
		return misusef("--stake: %v", err)
	}
	for _, g := range odds.Groups(figures) {
		if len(g.Results) == 0 {
			continue // over a denominator of another kind
		}
		if plan.Bankroll > 0 {
			o, err := study.Ruin(g.Figure, plan)
			if err != nil {
				return misusef("%v", err)
			}
			s.Outlooks = append(s.Outlooks, studiedOutlook{g.Wager, o})
		}
		if cmd.Pace > 0 {
			h, err := study.Pace{Bets: cmd.Pace, Stake: stake, Hours: cmd.Hours, Comp: cmd.Comp / 100}.At(g.Figure)
			if err != nil {
				return misusef("%v", err)
			}
			s.Hourly = append(s.Hourly, studiedHourly{g.Wager, h})
		}
	}
	return nil
}

// refused is an error of what was asked for, unless it is that of an end.
func refused(err error) error {
	if errors.Is(err, context.Canceled) {
		return errors.New("it was ended early")
	}
	return misusef("%v", err)
}

func keep[T any](list []T, wanted func(*T) bool) []T {
	kept := list[:0]
	for i := range list {
		if wanted(&list[i]) {
			kept = append(kept, list[i])
		}
	}
	return kept
}

// print prints all that was found.
func (s *studied) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	if s.Sensitivity != nil {
		fmt.Fprintln(w, "wager\tline or option\tfrom\tto\thouse advantage\tchange\tlawful")
	}
	for _, x := range s.Sensitivity {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%+.4f%%\t%s\n", x.Wager, x.Name, x.From, x.To, percent(x.House), 100*x.Change, yesNo(x.Lawful))
	}
	for i := range s.Counting {
		printCounting(w, &s.Counting[i])
	}
	if s.Dead != nil {
		fmt.Fprintln(w, "wager\tper\thouse advantage\texactly\tplay")
	}
	for i := range s.Dead {
		f := &s.Dead[i]
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", f.Wager, f.Per, percent(f.HouseAdvantage), f.Exact, f.Strategy)
	}
	for _, o := range s.Outlooks {
		printOutlook(w, &o)
	}
	if s.Hourly != nil {
		fmt.Fprintln(w, "wager\twagered an hour\ttheoretical win an hour\tdeviation of an hour\t"+
			"theoretical in all\tdeviation in all\tcomp\tplayer ahead")
	}
	for _, h := range s.Hourly {
		fmt.Fprintf(w, "%s\t$%.2f\t$%.2f\t$%.2f\t$%.2f\t$%.2f\t$%.2f\t%s\n", h.Wager, h.Wagered, h.Theoretical, h.Deviation, h.Total,
			h.Spread, h.Given, percent(h.Ahead))
	}
	return w.Flush()
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// printCounting prints the effects of removal, and the counts.
func printCounting(w io.Writer, x *study.Counting) {
	fmt.Fprintf(w, "%s: %d cards, %+.4f%% for the player from the full shoe\n", x.Wager, x.Cards, 100*x.Full)
	fmt.Fprint(w, "one card gone")
	for _, c := range x.Counts {
		fmt.Fprintf(w, "\t%s", c.Name)
	}
	fmt.Fprintln(w, "\teffect of removal\texactly")
	for i, r := range x.Ranks {
		fmt.Fprint(w, r.Cards)
		for _, c := range x.Counts {
			fmt.Fprintf(w, "\t%+.4g", c.Tags[i])
		}
		fmt.Fprintf(w, "\t%+.5f%%\t%s\n", 100*r.Effect, r.Exact)
	}
	row := func(name, format string, value func(*study.Count) float64) {
		fmt.Fprint(w, name)
		for i := range x.Counts {
			fmt.Fprintf(w, "\t"+format, value(&x.Counts[i]))
		}
		fmt.Fprintln(w)
	}
	row("correlation", "%.4f", func(c *study.Count) float64 { return c.Correlation })
	row("it pays", "%.3f%%", func(c *study.Count) float64 { return 100 * c.Often })
	row("gain on each dollar then", "%.4f%%", func(c *study.Count) float64 { return 100 * c.Gain })
	row("won in 100 rounds, for $1 then", "$%.4f", func(c *study.Count) float64 { return c.PerHundred })
	if len(x.Counts) > 0 {
		fmt.Fprintf(w, "%d cards are dealt; the gain is a %s\n\n", x.Counts[0].Dealt, x.Counts[0].Method)
	}
}

// printOutlook prints what becomes of a bankroll.
func printOutlook(w io.Writer, o *studiedOutlook) {
	fmt.Fprintf(w, "%s: %s (%s)\n", o.Wager, o.Plan.String(), o.Method)
	fmt.Fprintf(w, "ruined\t%s", percent(o.Ruined))
	if o.Error > 0 {
		fmt.Fprintf(w, " ± %s", percent(1.96*o.Error))
	}
	fmt.Fprintf(w, "\ngoal reached\t%s\nneither\t%s\n", percent(o.Reached), percent(o.Left))
	fmt.Fprintf(w, "wagers on average\t%.2f\nresult on average\t%+.4f wagers, deviation %.4f\n", o.Played, o.Mean, o.Deviation)
	most := 0.0
	for _, b := range o.Ends {
		most = max(most, b.Chance)
	}
	for _, b := range o.Ends {
		bar := make([]rune, int(40*b.Chance/most+.5))
		for i := range bar {
			bar[i] = '█'
		}
		fmt.Fprintf(w, "%+.0f to %+.0f\t%s %s\n", b.From, b.To, string(bar), percent(b.Chance))
	}
	fmt.Fprintln(w)
}
