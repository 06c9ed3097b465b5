package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/table"
)

type gamesCommand struct {
	Game string `arg:"" optional:"" help:"Show one game in full: wagers, stages, questions, options, acts and incidents."`
	JSON bool   `name:"json" help:"Print one JSON array."`
	All  bool   `help:"List every table game that the law authorizes, also those that are not implemented."`
	whatIfFlags
}

// Help is printed by boardwalk games --help.
func (gamesCommand) Help() string {
	return `Examples:

    boardwalk games
    boardwalk games --all
    boardwalk games craps
    boardwalk games blackjack --what-if 'blackjack pays 6 to 5'`
}

// Run prints the games in the form that was asked for.
func (cmd *gamesCommand) Run(c *console) error {
	if cmd.All {
		if cmd.Game != "" {
			return misusef("--all lists every game: leave %q out", cmd.Game)
		}
		if len(cmd.WhatIf) > 0 {
			return misusef("--what-if is about one game: name it")
		}
		return printClosedList(c.out, cmd.JSON)
	}
	var unlawful []law.Fault
	games, keno := game.All, cmd.Game == "" || cmd.Game == odds.KenoID
	if cmd.Game != "" {
		games = nil
	}
	if !keno {
		rules, err := findGame(cmd.Game)
		if err != nil {
			return err
		}
		asked, err := cmd.suppose(rulesAsked{rules: rules, options: rules.Options(), terms: rules.Terms()}, fileText)
		if err != nil {
			return err
		}
		supposed := *asked.rules // whose usual options are those
		supposed.Options = func() table.Options { return rules.Copy(asked.options) }
		games, unlawful = []*table.Rules{&supposed}, asked.unlawful
	} else if len(cmd.WhatIf) > 0 {
		if cmd.Game == "" {
			return misusef("--what-if is about one game: name it")
		}
		return cmd.supposedKeno(c.out)
	}
	switch {
	case cmd.JSON:
		return printGamesJSON(c.out, games, keno, unlawful)
	case cmd.Game == odds.KenoID:
		return printKeno(c.out)
	case cmd.Game != "":
		printUnlawful(c.out, unlawful)
		return printGame(c.out, games[0])
	}
	return printGames(c.out, games)
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

// printGamesJSON writes games as one JSON array, with keno as the last if it is wanted, and with what the law says against
// one whose rules are supposed.
func printGamesJSON(out io.Writer, games []*table.Rules, keno bool, unlawful []law.Fault) error {
	list := make([]gameJSON, 0, len(games)+1)
	for _, r := range games {
		g := describeGame(r)
		g.Unlawful = odds.UnlawfulOf(unlawful)
		list = append(list, g)
	}
	if keno {
		list = append(list, describeKeno())
	}
	return printGamesList(out, list)
}

func printGamesList(out io.Writer, list []gameJSON) error {
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(list)
}
