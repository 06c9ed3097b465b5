package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"boardwalk/study"
)

type compareCommand struct {
	File   string   `arg:"" help:"The rule sets, one a line; with --every a game."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"With --every: an option that stays as it is; may be repeated."`
	whatIfFlags
	Every  bool     `help:"All lawful combinations of the options that --vary names, or of all that change what a wager is worth."`
	Vary   []string `placeholder:"NAME,..." help:"With --every: these options."`
	Wager  string   `help:"Only this wager."`
	Best   bool     `help:"Only the best play of each wager."`
	Quick  bool     `help:"At blackjack: without the chances of single results, which take most of the time."`
	Resume string   `placeholder:"FILE" help:"Keep what is found in this file, and go on from what it has."`
	Cores  int      `help:"On how many cores; 0 is all." default:"0"`
	CSV    bool     `name:"csv" help:"Print comma-separated values."`
	JSON   bool     `name:"json" help:"Print one JSON object."`
	SVG    string   `name:"svg" placeholder:"FILE" help:"Draw the house advantages into this file."`
	planFlags
}

// planFlags say what is asked of a bankroll.
type planFlags struct {
	Bankroll int    `help:"What becomes of a bankroll of so many wagers."`
	Goal     int    `help:"With --bankroll: leave with so many wagers won."`
	Bets     int    `help:"With --bankroll: leave after so many wagers."`
	Way      string `help:"With --bankroll: flat, double-after-loss, double-after-win or one-more-after-win." default:"flat"`
	Most     int    `help:"With --way: the largest wager, in first ones."`
}

// plan is what the flags ask; nothing without a bankroll.
func (f *planFlags) plan() (study.Plan, error) {
	p := study.Plan{Bankroll: f.Bankroll, Goal: f.Goal, Bets: f.Bets, Way: study.Way(f.Way), Cap: f.Most}
	if p.Bankroll == 0 {
		if p.Goal != 0 || p.Bets != 0 || f.Way != string(study.Flat) || p.Cap != 0 {
			return p, misusef("--goal, --bets, --way and --most are with --bankroll")
		}
		return study.Plan{}, nil
	}
	if err := p.Check(); err != nil {
		return p, misusef("%v", err)
	}
	return p, nil
}

// Help is printed by boardwalk compare --help.
func (compareCommand) Help() string {
	return `Rule sets side by side: house advantage, element of risk, standard deviation, how often
a wager is won, comes back and is lost, all that is wagered on average, and N0, which is
after how many wagers the loss on average is as large as the standard deviation.

A file has one rule set a line: a name and an equals sign if it is to have one, the game,
its options, and after semicolons what is supposed (see docs/design.md):

    usual       = blackjack
    six to five = blackjack decks=8; blackjack pays 6 to 5; dealer hits soft 17
    royal match = blackjack; wager royal-match.wager; decks 2

What is not lawful in New Jersey is marked. With --resume a comparison that was ended
goes on where it was.

Examples:

    boardwalk compare rules.txt --csv
    boardwalk compare rules.txt --wager main --bankroll 100 --bets 500
    boardwalk compare blackjack --every --vary decks,surrender --svg map.svg
    boardwalk compare blackjack --every --wager main --best --quick --resume map.kept --csv`
}

// Run compares the sets.
func (cmd *compareCommand) Run(c *console) error {
	sets, err := cmd.sets()
	if err != nil {
		return err
	}
	q := &study.Request{Sets: sets, Wager: cmd.Wager, Best: cmd.Best, Quick: cmd.Quick, Cores: cmd.Cores}
	if q.Plan, err = cmd.plan(); err != nil {
		return err
	}
	if cmd.CSV && cmd.JSON {
		return misusef("--csv and --json are two forms: choose one")
	}
	var kept *study.Kept
	if cmd.Resume != "" {
		file, err := os.OpenFile(cmd.Resume, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
		if err != nil {
			return misusef("%v", err)
		}
		defer file.Close()
		data, err := io.ReadAll(file)
		if err != nil {
			return err
		}
		if kept, err = study.ReadKept(data, file); err != nil {
			return misusef("--resume %s: %v", cmd.Resume, err)
		}
		kept.Into(q)
	}
	var done func()
	q.Tell, done = watch(c.err)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	found, err := study.Compare(ctx, q)
	done()
	if err != nil {
		return err
	}
	if kept != nil && kept.Err() != nil {
		return kept.Err()
	}
	return cmd.print(c.out, found)
}

// sets are the rule sets that are compared.
func (cmd *compareCommand) sets() ([]study.RuleSet, error) {
	if !cmd.Every {
		if len(cmd.Vary) > 0 || len(cmd.Option) > 0 || len(cmd.WhatIf) > 0 {
			return nil, misusef("--vary, --option and --what-if are with --every; in a file every line has its own")
		}
		text, err := fileText(cmd.File)
		if err != nil {
			return nil, misusef("%v", err)
		}
		sets, err := study.Parse(text, besideFile(cmd.File))
		if err != nil {
			return nil, misusef("%s: %v", cmd.File, err)
		}
		return sets, nil
	}
	set, err := ruleSet(cmd.File, cmd.Option, &cmd.whatIfFlags)
	if err != nil {
		return nil, err
	}
	sets, err := study.Every(set, cmd.Vary, cmd.Wager)
	if err != nil {
		return nil, misusef("%v", err)
	}
	return sets, nil
}

// besideFile reads files that a file names, which lie where it does.
func besideFile(file string) study.ReadFile {
	return func(name string) (string, error) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(filepath.Dir(file), name)
		}
		return fileText(name)
	}
}

// ruleSet is the set that flags describe.
func ruleSet(game string, options []string, supposed *whatIfFlags) (*study.RuleSet, error) {
	if _, err := findGame(game); err != nil {
		return nil, err
	}
	set := &study.RuleSet{Game: game}
	for _, word := range options {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, misusef("--option %s is not NAME=VALUE", word)
		}
		if set.Options == nil {
			set.Options = map[string]string{}
		}
		set.Options[name] = value
	}
	text, err := supposed.text(fileText)
	set.WhatIf = text
	return set, err
}

// print prints the comparison, and draws it.
func (cmd *compareCommand) print(out io.Writer, found *study.Comparison) error {
	if cmd.SVG != "" {
		if err := drawComparison(cmd.SVG, found, cmd.Wager); err != nil {
			return err
		}
	}
	var err error
	switch {
	case cmd.CSV:
		err = found.CSV(out)
	case cmd.JSON:
		err = printObject(out, found)
	default:
		err = found.Text(out)
	}
	if err == nil && found.Stopped {
		err = errors.New("the comparison was ended early")
	}
	return err
}

func drawComparison(name string, found *study.Comparison, wager string) error {
	file, err := os.Create(name)
	if err != nil {
		return misusef("%v", err)
	}
	title := fmt.Sprintf("%d rule sets", len(found.Sets))
	if len(found.Sets) > 0 {
		title += " of " + found.Sets[0].GameName
	}
	return errors.Join(found.SVG(file, title, wager), file.Close())
}
