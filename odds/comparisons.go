package odds

import (
	"slices"
	"strings"

	"boardwalk/money"
	"boardwalk/table"
)

// Comparison is a figure that others have published of a game whose rules are recovered or
// the house's own, and what it can be held against. It says under which rules this program
// finds the same, so that nobody takes a difference in the rules for an error in one of the two.
type Comparison struct {
	Wager     string `json:"wager"`
	Published string `json:"published" doc:"In percent of the wager, to the digits that were printed" example:"0.62"`
	Source    string `json:"source"`
	Options   string `json:"options,omitempty" doc:"The options under which this program finds the same, as the command line takes them" example:"split-hands=2"`
	Differs   bool   `json:"differs,omitempty" doc:"This program finds something else under any options: the note says why"`
	Note      string `json:"note,omitempty"`

	Stake money.Cents `json:"-"` // for which it is held against this program; zero is the usual one
}

// Comparisons are the published figures that those of a game can be held against.
func Comparisons(r *table.Rules) []Comparison { return Of(r).Comparisons }

// Under returns the options by which published figures of the game differ, with the values that they have in the
// report: "ante-pays-on=flush".
func (r *Report) Under() (list []string) {
	var names []string
	for _, c := range Comparisons(r.Rules) {
		for _, option := range strings.Fields(c.Options) {
			name, _, _ := strings.Cut(option, "=")
			names = append(names, name)
		}
	}
	for _, o := range r.Options.Declare() {
		if slices.Contains(names, o.Name) {
			list = append(list, o.Name+"="+o.Value())
		}
	}
	return list
}

// String says what was published, and under which options the program finds the same.
func (c *Comparison) String() string {
	text := c.Wager + ": " + c.Published + "% by " + c.Source
	switch {
	case c.Differs:
		text += " is not found here"
	case c.Options == "":
		text += ", as here with the usual options"
	default:
		text += ", as here with -o " + strings.ReplaceAll(c.Options, " ", " -o ")
		if c.Stake > 0 {
			text += " --stake " + strings.TrimPrefix(c.Stake.String(), "$")
		}
	}
	if c.Note != "" {
		text += ": " + c.Note
	}
	return text
}
