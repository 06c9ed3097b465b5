package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"boardwalk/law"
)

type coverageCommand struct {
	JSON    bool   `name:"json" xor:"form" help:"Print one JSON object."`
	Missing string `placeholder:"GAME" xor:"form" help:"List the rows of a game that are not answered."`
	Rows    string `placeholder:"GAME" xor:"form" help:"List the rows of a game that are answered, with the evidence for each; all for every game."`
}

// Help is printed by boardwalk law coverage --help.
func (coverageCommand) Help() string {
	return `A row is answered when code cites it and a test that ran cites it. The last
lines count the rows of each book: the regulation, and the house rules of games
whose regulation we do not hold.

Under them the answered rows are counted by the evidence that the tests give, the
strongest of each row: money that moved, cards, an outcome of dice or wheel, a refusal,
a fault in the set-up, a round that was void, an order of events, a choice that was
offered, or a Go test of its own. Posted, said and noted are no more than sentences, and
no row that software should enforce may rest on them alone.

Examples:

    boardwalk law coverage
    boardwalk law coverage --rows craps
    boardwalk law coverage --missing three-card-poker`
}

// Run prints the coverage in the form that was asked for.
func (cmd *coverageCommand) Run(c *console) error {
	answers := law.Coverage()
	if cmd.Missing != "" {
		return printMissing(c.out, answers, cmd.Missing)
	}
	if cmd.Rows != "" {
		return printShown(c.out, answers, cmd.Rows)
	}
	if cmd.JSON {
		return printCoverageJSON(c.out, answers)
	}
	return printCoverage(c.out, answers)
}

// count is one line of the coverage: the rows of one game and one how.
type count struct {
	Game     string  `json:"game"`
	How      law.How `json:"how"`
	Rows     int     `json:"rows"`
	Code     int     `json:"code"`
	Test     int     `json:"test"`
	answered int
}

func (n *count) add(a law.Answer) {
	n.Rows++
	if len(a.Code) > 0 {
		n.Code++
	}
	if len(a.Tests) > 0 {
		n.Test++
	}
	if a.Answered() {
		n.answered++
	}
}

// tally counts the rows that belong to a game and a how; "" stands for all.
func tally(answers []law.Answer, game string, how law.How) count {
	n := count{Game: game, How: how}
	for _, a := range answers {
		if (game == "" || game == a.Game) && (how == "" || how == a.How) {
			n.add(a)
		}
	}
	return n
}

func tallyByHow(answers []law.Answer, game string) []count {
	var counts []count
	for _, how := range law.Hows() {
		if n := tally(answers, game, how); n.Rows > 0 {
			counts = append(counts, n)
		}
	}
	return counts
}

// bookCount is the coverage of one book.
type bookCount struct {
	Book  string `json:"book"`
	Title string `json:"title"`
	Rows  int    `json:"rows"`
	Code  int    `json:"code"`
	Test  int    `json:"test"`
}

func tallyBook(answers []law.Answer, book law.Book) count {
	var n count
	for _, a := range answers {
		if a.Cite.Book() == book {
			n.add(a)
		}
	}
	return n
}

func printCoverageJSON(out io.Writer, answers []law.Answer) error {
	report := struct {
		Rows  int         `json:"rows"`
		Books []bookCount `json:"books"`
		Games []count     `json:"games"`
		Shown []shownBy   `json:"shown"`
	}{Rows: len(answers), Shown: tallyShown(answers)}
	for _, book := range law.Books() {
		if n := tallyBook(answers, book); n.Rows > 0 {
			report.Books = append(report.Books, bookCount{book.ID, book.Title, n.Rows, n.Code, n.Test})
		}
	}
	for _, game := range law.Games() {
		report.Games = append(report.Games, tallyByHow(answers, game)...)
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(report)
}

func printCoverage(out io.Writer, answers []law.Answer) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "game\thow\trows\tcode\ttest\tanswered")
	for _, game := range gamesPresentFirst(answers) {
		printCounts(table, game, tallyByHow(answers, game), tally(answers, game, ""))
	}
	printCounts(table, "total", tallyByHow(answers, ""), tally(answers, "", ""))
	for _, book := range law.Books() {
		if n := tallyBook(answers, book); n.Rows > 0 { // the rules of a base book count in those that stand on it
			printCounts(table, "book "+book.ID, nil, n)
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	return printEvidence(out, answers)
}

func printCounts(table io.Writer, name string, byHow []count, all count) {
	all.How = "all"
	for _, n := range append(byHow, all) {
		percent := 100 * float64(n.answered) / float64(n.Rows)
		fmt.Fprintf(table, "%s\t%s\t%4d\t%4d\t%4d\t%7.1f%%\n", name, n.How, n.Rows, n.Code, n.Test, percent)
	}
}

// gamesPresentFirst puts the games that any code or test cites before those
// that nobody has begun.
func gamesPresentFirst(answers []law.Answer) []string {
	var present, absent []string
	for _, game := range law.Games() {
		if n := tally(answers, game, ""); n.Code+n.Test > 0 {
			present = append(present, game)
		} else {
			absent = append(absent, game)
		}
	}
	return append(present, absent...)
}

func printMissing(out io.Writer, answers []law.Answer, game string) error {
	if err := knownGame(game); err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "cite\thow\tmissing\tduty")
	for _, a := range answers {
		if a.Game == game && !a.Answered() {
			fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", a.Cite, a.How, missing(a), a.Duty)
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := io.WriteString(out, notYetKnown(answers, game, "."))
	return err
}

// notYetKnown says which of this the coverage cannot know, because it is as of the last make test: cases of the tree below dir
// that ran later, and rows that nothing cited then. It is empty if there are none.
func notYetKnown(answers []law.Answer, game, dir string) string {
	known, rows := map[string]bool{}, 0
	for _, a := range answers {
		for _, test := range a.Tests {
			_, name, _ := strings.Cut(test, "/") // of a case its game and its file
			known[name] = true
		}
		if a.Game == game && a.How != law.Human && len(a.Code)+len(a.Tests) == 0 {
			rows++
		}
	}
	files, _ := filepath.Glob(filepath.Join(dir, "cases", game, "*.case"))
	later := len(slices.DeleteFunc(files, func(file string) bool { return known[game+"/"+filepath.Base(file)] }))
	var list []string
	if later > 0 {
		list = append(list, fmt.Sprintf("the cases that are in cases/%s since: %d", game, later))
	}
	if rows > 0 {
		list = append(list, fmt.Sprintf("rows that nothing cited then: %d", rows))
	}
	if len(list) == 0 {
		return ""
	}
	return "\nThis is as of the last make test, which writes law/answered.tsv. Not in that file are " + strings.Join(list, ", and ") + ".\n"
}

func missing(a law.Answer) string {
	switch {
	case len(a.Code) > 0:
		return "test"
	case len(a.Tests) > 0:
		return "code"
	}
	return "code, test"
}
