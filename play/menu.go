package play

import (
	"fmt"

	"boardwalk/table"
)

// Menu is a line for each game: what it is, and the limits.
func Menu(games []*table.Rules) []string {
	var lines []string
	lim := table.DefaultTerms().Limit
	for _, r := range games {
		lines = append(lines, fmt.Sprintf("%-10s %s %s to %s.", r.ID, boardOf(r).about, lim.Min, lim.Max))
	}
	return lines
}
