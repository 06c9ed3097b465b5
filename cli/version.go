package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/alecthomas/kong"

	"boardwalk/api"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/version"
)

type versionCommand struct {
	JSON bool `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk version --help.
func (versionCommand) Help() string {
	return `The number of the program and the commit that it was built from; the forms in which it
writes records, transfers and its database, and that of its interface for programs; and
the version of every game's rules, with two hashes: of all that the game declares, and
of what happens in random play from a fixed seed. A house records all of this each time
that it opens, so that every round leads to the program and the rules that dealt it.

Examples:

    boardwalk version
    boardwalk version --json`
}

// programVersion is all that is said of the program.
type programVersion struct {
	version.Program
	Go    string         `json:"go"`
	Forms map[string]int `json:"forms"`
	Rules []rulesVersion `json:"rules"`
}

// rulesVersion is the version of a game's rules.
type rulesVersion struct {
	Game        string              `json:"game"`
	Version     int                 `json:"version"`
	Declared    string              `json:"declared"`
	Played      string              `json:"played"`
	Corrections []correctionVersion `json:"corrections,omitempty"`
}

// correctionVersion is a correction of a game's rules.
type correctionVersion struct {
	Version int    `json:"version"`
	Name    string `json:"name"`
	Law     string `json:"law"`
	Was     string `json:"was"`
}

// versions returns what there is to say of the program.
func versions() programVersion {
	p := programVersion{Program: version.Current(), Go: runtime.Version(), Forms: floor.Forms()}
	p.Forms["api"], _ = strconv.Atoi(api.Version)
	for i, v := range game.Versions() {
		r := rulesVersion{Game: v.Game, Version: v.Version, Declared: v.Declared, Played: v.Played}
		for _, c := range game.All[i].Corrections {
			r.Corrections = append(r.Corrections, correctionVersion{c.Version, c.Name, string(c.Law), c.Was})
		}
		p.Rules = append(p.Rules, r)
	}
	return p
}

// Run prints the version.
func (cmd *versionCommand) Run(c *console) error {
	p := versions()
	if cmd.JSON {
		encoder := json.NewEncoder(c.out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(p)
	}
	return p.text(c.out)
}

// text writes the version for people.
func (p *programVersion) text(out io.Writer) error {
	fmt.Fprintf(out, "boardwalk %s, built with %s\n", p.Program, p.Go)
	var forms []string
	for _, name := range slices.Sorted(maps.Keys(p.Forms)) {
		forms = append(forms, fmt.Sprintf("%s %d", name, p.Forms[name]))
	}
	fmt.Fprintf(out, "forms: %s\n\n", strings.Join(forms, ", "))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "rules of\tversion\tdeclared\tplayed")
	for _, r := range p.Rules {
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\n", r.Game, r.Version, r.Declared, r.Played)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, r := range p.Rules {
		for _, c := range r.Corrections {
			if _, err := fmt.Fprintf(out, "\n%s %d, %s, %s: until then %s\n", r.Game, c.Version, c.Name, c.Law, c.Was); err != nil {
				return err
			}
		}
	}
	return nil
}

// versionFlag prints the number of the program and nothing else.
type versionFlag bool

// BeforeReset prints it before anything else is asked of the arguments.
func (versionFlag) BeforeReset(k *kong.Kong) error {
	fmt.Fprintf(k.Stdout, "boardwalk %s\n", version.Current())
	k.Exit(good)
	return nil
}
