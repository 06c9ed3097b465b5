package cli

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"time"

	"boardwalk/chance"
	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/play/lounge"
)

type kenoCommand struct {
	Bankroll string `default:"500" help:"The play money that you begin with."`
	Rates    string `placeholder:"FILE" help:"Play by this rate card, which must be lawful."`
	Seed     string `placeholder:"HEX" help:"Draw the games of this seed again."`
	whatIfFlags
	Print string `placeholder:"PAPER" enum:",rates,request,rates.html,request.html,rates.txt" default:"" help:"Print a paper; see below."`
}

// Help is printed by boardwalk keno --help.
func (kenoCommand) Help() string {
	return `A private game with play money: buy tickets, draw a game whenever you like, redeem what has
won. On a terminal it fills the screen, and ? lists the keys. Otherwise it reads commands from
standard input, one a line; help lists them. With no input at all a few games are shown.

A request is one line:

    3 17 22 41 @ $2                          a straight ticket of four spots
    split 1 2 3 | 10 20 30 @ $1              a split ticket, each group by itself
    1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1     a way ticket: four ways of two, one of eight
    1 2 | 3 4 5: 1/3 @ $1, A+B @ $2          a combination ticket
    k7 | 1 2 | 3 4 5: 1/4, 1/6 @ $1          a king ticket
    quick 8 @ $1 x 5                         a quick-pick for five games

With --print it prints a paper instead: the rate card or the request form, as text or as a page
of HTML for a printer, or the rate card as a file (rates.txt) that can be changed and checked.

keno/README.md describes requests and rate cards.

Examples:

    boardwalk keno
    printf 'buy quick 8 @ $1 x 3\ndraw\ndraw\ndraw\nredeem all\n' | boardwalk keno --seed 2a
    boardwalk keno --what-if 'spots 1: 1 pays $2'
    boardwalk keno --print rates.txt > my.rates
    boardwalk keno --print rates.html > rates.html`
}

// Run plays on the screen, from a script, or without anybody; or it prints a
// paper.
func (cmd *kenoCommand) Run(c *console) error {
	config := lounge.Config{Rates: keno.Standard(), Seed: chance.NewSeed(), Now: time.Now}
	var err error
	if cmd.Rates != "" {
		data, failed := os.ReadFile(cmd.Rates)
		if failed != nil {
			return misusef("%v", failed)
		}
		if config.Rates, err = keno.ParseRates(cmd.Rates, string(data)); err != nil {
			return misusef("%v", err)
		}
	}
	if cmd.Print != "" && len(cmd.WhatIf) > 0 {
		return misusef("papers are printed of rate cards that a lounge may have: leave --what-if out")
	}
	if config.Rates, err = cmd.rateCard(config.Rates, fileText); err != nil {
		return err
	}
	if cmd.Print != "" {
		_, err := fmt.Fprint(c.out, printed(cmd.Print, config.Rates))
		return err
	}
	if config.Bankroll, err = amount("bankroll", cmd.Bankroll); err != nil {
		return err
	}
	if cmd.Seed != "" {
		// A short seed is easier to remember, and means the same with zeros before it.
		const digits = 2 * len(chance.Seed{})
		if config.Seed, err = chance.ParseSeed(strings.Repeat("0", max(0, digits-len(cmd.Seed))) + cmd.Seed); err != nil {
			return misusef("--seed: %v", err)
		}
	}
	session, err := lounge.New(config)
	if err != nil {
		return err
	}
	if isTerminal(c.in) && isTerminal(c.out) {
		err := lounge.Screen(session, c.in, c.out)
		for _, line := range session.Farewell() {
			fmt.Fprintln(c.out, line)
		}
		return err
	}
	in := bufio.NewReader(c.in)
	if _, err := in.Peek(1); err != nil {
		return lounge.Demonstrate(session, c.out)
	}
	return lounge.Plain(session, in, c.out)
}

// printed is a paper of a name.
func printed(name string, rates *keno.Rates) string {
	switch name {
	case "rates":
		return paper.RateCard(rates).Text()
	case "rates.html":
		return paper.Page("Keno rate card", paper.RateCard(rates))
	case "rates.txt":
		return rates.String()
	case "request":
		return paper.Request(nil).Text()
	}
	return paper.Page("Keno request", paper.Request(nil))
}
