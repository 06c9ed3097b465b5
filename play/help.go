package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// enterHelp says what Enter does when a question is open, at all games.
const enterHelp = "Questions are answered by the number or the word of a choice, then Enter. An empty line " +
	"answers only where (Enter: …) is shown, which costs nothing: it never stands, folds or bets for you."

// helpAll lists the commands, the shortest way to play first.
func (s *Session) helpAll() Reply {
	page := append([]string{"Enter on an empty line plays the next round. " + enterHelp}, s.tips()...)
	if s.contest == nil {
		page[0] = "Type a wager and an amount: " + s.example() + ". " + page[0]
	}
	page = append(page, "")
	for _, c := range s.commands() {
		name := c.name
		if slices.Contains(c.also, s.verb()) {
			name = s.verb()
		}
		page = append(page, fmt.Sprintf("  %-22s %s", strings.TrimSpace(name+" "+c.args), c.help))
	}
	if acts := s.Table().Layout().Acts; len(acts) > 0 {
		page = append(page, "", "At this game also:")
		for _, d := range acts {
			page = append(page, declaredLine(d))
		}
	}
	page = append(page, "", "Keys: Tab completes, Up and Down recall, PgUp and PgDn scroll the log, Esc closes or "+
		"clears, ? helps, ! hints, Ctrl-C leaves.")
	return Reply{Title: "Help", Page: page}
}

// tips returns what a beginner has to know, and what to type.
func (s *Session) tips() []string {
	about := s.Table().Rules().About
	tips := slices.Clone(about.Tips)
	if s.contest != nil {
		return append(tips, s.contest.Tips())
	}
	return append(tips, examples(about)...)
}

// examples returns a line of wagers that are worth trying, if a game has any.
func examples(about table.About) []string {
	if len(about.Examples) == 0 {
		return nil
	}
	return []string{"Try: " + strings.Join(about.Examples, ", ") + "; then Enter."}
}

// helpWager says what a wager is, in the index's words.
func (s *Session) helpWager(a table.Area) []string {
	w := s.wager(a)
	page := []string{s.describe(a)}
	told := map[law.Cite]bool{}
	page = append(page, paragraph("wager", w.Law, told)...)
	for _, p := range s.Table().Pays(a) {
		page = append(page, paragraph("odds", p.Law, told)...)
	}
	page = append(page, paragraph("down", w.LockedLaw, told)...)
	page = append(page, paragraph("charge", w.Vigorish.Law, told)...)
	if r := s.may(table.Act{Kind: table.Make, Seat: s.Seat(), Area: a, Amount: s.least(s.Seat(), a)}); r != nil {
		page = append(page, "Not now: "+refusal(r.Text, r.By))
	} else {
		page = append(page, fmt.Sprintf("May be bet now: %s %s", phrase(w), canvas.Typed(s.least(s.Seat(), a))))
	}
	return page
}

// cmdHelp explains a command, a wager, a group of wagers, an act or an
// incident; without a word it lists the commands.
func (s *Session) cmdHelp(words []string) Reply {
	if len(words) == 0 {
		return s.helpAll()
	}
	title := "Help: " + strings.Join(words, " ")
	if c, ok := findCommand(words[0]); ok && len(words) == 1 {
		page := []string{strings.TrimSpace(c.name+" "+c.args) + ": " + c.help}
		if len(c.also) > 0 {
			page = append(page, "Also: "+strings.Join(c.also, ", "))
		}
		return Reply{Title: title, Page: page}
	}
	if a, ok := s.resolve(words); ok {
		return Reply{Title: title, Page: s.helpWager(a)}
	}
	layout := s.Table().Layout()
	for _, d := range slices.Concat(layout.Acts, layout.Incidents) {
		if d.ID == strings.Join(words, "-") {
			return Reply{Title: title, Page: append([]string{declaredLine(d)}, paragraph("under", d.Law, map[law.Cite]bool{})...)}
		}
	}
	var areas []table.Area
	for i := range layout.Wagers {
		w := &layout.Wagers[i]
		if !w.Moved && !w.Asked && w.Made != 0 && s.mayBeMine(w) &&
			(strings.HasPrefix(phrase(w), words[0]) || strings.HasPrefix(w.Group, strings.Join(words, " "))) {
			areas = append(areas, table.Area(i))
		}
	}
	page := s.catalogue(areas)
	if page == nil {
		s.unknown(words)
		return Reply{}
	}
	return Reply{Title: title, Page: page}
}
