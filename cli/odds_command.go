package cli

import (
	"errors"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
)

type oddsCommand struct {
	Game   string   `arg:"" help:"Which game."`
	Option []string `short:"o" placeholder:"NAME=VALUE" help:"A licensee's option; may be repeated."`
	whatIfFlags
	Wager       string   `help:"Only this wager, with every result."`
	Hand        []string `placeholder:"CARDS" sep:"none" help:"Against each other: a hand at the showdown, like AsKd, or at hold 'em a range, like 'QQ+, AKs, 76s-54s, AQo:0.5' or any; two or more. Against the house: the hand whose choices are valued."`
	Board       string   `placeholder:"CARDS" help:"With --hand: the board, or the cards that all share, as far as they are known."`
	Dealer      string   `placeholder:"CARDS" help:"With --hand: what is seen of the dealer's hand."`
	Dead        string   `placeholder:"CARDS" help:"With --hand and --wager-file: cards that will not come."`
	Bank        bool     `help:"With --hand, at pai gow and pai gow poker: the hand of a player who has the bank."`
	Pays        []string `placeholder:"WAGER=ODDS" sep:"none" help:"Posted odds above the list's, like 'field on 12=3 to 1'; may be repeated."`
	Stake       string   `placeholder:"AMOUNT" help:"The size of the wagers, where vigorish is rounded or a hand is paid no more than a limit."`
	Decks       string   `placeholder:"N" help:"At baccarat and blackjack: analyse this number of decks, lawful or not; at blackjack also infinite."`
	Exact       bool     `help:"At blackjack: count the ways of the main wager exactly, which takes some seconds."`
	Anew        bool     `help:"Count everything again, also what was counted before and kept or comes with the program: it takes up to a minute at some poker games."`
	Chart       string   `placeholder:"FILE" help:"The chart of the best play: as text for -, or in a .html file; that of blackjack also in a .svg file."`
	Ticket      string   `placeholder:"REQUEST" help:"At keno: a ticket, like '1 2 | 3 4: 2/2, 1/4 @ $1'; see boardwalk keno --help."`
	Rates       string   `placeholder:"FILE" help:"At keno: a rate card."`
	JSON        bool     `name:"json" help:"Print one JSON object."`
	Certificate bool     `help:"Print the certificate of the figures: method, ways, second method, simulations, published figures."`
	WagerFile   string   `placeholder:"FILE" help:"A wager of one's own, from a text: what it is worth, with --decks and --dead. See docs/design.md."`
}

// Help is printed by boardwalk odds --help.
func (oddsCommand) Help() string {
	return `What every wager of a game is worth, as fractions of whole numbers: worked out
from the rules that deal the game, never typed in. The house advantage is over the
denominator that is named; the element of risk is the same loss over all that is
wagered on average. Variance and standard deviation are of the net result for each
dollar of that denominator.

A certificate says how the figures of a game were found and what holds them: ways that add
up, a second method or the tests that stand for one, simulations with seed, rounds and
distance in standard errors, published figures. It comes with the program, is checked
before it is printed, and refused if it is of other rules. docs/mathematics.md says more.

The main wager of blackjack is found in floating point, unless --exact asks for
fractions. Where pairs are split up to three or four hands, its advantage is right to
all digits, and the chances of its single results are an approximation.

Examples:

    boardwalk odds craps
    boardwalk odds craps --wager pass
    boardwalk odds punto-banco -o decks=6 -o vigorish=4%
    boardwalk odds three-card-poker -o ledger=B --json
    boardwalk odds hold-em --hand AsKd --hand QhQs --board JcTd3h
    boardwalk odds blackjack --hand Ts6d --dealer 9h --dead 5s5h4c
    boardwalk odds caribbean-stud --hand AsKhJd8c3s --dealer 8d
    boardwalk odds caribbean-stud --hand KsKhKdKc3s --dealer 8d --stake 200
    boardwalk odds let-it-ride --hand JsTs9s --board 2h
    boardwalk odds pai-gow --hand '6-6 4-5 1-1 2-4'
    boardwalk odds pai-gow-poker --hand AsKhKd9c9s5d2c
    boardwalk odds keno
    boardwalk odds keno --ticket '1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1'
    boardwalk odds punto-banco --decks 1 --wager tie
    boardwalk odds blackjack -o decks=2 --chart -
    boardwalk odds chemin-de-fer --chart -
    boardwalk odds blackjack --wager main --exact
    boardwalk odds three-card-poker -o ledger=B --certificate
    boardwalk odds blackjack --wager-file wagers/royal-match.wager --decks 2 --dead KsKh
    boardwalk odds craps --wager field --pays 'field on 12=3 to 1'
    boardwalk odds blackjack --what-if 'blackjack pays 6 to 5; dealer hits soft 17'
    boardwalk odds three-card-poker --what-if 'pair plus: straight flush 50, flush 3'`
}

// unpriced is an error of the figures, which is nearly always one of what was
// asked for.
func unpriced(err error) error {
	var none *odds.NotAnalysed
	var decks *odds.NoDecks
	var large *odds.TooLarge
	var faults table.Faults
	if errors.As(err, &none) || errors.As(err, &decks) || errors.As(err, &large) ||
		errors.As(err, new(*odds.NotFollowed)) || errors.As(err, &faults) ||
		errors.As(err, new(*law.Refusal)) || errors.Is(err, odds.ErrNotCounted) {
		return misusef("%v", err)
	}
	return err
}

// stake is the size of the wagers, zero if nobody says it.
func (cmd *oddsCommand) stake() (money.Cents, error) {
	if cmd.Stake == "" {
		return 0, nil
	}
	stake, err := money.Parse(cmd.Stake)
	if err != nil || stake <= 0 {
		return 0, misusef("--stake %s is no amount to wager", cmd.Stake)
	}
	return stake, nil
}
