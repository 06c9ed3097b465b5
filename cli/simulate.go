package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"time"

	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/picture"
)

// Run simulates each of the wagers, and prints what was found.
func (cmd *simulateCommand) Run(c *console) error {
	if len(cmd.Nodes) == 0 && (cmd.Data != "" || cmd.Plain) {
		return misusef("--data and --wire-plain say how to reach nodes: name one with --nodes")
	}
	if cmd.Game == odds.KenoID {
		return cmd.keno(c)
	}
	rules, err := findGame(cmd.Game)
	if err != nil {
		return err
	}
	if len(cmd.Ticket) > 0 || cmd.Rates != "" {
		return misusef("--ticket and --rates are for keno, and not for %s", rules.Name)
	}
	if rules.EachOther {
		return cmd.poker(c, rules)
	}
	if cmd.Seats != nil || len(cmd.Hand) > 0 || cmd.Board != "" {
		return misusef("--seats, --hand and --board are for the poker room, and %s is played against the house", rules.Name)
	}
	if cmd.Strategy == "help" {
		return printStrategies(c.out, rules)
	}
	if rules, err = cmd.besides(rules); err != nil {
		return err
	}
	config, err := cmd.config(rules)
	if err != nil {
		return err
	}
	if cmd.CutCard {
		return cmd.cutCard(c, config)
	}
	return cmd.atNodes(c, func(at *nodes) error { return cmd.simulate(c, &config, at) })
}

// simulate runs the simulations and prints what was found.
func (cmd *simulateCommand) simulate(c *console, config *sim.Config, at *nodes) error {
	simulations, err := cmd.prepare(config, at)
	if err != nil {
		return misusef("%v", err)
	}
	drawing, err := cmd.drawing()
	if err != nil {
		return err
	}
	report := &simulation{Config: *config}
	if err := report.run(c, simulations); err != nil {
		return err
	}
	if drawing != nil {
		title := fmt.Sprintf("%s: %s rounds of each wager", report.Rules.Name, grouped(report.rounds()))
		if err := errors.Join(drawPicture(drawing, title, report.drawn()), drawing.Close()); err != nil {
			return err
		}
	}
	switch {
	case cmd.JSON:
		return report.printJSON(c.out)
	case cmd.Chart:
		if err := report.print(c.out); err != nil {
			return err
		}
		return picture.Text(c.out, report.drawn())
	}
	return report.print(c.out)
}

// run runs the simulations one after the other, until they are done or the
// user has seen enough.
func (s *simulation) run(c *console, simulations []*sim.Simulation) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	done := showProgress(c.err, s.Played, s.Rounds*int64(len(simulations)))
	defer done()
	start := time.Now()
	for _, one := range simulations {
		r, err := one.Run(ctx)
		var refusal *law.Refusal
		if errors.As(err, &refusal) {
			return misusef("%v", err)
		}
		if err != nil {
			return err
		}
		if r.Rounds > 0 {
			s.results = append(s.results, r)
		}
	}
	s.took = time.Since(start)
	if len(s.results) == 0 {
		return errors.New("stopped before anything was found")
	}
	return nil
}
