package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/play/log"
	"boardwalk/table"
)

// Menu is a line for each game: what it is, and the limits.
func Menu(games []*table.Rules) []string {
	wide := 0
	for _, r := range games {
		wide = max(wide, len(r.ID))
	}
	var lines []string
	for _, r := range games {
		lines = append(lines, fmt.Sprintf("%-*s %s %s.", wide, r.ID, describe(r), sentenceCase(usualTerms(r))))
	}
	return lines
}

// usualTerms are the limits of a game whose licensee has said nothing.
func usualTerms(r *table.Rules) string { return stakesOf(r, r.Options(), r.Terms().Limit) }

// menuKeys pick the games of the menu. The letters that are left out have
// their meaning there already.
const menuKeys = "123456789abcdefghilmnoprstuvwxyzABCDEFGHILMNOPRSTUVWXYZ"

// menuLines is the list of the games, a line each, and what is to be known of
// the one that is picked. In little room only the games around it are listed.
func (m *screen) menuLines() []string {
	r := m.games[m.pick]
	config := m.config
	config.Rules = r
	foot := []string{fmt.Sprintf("%s: %s, %d positions, %s", r.Name, m.terms(r), r.Seats, law.Cite(r.Subchapter).Titled())}
	for _, tip := range append(r.About.Tips[:min(1, len(r.About.Tips))], examples(r.About)...) {
		for _, line := range wrap(tip, max(20, m.w)) {
			foot = append(foot, faint.Paint(line))
		}
	}
	if m.fault != "" {
		foot = append(foot, warns.Paint(log.Sentence(m.fault)))
	}
	foot = append(foot, fmt.Sprintf("You bring %s; %s with you.", m.config.Bankroll, sits(config.company())),
		faint.Paint("↑↓ and Enter, or a key, sits down · Esc leaves"))
	rows := max(1, min(len(m.games), m.h-1-len(foot)))
	top := min(max(0, m.pick-rows/2), len(m.games)-rows)
	lines := []string{header.Paint(fmt.Sprintf(" %-*s", max(1, m.w-1), "Boardwalk: the Rules of the Games, played"))}
	for i := top; i < top+rows; i++ {
		lines = append(lines, m.menuLine(i))
	}
	if m.h > len(lines)+len(foot)+1 {
		lines = slices.Insert(lines, 1, "")
		lines = append(lines, "")
	}
	return append(lines, foot...)
}

func (m *screen) menuLine(i int) string {
	mark, with, key := "  ", plain, " "
	if i == m.pick {
		mark, with = "> ", label
	}
	if i < len(menuKeys) {
		key = menuKeys[i : i+1]
	}
	return with.Paint(fmt.Sprintf("%s%s  %-22s  ", mark, key, m.games[i].Name)) + faint.Paint(describe(m.games[i]))
}

// terms are the limits at the table that would be opened.
func (m *screen) terms(r *table.Rules) string {
	if lim := m.config.Terms.Limit; lim != (table.Limit{}) {
		return stakesOf(r, r.Options(), lim)
	}
	return usualTerms(r)
}

func sits(bots int) string {
	if bots == 1 {
		return "1 bot sits"
	}
	return fmt.Sprintf("%d bots sit", bots)
}

func sentenceCase(text string) string { return strings.TrimSuffix(log.Sentence(text), ".") }
