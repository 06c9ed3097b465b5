package sim

import (
	"strings"

	"boardwalk/odds"
)

// Exact finds the figure of a report that says what a wager is worth in the
// long run, if it is played in the way of a strategy: nil if there is none.
func Exact(report *odds.Report, r *Result) *odds.Figure {
	for _, f := range report.Figures {
		// The first figure of a wager is over the initial wager.
		if f.Wager == r.Wager && (f.Strategy == "" || r.Strategy.Text != "" && strings.HasSuffix(f.Strategy, r.Strategy.Text)) {
			return f
		}
	}
	return nil
}
