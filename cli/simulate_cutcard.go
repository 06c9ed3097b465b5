package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"text/tabwriter"
	"time"

	"boardwalk/odds"
	"boardwalk/sim"
)

// cutCard is the cut-card effect at blackjack: what was compared and found.
type cutCard struct {
	sim.Config
	found *sim.Comparison
	exact *float64 // of a fresh shoe, if the way of playing has such a figure
	took  time.Duration
}

// cutCard compares fresh shoes with shoes that are dealt to the cutting card.
func (cmd *simulateCommand) cutCard(c *console, config sim.Config) error {
	switch {
	case !sim.HasCutCard(config.Rules):
		return misusef("--cut-card is for blackjack, and not for %s", config.Rules.Name)
	case len(cmd.Wager) > 1 || cmd.Session != nil || cmd.Bankroll != "" || cmd.Picture != "" || cmd.Chart:
		return misusef("--cut-card is of one wager by itself, without --session, --bankroll, --picture and --chart")
	case len(cmd.Wager) == 1:
		config.Wager = cmd.Wager[0]
	}
	return cmd.atNodes(c, func(at *nodes) (err error) {
		if config.Elsewhere, config.Cores, err = at.play(cmd, config.Seed, config.Cores); err != nil {
			return err
		}
		return cmd.compare(c, config)
	})
}

// compare runs both simulations and prints the difference.
func (cmd *simulateCommand) compare(c *console, config sim.Config) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	done := showProgress(c.err, config.Played, config.Rounds)
	defer done()
	s, start := &cutCard{Config: config}, time.Now()
	var err error
	if s.found, err = sim.CutCard(ctx, config); err != nil {
		return misusef("%v", err)
	}
	s.took = time.Since(start)
	if s.found.Second.Rounds == 0 {
		return errors.New("stopped before anything was found")
	}
	report, err := odds.For(config.Rules, config.Options, config.Terms)
	if err != nil {
		return unpriced(err)
	}
	if f := sim.Exact(report, s.found.First); f != nil {
		exact := f.HouseAdvantage()
		s.exact = &exact
	}
	if cmd.JSON {
		return printObject(c.out, s.object())
	}
	return s.print(c.out)
}

// effect is an advantage or a difference of two, with its standard error.
type effect struct {
	Value         float64    `json:"value"`
	StandardError float64    `json:"standard_error"`
	Interval      [2]float64 `json:"confidence_interval_95"`
}

func effectOf(r *sim.Result) effect {
	low, high := r.Interval()
	return effect{r.HouseAdvantage(), r.StandardError(), [2]float64{low, high}}
}

// difference is the cut-card effect, as simulated both ways.
func (s *cutCard) difference() effect {
	d, e := s.found.Difference()
	low, high := s.found.Interval()
	return effect{d, e, [2]float64{low, high}}
}

// beyond is the cut-card effect against the exact figure, which has no error
// of its own.
func (s *cutCard) beyond() *effect {
	if s.exact == nil {
		return nil
	}
	return s.less(effectOf(s.found.Second))
}

// less is an effect less the exact figure.
func (s *cutCard) less(e effect) *effect {
	for _, x := range []*float64{&e.Value, &e.Interval[0], &e.Interval[1]} {
		*x -= *s.exact
	}
	return &e
}

func (s *cutCard) print(out io.Writer) error {
	r := s.found.Second
	strategy := ""
	if r.Strategy.Name != "" { // an additional wager has none
		strategy = "strategy " + r.Strategy.Name + ", "
	}
	fmt.Fprintf(out, "%s, %s: %s rounds from a fresh shoe each, and as many to the cutting card, seed %d; %.1f s on %s\n%s%s a round\n\n",
		s.Rules.Name, r.Wager, grouped(r.Rounds), s.Seed, s.took.Seconds(), things(r.Cores, "core"), strategy, r.Stake)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "\thouse advantage\tstandard error\t95% interval")
	if s.exact != nil {
		fmt.Fprintf(w, "fresh shoe, exact\t%s\t\t\n", percent(*s.exact))
	}
	row := func(name string, e effect, format string) {
		fmt.Fprintf(w, "%s\t"+format+"\t%s\t"+format+" to "+format+"\n", name, 100*e.Value, percent(e.StandardError),
			100*e.Interval[0], 100*e.Interval[1])
	}
	row("fresh shoe, simulated", effectOf(s.found.First), "%.4f%%")
	row("to the cutting card, simulated", effectOf(r), "%.4f%%")
	row("cut-card effect, of both simulated", s.difference(), "%+.4f%%")
	if b := s.beyond(); b != nil {
		row("cut-card effect, beyond the exact figure", *b, "%+.4f%%")
	}
	if c := s.controlled(); c != nil {
		fmt.Fprintln(w, "\t\t\t")
		fmt.Fprintln(w, "with controls:\t\t\t")
		row("fresh shoe", c.Fresh, "%.4f%%")
		row("to the cutting card", c.CutCard, "%.4f%%")
		row("cut-card effect, of both", c.Effect, "%+.4f%%")
		if c.Beyond != nil {
			row("cut-card effect, beyond the exact figure", *c.Beyond, "%+.4f%%")
		}
		if err := w.Flush(); err != nil {
			return err
		}
		fmt.Fprintf(out, "\nControls: %s. To the cutting card as good as %s plain rounds.\n", strings.Join(c.Controls, "; "), c.asGoodAs())
		return nil
	}
	return w.Flush()
}

type cutCardJSON struct {
	Game     string            `json:"game"`
	Options  map[string]string `json:"options"`
	Wager    string            `json:"wager"`
	Rounds   int64             `json:"rounds"`
	Seconds  float64           `json:"seconds"`
	Cores    int               `json:"cores"`
	Seed     uint64            `json:"seed"`
	Strategy string            `json:"strategy,omitempty"`
	Exact    *float64          `json:"fresh_shoe_exact,omitempty"`
	Fresh    effect            `json:"fresh_shoe"`
	CutCard  effect            `json:"cutting_card"`
	Effect   effect            `json:"cut_card_effect"`
	Beyond   *effect           `json:"cut_card_effect_beyond_exact,omitempty"`

	Controlled *controlledCutCard `json:"controlled,omitempty"`
}

func (s *cutCard) object() cutCardJSON {
	r := s.found.Second
	j := cutCardJSON{Game: s.Rules.ID, Options: map[string]string{}, Wager: r.Wager, Rounds: r.Rounds,
		Seconds: s.took.Seconds(), Cores: r.Cores, Seed: s.Seed,
		Strategy: r.Strategy.Name, Exact: s.exact, Fresh: effectOf(s.found.First), CutCard: effectOf(r), Effect: s.difference(),
		Beyond: s.beyond(), Controlled: s.controlled()}
	for _, o := range s.Options.Declare() {
		j.Options[o.Name] = o.Value()
	}
	return j
}

// controlledCutCard is the cut-card effect with controls.
type controlledCutCard struct {
	Fresh   effect  `json:"fresh_shoe"`
	CutCard effect  `json:"cutting_card"`
	Effect  effect  `json:"cut_card_effect"`
	Beyond  *effect `json:"cut_card_effect_beyond_exact,omitempty"`
	plainRounds
	Controls []string `json:"controls"`
}

// controlled is nil where no control was used.
func (s *cutCard) controlled() *controlledCutCard {
	if !s.found.IsControlled() {
		return nil
	}
	fresh, dealt := controlledOf(s.found.First), controlledOf(s.found.Second)
	c := &controlledCutCard{Fresh: fresh.effect(), CutCard: dealt.effect(), plainRounds: dealt.plainRounds, Controls: dealt.Controls}
	c.Effect.Value, c.Effect.StandardError = s.found.ControlledDifference()
	c.Effect.Interval[0], c.Effect.Interval[1] = s.found.ControlledInterval()
	if s.exact != nil {
		c.Beyond = s.less(c.CutCard)
	}
	return c
}

func (c *controlledJSON) effect() effect {
	return effect{c.HouseAdvantage, c.StandardError, c.Interval}
}
