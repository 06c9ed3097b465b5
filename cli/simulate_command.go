package cli

type simulateCommand struct {
	Game   string   `arg:"" help:"Which game."`
	Rounds int64    `default:"1000000" help:"How many rounds of each wager."`
	Seed   string   `placeholder:"NUMBER" help:"Repeat the simulation of this seed."`
	Cores  *int     `placeholder:"N" help:"How many cores work; all of them if you do not say. It changes no result."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	whatIfFlags
	Pays       []string `placeholder:"WAGER=ODDS" sep:"none" help:"Posted odds above the list's; may be repeated."`
	Wager      []string `help:"Which wager; may be repeated. Without it, the main ones of the game."`
	WagerFile  []string `placeholder:"FILE" json:",omitempty" help:"A wager of one's own, from a text, beside those of the game; without --wager it is what is simulated. See docs/design.md."`
	Strategy   string   `placeholder:"NAME|FILE" help:"How to play: a name, or a file; help lists the names. In the poker room one for all, or several by seat with commas between them."`
	Seats      *int     `placeholder:"N" help:"In the poker room: how many play; six if you do not say."`
	Hand       []string `placeholder:"CARDS" help:"At hold 'em and Omaha: a hand that is all-in before the flop, like AsKd; may be repeated."`
	Board      string   `placeholder:"CARDS" help:"With --hand: the board as far as it is known."`
	Stake      string   `placeholder:"AMOUNT" help:"The size of the wager."`
	Bankroll   string   `placeholder:"AMOUNT" help:"What a session begins with."`
	Session    *int     `placeholder:"N" help:"How many rounds a session has."`
	CutCard    bool     `help:"At blackjack: tell the cut-card effect apart, by simulating fresh shoes too."`
	NoControls bool     `name:"plain" help:"Take nothing that is known exactly into account: plain rounds alone."`
	Picture    string   `placeholder:"FILE" help:"Draw what was found, as .svg or .html."`
	Chart      bool     `help:"Draw what was found in characters."`
	Ticket     []string `placeholder:"REQUEST" sep:"none" help:"At keno: a ticket; may be repeated. See boardwalk keno --help."`
	Rates      string   `placeholder:"FILE" help:"At keno: a rate card."`
	JSON       bool     `name:"json" help:"Print one JSON object."`

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

At blackjack and its kin each card is held against all that could have come: how much luck there
was is known exactly, and is taken out of what was won. That has the same standard error as many
more plain rounds, and is printed beside the plain figures with how many. --plain leaves it out.

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
    boardwalk simulate blackjack --what-if 'dealer hits soft 17'
    boardwalk simulate blackjack --cut-card --rounds 100000000
    boardwalk simulate blackjack -o additional=over-under --cut-card --wager over --rounds 20000000
    boardwalk simulate roulette --wager red --session 500 --bankroll 2000 --picture red.html
    boardwalk simulate hold-em --strategy tight,loose,caller -o rake=5%
    boardwalk simulate blackjack --wager-file wagers/lucky-ladies.wager --rounds 20000000
    boardwalk simulate keno --ticket '3 17 22 41 @ $1' --rounds 5000000
    boardwalk simulate omaha --strategy mine.txt,loose,loose --session 500 --bankroll 2000 --chart
    boardwalk simulate hold-em --hand AsKd --hand QhQs --board JcTd3h
    boardwalk simulate blackjack --rounds 10000000000 --nodes nats://192.0.2.1:6222 --data /srv/casino`
}

// nodesFlags are the flags of simulate for playing at the nodes of a house.
type nodesFlags struct {
	Nodes []string `placeholder:"nats://HOST:PORT" help:"Have the nodes of a house play, by where others connect to one of them."`
	Data  string   `placeholder:"DIR" help:"With --nodes: where the nodes' key is; as of boardwalk serve if not given."`
	Plain bool     `name:"wire-plain" help:"With --nodes: they speak without TLS, which they may only on one machine."`
}

// flagFiles are the texts of the files that flags name, by their names.
type flagFiles map[string]string
