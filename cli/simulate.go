package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/picture"
)

type simulateCommand struct {
	Game     string   `arg:"" help:"Which game."`
	Rounds   int64    `default:"1000000" help:"How many rounds of each wager."`
	Seed     string   `placeholder:"NUMBER" help:"Repeat the simulation of this seed."`
	Cores    *int     `placeholder:"N" help:"How many cores work; all of them if you do not say. It changes no result."`
	Option   []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	Pays     []string `placeholder:"WAGER=ODDS" sep:"none" help:"Posted odds above the list's; may be repeated."`
	Wager    []string `help:"Which wager; may be repeated. Without it, the main ones of the game."`
	Strategy string   `placeholder:"NAME|FILE" help:"How to play: a name, or a file; help lists the names. In the poker room one for all, or several by seat with commas between them."`
	Seats    *int     `placeholder:"N" help:"In the poker room: how many play; six if you do not say."`
	Hand     []string `placeholder:"CARDS" help:"At hold 'em and Omaha: a hand that is all-in before the flop, like AsKd; may be repeated."`
	Board    string   `placeholder:"CARDS" help:"With --hand: the board as far as it is known."`
	Stake    string   `placeholder:"AMOUNT" help:"The size of the wager."`
	Bankroll string   `placeholder:"AMOUNT" help:"What a session begins with."`
	Session  *int     `placeholder:"N" help:"How many rounds a session has."`
	CutCard  bool     `help:"At blackjack: tell the cut-card effect apart, by simulating fresh shoes too."`
	Picture  string   `placeholder:"FILE" help:"Draw what was found, as .svg or .html."`
	Chart    bool     `help:"Draw what was found in characters."`
	Ticket   []string `placeholder:"REQUEST" sep:"none" help:"At keno: a ticket; may be repeated. See boardwalk keno --help."`
	Rates    string   `placeholder:"FILE" help:"At keno: a rate card."`
	JSON     bool     `name:"json" help:"Print one JSON object."`

	nodesFlags `json:"-"`

	files flagFiles // that were read
	sent  bool      // from another machine: there are no other files
}

// Help is printed by boardwalk simulate --help.
func (simulateCommand) Help() string {
	return `The game itself is played, as at a live table, with outcomes from a fast source. The
house advantage is what is lost for each dollar of the initial wagers; a wager that
lasts several rounds counts when it is decided. Each wager is simulated by itself. The
same seed gives the same result on any number of cores, and at the nodes of a house
(--nodes), which play on half of their cores each. Ctrl-C ends it early, with what
was found until then.

A strategy file is a few lines of text. At red dog "raise 7-11" says on which spreads to
raise, at three card poker "play Q 6 4" with which hand or a better one to go on, at
caribbean stud "bet A K J 8 3", at four card poker "triple 10" and "play 3" from which
pair on. At double down stud, let it ride, mini-tex and texas hold 'em bonus a line says
what to do and when, like "double pair 6", "second suited 4", "flop not 7-2 unsuited" or
"turn high A"; at three card draw "play flush", and "keep pair" and so on for the cards to
keep, the best first. At blackjack it is a chart with rows like these, a letter for each first card of the dealer
from 2 to 10 and the ace:

    hard 12  ddsssddddd    s stand, d draw, D double or draw, S double or stand,
    soft 18  sSSSSssddd    r surrender or draw, R surrender or stand
    pair 8   pppppppp--    p split, - play the total

An exact figure of blackjack is for a fresh shoe. A shoe that is dealt down to the
cutting card costs the player a little more, as rounds of small cards use up more of it:
--cut-card plays as many rounds both ways from the same seed, and prints the difference
with its 95% interval. For the main wager it is small, and shows only after some hundred
million rounds. For over 13 and under 13 it is larger, and shows after some ten million.

In the poker room players wager against each other, each with a strategy of its own and 100
big bets at the beginning of every hand. A strategy file has rows for hands that are weak,
fair and good, in turns of a hundred, and may say how far to raise:

    weak  fold 90 raise 10
    fair  call
    good  raise 75 call 25
    until 4                  only call once a bet is above four big bets
    size  most               bet and raise as much as may be

A session ends early when a bankroll is too little to begin a hand with. The house advantage there is the rake for each
dollar that is put into the pots: nothing, unless an option has a rake taken. Hands that
are given go all-in before the flop, and get their share of the pot; seats without one
get any cards.

Examples:

    boardwalk simulate craps --rounds 10000000
    boardwalk simulate punto-banco --wager banker --seed 7 --json
    boardwalk simulate blackjack -o decks=8 --strategy mine.txt
    boardwalk simulate blackjack --cut-card --rounds 100000000
    boardwalk simulate blackjack -o additional=over-under --cut-card --wager over --rounds 20000000
    boardwalk simulate roulette --wager red --session 500 --bankroll 2000 --picture red.html
    boardwalk simulate hold-em --strategy tight,loose,caller -o rake=5%
    boardwalk simulate keno --ticket '3 17 22 41 @ $1' --rounds 5000000
    boardwalk simulate omaha --strategy mine.txt,loose,loose --session 500 --bankroll 2000 --chart
    boardwalk simulate hold-em --hand AsKd --hand QhQs --board JcTd3h
    boardwalk simulate blackjack --rounds 10000000000 --nodes nats://192.0.2.1:6222 --data /srv/casino`
}

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

// drawing opens the file of the picture, before anything is played for it.
func (cmd *simulateCommand) drawing() (*os.File, error) {
	switch filepath.Ext(cmd.Picture) {
	case ".svg", ".html":
		file, err := os.Create(cmd.Picture)
		if err != nil {
			return nil, misusef("%v", err)
		}
		return file, nil
	}
	if cmd.Picture != "" {
		return nil, misusef("--picture %s: a picture is a file that ends in .svg or .html", cmd.Picture)
	}
	return nil, nil
}

func drawPicture(file *os.File, title string, drawn []picture.Wager) error {
	draw := picture.SVG
	if filepath.Ext(file.Name()) == ".html" {
		draw = picture.HTML
	}
	return draw(file, title, drawn)
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

// drawn are the results with their exact figures, where those are known.
func (s *simulation) drawn() []picture.Wager {
	report, err := odds.For(s.Rules, s.Options, s.Terms)
	list := make([]picture.Wager, len(s.results))
	for i, r := range s.results {
		list[i].Result = r
		if err != nil {
			continue // a game without exact figures has pictures all the same
		}
		if f := sim.Exact(report, r); f != nil {
			exact := f.HouseAdvantage()
			list[i].Exact = &exact
		}
	}
	return list
}
