package cli

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"boardwalk/beside"
	"boardwalk/study"
	"boardwalk/study/sheet"
)

type designCommand struct {
	File   string   `arg:"" help:"A rule set in one line, a what-if with --game, a wager of one's own, or a game."`
	Game   string   `help:"The game, for a file of what-if lines; of a wager of one's own the one of several."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	Title  string   `help:"What the sheet is called."`
	Rounds int64    `help:"Rounds of the simulation that the figures are held against; 0 for none." default:"1000000"`
	Seed   uint64   `help:"Of the simulation." default:"1"`
	HTML   string   `name:"html" placeholder:"FILE" help:"Write the sheet as one page into this file."`
	JSON   bool     `name:"json" help:"Print the sheet as one JSON object."`
}

// Help is printed by boardwalk design --help.
func (designCommand) Help() string {
	return `The design sheet: all that a laboratory asks of rules, on one page that needs nothing
else. It has the rules in words, wagers and pay tables, exact figures with their method
and ways, hit frequency and volatility, best play and what simple play costs, how the
advantage moves with each line and option, what counting cards brings, the figures held
against a simulation with its seed, the layout as a picture, versions and checksums, and
the command that makes the sheet again. What is not lawful in New Jersey is marked.

Examples:

    boardwalk design three-card-poker --html sheet.html
    boardwalk design blackjack -o decks=6 --json
    boardwalk design my.whatif --game blackjack --html sheet.html
    boardwalk design wagers/royal-match.wager --html sheet.html`
}

// Run makes the sheet.
func (cmd *designCommand) Run(c *console) error {
	if cmd.HTML == "" && !cmd.JSON {
		return misusef("say in which form: --html FILE or --json")
	}
	if cmd.Rounds < 0 {
		return misusef("--rounds %d is no number of rounds", cmd.Rounds)
	}
	q, err := cmd.request()
	if err != nil {
		return err
	}
	tell, done := watch(c.err)
	q.Tell = func(_ string, done, all int) { tell(done, all) }
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s, err := sheet.Make(ctx, q)
	done()
	if err != nil {
		return refused(err)
	}
	if cmd.HTML != "" {
		var page bytes.Buffer
		if err := s.HTML(&page); err != nil {
			return err
		}
		if err := os.WriteFile(cmd.HTML, page.Bytes(), 0o644); err != nil {
			return misusef("%v", err)
		}
	}
	if cmd.JSON {
		return printObject(c.out, s)
	}
	return nil
}

// request reads what the sheet is about.
func (cmd *designCommand) request() (*sheet.Request, error) {
	q := &sheet.Request{Title: cmd.Title, Rounds: cmd.Rounds, Seed: cmd.Seed, Command: cmd.again()}
	text, err := fileText(cmd.File)
	if err != nil {
		if _, err := findGame(cmd.File); err != nil || cmd.Game != "" {
			return nil, misusef("%s is neither a file nor a game", cmd.File)
		}
		set, err := ruleSet(cmd.File, cmd.Option, &whatIfFlags{})
		if err != nil {
			return nil, err
		}
		q.Set = *set
		return q, nil
	}
	q.Text = text
	name := strings.TrimSuffix(filepath.Base(cmd.File), filepath.Ext(cmd.File))
	switch {
	case beside.IsText(text):
		w, err := beside.Parse(cmd.File, text)
		if err != nil {
			return nil, misusef("%v", err)
		}
		set, err := ruleSet(firstOf(cmd.Game, w.Games[0]), cmd.Option, &whatIfFlags{})
		if err != nil {
			return nil, err
		}
		q.Set = *set
		q.Set.Name, q.Set.Beside = w.Name, text
	case cmd.Game != "":
		set, err := ruleSet(cmd.Game, cmd.Option, &whatIfFlags{WhatIf: []string{text}})
		if err != nil {
			return nil, err
		}
		q.Set = *set
		q.Set.Name = name
	default:
		sets, err := study.Parse(text, besideFile(cmd.File))
		if err != nil {
			return nil, misusef("%s: %v (for a file of what-if lines, say which --game)", cmd.File, err)
		}
		if len(sets) != 1 || len(cmd.Option) > 0 {
			return nil, misusef("%s: a sheet is of one rule set, which says its options itself", cmd.File)
		}
		q.Set = sets[0]
	}
	if _, err := q.Set.Read(); err != nil {
		return nil, misusef("%s: %v", cmd.File, err)
	}
	return q, nil
}

func firstOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// again is the command that makes the sheet again.
func (cmd *designCommand) again() string {
	words := []string{"boardwalk", "design", cmd.File}
	if cmd.Game != "" {
		words = append(words, "--game", cmd.Game)
	}
	for _, o := range cmd.Option {
		words = append(words, "-o", o)
	}
	if cmd.Title != "" {
		words = append(words, "--title", fmt.Sprintf("%q", cmd.Title))
	}
	return strings.Join(append(words, "--rounds", fmt.Sprint(cmd.Rounds), "--seed", fmt.Sprint(cmd.Seed), "--json"), " ")
}
