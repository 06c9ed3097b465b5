package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"boardwalk/law"
)

type additionsCommand struct {
	JSON bool `name:"json" help:"Print a JSON array."`
}

// Help is printed by boardwalk law additions --help.
func (additionsCommand) Help() string {
	return `What this house refuses or asks for although no paragraph of the regulation does:
bounds of the software, and rules without which a table could not be run. Each says
beside which paragraph it stands, what code it is in and which tests show it. A refusal
under one of them cites it as an addition of this house.

How the house reads what the text leaves open is in boardwalk law show. Books of house
rules for games whose text we do not hold are not repeated here, and a refusal that cites
nothing (a seat is taken, a question was answered before) is no matter of the law.

Example:

    boardwalk law additions`
}

// Run prints what the house adds to the law.
func (cmd *additionsCommand) Run(c *console) error {
	answers := answersOf(law.Additions())
	if cmd.JSON {
		return printAdditionsJSON(c.out, answers)
	}
	var b strings.Builder
	for i := range answers {
		row := &answers[i]
		if i > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "%s  %s, %s\n", row.Cite, row.Game, row.Kind)
		fmt.Fprintf(&b, "  adds     %s\n", row.Duty)
		fmt.Fprintf(&b, "  why      %s\n", row.Doubt)
		fmt.Fprintf(&b, "  code     %s\n", listed(row.Code))
		fmt.Fprintf(&b, "  tests    %s\n", listed(row.Tests))
	}
	_, err := io.WriteString(c.out, b.String())
	return err
}

func printAdditionsJSON(out io.Writer, rows []law.Answer) error {
	type addition struct {
		Cite   law.Cite   `json:"cite"`
		Game   string     `json:"game"`
		Adds   string     `json:"adds"`
		Why    string     `json:"why"`
		Beside []law.Cite `json:"beside"`
		Code   []string   `json:"code"`
		Tests  []string   `json:"tests"`
	}
	all := []addition{}
	for i := range rows {
		r := &rows[i]
		all = append(all, addition{r.Cite, r.Game, r.Duty, r.Doubt, append([]law.Cite{}, r.Beside()...),
			append([]string{}, r.Code...), append([]string{}, r.Tests...)})
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(all)
}
