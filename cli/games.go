package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"boardwalk/game"
	"boardwalk/internal/nearest"
	"boardwalk/law"
	"boardwalk/table"
)

type gamesCommand struct {
	Game string `arg:"" optional:"" help:"Show one game in full: wagers, options, acts and incidents."`
	JSON bool   `name:"json" help:"Print one JSON array."`
}

// Help is printed by boardwalk games --help.
func (gamesCommand) Help() string {
	return `Examples:

    boardwalk games
    boardwalk games craps`
}

// Run prints the games in the form that was asked for.
func (cmd *gamesCommand) Run(c *console) error {
	games := game.All
	if cmd.Game != "" {
		rules, err := findGame(cmd.Game)
		if err != nil {
			return err
		}
		games = []*table.Rules{rules}
	}
	switch {
	case cmd.JSON:
		return printGamesJSON(c.out, games)
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
	var ids []string
	for _, r := range game.All {
		ids = append(ids, r.ID)
	}
	return nil, misusef("there is no game %q; nearest: %s", id, strings.Join(nearest.Names(id, ids, far), ", "))
}

func printGames(out io.Writer, games []*table.Rules) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "id\tname\tsubchapter\twagers\toptions")
	for _, r := range games {
		o := r.Options()
		fmt.Fprintf(w, "%s\t%s\t%s\t%6d\t%7d\n", r.ID, r.Name, r.Subchapter, len(r.New(o).Layout().Wagers), len(o.Declare()))
	}
	return w.Flush()
}

func printGame(out io.Writer, r *table.Rules) error {
	options := r.Options()
	l := r.New(options).Layout()
	fmt.Fprintf(out, "%s (%s), %d positions\n", r.Name, law.Cite(r.Subchapter).Titled(), r.Seats)
	if boxes := boxNames(l); len(boxes) > 0 {
		fmt.Fprintf(out, "Cards are dealt to: %s\n", strings.Join(boxes, ", "))
	}
	var wagers, choices []string
	for i := range l.Wagers {
		w := &l.Wagers[i]
		wagers = append(wagers, row(w.ID, w.Law.Full(), w.Name, oddsText(w)))
	}
	for _, o := range options.Declare() {
		choices = append(choices, row(o.Name, o.Law.Full(), o.Value(), o.Help+": "+o.Lawful))
	}
	for _, section := range []struct {
		title string
		rows  []string
	}{{"Wagers", wagers}, {"Options", choices}, {"Acts", declaredRows(l.Acts)}, {"Incidents", declaredRows(l.Incidents)}} {
		if len(section.rows) == 0 {
			continue
		}
		fmt.Fprintf(out, "\n%s\n", section.title)
		w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
		for _, line := range section.rows {
			fmt.Fprintln(w, line)
		}
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// boxNames are the places that get cards.
func boxNames(l *table.Layout) []string {
	return slices.DeleteFunc(slices.Clone(l.Boxes), func(name string) bool { return name == "" })
}

func row(cells ...string) string { return "  " + strings.Join(cells, "\t") }

func declaredRows(list []table.Declared) []string {
	var rows []string
	for _, d := range list {
		rows = append(rows, row(strings.TrimSpace(d.ID+" "+d.Args), d.Law.Full(), d.Help))
	}
	return rows
}

// oddsText writes the odds of a wager as a sign would.
func oddsText(w *table.Wager) string {
	text := ""
	for i, p := range w.Pays {
		if i > 0 {
			text += ", "
		}
		text += p.Odds.String()
		if p.On != "" {
			text += " on " + p.On
		}
	}
	return text
}

type gameJSON struct {
	ID         string         `json:"id"`
	Name       string         `json:"name"`
	Subchapter string         `json:"subchapter"`
	Seats      int            `json:"seats"`
	Wagers     []wagerJSON    `json:"wagers"`
	Options    []optionJSON   `json:"options"`
	Boxes      []string       `json:"boxes,omitempty"`
	Acts       []declaredJSON `json:"acts"`
	Incidents  []declaredJSON `json:"incidents"`
}

type wagerJSON struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Group   string    `json:"group,omitempty"`
	Aliases []string  `json:"aliases,omitempty"`
	Law     string    `json:"law"`
	OneRoll bool      `json:"one_roll,omitempty"`
	Pays    []payJSON `json:"pays"`
}

type payJSON struct {
	On   string `json:"on,omitempty"`
	Odds string `json:"odds"`
	Law  string `json:"law"`
}

type optionJSON struct {
	Name    string `json:"name"`
	Default string `json:"default"`
	Lawful  string `json:"lawful"`
	Help    string `json:"help"`
	Law     string `json:"law"`
}

type declaredJSON struct {
	ID    string `json:"id"`
	Args  string `json:"args,omitempty"`
	Staff bool   `json:"staff,omitempty"`
	Help  string `json:"help"`
	Law   string `json:"law"`
}

func printGamesJSON(out io.Writer, games []*table.Rules) error {
	list := make([]gameJSON, 0, len(games))
	for _, r := range games {
		list = append(list, describeGame(r))
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(list)
}

func describeGame(r *table.Rules) gameJSON {
	options := r.Options()
	l := r.New(options).Layout()
	g := gameJSON{ID: r.ID, Name: r.Name, Subchapter: r.Subchapter, Seats: r.Seats}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		j := wagerJSON{ID: w.ID, Name: w.Name, Group: w.Group, Aliases: w.Aliases, Law: w.Law.Full(), OneRoll: w.OneRoll}
		for _, p := range w.Pays {
			j.Pays = append(j.Pays, payJSON{p.On, p.Odds.String(), p.Law.Full()})
		}
		g.Wagers = append(g.Wagers, j)
	}
	for _, o := range options.Declare() {
		g.Options = append(g.Options, optionJSON{o.Name, o.Value(), o.Lawful, o.Help, o.Law.Full()})
	}
	g.Boxes = boxNames(l)
	g.Acts, g.Incidents = describeDeclared(l.Acts), describeDeclared(l.Incidents)
	return g
}

func describeDeclared(list []table.Declared) []declaredJSON {
	out := make([]declaredJSON, 0, len(list))
	for _, d := range list {
		out = append(out, declaredJSON{d.ID, d.Args, d.Staff, d.Help, d.Law.Full()})
	}
	return out
}
