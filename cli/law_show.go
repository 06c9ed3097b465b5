package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"boardwalk/internal/nearest"
	"boardwalk/law"
)

type showCommand struct {
	Cite string `arg:"" help:"A citation; 19:47- may be left out."`
	JSON bool   `name:"json" help:"Print a JSON array."`
}

// Help is printed by boardwalk law show --help.
func (showCommand) Help() string {
	return `The words are ours, not the regulation's, and no edition is claimed to be current law.

Examples:

    boardwalk law show '1.3(c)'
    boardwalk law show 19:47-20
    boardwalk law show '13:69F-42.5(a)[rank]'`
}

// Run prints the row of the citation and every row below it.
func (cmd *showCommand) Run(c *console) error {
	wanted, err := law.Parse(cmd.Cite)
	if err != nil {
		return misusef("%v", err)
	}
	rows, err := below(wanted)
	if err != nil {
		return err
	}
	if len(rows) == 0 {
		return misusef("the index has no row %q; nearest: %s", wanted, strings.Join(nearest.Names(wanted.String(), cites(), far), ", "))
	}
	if cmd.JSON {
		return printRowsJSON(c.out, rows)
	}
	return printRows(c.out, rows)
}

func below(wanted law.Citation) ([]law.Answer, error) {
	var rows []law.Answer
	for _, a := range law.Coverage() {
		citation, err := law.Parse(string(a.Cite))
		if err != nil {
			return nil, err
		}
		if wanted.Contains(citation) {
			rows = append(rows, a)
		}
	}
	return rows, nil
}

func cites() []string {
	var all []string
	for _, row := range law.Index() {
		all = append(all, string(row.Cite))
	}
	return all
}

func printRows(out io.Writer, rows []law.Answer) error {
	var b strings.Builder
	for i, row := range rows {
		if i > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "%s  %s, %s, %s\n", row.Cite, row.Game, row.Kind, row.How)
		fmt.Fprintf(&b, "  duty     %s\n", row.Duty)
		fmt.Fprintf(&b, "  edition  %s\n", row.Edition.Description())
		if row.Doubt != "" {
			fmt.Fprintf(&b, "  doubt    %s\n", row.Doubt)
		}
		fmt.Fprintf(&b, "  code     %s\n", listed(row.Code))
		fmt.Fprintf(&b, "  tests    %s\n", listed(row.Tests))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

func listed(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, "\n           ")
}

func printRowsJSON(out io.Writer, rows []law.Answer) error {
	type shown struct {
		Cite    law.Cite `json:"cite"`
		Game    string   `json:"game"`
		Kind    string   `json:"kind"`
		How     law.How  `json:"how"`
		Duty    string   `json:"duty"`
		Edition string   `json:"edition"`
		Doubt   string   `json:"doubt,omitempty"`
		Code    []string `json:"code"`
		Tests   []string `json:"tests"`
	}
	all := []shown{}
	for _, r := range rows {
		all = append(all, shown{
			r.Cite, r.Game, r.Kind, r.How, r.Duty, r.Edition.Description(), r.Doubt,
			append([]string{}, r.Code...), append([]string{}, r.Tests...),
		})
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(all)
}
