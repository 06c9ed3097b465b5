package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"boardwalk/game"
	"boardwalk/laboratory"
	"boardwalk/table"
)

type certifyCommand struct {
	Game     []string `arg:"" help:"Which games; all for every game."`
	Out      string   `required:"" placeholder:"DIR" help:"The directory for the kit, which must be empty or not be there."`
	Evenings string   `placeholder:"DIR" help:"The evenings that releases have dealt (internal/evenings/testdata in the sources), to replay them."`
	Seed     *uint64  `placeholder:"N" help:"Of the tests of outcomes, so that they come out alike each time; without it a new seed, as a live table has."`
	Size     int      `help:"How many times as long the tests of outcomes are." default:"1"`
	JSON     bool     `name:"json" help:"Print the index as one JSON object."`
}

// Help is printed by boardwalk certify --help.
func (certifyCommand) Help() string {
	return `The kit for a testing laboratory, as files that need nothing else: index.html lists them, and
says of each thing whether it was recomputed now, rests on simulated rounds, or is only
recorded. In it are the traceability matrix (paragraph, code with its lines, tests and
cases, how it is shown, our reading) as CSV and HTML; exact figures with their
certificates, found again while the kit is made; statistical tests of the secure source
and of shuffles of every pack; the evenings of releases, replayed; the program's hash,
its build and its components. docs/laboratory.md says more.

The command exits 1 if anything in the kit does not hold; the kit is written all the same.

Examples:

    boardwalk certify three-card-poker --out kit
    boardwalk certify craps blackjack --out kit --evenings internal/evenings/testdata
    boardwalk certify all --out kit --seed 7 --json`
}

// Run makes the kit.
func (cmd *certifyCommand) Run(c *console) error {
	games, err := cmd.games()
	if err != nil {
		return err
	}
	if cmd.Size < 1 {
		return misusef("--size %d is not above zero", cmd.Size)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	q := &laboratory.Request{Games: games, Dir: cmd.Out, Evenings: cmd.Evenings, Size: cmd.Size, Command: cmd.again()}
	if cmd.Seed != nil {
		seed := seedOf(*cmd.Seed)
		q.Seed = &seed
	}
	if isTerminal(c.err) {
		q.Tell = func(what string) { fmt.Fprintln(c.err, what) }
	}
	ix, err := laboratory.Make(ctx, q)
	if err != nil {
		return err
	}
	if cmd.JSON {
		err = printObject(c.out, ix)
	} else {
		err = cmd.print(c, ix)
	}
	if err == nil && ix.Fails() {
		err = fmt.Errorf("something in the kit does not hold: see %s", filepath.Join(cmd.Out, "index.html"))
	}
	return err
}

// print prints the index.
func (cmd *certifyCommand) print(c *console, ix *laboratory.Index) error {
	for i := range ix.Items {
		item := &ix.Items[i]
		mark := item.How
		if item.Fails {
			mark = "DOES NOT HOLD"
		}
		if _, err := fmt.Fprintf(c.out, "%-14s  %s: %s\n", mark, item.What, item.Says); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(c.out, filepath.Join(cmd.Out, "index.html"))
	return err
}

// games are those that are named.
func (cmd *certifyCommand) games() (list []*table.Rules, err error) {
	if len(cmd.Game) == 1 && cmd.Game[0] == "all" {
		return game.All, nil
	}
	for _, id := range cmd.Game {
		rules, err := findGame(id)
		if err != nil {
			return nil, err
		}
		list = append(list, rules)
	}
	return list, nil
}

// again is the command that makes the kit.
func (cmd *certifyCommand) again() string {
	words := append([]string{"boardwalk certify"}, cmd.Game...)
	words = append(words, "--out", cmd.Out)
	if cmd.Evenings != "" {
		words = append(words, "--evenings", cmd.Evenings)
	}
	if cmd.Seed != nil {
		words = append(words, "--seed", fmt.Sprint(*cmd.Seed))
	}
	if cmd.Size > 1 {
		words = append(words, "--size", fmt.Sprint(cmd.Size))
	}
	return strings.Join(words, " ")
}
