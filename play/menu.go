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
		lines = append(lines, fmt.Sprintf("%-16s %s %s to %s.", r.ID, boardOf(r).about, lim.Min, lim.Max))
	}
	return lines
}

// menuLines is the list of the games, a line each, and what is to be known of
// the one that is picked.
func (m *screen) menuLines() []string {
	lim := m.config.Terms.Limit
	lines := []string{header.paint(fmt.Sprintf(" %-*s", max(1, m.w-1), "Boardwalk: the Rules of the Games, played")), ""}
	for i, r := range m.games {
		mark, with := "  ", plain
		if i == m.pick {
			mark, with = "> ", label
		}
		lines = append(lines, with.paint(fmt.Sprintf("%s%d  %-22s", mark, i+1, r.Name))+faint.paint(boardOf(r).about))
	}
	r := m.games[m.pick]
	lines = append(lines, "", fmt.Sprintf("%s: %s to %s, %d positions, N.J.A.C. %s", r.Name, lim.Min, lim.Max, r.Seats, r.Subchapter))
	if tips := boardOf(r).tips; tips != "" {
		lines = append(lines, faint.paint(tips))
	}
	lines = append(lines, "")
	if m.fault != "" {
		lines = append(lines, warns.paint(sentence(m.fault)))
	}
	return append(lines, fmt.Sprintf("You bring %s; %d bots sit with you.", m.config.Bankroll, m.config.Bots),
		faint.paint("↑↓ and Enter, or a number, sits down · Esc leaves"))
}
