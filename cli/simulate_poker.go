package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"text/tabwriter"
	"time"

	"boardwalk/law"
	"boardwalk/sim/picture"
	"boardwalk/sim/ring"
	"boardwalk/table"
)

// poker plays hands of poker, and prints what was found.
func (cmd *simulateCommand) poker(c *console, rules *table.Rules) error {
	if cmd.Strategy == "help" {
		return printPokerStrategies(c.out)
	}
	config, err := cmd.pokerConfig(rules)
	if err != nil {
		return err
	}
	drawing, err := cmd.drawing()
	if err != nil {
		return err
	}
	s := &pokerSimulation{Config: config, words: cmd.Hand}
	err = cmd.atNodes(c, func(at *nodes) (err error) {
		if s.Elsewhere, s.Cores, err = at.play(cmd, s.Seed, s.Cores); err != nil {
			return err
		}
		return s.run(c)
	})
	if err != nil {
		return err
	}
	if drawing != nil {
		title := fmt.Sprintf("%s: %s hands of %d players", s.Rules.Name, grouped(s.hands()), len(s.found.Seats))
		if err := errors.Join(drawPicture(drawing, title, s.drawn()), drawing.Close()); err != nil {
			return err
		}
	}
	switch {
	case len(s.Hands) > 0 && cmd.JSON:
		return s.printEquitiesJSON(c.out)
	case len(s.Hands) > 0:
		return s.printEquities(c.out)
	case cmd.JSON:
		return s.printJSON(c.out)
	}
	if err := s.print(c.out); err != nil || !cmd.Chart {
		return err
	}
	return picture.Text(c.out, s.drawn())
}

// drawn are the seats as they are drawn.
func (s *pokerSimulation) drawn() []picture.Wager {
	var list []picture.Wager
	for _, r := range s.seats() {
		list = append(list, picture.Wager{Result: r, Won: true})
	}
	return list
}

func printPokerStrategies(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, s := range ring.Strategies {
		fmt.Fprintf(w, "%s\t%s\n", s.Name, s.Text)
	}
	return w.Flush()
}

// pokerConfig reads the flags.
func (cmd *simulateCommand) pokerConfig(rules *table.Rules) (ring.Config, error) {
	config := ring.Config{Rules: rules, Terms: rules.Terms(), Rounds: cmd.Rounds, Played: new(atomic.Int64)}
	if err := cmd.notForPoker(); err != nil {
		return config, err
	}
	var err error
	if config.Seed, err = cmd.seed(); err != nil {
		return config, err
	}
	if cmd.Cores != nil {
		if config.Cores = *cmd.Cores; config.Cores < 1 {
			return config, misusef("--cores %d: at least one has to work", config.Cores)
		}
	}
	if cmd.Seats != nil {
		if config.Seats = *cmd.Seats; config.Seats < 2 {
			return config, misusef("--seats %d: it takes two to play poker", config.Seats)
		}
	}
	if config.Strategies, err = ring.FindStrategies(cmd.Strategy,
		func(name string) (ring.Strategy, error) { return cmd.pokerFile(rules, name) }); err != nil {
		return config, misusef("%v", err)
	}
	if config.Session, config.Bankroll, err = cmd.session(); err != nil {
		return config, err
	}
	if len(cmd.Hand) == 0 || len(cmd.Option)+len(cmd.WhatIf) > 0 { // hands that are given have none
		if config.Options, err = setOptions(rules, cmd.Option); err != nil {
			return config, err
		}
		asked, err := cmd.suppose(rulesAsked{rules: rules, options: config.Options, terms: config.Terms}, cmd.file)
		if err != nil {
			return config, err
		}
		config.Rules, config.Options, config.Terms = asked.rules, asked.options, asked.terms
	}
	return config, cmd.cards(&config)
}

// pokerFile reads a strategy from a file.
func (cmd *simulateCommand) pokerFile(rules *table.Rules, name string) (ring.Strategy, error) {
	text, err := cmd.file(name)
	if err != nil {
		return ring.Strategy{}, &ring.NoStrategy{Name: name}
	}
	return ring.ParseStrategy(rules, name, strings.NewReader(text))
}

// cards reads the hands and the board.
func (cmd *simulateCommand) cards(config *ring.Config) error {
	for _, text := range cmd.Hand {
		hand, err := closeCards(text)
		if err != nil {
			return misusef("--hand %s: %v", text, err)
		}
		config.Hands = append(config.Hands, hand)
	}
	var err error
	if config.Board, err = closeCards(cmd.Board); err != nil {
		return misusef("--board %s: %v", cmd.Board, err)
	}
	return nil
}

// notForPoker refuses what is about one wager against the house.
func (cmd *simulateCommand) notForPoker() error {
	for _, w := range cmd.Wager {
		if w != "bet" {
			return misusef("there is no wager %q in the poker room that could be simulated by itself", w)
		}
	}
	if len(cmd.Pays) > 0 || cmd.Stake != "" || cmd.CutCard || len(cmd.WagerFile) > 0 {
		return misusef("--pays, --stake, --cut-card and --wager-file are for wagers against the house, and not for poker")
	}
	if len(cmd.Hand) > 0 && (cmd.Bankroll != "" || cmd.Session != nil || cmd.Picture != "" || cmd.Chart) {
		return misusef("--bankroll, --session, --picture and --chart are for hands that are played, and not for those that are given")
	}
	return nil
}

// run plays the hands, until they are done or the user has seen enough.
func (s *pokerSimulation) run(c *console) error {
	simulation, err := ring.Prepare(s.Config)
	if err != nil {
		return misusef("%v", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	done := showProgress(c.err, s.Played, s.Rounds)
	defer done()
	start := time.Now()
	s.found, err = simulation.Run(ctx)
	s.took = time.Since(start)
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		return misusef("%v", err)
	case err != nil:
		return err
	case s.found.Hands == 0:
		return errors.New("stopped before anything was found")
	}
	return nil
}
