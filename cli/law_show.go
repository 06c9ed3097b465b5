package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"boardwalk/law"
)

type showCommand struct {
	Cite string `arg:"" help:"A citation; 19:47- may be left out, and house:war-3(a) is one of house rules."`
	JSON bool   `name:"json" help:"Print a JSON array."`
}

// Help is printed by boardwalk law show --help.
func (showCommand) Help() string {
	return `The words are ours, not the regulation's, and no edition is claimed to be current law.
Where the text leaves something open, "reading" says how we read it, and "adds" is what
the house refuses or asks for beside the paragraph although no paragraph does.

Examples:

    boardwalk law show '1.3(c)'
    boardwalk law show 19:47-20
    boardwalk law show '13:69F-1.3(c)'
    boardwalk law show house:war`
}

// Run prints the row of the citation and every row below it.
func (cmd *showCommand) Run(c *console) error {
	wanted, err := law.Parse(cmd.Cite)
	if err != nil {
		return misusef("%v%s", err, nearestCites(cmd.Cite))
	}
	rows, note := law.Find(wanted)
	if len(rows) == 0 {
		return misusef("the index has no row %q%s", wanted, nearestCites(wanted.String()))
	}
	answers := answersOf(rows)
	if cmd.JSON {
		return printRowsJSON(c.out, answers, note)
	}
	return printRows(c.out, answers, note)
}

// answersOf returns what answers each of the rows.
func answersOf(rows []law.Row) []law.Answer {
	wanted := make(map[law.Cite]bool, len(rows))
	for _, row := range rows {
		wanted[row.Cite] = true
	}
	return slices.DeleteFunc(law.Coverage(), func(a law.Answer) bool { return !wanted[a.Cite] })
}

// nearestCites lists the citations that somebody who misspelt one may have meant.
func nearestCites(wrote string) string {
	list := law.Nearest(wrote)
	if len(list) == 0 {
		return ""
	}
	return "; nearest: " + strings.Join(list, ", ")
}

func printRows(out io.Writer, rows []law.Answer, note string) error {
	var b strings.Builder
	told := map[string]bool{}
	if note != "" {
		b.WriteString(note + "\n\n")
	}
	for i, row := range rows {
		if i > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "%s  %s, %s, %s\n", row.Cite, row.Game, row.Kind, row.How)
		if book := row.Cite.Book(); row.Edition == law.HouseRules {
			fmt.Fprintf(&b, "  book     %s\n", book.Title)
		}
		fmt.Fprintf(&b, "  duty     %s\n", row.Duty)
		fmt.Fprintf(&b, "  edition  %s\n", row.Edition.Description())
		if row.Doubt != "" {
			fmt.Fprintf(&b, "  doubt    %s\n", row.Doubt)
		}
		for _, r := range law.ReadingsOf(row.Cite) {
			if !told[r.Question] { // once, though it is about all rows below its paragraph
				fmt.Fprintf(&b, "  reading  %s\n", r)
			}
			told[r.Question] = true
		}
		for _, r := range law.AdditionsTo(row.Cite) {
			if line := fmt.Sprintf("%s: %s", r.Cite, r.Duty); !told[line] && !row.Cite.IsAddition() {
				fmt.Fprintf(&b, "  adds     %s\n", line)
				told[line] = true
			}
		}
		fmt.Fprintf(&b, "  code     %s\n", listed(row.Code))
		fmt.Fprintf(&b, "  tests    %s\n", listed(row.Tests))
		if row.Shown != 0 {
			fmt.Fprintf(&b, "  shown    by %s\n", strings.ReplaceAll(row.Shown.String(), ",", ", "))
		}
		if why := row.ByConstruction(); why != "" {
			fmt.Fprintf(&b, "  true     by construction: %s\n", why)
		}
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

func printRowsJSON(out io.Writer, rows []law.Answer, note string) error {
	type shown struct {
		Cite    law.Cite `json:"cite"`
		Book    string   `json:"book"`
		Note    string   `json:"note,omitempty"` // where it was asked for under another number
		Game    string   `json:"game"`
		Kind    string   `json:"kind"`
		How     law.How  `json:"how"`
		Duty    string   `json:"duty"`
		Edition string   `json:"edition"`
		Doubt   string   `json:"doubt,omitempty"`
		Code    []string `json:"code"`
		Tests   []string `json:"tests"`
		Reading []string `json:"readings,omitempty"`       // ours, each with its question
		True    string   `json:"byConstruction,omitempty"` // why no event need show it
		Adds    []string `json:"additions,omitempty"`      // of the house, beside the paragraph
	}
	all := []shown{}
	for _, r := range rows {
		all = append(all, shown{
			r.Cite, r.Cite.Book().ID, note, r.Game, r.Kind, r.How, r.Duty, r.Edition.Description(), r.Doubt,
			append([]string{}, r.Code...), append([]string{}, r.Tests...), readings(r.Cite), r.ByConstruction(), additions(r.Cite),
		})
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(all)
}

// additions returns what the house adds beside a paragraph, each with its citation.
func additions(c law.Cite) (lines []string) {
	for _, r := range law.AdditionsTo(c) {
		lines = append(lines, string(r.Cite)+": "+r.Duty)
	}
	return lines
}

// readings returns our readings of a paragraph, each in one line.
func readings(c law.Cite) []string {
	var lines []string
	for _, r := range law.ReadingsOf(c) {
		lines = append(lines, r.String())
	}
	return lines
}
