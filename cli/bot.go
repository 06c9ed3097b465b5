package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"slices"

	"boardwalk/api/wire"
	"boardwalk/client"
)

type botCommand struct {
	Server string `default:"http://127.0.0.1:8080" placeholder:"URL" help:"Where the casino is (${default})."`
	Table  string `required:"" placeholder:"ID" help:"The table or keno lounge to play at."`
	Rounds int    `default:"10" help:"How many rounds to play (${default})."`
}

// Help is printed by boardwalk bot --help.
func (botCommand) Help() string {
	return `Plays over the network as a guest of a casino that boardwalk serve has opened, and
says what it does. It plays any game against the house: it wagers the minimum and
answers what the casino's coach calls best. In a keno lounge it buys quick-picks, and has
them paid.

The table decides which game it plays. The casino of boardwalk serve has a table of
every game that boardwalk games lists, named after it with "-1" at the end. What tables
another casino has is on its first page, and at /api/lobby of its address.

Examples:

    boardwalk bot --table blackjack-1
    boardwalk bot --table caribbean-stud-1 --rounds 100
    boardwalk bot --table keno-1 --rounds 2
    boardwalk bot --server http://127.0.0.1:8080 --table let-it-ride-1`
}

// Run plays.
func (cmd *botCommand) Run(c *console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	guest, err := client.New(cmd.Server, nil)
	if err != nil {
		return misusef("%v", err)
	}
	me, err := guest.Guest(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s has %s\n", me.Name, me.Balance)
	tell := func(format string, args ...any) { fmt.Fprintf(c.out, format+"\n", args...) }
	play := (&client.Bot{Table: guest.Table(cmd.Table), Rounds: cmd.Rounds, Tell: tell}).Play
	lounges, err := guest.Lounges(ctx)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(lounges, func(l wire.KenoListing) bool { return l.ID == cmd.Table }) {
		play = (&client.KenoBot{Lounge: guest.Lounge(cmd.Table), Rounds: cmd.Rounds, Tell: tell}).Play
	}
	won, err := play(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s after %s\n", won.Signed(), things(cmd.Rounds, "round"))
	return nil
}
