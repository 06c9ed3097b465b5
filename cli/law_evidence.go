package cli

import (
	"fmt"
	"io"
	"text/tabwriter"

	"boardwalk/law"
)

// shownBy is how many answered rows have a kind of evidence: as their
// strongest, and at all.
type shownBy struct {
	Evidence  string `json:"evidence"`
	Strongest int    `json:"strongest"`
	Enforced  int    `json:"enforced"` // of the strongest, those that software should enforce
	Any       int    `json:"any"`
}

// tallyShown counts the answered rows by kind of evidence, the strongest kind
// first. Those of a coverage file that does not say it come last.
func tallyShown(answers []law.Answer) []shownBy {
	kinds := law.AllEvidence()
	list := make([]shownBy, len(kinds)+1)
	for i, e := range kinds {
		list[i].Evidence = e.String()
	}
	list[len(kinds)].Evidence = "unknown"
	for _, a := range answers {
		if !a.Answered() {
			continue
		}
		for i, e := range kinds {
			if a.Shown.Has(e) {
				list[i].Any++
			}
		}
		at := len(kinds)
		if e, ok := a.Shown.Strongest(); ok {
			at = int(e)
		} else {
			list[at].Any++
		}
		list[at].Strongest++
		if a.How == law.Enforce {
			list[at].Enforced++
		}
	}
	if list[len(kinds)].Strongest == 0 {
		list = list[:len(kinds)]
	}
	return list
}

func printEvidence(out io.Writer, answers []law.Answer) error {
	fmt.Fprintln(out)
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "answered by\tstrongest\tto enforce\tat all")
	for _, n := range tallyShown(answers) {
		fmt.Fprintf(table, "%s\t%9d\t%10d\t%6d\n", n.Evidence, n.Strongest, n.Enforced, n.Any)
	}
	return table.Flush()
}

// printShown lists the answered rows of a game, or of all, with the evidence
// for each.
func printShown(out io.Writer, answers []law.Answer, game string) error {
	if game != "all" {
		if err := knownGame(game); err != nil {
			return err
		}
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "cite\thow\tanswered by\ttests\tduty")
	for _, a := range answers {
		if !a.Answered() || game != "all" && a.Game != game {
			continue
		}
		shown := a.Shown.String()
		if shown == "" {
			shown = "unknown"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%5d\t%s\n", a.Cite, a.How, shown, len(a.Tests), a.Duty)
	}
	return table.Flush()
}
