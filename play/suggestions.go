package play

import (
	"slices"
	"strings"

	"boardwalk/internal/nearest"
	"boardwalk/money"
	"boardwalk/play/canvas"
	"boardwalk/table"
)

// near lists up to three things that could have been meant.
func (s *Session) near(words []string) []string {
	if len(words) > 1 && isNumber(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	wrote := strings.Join(words, " ")
	names := s.phrases()
	for _, c := range s.commands() {
		names = append(names, c.name)
	}
	best := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !strings.HasPrefix(n, words[0]) })
	best = append(best, nearest.Names(wrote, names, max(1, len(wrote)/3))...)
	return best[:min(3, len(best))]
}

// phrases are the typed names of all wagers that are made, not moved.
func (s *Session) phrases() []string {
	var names []string
	layout := s.Table().Layout()
	for i := range layout.Wagers {
		if w := &layout.Wagers[i]; !w.Moved && !w.Asked && w.Made != 0 && s.mayBeMine(w) {
			names = append(names, phrase(w))
		}
	}
	return names
}

// example is a wager that may be made now, as one would type it: one that the game
// says is worth trying, if it may be made.
func (s *Session) example() string {
	for _, line := range s.Table().Rules().About.Examples {
		p, ok := s.parseWager(strings.Fields(line))
		if ok && s.may(table.Act{Kind: table.Make, Seat: s.Seat(), Area: p.area, Amount: p.amount}) == nil {
			return line
		}
	}
	lawful := s.Lawful()
	if len(lawful) == 0 {
		return "help"
	}
	return phrase(s.wager(lawful[0])) + " " + canvas.Typed(max(s.least(s.Seat(), lawful[0]), (5*money.Dollar).Up(s.Table().Unit(lawful[0]))))
}

// oddsOf are the odds of an area in a few words: "7 to 6", "1 to 1, 2 to 1 on 12".
func (s *Session) oddsOf(a table.Area) string {
	var list []string
	for _, p := range s.Table().Pays(a) {
		text := p.String()
		if p.On != "" {
			text += " on " + p.On
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}
