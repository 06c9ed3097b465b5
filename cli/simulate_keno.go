package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"text/tabwriter"
	"time"

	"boardwalk/keno"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/sim/draws"
)

// simulatedTicket is a ticket and what came of it.
type simulatedTicket struct {
	ticket *keno.Ticket
	found  *draws.Result
}

// keno simulates keno tickets, one after the other.
func (cmd *simulateCommand) keno(c *console) error {
	config, tickets, err := cmd.kenoConfig()
	if err != nil {
		return err
	}
	return cmd.atNodes(c, func(at *nodes) error {
		start := time.Now()
		list, err := cmd.simulateTickets(c, config, tickets, at)
		if err != nil {
			return err
		}
		took := time.Since(start)
		if cmd.JSON {
			return printTicketsJSON(c.out, config, list, took)
		}
		return printTicketsFound(c.out, config, list, took)
	})
}

// kenoConfig reads the flags.
func (cmd *simulateCommand) kenoConfig() (config draws.Config, tickets []*keno.Ticket, err error) {
	if len(cmd.Option)+len(cmd.Pays)+len(cmd.Wager)+len(cmd.Hand) > 0 || cmd.Strategy != "" || cmd.Seats != nil || cmd.Board != "" ||
		cmd.Stake != "" || cmd.Bankroll != "" || cmd.Session != nil || cmd.CutCard || cmd.Picture != "" || cmd.Chart {
		return config, nil, misusef("keno is simulated with --ticket, --rates, --what-if, --rounds, --seed, --cores or --nodes, " +
			"and no other flag but --json")
	}
	card, err := readRates(cmd.Rates, cmd.file)
	if err != nil {
		return config, nil, err
	}
	if card, err = cmd.rateCard(card, cmd.file); err != nil {
		return config, nil, err
	}
	if len(cmd.Ticket) == 0 {
		cmd.Ticket = []string{fmt.Sprintf("quick %d @ %s", min(8, card.MostSpots()), card.Minimum)}
	}
	config = draws.Config{Games: cmd.Rounds, Played: new(atomic.Int64)}
	if config.Games <= 0 {
		return config, nil, misusef("--rounds %d: at least one game has to be drawn", cmd.Rounds)
	}
	if config.Seed, err = cmd.seed(); err != nil {
		return config, nil, err
	}
	if cmd.Cores != nil {
		if config.Cores = *cmd.Cores; config.Cores < 1 {
			return config, nil, misusef("--cores %d: at least one has to work", config.Cores)
		}
	}
	tickets = make([]*keno.Ticket, len(cmd.Ticket))
	for i, text := range cmd.Ticket {
		if tickets[i], err = writeTicket(card, text); err != nil {
			return config, nil, err
		}
	}
	return config, tickets, nil
}

// simulateTickets simulates each ticket, until all are done or the user has seen
// enough.
func (cmd *simulateCommand) simulateTickets(c *console, config draws.Config, tickets []*keno.Ticket, at *nodes) ([]simulatedTicket, error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	done := showProgress(c.err, config.Played, config.Games*int64(len(tickets)))
	defer done()
	var list []simulatedTicket
	for i, t := range tickets {
		one, alone := config, *cmd
		one.Ticket, alone.Ticket = t, cmd.Ticket[i:i+1]
		var err error
		if one.Elsewhere, one.Cores, err = at.play(&alone, config.Seed, config.Cores); err != nil {
			return nil, err
		}
		found, err := draws.Run(ctx, one)
		if err != nil {
			return nil, err
		}
		if found.Games > 0 {
			list = append(list, simulatedTicket{t, found})
		}
	}
	if len(list) == 0 {
		return nil, errors.New("stopped before anything was found")
	}
	return list, nil
}

func printTicketsFound(out io.Writer, config draws.Config, list []simulatedTicket, took time.Duration) error {
	printUnlawful(out, unlawfulRates(list[0].ticket.Rates))
	fmt.Fprintf(out, "Keno: %s games of each ticket, seed %d; %.1f s on %s, %.2f million games a second\n\n",
		grouped(list[0].found.Games), config.Seed, took.Seconds(), things(list[0].found.Cores, "core"),
		float64(config.Played.Load())/took.Seconds()/1e6)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "ticket\tprice of a game\tpaid something\thouse advantage\tstandard error\texactly")
	for _, x := range list {
		exact := odds.KenoTicket(x.ticket).Figures[0].HouseAdvantage()
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", x.ticket, x.ticket.Wager, share(x.found.Hits, x.found.Games),
			percent(x.found.HouseAdvantage(x.ticket.Wager)), percent(x.found.StandardError(x.ticket.Wager)), percent(exact))
	}
	return w.Flush()
}

func printTicketsJSON(out io.Writer, config draws.Config, list []simulatedTicket, took time.Duration) error {
	j := simulateJSON{Game: odds.KenoID, Options: map[string]string{"rates": list[0].ticket.Rates.Name}, Rounds: list[0].found.Games,
		RoundsPlayed: config.Played.Load(), Seconds: took.Seconds(), RoundsPerSecond: float64(config.Played.Load()) / took.Seconds(),
		Cores: list[0].found.Cores, Seed: config.Seed, Unlawful: odds.UnlawfulOf(unlawfulRates(list[0].ticket.Rates))}
	for _, x := range list {
		price, f := x.ticket.Wager, x.found
		staked := price * money.Cents(f.Bets)
		advantage, e := f.HouseAdvantage(price), f.StandardError(price)
		j.Wagers = append(j.Wagers, simulatedJSON{Wager: x.ticket.String(), Stake: dollars(price), Bets: f.Bets, Won: f.Won, Lost: f.Lost,
			Staked: dollars(staked), Returned: dollars(staked + f.Net), HouseAdvantage: advantage, StandardError: e,
			Interval: [2]float64{advantage - 1.96*e, advantage + 1.96*e}, Variance: f.Variance(price)})
	}
	return printObject(out, j)
}
