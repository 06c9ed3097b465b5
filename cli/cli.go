package cli

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/alecthomas/kong"
)

// commands is everything that boardwalk can be told to do.
type commands struct {
	Number   versionFlag     `name:"version" help:"Print the version of the program."`
	Play     playCommand     `cmd:"" help:"Play in the terminal."`
	Keno     kenoCommand     `cmd:"" help:"Play keno in the terminal, or print its rate card and request."`
	Games    gamesCommand    `cmd:"" help:"Every game: its wagers, options, acts and incidents."`
	Case     caseCommand     `cmd:"" help:"Run cases: situations in plain text, with what must follow."`
	Check    checkCommand    `cmd:"" help:"Hold a casino file against the law."`
	Serve    serveCommand    `cmd:"" help:"Open the casino: tables for many people, over HTTP."`
	Config   configCommand   `cmd:"" help:"The settings with which serve would open a house, and where each comes from."`
	Doctor   doctorCommand   `cmd:"" help:"Look at a house, and say what is wrong with it and what to do."`
	Cluster  clusterCommand  `cmd:"" help:"The nodes of a house on several machines: their keys, who owns what, handing over."`
	Witness  witnessCommand  `cmd:"" help:"Keep the checkpoints of casinos, so that none can change its history unseen."`
	Backup   backupCommand   `cmd:"" help:"Copy a casino's data while the house is open, and verify the copy."`
	Archive  archiveCommand  `cmd:"" help:"Move old months of a casino's records to compressed files, which an audit still verifies."`
	Keys     keysCommand     `cmd:"" help:"Make another key for a house: of its checkpoints, or of the secrets of cards to come."`
	Restore  restoreCommand  `cmd:"" help:"Have a casino go on from a copy of its data, or from what is left of it."`
	Standby  standbyCommand  `cmd:"" help:"Follow a house that ships its log, and take over from it."`
	People   peopleCommand   `cmd:"" help:"Let somebody into a closed house again: unlock, or give a password."`
	Bot      botCommand      `cmd:"" help:"Play at a casino over the network, as its coach advises."`
	Beacon   beaconCommand   `cmd:"" help:"A test beacon: signed random values, to try a casino with a beacon."`
	Print    printCommand    `cmd:"" help:"Papers of a table or a house: signs, layouts, gaming guides, pocket cards, petitions, records."`
	Odds     oddsCommand     `cmd:"" help:"The exact worth of every wager of a game."`
	Simulate simulateCommand `cmd:"" help:"Play many rounds, fast, and count what a wager brings."`
	Compare  compareCommand  `cmd:"" help:"Rule sets side by side: what their wagers are worth, as a table and a picture."`
	Study    studyCommand    `cmd:"" help:"Sensitivity, counting, bankrolls and hours of one rule set."`
	Design   designCommand   `cmd:"" help:"The design sheet of rules: all that a laboratory asks for, on one page."`
	Certify  certifyCommand  `cmd:"" help:"The kit for a testing laboratory: traceability, certificates, tests of outcomes, what the program is."`
	RNG      rngCommand      `cmd:"" name:"rng" help:"The source of outcomes: write it out for other batteries, or test it."`
	Rank     rankCommand     `cmd:"" help:"Rank poker hands, one a line of standard input."`
	PHH      phhCommand      `cmd:"" name:"phh" help:"Play poker hand histories on the room's own tables."`
	Audit    auditCommand    `cmd:"" help:"A casino's data: verify all of it, rebuild a round of play."`
	Report   reportCommand   `cmd:"" help:"What a gaming day brought: win, drop, theoretical win, incidents, in balance with the ledger."`
	Law      lawCommand      `cmd:"" help:"The regulation: its paragraphs, and what answers for each."`
	Version  versionCommand  `cmd:"" help:"Which program this is: its number, its forms, and the version of every game's rules."`
	Release  releaseCommand  `cmd:"" help:"A release of this program: verify its files."`
}

// The exit codes of the program.
const (
	good    = 0
	bad     = 1
	misused = 2
)

const description = "New Jersey's \"Rules of the Games\" as software. " +

	"It is drawn from editions of 1995 and later, none of them claimed to be current law."

// firstExample is printed by boardwalk --help.
const firstExample = `Example:

    boardwalk games craps`

// Main runs the command that args name and returns the program's exit code: 0
// good, 1 bad, 2 misused. Whatever goes wrong is one line on stderr.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case exit:
			code = int(fault)
		default:
			complain(stderr, fmt.Errorf("a fault in the program itself, please report it: %v", fault))
			code = bad
		}
	}()
	err := run(args, &console{stdin, stdout, stderr})
	if err == nil {
		return good
	}
	if !errors.As(err, new(*loggedError)) {
		complain(stderr, err)
	}
	var misuse *misuseError
	if errors.As(err, &misuse) {
		return misused
	}
	return bad
}

func run(args []string, c *console) error {
	chosen, err := parse(args, c)
	if err != nil {
		return err
	}
	return chosen.Run(c)
}

// parse finds the command that args name.
func parse(args []string, c *console) (*kong.Context, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // what is made here is soon forgotten
	parser, err := kong.New(named(args),
		kong.Name("boardwalk"),
		kong.Description(description),
		kong.Writers(c.out, c.err),
		kong.Exit(func(code int) { panic(exit(code)) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.PostBuild(nameEnvironment),
		kong.Bind(&settings{}),
	)
	if err != nil {
		return nil, err
	}
	parser.Model.Detail = firstExample
	chosen, err := parser.Parse(args)
	if err != nil {
		return nil, misusef("%v (see %s)", err, helpFor(err))
	}
	return chosen, nil
}

// exit unwinds the parser, which goes on after printing help unless it is
// stopped.
type exit int

// helpFor names the help of the command that was being parsed.
func helpFor(err error) string {
	help := "boardwalk --help"
	var parse *kong.ParseError
	if errors.As(err, &parse) && parse.Context != nil && parse.Context.Selected() != nil {
		help = parse.Context.Selected().FullPath() + " --help"
	}
	return help
}
