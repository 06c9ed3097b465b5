package cli

import (
	"fmt"
	"io"
	"strings"

	"boardwalk/game"
	"boardwalk/internal/nearest"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/table"
)

type gamesCommand struct {
	Game string `arg:"" optional:"" help:"Show one game in full: wagers, stages, questions, options, acts and incidents."`
	JSON bool   `name:"json" help:"Print one JSON array."`
	All  bool   `help:"List every table game that the law authorizes, also those that are not implemented."`
}

// Help is printed by boardwalk games --help.
func (gamesCommand) Help() string {
	return `Examples:

    boardwalk games
    boardwalk games --all
    boardwalk games craps`
}

// Run prints the games in the form that was asked for.
func (cmd *gamesCommand) Run(c *console) error {
	if cmd.All {
		if cmd.Game != "" {
			return misusef("--all lists every game: leave %q out", cmd.Game)
		}
		return printClosedList(c.out, cmd.JSON)
	}
	games, keno := game.All, cmd.Game == "" || cmd.Game == odds.KenoID
	if cmd.Game != "" {
		games = nil
	}
	if !keno {
		rules, err := findGame(cmd.Game)
		if err != nil {
			return err
		}
		games = []*table.Rules{rules}
	}
	switch {
	case cmd.JSON:
		return printGamesJSON(c.out, games, keno)
	case cmd.Game == odds.KenoID:
		return printKeno(c.out)
	case cmd.Game != "":
		return printGame(c.out, games[0])
	}
	return printGames(c.out, games)
}

// findGame finds a game, or says which there are.
func findGame(id string) (*table.Rules, error) {
	if rules, ok := game.Find(id); ok {
		return rules, nil
	}
	if id == odds.KenoID {
		return nil, misusef("keno is not played at a table: see boardwalk keno, odds keno and simulate keno")
	}
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return nil, misusef("there is no game %q; nearest: %s", id, strings.Join(nearest.Names(id, ids, nearest.Any), ", "))
}

// printGames lists games, and keno after them: id and name, and under them the book
// and a line of description.
func printGames(out io.Writer, games []*table.Rules) error {
	ids := 0
	for _, r := range games {
		ids = max(ids, len(r.ID))
	}
	var b strings.Builder
	for _, r := range games {
		fmt.Fprintf(&b, "%-*s  %s\n", ids, r.ID, r.Name)
		b.WriteString(folded(4, 4, bookOf(r)+": "+r.About.Description))
	}
	k := describeKeno()
	fmt.Fprintf(&b, "%-*s  %s\n", ids, k.ID, k.Name)
	b.WriteString(folded(4, 4, k.Book+": "+k.About))
	_, err := io.WriteString(out, b.String())
	return err
}

// bookOf says which book a game is of: a subchapter of the regulation, or house
// rules.
func bookOf(r *table.Rules) string {
	by := law.Cite(r.Subchapter)
	if regulation := law.Books()[0]; by.Book().ID != regulation.ID {
		return "house rules"
	}
	return by.Text()
}

// columns is how wide the description of a game is at most.
const columns = 80

// folded breaks a text into lines of at most [columns] columns, the first indented
// by first and the others by rest.
func folded(first, rest int, text string) string {
	var b strings.Builder
	line := strings.Repeat(" ", first)
	width, fresh := first, true
	for _, word := range strings.Fields(text) {
		n := len([]rune(word))
		if !fresh && width+1+n > columns {
			b.WriteString(line + "\n")
			line, width, fresh = strings.Repeat(" ", rest), rest, true
		}
		if !fresh {
			line, width = line+" ", width+1
		}
		line, width, fresh = line+word, width+n, false
	}
	if fresh {
		return b.String()
	}
	return b.String() + line + "\n"
}
