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

// menuLines is the list of the games.
func (m *screen) menuLines() []string {
	lim := m.config.Terms.Limit
	lines := []string{header.paint(fmt.Sprintf(" %-*s", max(1, m.w-1), "Boardwalk: the Rules of the Games, played")), ""}
	for i, r := range m.games {
		mark, with := "  ", plain
		if i == m.pick {
			mark, with = "> ", label
		}
		lines = append(lines, with.paint(fmt.Sprintf("%s%d  %s", mark, i+1, r.Name)),
			faint.paint("     "+boardOf(r).about),
			faint.paint(fmt.Sprintf("     %s to %s, %d positions, N.J.A.C. %s", lim.Min, lim.Max, r.Seats, r.Subchapter)), "")
	}
	if m.fault != "" {
		lines = append(lines, warns.paint(sentence(m.fault)))
	}
	return append(lines, fmt.Sprintf("You bring %s; %d bots sit with you.", m.config.Bankroll, m.config.Bots),
		faint.paint("↑↓ and Enter, or a number, sits down · Esc leaves"))
}
