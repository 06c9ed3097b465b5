package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/play"
	"boardwalk/table"
)

// demonstration is how many rounds bots play when nobody is there.
const demonstration = 4

type playCommand struct {
	Game   string   `arg:"" optional:"" help:"Which game; without it you choose from a list."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option, such as odds=5; may be given again."`
	whatIfFlags
	WagerFile []string `placeholder:"FILE" help:"A wager of one's own, from a text, beside those of the game; may be given again. See docs/design.md."`
	Seat      uint8    `default:"1" help:"Your position, counted clockwise from the dealer's left."`
	Bankroll  string   `default:"500" help:"What you sit down with."`
	AskCut    bool     `help:"Be asked to cut the cards; without it the cut is declined for you."`
	Bots      *int     `placeholder:"N" help:"How many other positions are taken; three, or at poker five, if you do not say."`
	BotLevel  string   `placeholder:"LEVEL" enum:",beginner,regular,expert" default:"" help:"Bots are beginner, regular or expert; mixed if you do not say."`
	Seed      string   `placeholder:"HEX" help:"Play the outcomes of this seed again."`
}

// Help is printed by boardwalk play --help.
func (playCommand) Help() string {
	return `On a terminal it fills the screen. Otherwise it reads commands from standard input, one a
line, and prints what comes of them; with no input at all, bots play a few rounds.

Examples:

    boardwalk play
    boardwalk play craps --option odds=5 --bankroll 1000
    boardwalk play blackjack --what-if 'blackjack pays 6 to 5'
    boardwalk play hold-em --bots 8 --option blinds="5 10"
    printf 'pass 10\nroll\nwhy\n' | boardwalk play craps --seed 2a`
}

// Run plays on the screen, from a script, or without anybody.
func (cmd *playCommand) Run(c *console) error {
	config, err := cmd.config()
	if err != nil {
		return err
	}
	if isTerminal(c.in) && isTerminal(c.out) {
		notes, err := play.Screen(config, game.All, c.in, c.out)
		for _, line := range notes {
			fmt.Fprintln(c.out, line)
		}
		return err
	}
	in := bufio.NewReader(c.in)
	if _, err := in.Peek(1); err != nil {
		if config.Rules == nil {
			config.Rules = game.All[0]
		}
		return play.Demonstrate(config, demonstration, c.out)
	}
	if config.Rules == nil {
		if config.Rules, err = choose(in, c.out); err != nil {
			return err
		}
		if err := cmd.set(&config); err != nil {
			return err
		}
	}
	session, err := play.New(config)
	if err != nil {
		return misusef("%v", err)
	}
	return play.Plain(session, in, c.out)
}

// config reads the flags.
func (cmd *playCommand) config() (play.Config, error) {
	bankroll, err := money.Parse(cmd.Bankroll)
	if err != nil || bankroll <= 0 {
		return play.Config{}, misusef("--bankroll %s is no amount to sit down with", cmd.Bankroll)
	}
	config := play.Config{Seat: table.Seat(cmd.Seat), Bankroll: bankroll, AsksCut: cmd.AskCut, Bots: play.AsUsual,
		BotLevel: cmd.BotLevel, Seed: chance.NewSeed()}
	if cmd.Bots != nil {
		if config.Bots = *cmd.Bots; config.Bots < 0 {
			return config, misusef("there cannot be fewer than no bots")
		}
	}
	if cmd.Seat == 0 {
		return config, misusef("positions are counted from 1")
	}
	if cmd.Seed != "" {
		// A short seed is easier to remember, and means the same with zeros before it.
		const digits = 2 * len(chance.Seed{})
		if config.Seed, err = chance.ParseSeed(strings.Repeat("0", max(0, digits-len(cmd.Seed))) + cmd.Seed); err != nil {
			return config, misusef("--seed: %v", err)
		}
	}
	if cmd.Game == "" {
		if len(cmd.Option) > 0 || len(cmd.WagerFile) > 0 || len(cmd.WhatIf) > 0 {
			return config, misusef("options and wagers are those of a game: name it first")
		}
		return config, nil
	}
	if config.Rules, err = findGame(cmd.Game); err != nil {
		return config, err
	}
	if config.Rules, err = joined(config.Rules, cmd.WagerFile, fileText); err != nil {
		return config, err
	}
	return config, cmd.set(&config)
}

// set puts the options into effect and checks the whole.
func (cmd *playCommand) set(config *play.Config) error {
	config.Options = config.Rules.Options()
	for _, o := range cmd.Option {
		name, value, found := strings.Cut(o, "=")
		if !found {
			return misusef("write an option as NAME=VALUE, not %q", o)
		}
		if err := table.SetOption(config.Options, name, value); err != nil {
			return misusef("%v", err)
		}
	}
	asked, err := cmd.suppose(rulesAsked{rules: config.Rules, options: config.Options, terms: config.Rules.Terms()}, fileText)
	if err != nil {
		return err
	}
	config.Rules, config.Options, config.Terms = asked.rules, asked.options, asked.terms
	if err := config.Check(); err != nil {
		return misusef("%v", err)
	}
	return nil
}

// choose reads which game to play.
func choose(in *bufio.Reader, out io.Writer) (*table.Rules, error) {
	fmt.Fprintln(out, "Which game?")
	for i, line := range play.Menu(game.All) {
		fmt.Fprintf(out, "%2d  %s\n", i+1, line)
	}
	line, err := in.ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	word := strings.ToLower(strings.TrimSpace(line))
	for i := range game.All {
		if word == fmt.Sprint(i+1) {
			return game.All[i], nil
		}
	}
	return findGame(word)
}
